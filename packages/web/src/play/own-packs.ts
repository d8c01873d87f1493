import type { Pack } from '@vigil/rules';
import { embeddedPackIds } from '@vigil/table';
import { Store, useStoreValue } from '../ui/store.js';
import { deletePack, loadPacks, savePack } from './game-storage.js';

/** An unreadable pack in this browser's storage; it is not used. */
export interface DamagedPack {
  /** Its key in the database; of any type, since it is unchecked. */
  readonly id: IDBValidKey;
  readonly value: unknown;
}

interface PackList {
  readonly packs: readonly Pack[];
  readonly damaged: readonly DamagedPack[];
}

const NO_PACKS: PackList = { packs: [], damaged: [] };
const packStore = new Store(NO_PACKS);
let loading: Promise<PackList> | undefined;

/** Returns the packs from files stored in this browser; none without storage. */
export async function loadOwnPacks(): Promise<readonly Pack[]> {
  loading ??= refresh();
  return (await loading).packs;
}

/** Hook for the packs from files: those loaded so far. */
export function useOwnPacks(): readonly Pack[] {
  return useStoreValue(packStore, ({ packs }) => packs);
}

export function useDamagedPacks(): readonly DamagedPack[] {
  return useStoreValue(packStore, ({ damaged }) => damaged);
}

/** Stores a pack in this browser. Replaces one with the same id. */
export async function addPack(pack: Pack): Promise<void> {
  await savePack(pack);
  await reload();
}

/** Deletes a stored pack. Games with it have a copy of their own. */
export async function removePack(id: IDBValidKey): Promise<void> {
  await deletePack(id);
  await reload();
}

/** Adds a listener for changes of the stored packs. Returns the function that removes it. */
export const onOwnPacksChange = packStore.subscribe;

/** Returns the packs from files in a saved game. Throws `PackFault`. The reader is loaded only if there are some. */
export async function findEmbeddedPacks(saved: unknown): Promise<readonly Pack[]> {
  if (embeddedPackIds(saved).length === 0) return [];
  const { readEmbeddedPacks } = await import('./pack-reader.js');
  return readEmbeddedPacks(saved);
}

async function reload(): Promise<void> {
  loading = undefined;
  await loadOwnPacks();
}

async function refresh(): Promise<PackList> {
  const found = await loadCheckedPacks().catch(() => NO_PACKS);
  packStore.set(found);
  return found;
}

/** The pack reader is loaded only if there are packs. */
async function loadCheckedPacks(): Promise<PackList> {
  const all = await loadPacks();
  if (all.length === 0) return NO_PACKS;
  const { readEmbeddedPacks } = await import('./pack-reader.js');
  const packs: Pack[] = [];
  const damaged: DamagedPack[] = [];
  for (const stored of all) {
    try {
      packs.push(...readEmbeddedPacks({ embedded: { packs: [stored] } }));
    } catch {
      damaged.push({ id: (stored as { readonly id: IDBValidKey }).id, value: stored });
    }
  }
  return { packs, damaged };
}

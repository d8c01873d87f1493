import type { Pack } from '@vigil/rules';
import { enclosedIn } from '@vigil/table';
import { Store, useStored } from '../frame/store.js';
import { forgetPack, keepPack, keptPacks } from './storage.js';

/** What is kept in this browser as a pack from a file, and is none: it is used nowhere. */
export interface DamagedPack {
  /** Its place in the database, of whatever kind. */
  readonly id: IDBValidKey;
  readonly kept: unknown;
}

interface Own {
  readonly packs: readonly Pack[];
  readonly damaged: readonly DamagedPack[];
}

const NONE: Own = { packs: [], damaged: [] };
const own = new Store(NONE);
let reading: Promise<Own> | undefined;

/** The packs from files that are kept in this browser; none where nothing can be kept. */
export async function ownPacks(): Promise<readonly Pack[]> {
  reading ??= read();
  return (await reading).packs;
}

/** The same within a component: those known by now. */
export function useOwnPacks(): readonly Pack[] {
  return useStored(own, ({ packs }) => packs);
}

/** Those that are damaged, within a component. */
export function useDamagedPacks(): readonly DamagedPack[] {
  return useStored(own, ({ damaged }) => damaged);
}

/** Keeps a pack from now on, in place of one of that id. */
export async function addPack(pack: Pack): Promise<void> {
  await keepPack(pack);
  await readAgain();
}

/** Keeps a pack no longer. Games that are played with it carry it with them. */
export async function removePack(id: IDBValidKey): Promise<void> {
  await forgetPack(id);
  await readAgain();
}

/** Calls `listener` whenever other packs are kept, until the function it gives is called. */
export const onOwnPacks = own.subscribe;

/** The packs from files that a saved game brings along. Throws `PackFault`. Reading packs is fetched only where there are some. */
export async function broughtBy(saved: unknown): Promise<readonly Pack[]> {
  if (enclosedIn(saved).length === 0) return [];
  const { packsInSave } = await import('./reading-packs.js');
  return packsInSave(saved);
}

async function readAgain(): Promise<void> {
  reading = undefined;
  await ownPacks();
}

async function read(): Promise<Own> {
  const found = await sorted().catch(() => NONE);
  own.set(found);
  return found;
}

/** What checks packs is fetched only where there are some. */
async function sorted(): Promise<Own> {
  const all = await keptPacks();
  if (all.length === 0) return NONE;
  const { packsInSave } = await import('./reading-packs.js');
  const packs: Pack[] = [];
  const damaged: DamagedPack[] = [];
  for (const kept of all) {
    try {
      packs.push(...packsInSave({ enclosed: { packs: [kept] } }));
    } catch {
      damaged.push({ id: (kept as { readonly id: IDBValidKey }).id, kept });
    }
  }
  return { packs, damaged };
}

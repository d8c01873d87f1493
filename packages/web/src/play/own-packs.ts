import type { Pack } from '@vigil/rules';
import { useSyncExternalStore } from 'react';
import { forgetPack, keepPack, keptPacks } from './storage.js';

let read: Promise<readonly Pack[]> | undefined;
let here: readonly Pack[] = [];
const listeners = new Set<() => void>();

/** The packs from files that are kept in this browser; none where nothing can be kept. */
export function ownPacks(): Promise<readonly Pack[]> {
  read ??= keptPacks().then(
    (packs) => {
      here = packs;
      return packs;
    },
    () => [],
  );
  return read;
}

/** The same within a component: those known by now. */
export function useOwnPacks(): readonly Pack[] {
  return useSyncExternalStore(onOwnPacks, () => here);
}

/** Keeps a pack from now on, in place of one of that id. */
export async function addPack(pack: Pack): Promise<void> {
  await keepPack(pack);
  await readAgain();
}

/** Keeps a pack no longer. Games that are played with it carry it with them. */
export async function removePack(id: string): Promise<void> {
  await forgetPack(id);
  await readAgain();
}

/** Calls `listener` whenever other packs are kept, until the function it gives is called. */
export function onOwnPacks(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

async function readAgain(): Promise<void> {
  read = undefined;
  await ownPacks();
  for (const listener of listeners) listener();
}

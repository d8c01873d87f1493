import { packsOfSave } from '@vigil/engine';
import type { Box, Pack } from '@vigil/rules';

/**
 * Where boxes come from, by their ids: read from the disk, fetched, or kept in a browser. Fails for one nobody has.
 * `packFiles`: packs from files, which come with the game; those among the ids are taken from there.
 */
export type LoadBoxes = (ids: readonly string[], packFiles?: readonly Pack[]) => Promise<readonly Box[]>;

/** What a game is played with that does not say it: the base game alone. */
export const BASE_ONLY: readonly string[] = ['base'];

/** The boxes that a set-up names. */
export function boxesOfSetup(setup: unknown): readonly string[] {
  const { packs } = (setup ?? {}) as { readonly packs?: unknown };
  return Array.isArray(packs) && packs.every((id) => typeof id === 'string') ? packs : BASE_ONLY;
}

/**
 * The boxes that a saved game names, in whatever form it was handed in, and the packs that it brings along. A game that
 * began from a position names them by what it was written with.
 */
export function boxesOfSave(saved: unknown): readonly string[] {
  const { origin } = (saved ?? {}) as { readonly origin?: { readonly setup?: unknown } };
  const written = packsOfSave(saved);
  const named = origin?.setup === undefined && written.length > 0 ? written : boxesOfSetup(origin?.setup);
  return [...new Set([...named, ...enclosedPackIds(saved)])];
}

/** The ids of the packs from files that a saved game brings along. */
export function enclosedPackIds(saved: unknown): readonly string[] {
  const { enclosed } = (saved ?? {}) as { readonly enclosed?: { readonly packs?: unknown } };
  const packs: readonly unknown[] = Array.isArray(enclosed?.packs) ? enclosed.packs : [];
  return packs.flatMap((pack) => {
    const { id } = (pack ?? {}) as { readonly id?: unknown };
    return typeof id === 'string' ? [id] : [];
  });
}

import { embeddedIn, packsOfSave } from '@vigil/engine';
import type { Box, Pack } from '@vigil/rules';

/**
 * Loads boxes by id, from disk, network or browser storage. Rejects for an unknown box. `packFiles`: custom packs that
 * come with the game; ids among them are taken from there.
 */
export type LoadBoxes = (ids: readonly string[], packFiles?: readonly Pack[]) => Promise<readonly Box[]>;

/** The boxes of a game that names none: the base game only. */
export const BASE_ONLY: readonly string[] = ['base'];

/** Returns the boxes that a setup names. */
export function boxesOfSetup(setup: unknown): readonly string[] {
  const { packs } = (setup ?? {}) as { readonly packs?: unknown };
  return Array.isArray(packs) && packs.every((id) => typeof id === 'string') ? packs : BASE_ONLY;
}

/**
 * Returns the boxes that a save in any form names, and the packs it contains. For a game that began from a position
 * these are the packs it was written with.
 */
export function boxesOfSave(saved: unknown): readonly string[] {
  const { origin } = (saved ?? {}) as { readonly origin?: { readonly setup?: unknown } };
  const written = packsOfSave(saved);
  const named = origin?.setup === undefined && written.length > 0 ? written : boxesOfSetup(origin?.setup);
  return [...new Set([...named, ...embeddedPackIds(saved)])];
}

/** Returns the ids of the custom packs that a save contains. */
export function embeddedPackIds(saved: unknown): readonly string[] {
  const { packs } = Object(embeddedIn(saved)) as { readonly packs?: unknown };
  const all: readonly unknown[] = Array.isArray(packs) ? packs : [];
  return all.flatMap((pack) => {
    const { id } = (pack ?? {}) as { readonly id?: unknown };
    return typeof id === 'string' ? [id] : [];
  });
}

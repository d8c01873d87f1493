import type { Box } from '@vigil/rules';

/** Where boxes come from, by their ids: read from the disk, fetched, or kept in a browser. Fails for one nobody has. */
export type LoadBoxes = (ids: readonly string[]) => Promise<readonly Box[]>;

/** What a game is played with that does not say it: the base game alone. */
export const BASE_ALONE: readonly string[] = ['base'];

/** The boxes that a set-up or a position names. */
export function boxesOf(origin: unknown): readonly string[] {
  const { packs } = (origin ?? {}) as { readonly packs?: unknown };
  return Array.isArray(packs) && packs.every((id) => typeof id === 'string') ? packs : BASE_ALONE;
}

/** The boxes that a saved game names, in whatever form it was handed in. */
export function boxesOfSave(saved: unknown): readonly string[] {
  const { origin } = (saved ?? {}) as { readonly origin?: { readonly setup?: unknown; readonly position?: unknown } };
  return boxesOf(origin?.setup ?? origin?.position);
}

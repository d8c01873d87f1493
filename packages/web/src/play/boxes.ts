import { BOXES, type BoxEntry, loadChosenBoxes } from '@vigil/content';
import { BASE_ONLY, type GameId, type LoadBoxes } from '@vigil/table';
import { OTHER_BOXES } from './other-boxes.js';

/** Every box this page can play with, but for packs from files. */
const REGISTRY = BOXES.withEntries(...OTHER_BOXES);

/** Loads the boxes of a game by id. Those from pack files come last, unchanged. */
export const loadBoxes: LoadBoxes = (ids, packFiles = []) => {
  const own = ids.flatMap((id) => packFiles.find((pack) => pack.id === id) ?? []);
  const packs = ids.filter((id) => !own.some((pack) => pack.id === id));
  return loadChosenBoxes({ packs, packFiles: own }, REGISTRY);
};

/** The ids of all boxes that can be played with. */
export function allBoxIds(): readonly string[] {
  return REGISTRY.entries.map(({ id }) => id);
}

/** Returns the ids of the complete ones. */
export function completeBoxIds(): readonly string[] {
  return REGISTRY.entries.filter(({ unfinished }) => !unfinished).map(({ id }) => id);
}

/** The box, besides the base game, that a box builds on; undefined: none. */
export function parentOf({ needs = [] }: Pick<BoxEntry, 'needs'>): string | undefined {
  return needs.find((id) => !BASE_ONLY.includes(id));
}

/** Boxes that can be added to the base game: the complete ones, and those named. */
export function findAddableBoxes(game: GameId, included: readonly string[] = []): readonly BoxEntry[] {
  return REGISTRY.entries.filter(
    ({ id, unfinished }) => (!unfinished || included.includes(id)) && !BASE_ONLY.includes(id) && isMadeFor(game, id),
  );
}

/** True if a pack fits a game, as far as known. */
export function isMadeFor(game: GameId, id: string): boolean {
  return REGISTRY.entriesUnsuitableFor(game, [id]).length === 0;
}

/** Returns the boxes that this page does not have. */
export function findMissingBoxes(ids: readonly string[]): readonly string[] {
  return ids.filter((id) => !allBoxIds().includes(id));
}

import { BOXES, type BoxEntry, loadChosenBoxes } from '@vigil/content';
import { BASE_ONLY, type GameId, type LoadBoxes } from '@vigil/table';
import { OTHER_BOXES } from './other-boxes.js';

/** Every box this page can play with, but for packs from files. */
const REGISTRY = BOXES.withEntries(...OTHER_BOXES);

/** Fetches the boxes of a game by their ids. Those that are among the packs from files come last, as they are. */
export const loadBoxes: LoadBoxes = (ids, packFiles = []) => {
  const own = ids.flatMap((id) => packFiles.find((pack) => pack.id === id) ?? []);
  const packs = ids.filter((id) => !own.some((pack) => pack.id === id));
  return loadChosenBoxes({ packs, packFiles: own }, REGISTRY);
};

/** The ids of all boxes that can be played with. */
export function allBoxIds(): readonly string[] {
  return REGISTRY.entries.map(({ id }) => id);
}

/** The ids of those among them that are whole. */
export function completeBoxIds(): readonly string[] {
  return REGISTRY.entries.filter(({ unfinished }) => !unfinished).map(({ id }) => id);
}

/** The box, beside the base game, that one is laid over; undefined: it stands by itself. */
export function parentOf({ needs = [] }: Pick<BoxEntry, 'needs'>): string | undefined {
  return needs.find((id) => !BASE_ONLY.includes(id));
}

/** The boxes that can be added to the base game, in a game: those that are whole, and what is named besides. */
export function findAddableBoxes(game: GameId, included: readonly string[] = []): readonly BoxEntry[] {
  return REGISTRY.entries.filter(
    ({ id, unfinished }) => (!unfinished || included.includes(id)) && !BASE_ONLY.includes(id) && isMadeFor(game, id),
  );
}

/** True if a pack is made for a game, as far as known. */
export function isMadeFor(game: GameId, id: string): boolean {
  return REGISTRY.entriesUnsuitableFor(game, [id]).length === 0;
}

/** Returns the boxes that this page does not have. */
export function findMissingBoxes(ids: readonly string[]): readonly string[] {
  return ids.filter((id) => !allBoxIds().includes(id));
}

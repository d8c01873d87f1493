import { BOXES, type BoxEntry, chosenBoxes } from '@vigil/content';
import { BASE_ALONE, type GameId, type LoadBoxes } from '@vigil/table';
import { OTHER_BOXES } from './other-boxes.js';

/** Every box this page can play with, but for packs from files. */
const REGISTRY = BOXES.with(...OTHER_BOXES);

/** Fetches the boxes of a game by their ids. Those that are among the packs from files come last, as they are. */
export const loadBoxes: LoadBoxes = (ids, packFiles = []) => {
  const own = ids.flatMap((id) => packFiles.find((pack) => pack.id === id) ?? []);
  const packs = ids.filter((id) => !own.some((pack) => pack.id === id));
  return chosenBoxes({ packs, packFiles: own }, REGISTRY);
};

/** The ids of all boxes that can be played with. */
export function everyBox(): readonly string[] {
  return REGISTRY.entries.map(({ id }) => id);
}

/** The ids of those among them that are whole. */
export function wholeBoxes(): readonly string[] {
  return REGISTRY.entries.filter(({ unfinished }) => !unfinished).map(({ id }) => id);
}

/** The box, beside the base game, that one is laid over; undefined: it stands by itself. */
export function parentOf({ needs = [] }: Pick<BoxEntry, 'needs'>): string | undefined {
  return needs.find((id) => !BASE_ALONE.includes(id));
}

/** The boxes that can be added to the base game, in a game: those that are whole, and what is named besides. */
export function otherBoxes(game: GameId, named: readonly string[] = []): readonly BoxEntry[] {
  return REGISTRY.entries.filter(
    ({ id, unfinished }) => (!unfinished || named.includes(id)) && !BASE_ALONE.includes(id) && isFor(game, id),
  );
}

/** Whether a pack is made for a game, as far as is known. */
export function isFor(game: GameId, id: string): boolean {
  return REGISTRY.notFor(game, [id]).length === 0;
}

/** Those of some boxes that this page does not have. */
export function missingBoxes(ids: readonly string[]): readonly string[] {
  return ids.filter((id) => !everyBox().includes(id));
}

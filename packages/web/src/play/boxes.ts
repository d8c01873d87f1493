import { BOXES, type BoxEntry } from '@vigil/content';
import { BASE_ALONE, type LoadBoxes } from '@vigil/table';
import { OTHER_BOXES } from './other-boxes.js';

/** Every box this page can play with. */
const REGISTRY = BOXES.with(...OTHER_BOXES);

/** Fetches the boxes of a game by their ids. */
export const loadBoxes: LoadBoxes = (ids) => REGISTRY.load(ids);

/** The ids of all boxes that can be played with. */
export function everyBox(): readonly string[] {
  return REGISTRY.entries.map(({ id }) => id);
}

/** The boxes that can be added to the base game. */
export function otherBoxes(): readonly BoxEntry[] {
  return REGISTRY.entries.filter(({ id }) => !BASE_ALONE.includes(id));
}

/** Those of some boxes that this page has. */
export function heldBoxes(ids: readonly string[]): readonly string[] {
  return ids.filter((id) => everyBox().includes(id));
}

/** Those of some boxes that this page does not have. */
export function missingBoxes(ids: readonly string[]): readonly string[] {
  return ids.filter((id) => !everyBox().includes(id));
}

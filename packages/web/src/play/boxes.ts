import { BOXES } from '@vigil/content';
import type { LoadBoxes } from '@vigil/table';
import { OTHER_BOXES } from './other-boxes.js';

/** Every box this page can play with. */
const REGISTRY = BOXES.with(...OTHER_BOXES);

/** Fetches the boxes of a game by their ids. */
export const loadBoxes: LoadBoxes = (ids) => REGISTRY.load(ids);

/** The ids of all boxes that can be played with. */
export function everyBox(): readonly string[] {
  return REGISTRY.entries.map(({ id }) => id);
}

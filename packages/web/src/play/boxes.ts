import { BOXES, loadBoxes as load } from '@vigil/content';
import type { LoadBoxes } from '@vigil/table';

/** Fetches the boxes of a game by their ids. */
export const loadBoxes: LoadBoxes = (ids) => load(ids);

/** The ids of all boxes that can be played with. */
export function everyBox(): readonly string[] {
  return BOXES.entries.map(({ id }) => id);
}

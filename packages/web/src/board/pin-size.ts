import type { BoardPlan } from './boards.js';

/** Height of a pinned board's name, with the border. */
const NAME_HEIGHT = 29;

/** Returns the width of a pinned board of that height. */
export function pinWidth({ def: { land } }: BoardPlan, height: number): number {
  return ((height - NAME_HEIGHT) * land.w) / land.h;
}

/** Returns the height of a pinned board of that width. */
export function pinHeight({ def: { land } }: BoardPlan, width: number): number {
  return NAME_HEIGHT + (width * land.h) / land.w;
}

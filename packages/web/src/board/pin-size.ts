import type { BoardPlan } from './boards.js';

/** How high the name of a pinned board is, with the frame round it. */
const NAME_HEIGHT = 29;

/** How wide a pinned board is that is so high. */
export function pinWidth({ def: { land } }: BoardPlan, height: number): number {
  return ((height - NAME_HEIGHT) * land.w) / land.h;
}

/** How high a pinned board is that is so wide. */
export function pinHeight({ def: { land } }: BoardPlan, width: number): number {
  return NAME_HEIGHT + (width * land.h) / land.w;
}

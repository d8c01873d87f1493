import type { BoxEntry } from '@vigil/content';

/** Boxes that stand outside this house. The build puts them here (plugins/boxes.ts); in the source there are none. */
export const OTHER_BOXES: readonly BoxEntry[] = [];

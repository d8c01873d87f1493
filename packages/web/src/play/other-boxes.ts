import type { BoxEntry } from '@vigil/content';

/** Boxes from outside this repository. The build fills the list (plugins/boxes.ts); in the source it is empty. */
export const OTHER_BOXES: readonly BoxEntry[] = [];

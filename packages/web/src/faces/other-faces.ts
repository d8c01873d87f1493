import type { BoxFace } from './box-face.js';

/** The faces of boxes that stand outside this house, by the id of the pack (plugins/boxes.ts). */
export const OTHER_FACES: Readonly<Record<string, () => Promise<BoxFace>>> = {};

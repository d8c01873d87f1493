import type { PortraitArt } from '../../box-art.js';
import { bone, cut, half, line, night, scratch, strokes } from '../../paint.js';

/** The fallback portrait: a figure with turned-up collar, the face in shadow. */
export const STRANGER: PortraitArt = {
  ground: '#3a4146',
  marks: [
    night('M6 122Q8 98 30 92L42 86H60L72 92Q94 98 96 122Z'),
    half('M8 122Q10 100 31 94L36 122Z'),
    cut(strokes([10, 104], [12, 121], [33, 96], [35, 121], 9), 1.1),
    bone('M28 92L38 78 41 84 50 104 40 122H30Z'),
    night('M33 50Q32 74 40 84Q50 93 60 84Q68 74 67 46Q66 22 50 22Q34 22 33 46Z'),
    scratch(strokes([37, 34], [37, 72], [49, 25], [47, 86], 8), 1.2),
    line('bone', 'M33 46Q34 22 50 22Q66 22 67 46Q68 74 60 84Q50 93 40 84Q32 74 33 46Z', 1.6),
  ],
};

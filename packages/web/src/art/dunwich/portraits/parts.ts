/** Faces on which the light is brown, in the box of all portraits. */
import { EARS, FACE, FINE_FACE, type Marks, NECK } from '../../base/portraits/parts.js';

/** The same marks with the light of a brown skin. */
const withBrownSkin = (marks: Marks): Marks =>
  marks.map((mark) => (mark.tone === 'bone' && mark.weight === undefined ? { ...mark, tone: 'half' } : mark));

export const BROWN_FACE = withBrownSkin(FACE);
export const BROWN_FINE_FACE = withBrownSkin(FINE_FACE);
export const BROWN_EARS = withBrownSkin(EARS);
export const BROWN_NECK = withBrownSkin(NECK);

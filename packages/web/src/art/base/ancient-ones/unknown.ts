import type { LargePicture } from '../../box-art.js';
import { bone, cut, disc, half, night, round, scratch } from '../../paint.js';
import { range, stars } from './parts.js';

/** The fallback for an unknown Ancient One: an eye behind a lid of stars. */
export const UNKNOWN: LargePicture = () => [
  stars(7, 60, 84),
  night('M20 45Q80 -10 140 45Q80 100 20 45Z'),
  bone('M20 45Q80 -10 140 45Q80 8 20 45Z'),
  scratch('M20 45Q80 100 140 45', 1.4),
  scratch(disc(80, 47, 17), 1.2),
  half(disc(80, 47, 15.5)),
  cut(
    range(32)
      .map(
        (i) => `M80 47L${round(80 + 16 * Math.cos((i / 32) * 6.2832))} ${round(47 + 16 * Math.sin((i / 32) * 6.2832))}`,
      )
      .join(''),
    0.6,
  ),
  night('M80 32Q86 47 80 62Q74 47 80 32Z'),
  bone(disc(74, 40, 2.2)),
];

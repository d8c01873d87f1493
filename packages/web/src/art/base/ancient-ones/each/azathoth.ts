import type { LargePicture } from '../../../box-art.js';
import { bone, disc, fill, type Mark, night, type Point, round, scratch } from '../../../paint.js';
import { limb } from '../limb.js';
import { range } from '../parts.js';

/** A blind swirl that eats itself, and pipers that keep it asleep. */
export const PICTURE: LargePicture = () => {
  const arms = range(9).flatMap((i) => {
    const turn = (i / 9) * Math.PI * 2 + 0.2;
    const far = i % 2 === 0 ? 58 : 44;
    const through = range(6).map((k): Point => {
      const a = turn + k * 0.42;
      const r = 12 + (k / 5) * (far - 12);
      return [80 + Math.cos(a) * r * 1.15, 44 + Math.sin(a) * r * 0.72];
    });
    return limb(through, 15, 1.5, { notches: 1 });
  });
  const piper = (x: number, way: 1 | -1): Mark[] => [
    night(`M${x - 9} 90Q${x - 8} 76 ${x - 4} 70Q${x - 5} 62 ${x} 61Q${x + 5} 62 ${x + 4} 70Q${x + 8} 76 ${x + 9} 90Z`),
    scratch(
      `M${x - 9} 90Q${x - 8} 76 ${x - 4} 70Q${x - 5} 62 ${x} 61Q${x + 5} 62 ${x + 4} 70Q${x + 8} 76 ${x + 9} 90`,
      1.1,
    ),
    scratch(`M${x - 5} 78L${x - 6} 89M${x - 2} 76V89M${x - 3} 66Q${x} 64 ${x + 3} 66`, 0.8),
    scratch(`M${x + way * 2} 68L${x + way * 17} 60`, 1.6),
    scratch(`M${x + way * 6} 76Q${x + way * 10} 72 ${x + way * 9} 64`, 1.1),
  ];
  return [
    ...arms,
    night(disc(80, 44, 17)),
    scratch(disc(80, 44, 17), 1.4),
    ...range(16).flatMap((i) => {
      const a = (i / 16) * Math.PI * 2;
      const p = (r: number, by: number) => `${round(80 + Math.cos(a + by) * r)} ${round(44 + Math.sin(a + by) * r)}`;
      return [bone(`M${p(16, -0.17)}L${p(9, 0)}L${p(16, 0.17)}Z`)];
    }),
    scratch(disc(80, 44, 5.5), 0.7),
    fill('lamp', disc(80, 44, 2.2)),
    ...piper(18, 1),
    ...piper(142, -1),
  ];
};

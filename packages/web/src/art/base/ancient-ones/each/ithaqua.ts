import type { LargePicture } from '../../../box-art.js';
import { bone, cut, disc, fill, type Mark, night, round, scratch } from '../../../paint.js';
import { seededRandom } from '../../../sketch.js';
import { limb } from '../limb.js';
import { range } from '../parts.js';

/** A being that walks on the wind over the firs. */
export const PICTURE: LargePicture = () => {
  const random = seededRandom(9);
  const wind = range(42).map(() => {
    const [x, y, l] = [random() * 150, 4 + random() * 78, 6 + random() * 22];
    return `M${round(x)} ${round(y)}q${round(l / 2)}-2 ${round(l)} 0`;
  });
  const fir = (x: number, h: number): Mark[] => {
    const steps = range(5).map((i) => [2 + i * h * 0.07, 90 - h + (i + 1) * (h / 5.5)] as const);
    const left = steps
      .map(([w, y]) => `L${round(x - w)} ${round(y)}L${round(x - w * 0.45)} ${round(y - 1.5)}`)
      .join('');
    const right = steps
      .map(([w, y]) => `L${round(x + w)} ${round(y)}L${round(x + w * 0.45)} ${round(y - 1.5)}`)
      .join('');
    return [
      night(`M${x} ${90 - h}${left}V90H${x}Z`),
      bone(`M${x} ${90 - h}${left}L${x} 86Z`),
      night(`M${x} ${90 - h}${right}V90H${x}Z`),
      scratch(`M${x} ${90 - h}${right}`, 0.6),
    ];
  };
  return [
    scratch(wind.join(''), 0.5),
    // Legs, then trunk, arms and head: all too long.
    ...limb(
      [
        [74, 46],
        [66, 62],
        [70, 76],
        [64, 96],
      ],
      9,
      5,
    ),
    ...limb(
      [
        [86, 46],
        [96, 60],
        [92, 74],
        [99, 96],
      ],
      9,
      5,
    ),
    ...limb(
      [
        [69, 27],
        [52, 32],
        [42, 46],
        [30, 52],
      ],
      6.5,
      2.5,
    ),
    ...limb(
      [
        [91, 27],
        [110, 28],
        [120, 42],
        [134, 44],
      ],
      6.5,
      2.5,
    ),
    scratch('M31 51l-8-1M31 52l-8 4M32 53l-5 8M33 53l-1 9M133 43l8-3M134 44l9 1M134 45l7 5M132 46l3 8', 1.5),
    night('M64 24Q80 17 96 24Q97 36 88 50H72Q63 36 64 24Z'),
    bone('M64 24Q72 20 79 19.5Q76 34 78 50H72Q63 36 64 24Z'),
    cut('M66 28Q71 29 77 27M66.5 32Q72 34 77 32M68 36Q72 39 77 37M70 41Q74 43 77 42', 1.1),
    scratch('M83 27Q90 29 94 27M83 32Q89 34 93 32M83 37Q88 39 91 36M83 42Q86 43 89 41', 0.9),
    scratch('M96 24Q97 36 88 50', 0.9),
    night('M70 12Q71 3 80 2Q89 3 90 12Q89 22 84 25H76Q71 22 70 12Z'),
    bone('M70 12Q71 3 80 2Q77 12 79 25H76Q71 22 70 12Z'),
    scratch('M80 2Q89 3 90 12Q89 22 84 25', 0.9),
    night('M71 12l7 1.4-5.5 3Z'),
    fill('lamp', disc(74.5, 13.6, 1.5)),
    fill('lamp', disc(85, 13.6, 1.5)),
    cut('M75 21h4', 1),
    scratch('M81 21h4M80.5 17v3', 0.9),
    scratch('M73 4l-7-4M76 2l-3-4M87 4l7-4M84 2l3-4', 1.4),
    bone('M0 90V84Q40 78 80 83Q120 78 160 84V90Z'),
    ...[6, 20, 38, 118, 136, 150].flatMap((x, i) => fir(x, 30 + ((i * 13) % 19))),
    cut('M50 87h14M86 86h20M66 89h10', 0.8),
  ];
};

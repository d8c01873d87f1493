import type { LargePicture } from '../../../box-art.js';
import { bone, cut, disc, fill, half, line, night, round, scratch, strokes } from '../../../paint.js';
import { range } from '../parts.js';

/** A pharaoh without a face. */
export const PICTURE: LargePicture = () => {
  // Drawn in a larger box; scaled to this one.
  const fit = (d: string) =>
    d.replace(/-?\d+(?:\.\d+)? -?\d+(?:\.\d+)?/g, (pair) => {
      const [x, y] = pair.split(' ').map(Number) as [number, number];
      return `${round(80 + (x - 90) * 0.72)} ${round((y - 5) * 0.72)}`;
    });
  const folds = range(8).map((i) => [70 - i * 1.3, 42 + i * 7, 77 - i * 0.4, 44 + i * 7] as const);
  const cloth =
    'M90 14Q108 16 111 38Q116 62 122 92L108 96Q106 80 104 70L76 70Q74 80 72 96L58 92Q64 62 69 38Q72 16 90 14Z';
  const shoulders = 'M22 134Q34 104 66 98L72 84L108 84L114 98Q146 104 158 134Z';
  const face = 'M77 40Q77 32 90 31Q103 32 103 40Q104 62 97 72Q90 78 83 72Q76 62 77 40Z';
  return [
    line('brass', disc(80, 30, 26), 1),
    line('brass', disc(80, 30, 28.6), 0.5),
    night(disc(80, 30, 25.5)),
    fill('deep', fit(shoulders)),
    half(fit('M22 134Q34 104 66 98L72 84L80 84L70 134Z')),
    cut(strokes([32, 88], [50, 70], [64, 88], [64, 66], 9), 0.9),
    scratch(fit(shoulders), 1),
    fill('deep', fit(cloth)),
    bone(fit('M90 14Q72 16 69 38Q64 62 58 92L72 96Q74 80 76 70L78 52L77 40Q77 32 90 31Z')),
    cut(folds.map(([a, b, c, d]) => fit(`M${a} ${b}L${c} ${d}`)).join(''), 1.3),
    cut(
      range(5)
        .map((i) => fit(`M${74 + i * 4} ${32 - i * 0.4}L${76 + i * 3.4} ${20 - i}`))
        .join(''),
      1,
    ),
    scratch(folds.map(([a, b, c, d]) => fit(`M${180 - a} ${b}L${180 - c} ${d}`)).join(''), 1),
    scratch(
      range(4)
        .map((i) => fit(`M${94 + i * 4} ${30.5 + i * 0.6}L${93 + i * 3.4} ${16 + i * 1.4}`))
        .join(''),
      0.8,
    ),
    scratch(fit(cloth), 0.9),
    night(fit(face)),
    scratch(fit(face), 1),
    // A night sky in place of a face.
    bone(
      [
        [85, 44],
        [94, 41],
        [91, 52],
        [97, 56],
        [84, 60],
        [89, 66],
        [88, 37],
        [95, 65],
      ]
        .map(([x, y], i) =>
          disc(round(80 + ((x as number) - 90) * 0.72), round(((y as number) - 5) * 0.72), i % 3 ? 0.5 : 0.8),
        )
        .join(''),
    ),
    fill('lamp', fit('M90 13Q85 9 90 2Q95 9 90 13Z')),
    line('brass', fit('M74 100Q90 112 106 100M70 106Q90 122 110 106M66 113Q90 131 114 113'), 1.2),
  ];
};

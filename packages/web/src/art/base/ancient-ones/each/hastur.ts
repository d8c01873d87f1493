import type { LargePicture } from '../../../box-art.js';
import { bone, cut, disc, fill, half, line, type Mark, night, scratch, strokes } from '../../../paint.js';
import { sea } from '../parts.js';

/** A tattered robe without a face, before the lake and the towers of Carcosa. */
export const PICTURE: LargePicture = () => {
  const robe =
    'M80 8Q95 9 97 26Q98 34 103 40Q122 48 128 90L120 84 115 90 108 83 101 90 95 84 88 90 80 85 72 90 66 84 59 90 52 83 46 90 40 85 33 90Q38 48 57 40Q62 34 63 26Q65 9 80 8Z';
  return [
    line('brass', `${disc(33, 22, 9)}`, 1),
    fill('brass', disc(33, 22, 6.5)),
    half(disc(128, 17, 5)),
    ...[8, 16, 24, 140, 148].flatMap((x, i): Mark[] => {
      const top = 42 - ((i * 7) % 12);
      return [
        bone(`M${x} 66V${top}h5V66Z`),
        night(`M${x + 3} 66V${top}h2V66Z`),
        bone(`M${x - 0.6} ${top}l3.1-8 3.1 8Z`),
        night(`M${x + 2.5} ${top - 8}l3.1 8h-2.4Z`),
        fill('lamp', `M${x + 1} ${top + 6}h1.2v3h-1.2Z`),
      ];
    }),
    ...sea(66),
    fill('night', robe),
    fill(
      'brass',
      'M80 8Q65 9 63 26Q62 34 57 40Q38 48 33 90L40 85 46 90 52 83 59 90 66 84 72 90Q70 60 76 44Q66 36 67 25Q69 13 80 8Z',
    ),
    cut(strokes([38, 84], [58, 42], [70, 84], [72, 46], 9), 1),
    cut('M60 39Q66 44 74 46M58 43Q66 49 73 51', 1.1),
    line(
      'brass',
      'M80 8Q95 9 97 26Q98 34 103 40Q122 48 128 90M88 47Q92 64 88 88M96 45Q106 62 104 86M102 44Q116 60 117 84M92 46Q98 66 96 82',
      1.1,
    ),
    // Under the hood: nothing, and two points of light.
    night('M80 14Q91 15 91 28Q91 40 80 45Q69 40 69 28Q69 15 80 14Z'),
    line('brass', 'M80 14Q91 15 91 28Q91 40 80 45Q69 40 69 28Q69 15 80 14Z', 0.9),
    bone(disc(76, 28, 1.1)),
    bone(disc(84, 28, 1.1)),
    // One sleeve lifted.
    fill('brass', 'M56 44Q40 46 30 38L26 46 33 48 29 54 38 54 37 60Q50 60 58 56Z'),
    cut('M34 46Q44 50 56 47M37 52Q46 54 57 52', 1),
    scratch('M28 40l-7-5M27 42l-8-2M27 44l-7 2', 1.3),
  ];
};

/**
 * The herald of the exhibition. Drawn in a box of 160 by 90 like an Ancient One, and cropped for the herald picture.
 */
import { stars } from '../base/ancient-ones/parts.js';
import type { LargePicture } from '../box-art.js';
import { bone, cut, disc, fill, half, line, type Mark, night, round, scratch, strokes } from '../paint.js';

/** Half of a figure that is the same on both sides of x = 80. */
const mirrored = (d: (x: (from: number) => number) => string): string =>
  d((from) => 80 - from) + d((from) => 80 + from);

/** A kneeling figure, brow to the ground. */
const kneelingFigure = (x: number, y: number, s: number, way: 1 | -1): Mark[] => {
  const p = (dx: number, dy: number) => `${round(x + dx * s * way)} ${round(y + dy * s)}`;
  return [
    night(`M${p(-11, 1)}L${p(-10, -4)}Q${p(-7, -9)} ${p(-1, -7)}Q${p(6, -5)} ${p(9, 1)}Z`),
    scratch(`M${p(-10, -3.5)}Q${p(-7, -8.6)} ${p(-1, -6.8)}Q${p(5, -5)} ${p(8, -1)}`, 0.8),
    bone(disc(round(x + 9 * s * way), round(y - 0.6 * s), round(2.1 * s))),
    scratch(`M${p(4, -3)}L${p(13, 0.6)}`, 0.8),
  ];
};

/** The Dark Pharaoh at the gate of a tomb, crook and flail crossed, faceless under the double crown. */
const darkPharaoh: LargePicture = () => [
  stars(23, 26, 34),
  // Two pyramids, lit from the left.
  night('M-6 72L22 34L50 72Z'),
  half('M-6 72L22 34L17 72Z'),
  cut(strokes([19, 38], [-4, 72], [21, 38], [15, 72], 9), 0.5),
  scratch('M-6 72L22 34L50 72', 0.7),
  night('M112 72L143 28L174 72Z'),
  half('M112 72L143 28L136 72Z'),
  cut(strokes([140, 32], [114, 72], [142, 32], [134, 72], 10), 0.5),
  scratch('M112 72L143 28L174 72', 0.7),
  // The gate in the background.
  bone('M52 76L57 13H103L108 76Z'),
  night('M54.500 76L59 17H101L105.500 76Z'),
  bone('M54 9H106L104 14H56Z'),
  cut('M58 11.500H102', 0.8),
  fill('red', disc(80, 11.4, 2.2)),
  bone('M77.600 11.400Q66 7.600 58 11.200Q68 11 77 13ZM82.400 11.400Q94 7.600 102 11.200Q92 11 83 13Z'),
  scratch(strokes([60.5, 24], [57.5, 70], [63, 24], [61, 70], 3), 0.5),
  scratch(strokes([97, 24], [99, 70], [99.5, 24], [102.5, 70], 3), 0.5),
  fill('brass', disc(80, 31, 15.5)),
  night(disc(80, 31, 14.3)),
  // Robe and collar.
  bone('M66 51Q80 45 94 51L99 78H61Z'),
  night('M80 48Q88 47.600 94 51L99 78H82Z'),
  scratch(strokes([84, 60], [85, 78], [94, 60], [97, 78], 5), 0.7),
  cut(strokes([67, 62], [63, 78], [78, 62], [79, 78], 6), 0.6),
  bone('M63 52Q65 44 80 43Q95 44 97 52Q90 60 80 60Q70 60 63 52Z'),
  cut(
    'M66 52Q72 57.500 80 57.500Q88 57.500 94 52M69 50Q74 54.500 80 54.500Q86 54.500 91 50M72 48Q76 51.500 80 51.500Q84 51.500 88 48',
    0.9,
  ),
  fill('lamp', disc(80, 56, 1.1) + disc(72.5, 54.6, 0.9) + disc(87.5, 54.6, 0.9)),
  // Arms crossed over it, with crook and flail.
  line('brass', 'M90 68L68 46Q63.500 41 67.500 38.500Q71.500 37 72 41', 2),
  line('night', 'M85.500 63.500l-2.400 2.400M81.500 59.500l-2.400 2.400M77.500 55.500l-2.400 2.400', 0.9),
  line('brass', 'M70 68L93 43', 2),
  line('brass', 'M93 43L99 47M93 43L97.500 50.500M93 43L94.500 52', 1.1),
  bone('M62 54Q60 63 67 68L84 71.500Q86.500 69.500 84.500 67.500L70 62Q66 58 66.500 52Z'),
  night('M98 54Q100 63 93 68L76 71.500Q73.500 69.500 75.500 67.500L90 62Q94 58 93.500 52Z'),
  scratch('M98 54Q100 63 93 68L76 71.500Q73.500 69.500 75.500 67.500L90 62', 0.8),
  // Head-cloth, the place of a face, and the crown.
  bone('M69.500 45Q66 31 71 24H89Q94 31 90.500 45L86 47L84 38H76L74 47Z'),
  night('M80 24H89Q94 31 90.500 45L86 47L84 38H80Z'),
  cut('M70 28l4 1M69 32l5 1M69 36l5 1M69.500 40l5 1M70.500 44l4 .6', 0.8),
  scratch('M90 28l-3.500 1M91 32l-4.500 1M91 36l-4.500 1M90.500 40l-4.500 1', 0.7),
  night('M74 27Q80 24.500 86 27L85 40Q83 46 80 46.500Q77 46 75 40Z'),
  scratch('M74 27L75 40Q77 46 80 46.500', 0.6),
  fill(
    'lamp',
    'M76.200 34.400Q77.800 33.200 79 34.600Q77.600 35.400 76.200 34.400ZM83.800 34.400Q82.200 33.200 81 34.600Q82.400 35.400 83.800 34.400Z',
  ),
  bone('M78.800 46.500H81.200L81.600 53L80 54.500L78.400 53Z'),
  cut('M78.600 48.500h2.800M78.500 50.500h3', 0.5),
  fill('red', 'M70.500 25.500L69 16H75L77 9.500L80 9V25.500Z'),
  night('M80 25.500V9L83 9.500L85 16H91L89.500 25.500Z'),
  line('red', 'M89.500 25.500L91 16H85', 0.8),
  bone('M74.500 18Q74 8 78 2.600Q80 0.800 82 2.600Q86 8 85.500 18Q80 20 74.500 18Z'),
  night('M80 1.200Q81 1.400 82 2.600Q86 8 85.500 18Q83 19 80 19.200Z'),
  line('brass', 'M80 25.500Q77 22 79.500 20.500Q83 20 81.500 16.500', 1.2),
  // Jackals on either side.
  ...([1, -1] as const).flatMap((way): Mark[] => {
    const p = (dx: number, dy: number) => `${80 + way * dx} ${dy}`;
    return [
      night(
        `M${p(34, 78)}L${p(35, 64)}L${p(33, 56)}L${p(27.5, 55)}L${p(27.5, 52.5)}L${p(33, 49.5)}L${p(34, 42)}L${p(37, 48)}L${p(39, 42.5)}L${p(40.5, 51)}Q${p(49, 58)} ${p(51, 72)}L${p(55, 78)}Z`,
      ),
      scratch(
        `M${p(34, 78)}L${p(35, 64)}L${p(33, 56)}L${p(27.5, 55)}L${p(27.5, 52.5)}L${p(33, 49.5)}L${p(34, 42)}L${p(37, 48)}L${p(39, 42.5)}L${p(40.5, 51)}Q${p(49, 58)} ${p(51, 72)}L${p(55, 78)}`,
        0.9,
      ),
      fill('brass', `M${p(34.5, 57.5)}L${p(41, 56.5)}L${p(41.5, 60.5)}L${p(35, 61.5)}Z`),
      fill('lamp', disc(80 + way * 34.6, 51.8, 0.8)),
      scratch(`M${p(40, 66)}Q${p(45, 68)} ${p(46, 77)}`, 0.6),
    ];
  }),
  // The steps, and the worshippers.
  night('M0 76H160V90H0Z'),
  scratch('M0 76.500H160M22 80H138', 0.8),
  scratch(
    mirrored((x) => `M${x(70)} 84H${x(46)}M${x(78)} 88H${x(30)}`),
    0.6,
  ),
  ...kneelingFigure(34, 86, 1, 1),
  ...kneelingFigure(126, 86, 1, -1),
  ...kneelingFigure(56, 88.5, 0.85, 1),
  ...kneelingFigure(104, 88.5, 0.85, -1),
];

/** The cropped part of the drawing: the middle, from crown to hands. */
const [LEFT, TOP, NEAR] = [38, 0, 80 / 84];

/**
 * The same mark, scaled to the box of the pictures beside the Ancient One. Arcs have their radii first and their flags
 * between.
 */
function scaleToHeraldBox({ tone, d, weight }: Mark): Mark {
  const path = d.replace(/([A-Za-z])([^A-Za-z]*)/g, (_, command: string, rest: string) => {
    const isFrom = command === command.toLowerCase();
    const numbers = (rest.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    const across = (x: number) => round((isFrom ? x : x - LEFT) * NEAR);
    const scaleY = (y: number) => round((isFrom ? y : y - TOP) * NEAR);
    const moved = numbers.map((n, i) => {
      if (command === 'a') return i % 7 < 2 || i % 7 > 4 ? round(n * NEAR) : n;
      if (command === 'H' || command === 'h') return across(n);
      if (command === 'V' || command === 'v') return scaleY(n);
      return i % 2 === 0 ? across(n) : scaleY(n);
    });
    return `${command}${moved.join(' ')}`;
  });
  return { tone, d: path, ...(weight !== undefined && { weight: weight * NEAR }) };
}

export const HERALDS: Readonly<Record<string, LargePicture>> = {
  'herald-of-the-dark-pharaoh': () => darkPharaoh().map(scaleToHeraldBox),
};

/** The Ancient Ones from beyond all worlds. Each in a box of 160 by 90. */

import type { Picture } from '../../box-art.js';
import { bone, cut, disc, fill, half, line, type Mark, night, round, scratch, strokes } from '../../paint.js';
import { chance } from '../../sketch.js';
import { limb, type Point } from './limb.js';
import { count } from './parts.js';

/** A blind swirl that eats itself, and pipers that keep it asleep. */
const azathoth: Picture = () => {
  const arms = count(9).flatMap((i) => {
    const turn = (i / 9) * Math.PI * 2 + 0.2;
    const far = i % 2 === 0 ? 58 : 44;
    const through = count(6).map((k): Point => {
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
    ...count(16).flatMap((i) => {
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

/** A pharaoh without a face. */
const nyarlathotep: Picture = () => {
  // Drawn in a larger box; brought into this one.
  const fit = (d: string) =>
    d.replace(/-?\d+(?:\.\d+)? -?\d+(?:\.\d+)?/g, (pair) => {
      const [x, y] = pair.split(' ').map(Number) as [number, number];
      return `${round(80 + (x - 90) * 0.72)} ${round((y - 5) * 0.72)}`;
    });
  const folds = count(8).map((i) => [70 - i * 1.3, 42 + i * 7, 77 - i * 0.4, 44 + i * 7] as const);
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
      count(5)
        .map((i) => fit(`M${74 + i * 4} ${32 - i * 0.4}L${76 + i * 3.4} ${20 - i}`))
        .join(''),
      1,
    ),
    scratch(folds.map(([a, b, c, d]) => fit(`M${180 - a} ${b}L${180 - c} ${d}`)).join(''), 1),
    scratch(
      count(4)
        .map((i) => fit(`M${94 + i * 4} ${30.5 + i * 0.6}L${93 + i * 3.4} ${16 + i * 1.4}`))
        .join(''),
      0.8,
    ),
    scratch(fit(cloth), 0.9),
    night(fit(face)),
    scratch(fit(face), 1),
    // Where a face should be there is a night sky.
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

/** The black goat: horns over the trunks of a thousand young. */
const shubNiggurath: Picture = () => {
  const horn = (way: 1 | -1) =>
    limb(
      (
        [
          [10, 26],
          [24, 14],
          [42, 12],
          [54, 24],
          [50, 40],
          [38, 44],
          [34, 34],
        ] as const
      ).map(([dx, y]): Point => [80 + way * dx, y]),
      13,
      1.5,
      { notches: 1 },
    );
  const trunk = (x: number, h: number, lean: number): Mark[] => [
    ...limb(
      [
        [x, 94],
        [x + lean, 94 - h / 2],
        [x, 94 - h],
      ],
      8,
      4,
      { notches: 3 },
    ),
    ...limb(
      [
        [x, 94 - h],
        [x - 7, 84 - h],
        [x - 13, 86 - h],
      ],
      3,
      0.8,
      { notches: 0 },
    ),
    ...limb(
      [
        [x, 94 - h],
        [x + 2, 83 - h],
        [x - 2, 76 - h],
      ],
      3,
      0.8,
      { notches: 0 },
    ),
    ...limb(
      [
        [x, 94 - h],
        [x + 7, 85 - h],
        [x + 13, 82 - h],
      ],
      3,
      0.8,
      { notches: 0 },
    ),
  ];
  return [
    bone(disc(80, 30, 25)),
    cut('M62 24h16M60 30h10M66 40h8M88 20h8M92 36h8M70 16h9', 0.5),
    ...trunk(14, 38, 3),
    ...trunk(146, 40, -3),
    ...trunk(36, 26, -2),
    ...trunk(124, 27, 2),
    ...horn(-1),
    ...horn(1),
    // Ears, then the long head.
    half('M66 33Q54 32 48 40Q58 45 68 41Z'),
    cut('M52 40Q60 37 67 38', 1),
    night('M94 33Q106 32 112 40Q102 45 92 41Z'),
    scratch('M94 33Q106 32 112 40Q102 45 92 41M108 40Q100 37 93 38', 0.9),
    night('M64 28Q80 18 96 28Q98 44 92 58Q90 74 84 80H76Q70 74 68 58Q62 44 64 28Z'),
    bone('M64 28Q72 23.5 79 23Q77 50 79 80H76Q70 74 68 58Q62 44 64 28Z'),
    cut(strokes([66, 30], [67, 46], [77, 25], [77, 44], 6), 0.8),
    cut('M70 56Q74 60 78 58M71 62Q74 66 78 64M70 50Q74 53 78 52', 0.9),
    scratch('M96 28Q98 44 92 58Q90 74 84 80M84 27Q92 29 93 38M83 52Q88 54 91 50M84 60Q87 61 89 58', 0.9),
    night('M66 42Q71 37 77 44Q71 47.5 66 42Z'),
    fill('lamp', 'M68.5 42.2Q71.5 39.5 75 43.6Q71 45.5 68.5 42.2Z'),
    night('M69.5 42h4v1.3h-4Z'),
    night('M94 42Q89 37 83 44Q89 47.5 94 42Z'),
    scratch('M94 42Q89 37 83 44Q89 47.5 94 42Z', 0.8),
    fill('lamp', 'M91.5 42.2Q88.5 39.5 85 43.6Q89 45.5 91.5 42.2Z'),
    night('M86.5 42h4v1.3h-4Z'),
    night('M73 70Q76 68 78 72L76 74ZM87 70Q84 68 82 72L84 74Z'),
    scratch('M87 70Q84 68 82 72L84 74', 0.8),
    cut('M76 78Q78 76 80 76', 1),
    // A beard like roots.
    ...count(5).flatMap((i) =>
      limb(
        [
          [74 + i * 3, 79],
          [73 + i * 3.5, 85],
          [71 + i * 4.5, 92],
        ],
        3,
        0.8,
        { notches: 0 },
      ),
    ),
  ];
};

/** A congeries of spheres, some of which look back. */
const yogSothoth: Picture = () => {
  const random = chance(11);
  const found: { x: number; y: number; r: number }[] = [];
  for (const [r, n] of [
    [19, 1],
    [13.5, 3],
    [10, 7],
    [7.5, 11],
    [5.5, 18],
    [3.6, 30],
    [2.3, 44],
  ] as const) {
    let left = n;
    for (let tries = 0; tries < 1500 && left > 0; tries++) {
      const turn = random() * Math.PI * 2;
      const far = random() ** 0.7 * (r > 15 ? 0.15 : 0.95);
      const [x, y] = [80 + Math.cos(turn) * far * 72, 45 + Math.sin(turn) * far * 40];
      const inside = r + 1.5 < x && x < 158.5 - r && r + 1.5 < y && y < 88.5 - r;
      if (inside && found.every((one) => Math.hypot(x - one.x, y - one.y) > (r + one.r) * 0.92)) {
        found.push({ x, y, r });
        left--;
      }
    }
  }
  return found.reverse().flatMap(({ x, y, r }): Mark[] => {
    const arc = (q: number, from: number, to: number) => {
      const p = (a: number) => `${round(x + q * Math.cos(a))} ${round(y + q * Math.sin(a))}`;
      return `M${p(from)}A${round(q)} ${round(q)} 0 0 1 ${p(to)}`;
    };
    const lines = Math.max(2, Math.round(r / 1.5));
    const shade = count(lines).map((i) => arc(r * (1 - ((i + 0.6) / lines) * 0.92), -0.5 + i * 0.1, 1.9 - i * 0.06));
    const ball = disc(round(x), round(y), round(r));
    return [
      fill('deep', ball),
      scratch(ball, 0.8),
      scratch(shade.join(''), 0.5),
      scratch(arc(r * 0.72, Math.PI * 1.05, Math.PI * 1.5), Math.max(0.7, r * 0.13)),
      ...(r > 9
        ? [
            bone(
              `M${round(x - r * 0.5)} ${round(y + r * 0.08)}q${round(r * 0.5)} ${round(-r * 0.52)} ${round(r)} 0q${round(-r * 0.5)} ${round(r * 0.52)} ${round(-r)} 0Z`,
            ),
            night(
              `M${round(x)} ${round(y - r * 0.16)}q${round(r * 0.16)} ${round(r * 0.24)} 0 ${round(r * 0.48)}q${round(-r * 0.16)} ${round(-r * 0.24)} 0 ${round(-r * 0.48)}Z`,
            ),
          ]
        : []),
    ];
  });
};

/** The Ancient Ones from beyond all worlds. */
export const OUTER_GODS: Readonly<Record<string, Picture>> = {
  azathoth,
  nyarlathotep,
  'shub-niggurath': shubNiggurath,
  'yog-sothoth': yogSothoth,
};

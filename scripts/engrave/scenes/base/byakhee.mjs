import { Scene } from '../../bodies.mjs';
import { fillPath, stroke } from '../../lines.mjs';
import { chance, INK } from '../../noise.mjs';
import { hand, night, panes, wing } from '../../parts.mjs';

/** From a garret, over the roofs, with the moon behind it: it is looking down. */
export function draw() {
  const s = new Scene(640, 360, {
    lamp: { x: 150, y: 360, z: -230, power: 2.4, reach: 250, soft: 14 },
    sky: { dir: [0.35, -0.6, 0.45], power: 0.75, rim: 1.3, tight: 2 },
    ambient: 0.08,
    back: night(508, 66, 82, { reach: 120, line: 3.4, power: 0.6 }),
  });
  const R = chance(12);
  let roofs = '',
    _lines = '',
    lit = [];
  for (let row = 0; row < 3; row++)
    for (let x = -20 + row * 13; x < 660; ) {
      const w = 26 + R() * 34,
        y = 268 + row * 30 + R() * 22,
        g = 10 + R() * 16,
        d = `M${x} 362V${y}L${x + w / 2} ${y - g}L${x + w} ${y}V362z`;
      roofs += `<path fill="${INK.night}" d="${d}"/>`;
      let h = '';
      for (let k = 1; k < 9; k++)
        h += stroke(
          [
            [x + w * 0.5 + (w / 2) * (k / 9), y - g + g * (k / 9) + 1.2],
            [x + w * 0.5 + (w / 2) * (k / 9) * 0.96, y + 6 + row * 5],
          ],
          0.9,
          0.3,
        );
      h += stroke(
        [
          [x, y],
          [x + w / 2, y - g],
        ],
        0.5,
        1.1,
      );
      h += stroke(
        [
          [x + w / 2, y - g],
          [x + w, y],
        ],
        1.1,
        0.5,
      );
      roofs += fillPath(h, INK.slate);
      if (R() < 0.75)
        roofs +=
          fillPath(`M${x + w * 0.2} ${y - g - 8}h5v${g}h-5z`, INK.night) +
          fillPath(`M${x + w * 0.2} ${y - g - 8}h5v1.200h-5z`, INK.slate);
      for (let k = 0; k < 3; k++)
        if (R() < 0.34) lit.push([Math.round(x + 6 + R() * (w - 14)), Math.round(y + 6 + R() * 20), 3, 4.5]);
      x += w * (0.8 + R() * 0.3);
    }
  s.behind.push(
    `<g>${fillPath('M88 362V214L94 150L96 138L98 150L104 214V362z', INK.night)}${fillPath(
      stroke(
        [
          [97, 138],
          [103, 214],
        ],
        1.2,
        0.8,
      ) +
        stroke(
          [
            [95.6, 130],
            [96, 140],
          ],
          0.8,
          0.8,
        ),
      INK.slate,
    )}${roofs}${panes(lit)}</g>`,
  );
  wing(
    s,
    [352, 130],
    [
      [560, 18],
      [628, 92],
      [602, 178],
      [520, 224],
      [420, 214],
    ],
    24,
    { bend: -0.1, lum: 0.5 },
  );
  wing(
    s,
    [314, 128],
    [
      [196, 14],
      [96, 34],
      [54, 104],
      [96, 168],
      [196, 188],
      [300, 176],
    ],
    -4,
    { bend: 0.12, back: -0.12, lum: 0.34 },
  );
  const b = s.body({ k: 8, ck: 3, dir: [0.7, 0.7, 0.8], gap: 3, wet: 0.45, bump: 0.4, grain: 0.18 });
  b.egg(330, 144, -6, 34, 25, 26, [0, 0, 32])
    .tube('318 126 -22 15, 296 118 -46 10, 276 122 -60 8')
    .tube('300 132 -30 10, 334 118 -10 13, 362 136 10 9')
    .tube('350 164 2 12, 366 176 6 6, 380 184 8 8');
  b.egg(262, 126, -68, 17, 15, 15, [0, 0, -30])
    .egg(252, 137, -76, 9, 10, 9, [0, 0, -30])
    .tube('246 140 -82 5, 228 160 -94 3.2, 218 188 -100 1.8, 222 210 -100 0.4', { per: 4 })
    .tube('252 144 -78 4, 238 168 -88 2.4, 232 190 -92 0.5', { per: 4 })
    .egg(251, 125, -81, 6, 5, 7, [0, 0, -30], true)
    .egg(263, 133, -82, 3.6, 3.4, 5, [0, 0, -30], true)
    .tube('244 121 -80 3, 254 116 -84 3.6, 268 122 -82 3', { per: 3 });
  const feel = s.body({ k: 1, gap: 2, dir: [1, 0.2, 0.4] });
  feel
    .tube('258 112 -72 2.6, 240 88 -80 1.8, 210 78 -84 1.3, 186 92 -84 0.4')
    .tube('268 112 -66 2.6, 262 80 -70 1.8, 236 58 -74 1.3, 210 60 -74 0.4');
  for (let i = 0; i < 8; i++) {
    const t = i / 8;
    feel.tube(
      [
        [238 - 44 * t, 86 - 8 * Math.sin(t * 3.14) + 5 * t, -82, 1],
        [230 - 44 * t, 102 + 4 * Math.sin(t * 3), -82, 0.3],
      ],
      { soft: false },
    );
  }
  for (let i = 0; i < 5; i++)
    b.tube(
      [
        [306 + i * 11, 150 + i * 4, -30, 2.4],
        [304 + i * 11, 166 + i * 5, -28, 3],
        [312 + i * 11, 180 + i * 3, -16, 1.6],
      ],
      { per: 3 },
    );
  const tail = s.body({ k: 5, rings: 1, gap: 2.9, wet: 0.5 });
  for (let i = 0; i < 8; i++) {
    const t = i / 7,
      r = 25 * Math.sin(Math.PI * (0.2 + t * 0.74)) + 4;
    tail.egg(384 + 96 * t, 192 + 40 * Math.sin(t * 1.5), 8 + 24 * t, 12, r, r, [0, 0, 36 - 24 * t]);
  }
  tail.tube('478 232 32 5, 500 234 32 3, 520 222 30 0.5');
  tail.k = 1.5;
  tail.rings = 0;
  tail.dir = [0.6, 0.75, 0.7];
  b.tube('318 162 -28 9, 284 186 -54 6, 296 216 -66 4.6, 276 238 -76 4');
  hand(b, [274, 240, -77], '-24 8 -6, -18 22 -8, -2 26 -8, 14 16 2', { r: 3, lift: 2 });
  b.tube('346 170 -20 10, 336 206 -44 6.6, 360 236 -50 5, 346 266 -58 4.4');
  hand(b, [345, 268, -59], '-24 10 -6, -14 26 -8, 4 28 -8, 18 14 2', { r: 3.2, lift: 2 });
  b.tube('366 180 10 9, 386 214 4 6, 410 232 0 4.6, 404 262 -4 4');
  hand(b, [404, 264, -4], '-16 16 -4, -2 24 -6, 14 18 -2', { r: 2.8, lift: 2 });
  s.body({ glow: 1, cast: false }).egg(250, 126, -84, 2.4, 2, 2).ball(262.5, 133.5, -84, 1.4);
  s.crop = [44, 2, 592, 333];
  s.cut = { tol: 0.35 };
  return s;
}

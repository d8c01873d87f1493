import { Scene } from '../../bodies.mjs';
import { fillPath, stroke } from '../../lines.mjs';
import { INK, noise, smooth } from '../../noise.mjs';
import { hand, panes } from '../../parts.mjs';

/** Under the street lamp: he has come out of the fog, and the others have not turned round yet. */
export function draw() {
  const s = new Scene(640, 360, {
    lamp: { x: 430, y: 66, z: -110, power: 2.3, reach: 230, soft: 12 },
    sky: { dir: [-0.8, -0.25, 0.2], power: 0.6, rim: 0.7, tight: 2.2 },
    ambient: 0.06,
    back: (x, y) => ({
      key: 0,
      fill:
        0.08 +
        0.4 * smooth(60, 250, y) +
        0.2 * noise(x * 0.01, y * 0.035, 2) +
        0.62 * smooth(120, 12, Math.hypot(x - 434, y - 72)),
      phase: (y + 4 * noise(x * 0.01, y * 0.03)) / 3.6,
    }),
    floor: {
      y: 300,
      tilt: 0.3,
      far: 300,
      lum: 0.55,
      top: 0.66,
      fill: 0.45,
      wob: 0,
      phase: (_x, _y, z) => z / 13 + 0.5 * Math.round(noise(Math.floor(z / 13), 2) * 2),
      tone: (x, _y, z, a, b) => {
        const row = Math.floor(z / 13),
          u = (x + (row % 2) * 9) / 18 + 0.1 * noise(row, Math.floor(x / 18));
        const joint = Math.abs(u - Math.round(u)) < 0.07;
        return joint ? [-1, -1] : [a * (0.8 + 0.4 * noise(Math.floor(u + 0.5) * 1.7, row * 1.3)), b];
      },
    },
  });
  // the street: gables in fog, and those who stand there already
  let st = '';
  const house = (x, w, y, g, ink) => `${fillPath(`M${x} 214V${y}L${x + w / 2} ${y - g}L${x + w} ${y}V214z`, ink)}`;
  for (const [x, w, y, g] of [
    [-20, 70, 84, 40],
    [44, 52, 110, 30],
    [92, 40, 128, 26],
    [186, 38, 134, 22],
    [220, 46, 118, 30],
    [520, 60, 96, 40],
    [574, 90, 66, 50],
  ])
    st +=
      house(x, w, y, g, INK.night) +
      fillPath(
        stroke(
          [
            [x, y],
            [x + w / 2, y - g],
            [x + w / 2, y - g],
          ],
          0.6,
          1.2,
        ) +
          stroke(
            [
              [x + w / 2, y - g],
              [x + w, y],
            ],
            1.2,
            0.6,
          ),
        INK.slate,
      );
  let brick = '';
  for (const [x, w, y] of [
    [92, 40, 128],
    [186, 38, 134],
    [220, 46, 118],
    [520, 60, 96],
    [574, 90, 66],
    [44, 52, 110],
  ])
    for (let k = y + 6; k < 212; k += 7)
      for (let u = x + 3 + ((k * 7) % 11); u < x + w - 8; u += 13)
        if (noise(u * 0.06, k * 0.04, 8) > 0.05)
          brick += stroke(
            [
              [u, k],
              [Math.min(u + 8, x + w - 2), k],
            ],
            0.9,
            0.3,
          );
  st += fillPath(brick, INK.slate);
  const win = [
    [534, 120, 10, 15],
    [556, 120, 10, 15],
    [534, 152, 10, 15],
    [596, 146, 10, 16],
    [620, 112, 10, 16],
    [620, 146, 10, 16],
    [54, 138, 8, 12],
    [74, 138, 8, 12],
    [232, 142, 8, 11],
    [248, 142, 8, 11],
  ];
  st +=
    fillPath(win.map(([x, y, w, h]) => `M${x} ${y}h${w}v${h}h${-w}z`).join(''), INK.night) +
    fillPath(
      win
        .map(
          ([x, y, w, h]) =>
            `M${x - 1} ${y + h}h${w + 2}v1.400h${-w - 2}zM${x + w / 2 - 0.4} ${y}h.8v${h}h-.8zM${x} ${y - 1.4}h${w}v.9h${-w}z`,
        )
        .join(''),
      INK.slate,
    );
  st += panes([
    [6, 120, 6, 9],
    [22, 150, 6, 9],
    [596, 112, 4.4, 7.4],
    [601.6, 112, 4.4, 7.4],
    [596, 120.6, 4.4, 7.4],
    [601.6, 120.6, 4.4, 7.4],
  ]);
  s.behind.push(st);
  const far = s.body({ set: true, k: 4, dir: [0.2, 1, 0.4], gap: 2.4, lum: 0.12, fill: 1.3, rim: 0.4 });
  for (const [x, z, h, l] of [
    [140, 190, 66, 4],
    [170, 230, 58, -3],
    [112, 140, 78, -5],
    [536, 170, 70, 5],
  ]) {
    const y = 300 - z * 0.3;
    far
      .tube(
        [
          [x, y, z, h * 0.1],
          [x + l * 0.4, y - h * 0.5, z, h * 0.15],
          [x + l * 0.6, y - h * 0.78, z, h * 0.14],
        ],
        { per: 3 },
      )
      .ball(x + l * 1.6, y - h * 0.94, z, h * 0.085)
      .tube(
        [
          [x + l * 0.5 - h * 0.14, y - h * 0.74, z, h * 0.05],
          [x - h * 0.2, y - h * 0.4, z - 4, h * 0.035],
        ],
        { soft: false },
      )
      .tube(
        [
          [x + l * 0.5 + h * 0.14, y - h * 0.74, z, h * 0.05],
          [x + h * 0.2, y - h * 0.42, z - 4, h * 0.035],
        ],
        { soft: false },
      );
  }
  const post = s.body({ set: true, cast: false, k: 2, dir: [0, 1, 0.2], gap: 3, rim: 0.6 });
  post
    .tube('470 252 40 5, 470 224 40 3, 470 84 40 2.4', { soft: false })
    .tube('470 84 40 2, 462 58 30 1.8, 446 52 20 1.6, 436 58 14 1.6')
    .box(434, 60, 12, 10, 2, 10, [0, 30, 0], 1)
    .box(434, 84, 12, 5, 1.5, 5, [0, 30, 0], 1);
  s.body({ set: true, glow: 1, cast: false }).egg(434, 72, 12, 6.5, 9, 6);
  const fold = (x, y, z) =>
    2 * noise(x * 0.07 + y * 0.03, y * 0.035, z * 0.09) + 0.8 * noise(x * 0.2, y * 0.1, z * 0.2);
  const suit = {
    k: 6,
    ck: 2,
    dir: [0.95, 0.32, 0.6],
    gap: 2.9,
    bump: 0.5,
    grain: 0.1,
    lum: 0.27,
    fill: 1.2,
    disp: fold,
  };
  const legs = s.body(suit),
    coat = s.body(suit),
    arms = s.body(suit);
  legs.tube('296 200 0 15, 284 252 -20 10, 286 304 -30 8.5').tube('322 202 8 15, 344 248 14 10, 334 296 30 8');
  coat
    .tube('292 110 0 21, 300 146 2 22, 306 186 2 21, 314 222 2 25, 318 236 2 26')
    .tube('262 112 0 10, 296 102 2 13, 330 124 4 11');
  coat
    .tube('286 112 -20 3.4, 278 140 -26 4, 296 186 -26 2.4', { per: 4 })
    .tube('304 112 -20 3.4, 314 142 -24 4, 304 186 -25 2.4', { per: 4 });
  for (const [x, y, w, h, a] of [
    [288, 246, 5, 18, 12],
    [304, 252, 4, 22, -8],
    [322, 248, 6, 16, 20],
    [338, 252, 4, 14, -14],
    [272, 190, 4, 12, 40],
  ])
    coat.egg(x, y, -10, w, h, 60, [0, 0, a], true);
  arms.tube('260 113 -4 10, 238 146 -42 8, 212 150 -82 7.6').tube('332 126 2 10, 356 168 6 8, 364 208 -2 7');
  const boot = s.body({ k: 5, dir: [0.2, 1, 0.4], gap: 2.8, lum: 0.5, wet: 0.4 });
  boot.egg(283, 313, -46, 10, 7, 20, [0, 20, 0]).egg(348, 299, 20, 19, 7, 9, [0, -24, 0]);
  const shirt = s.body({ k: 3, dir: [0.2, 1, 0.5], gap: 2.6, lum: 1.2, bump: 0.6, grain: 0.15 });
  shirt.egg(294, 138, -12, 12, 38, 13.5, [0, 0, -8]);
  s.body({ k: 2, dir: [0.5, 1, 0.3], lum: 0.25, gap: 2.4, disp: fold }).tube(
    '290 110 -21 3, 292 134 -26 3.6, 304 168 -27 4.4, 308 178 -27 1',
    { per: 4 },
  );
  const skin = s.body({ k: 5, ck: 2.4, dir: [0.45, 1, 0.8], gap: 2.1, bump: 0.5, grain: 0.22, wet: 0.2, lum: 1.35 });
  skin
    .tube('294 104 -6 10, 284 90 -14 8, 272 80 -20 8')
    .egg(262, 62, -26, 19, 22, 20, [0, 0, -34])
    .egg(276, 78, -34, 11, 13, 12, [0, 0, -40])
    .tube('248 58 -44 2.6, 262 57 -47 3.4, 276 66 -44 2.6', { per: 3 })
    .ball(262, 72, -46, 3)
    .egg(254, 64, -45, 6, 5, 7, [0, 0, -34], true)
    .egg(269, 72, -46, 5.6, 5, 7, [0, 0, -34], true)
    .egg(262, 76, -50, 2.2, 3.6, 4, [0, 0, -34], true)
    .egg(273, 89, -46, 8, 7.4, 8, [0, 0, -34], true);
  skin.tube('264 84 -40 3, 272 98 -44 3.4, 284 96 -42 3, 290 84 -36 3', { per: 4 });
  skin.tube('214 150 -84 6.4, 200 150 -104 5, 192 152 -112 6');
  hand(skin, [190, 152, -114], '-26 -4 -14, -22 12 -18, -14 22 -16, -2 26 -10, -6 -18 -10', {
    r: 3.4,
    lift: -8,
    claw: 1,
  });
  skin.tube('366 210 -2 6, 370 230 -6 4.6, 371 240 -7 6');
  hand(skin, [371, 242, -8], '-8 26 -6, 0 32 -4, 8 30 -2, 14 20 0, -14 12 -10', { r: 3.2, lift: -2, claw: 1 });
  const teeth = s.body({ k: 0.3, lum: 0.8, fill: 1.2, gap: 2 });
  for (let i = 0; i < 6; i++) {
    teeth.egg(264.5 + i * 3.6, 82.5 + i * 1.6 - (i - 2.5) ** 2 * 0.25, -50 + i * 0.6, 1.5, 2.5, 1.6, [0, 0, -30]);
    if (i !== 2 && i !== 3) teeth.egg(268 + i * 3.2, 97 - i * 0.7, -48, 1.4, 2.2, 1.5, [0, 0, -30]);
  }
  s.body({ glow: 1, cast: false }).ball(269.5, 73, -46, 1.5);
  s.crop = [100, 24, 540, 304];
  return s;
}

import { Scene } from '../../bodies.mjs';
import { gables } from '../../figures.mjs';
import { fillPath, stroke } from '../../lines.mjs';
import { chance, INK, noise } from '../../noise.mjs';
import { hand, night, panes, roofs } from '../../parts.mjs';

/** From a window across the street, by the light of the one it looks into: it stands in the street, and that is the third floor. */
export function draw() {
  const s = new Scene(640, 360, {
    lamp: { x: 90, y: 190, z: -330, power: 3.5, reach: 310, soft: 13 },
    sky: { dir: [0.75, -0.6, 0.2], power: 0.75, rim: 1.2, tight: 2 },
    ambient: 0.06,
    back: night(556, 64, 30, { reach: 150, power: 0.5, base: 0.16 }),
  });
  s.behind.push(
    roofs(230, 660, 286, 12, { rows: 2 }) +
      gables(
        [
          [520, 74, 236, 44],
          [588, 80, 220, 50],
        ],
        362,
      ) +
      panes([
        [612, 262, 6, 9],
        [540, 280, 6, 9],
      ]),
  );
  // The house whose window it is.
  let house = fillPath('M0 362V70L54 -6L132 74V362z', INK.night);
  let lines =
    stroke(
      [
        [54, -6],
        [134, 76],
      ],
      1.4,
      1.2,
    ) +
    stroke(
      [
        [132, 74],
        [132, 362],
      ],
      1.2,
      1,
    );
  for (let y = 84; y < 360; y += 8)
    for (let x = 2 + ((y * 5) % 14); x < 124; x += 15)
      if (noise(x * 0.05, y * 0.03, 4) > -0.1)
        lines += stroke(
          [
            [x, y],
            [Math.min(x + 10, 130), y],
          ],
          1,
          0.4,
        );
  house +=
    fillPath(lines, INK.slate) +
    panes([
      [76, 186, 20, 26],
      [99, 186, 20, 26],
      [76, 215, 20, 26],
      [99, 215, 20, 26],
    ]) +
    fillPath('M70 180h56v4h-56zM68 244h60v4h-60z', INK.bone);
  s.behind.push(house);
  const fur = (x, y, z) => 2.2 * noise(x * 0.07, y * 0.05, z * 0.07) + 1.3 * noise(x * 0.2, y * 0.09, z * 0.2);
  const hide = {
    k: 15,
    ck: 4,
    dir: [0.8, 0.5, 0.75],
    gap: 3.2,
    bump: 0.7,
    grain: 0.14,
    lum: 0.8,
    fill: 0.9,
    disp: fur,
  };
  const b = s.body(hide);
  b.egg(430, 240, 40, 96, 110, 70, [0, 0, 10]).egg(418, 160, 20, 98, 60, 62, [0, 0, -8]).egg(470, 350, 50, 110, 90, 70);
  b.tube('350 150 -6 40, 320 136 -50 34, 300 120 -60 30');
  // The head opens from crown to chin; the eyes stand out beside it.
  const head = s.body({ ...hide, k: 7, ck: 3, gap: 2.6, dir: [0.3, 1, 0.8], lum: 1 });
  head.egg(280, 106, -82, 52, 66, 50, [0, 0, -6]).egg(264, 110, -122, 11, 55, 26, [0, 0, -7], true);
  head.egg(232, 96, -98, 16, 13, 14, [0, 0, 20]).egg(318, 88, -112, 18, 14, 15, [0, 0, -20]);
  head
    .tube('226 82 -104 4, 234 76 -110 6, 250 78 -112 4', { per: 3 })
    .tube('302 74 -124 5, 318 68 -124 7, 336 78 -112 4', { per: 3 });
  const inMouth = (x, y) => ((x - 264 - (y - 110) * -0.12) / 10) ** 2 + ((y - 110) / 52) ** 2 < 1;
  head.tone = (x, y, z, a, c) => (z < -80 && inMouth(x, y) ? [a * 0.06, 0] : [a, c]);
  for (const [x, y, z] of [
    [227, 97, -110],
    [318, 90, -125],
  ]) {
    s.body({ k: 1, cast: false, lum: 0.7, wet: 1, gap: 2.2 }).ball(x, y, z, 7.5);
    s.body({ glow: 1, cast: false }).ball(x - 2, y, z - 6, 2.8);
  }
  const teeth = s.body({ k: 0.5, lum: 1.6, fill: 1.2, dir: [0, 1, 0.3], gap: 2 });
  for (let i = 0; i < 9; i++) {
    const t = i / 8 - 0.5;
    const [y, w] = [110 + t * 96, 12 * Math.sqrt(1 - (t * 1.8) ** 2 * 0.9)];
    const x = 264 - (y - 110) * 0.12;
    teeth.tube(
      [
        [x - w, y, -126, 3.3],
        [x - w * 0.1 + (i % 2) * 2, y + 3, -136, 0.4],
      ],
      { soft: false },
    );
    if (i < 8)
      teeth.tube(
        [
          [x + w, y + 6, -126, 3.3],
          [x + w * 0.1 - (i % 2) * 2, y + 8, -136, 0.4],
        ],
        { soft: false },
      );
  }
  // Each arm is two from the elbow on.
  const arm = (path) => s.body({ ...hide, k: 8 }).tube(path, { per: 5 });
  arm('372 196 -40 36, 326 226 -104 27, 300 232 -120 22');
  const up = arm('306 230 -120 18, 250 214 -150 14, 206 196 -160 11, 186 190 -162 10');
  const low = arm('304 238 -118 18, 262 276 -150 14, 214 290 -160 11, 192 286 -162 10');
  hand(up, [180, 188, -163], '-40 -18 -6, -48 2 -8, -42 20 -8, -22 32 -8', { r: 6.4, lift: -8, claw: 0.6 });
  hand(low, [186, 286, -163], '-38 -16 -6, -46 6 -8, -34 24 -8, -6 32 -6', { r: 6.4, lift: -6, claw: 0.6 });
  arm('506 176 20 38, 566 214 0 27, 580 244 -10 22');
  const a3 = arm('580 240 -10 17, 600 290 -30 13, 588 326 -40 10');
  const a4 = arm('572 244 -14 17, 540 284 -50 13, 512 310 -60 10');
  hand(a3, [587, 328, -41], '-24 22 -8, -4 34 -8, 18 30 -6', { r: 5.4, lift: 3 });
  hand(a4, [509, 312, -62], '-34 16 -8, -20 34 -10, 6 38 -8', { r: 5.4, lift: 3 });
  // Hair along its back, on the sky.
  const tuft = s.body({ k: 1, dir: [0.6, 0.8, 0.3], gap: 2.4, lum: 0.8, fill: 1 });
  const random = chance(6);
  for (let i = 0; i < 26; i++) {
    const t = i / 25;
    const [x, y] = [330 + 190 * t, 108 - 12 * Math.sin(t * 3.1) + 34 * t * t];
    tuft.tube(
      [
        [x, y, 10 + 20 * t, 4],
        [x + 8 + random() * 8, y - 10 - random() * 12, 14, 0.4],
      ],
      { soft: false },
    );
  }
  s.crop = [40, 14, 576, 324];
  return s;
}

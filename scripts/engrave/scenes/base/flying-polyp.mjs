import { Scene } from '../../bodies.mjs';
import { man } from '../../figures.mjs';
import { chance, noise, smooth } from '../../noise.mjs';

/** On the basalt, by a lantern the wind will have put out: it is there in part, and the rest of it is where the whistling is. */
export function draw() {
  const s = new Scene(640, 360, {
    lamp: { x: 150, y: 250, z: -340, power: 4, reach: 340, soft: 14 },
    sky: { dir: [0.8, -0.5, 0.25], power: 0.8, rim: 1.3, tight: 2 },
    ambient: 0.06,
    // The sky is wind: lines drawn to where it hangs.
    back: (x, y) => {
      const [dx, dy] = [x - 380, (y - 140) * 1.5];
      const r = Math.hypot(dx, dy);
      const a = Math.atan2(dy, dx);
      return {
        key: 0,
        fill: 0.16 + 0.34 * smooth(330, 60, r) + 0.3 * noise(Math.cos(a) * 3 + r * 0.008, Math.sin(a) * 3, 4),
        phase: (r - 52 * a + 8 * noise(x * 0.01, y * 0.02)) / 5.2,
      };
    },
    floor: {
      y: 308,
      tilt: 0.24,
      far: 260,
      lum: 0.5,
      top: 0.6,
      fill: 0.45,
      wob: 0.6,
      rim: 0,
      phase: (x, _y, z) => (z + x * 0.1) / 6,
      tone: (x, _y, z, a, c) => {
        const row = Math.floor(z / 34);
        const u = (x + (row % 2) * 30) / 60;
        return Math.abs(z / 34 - Math.round(z / 34)) < 0.05 || Math.abs(u - Math.round(u)) < 0.03
          ? [-1, -1]
          : [a * (0.8 + 0.4 * noise(Math.floor(u) * 2.1, row * 1.7)), c];
      },
    },
  });
  // Where it stops and the night begins nobody can say: bands of it are missing.
  const there = (x, y, z) => smooth(-0.34, 0.02, noise(x * 0.012 + y * 0.02, y * 0.026, z * 0.01 + 2));
  const gone = (x, y, z) => 26 * (1 - there(x, y, z));
  const skin = { k: 15, ck: 4, dir: [0.5, 0.8, 0.8], gap: 3.1, wet: 0.6, bump: 0.5, grain: 0.1, lum: 0.95, fill: 1 };
  const b = s.body({ ...skin, disp: (x, y, z) => gone(x, y, z) * 0.8 + 2.4 * noise(x * 0.06, y * 0.06, z * 0.06) });
  b.egg(392, 130, 10, 116, 66, 70, [0, 0, -10])
    .egg(318, 162, -40, 62, 46, 50, [0, 0, 20])
    .egg(462, 168, -10, 70, 46, 50, [0, 0, -26])
    .egg(404, 92, 0, 72, 44, 50);
  const random = chance(33);
  for (let i = 0; i < 22; i++) {
    const a = random() * 6.28;
    b.ball(
      392 + Math.cos(a) * (40 + random() * 70),
      134 + Math.sin(a) * (20 + random() * 44),
      -40 - random() * 20,
      9 + random() * 14,
    );
  }
  // Stalks that open at their ends.
  const stalk = (path, r, end) => {
    const t = s.body({ ...skin, k: 4, rings: 1, gap: 2.7, disp: (x, y, z) => gone(x, y, z) * 0.12 });
    t.tube(path, { per: 6 });
    const [x, y, z] = end;
    const cup = s.body({ ...skin, k: 2, ck: 2, gap: 2.3, dir: [0.3, 1, 0.7], lum: 1.1 });
    cup
      .egg(x, y, z, r, r * 0.9, r)
      .egg(x - r * 0.3, y + r * 0.3, z - r * 0.7, r * 0.66, r * 0.6, r * 0.8, [0, 0, 0], true);
    for (let i = 0; i < 9; i++) {
      const a = (i / 9) * 6.28 + x;
      cup.tube(
        [
          [x + Math.cos(a) * r * 0.7, y + Math.sin(a) * r * 0.66, z - r * 0.5, r * 0.22],
          [x + Math.cos(a) * r * 1.25, y + Math.sin(a) * r * 1.2 + 2, z - r * 0.9, 0.4],
        ],
        { soft: false },
      );
    }
  };
  stalk('330 160 -60 22, 276 148 -96 15, 236 176 -120 11, 210 168 -136 10', 14, [204, 166, -140]);
  stalk('344 186 -70 20, 302 220 -110 14, 282 260 -130 10, 252 270 -140 9', 13, [246, 272, -144]);
  stalk('306 132 -40 18, 262 98 -60 12, 214 96 -76 8, 190 76 -82 7', 10, [186, 72, -84]);
  stalk('420 196 -50 20, 420 240 -90 13, 388 270 -110 9, 384 292 -116 8', 12, [382, 298, -118]);
  stalk('486 180 -20 20, 530 204 -40 13, 546 244 -50 9, 576 256 -54 8', 12, [580, 258, -56]);
  stalk('440 92 0 18, 486 52 -10 12, 530 58 -16 8, 552 34 -18 7', 10, [556, 30, -20]);
  stalk('380 84 -20 16, 362 44 -40 10, 330 32 -46 7, 322 10 -48 6', 9, [320, 6, -50]);
  // Eyes, not two alike, wherever there is something of it.
  for (const [x, y, z, r] of [
    [352, 132, -62, 8],
    [392, 156, -72, 10],
    [424, 122, -62, 7],
    [374, 104, -58, 5],
    [452, 150, -58, 6],
    [330, 168, -82, 6],
  ]) {
    s.body({ ...skin, k: 3, gap: 2.2, lum: 1.1 })
      .ball(x, y, z, r * 1.25)
      .egg(x, y, z - r, r, r * 0.6, r, [0, 0, x % 30], true);
    s.body({ k: 1, cast: false, lum: 0.9, wet: 1, gap: 2.2 }).ball(x, y, z - r * 0.35, r * 0.62);
    s.body({ glow: 1, cast: false }).ball(x - 1, y + 0.5, z - r * 0.95, r * 0.24);
  }
  // He holds on to a pillar that has fallen; his hat is gone.
  const pillar = s.body({ set: true, k: 1, rings: 1, gap: 4, lum: 0.8, bump: 0.4, grain: 0.16 });
  pillar.tube('40 330 -120 20, 150 322 -80 19', { soft: false });
  man(s, [150, 322, -140], 58, { side: -1, lum: 0.5, back: -4 });
  s.crop = [48, 0, 588, 331];
  return s;
}

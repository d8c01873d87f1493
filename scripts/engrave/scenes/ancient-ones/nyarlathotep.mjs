import { Scene } from '../../bodies.mjs';
import { town } from '../../figures.mjs';
import { chance, noise, smooth } from '../../noise.mjs';

/** From the roofs, by the lit face of the university's clock: it has stopped the hands, and howls at the moon with what is no head. */
export function draw() {
  const s = new Scene(1000, 520, {
    lamp: { x: 150, y: 330, z: -400, power: 2, reach: 520, soft: 14 },
    sky: { dir: [0.8, -0.5, 0.25], power: 0.8, rim: 1.4, tight: 1.9 },
    ambient: 0.05,
    back: (x, y) => {
      const c = noise(x * 0.006, y * 0.018, 45) + 0.5 * noise(x * 0.016, y * 0.05, 8);
      const d = Math.hypot(x - 800, y - 108);
      if (d < 76) return { key: 1.25 - 0.9 * Math.max(0, noise(x * 0.03, y * 0.03, 2)), fill: 1.2, phase: y / 3.4 };
      return {
        key: 0,
        fill: d < 79 ? -1 : 0.14 + 0.55 * smooth(460, 80, d) * (0.75 + c) + 0.16 * c,
        phase: (y + 7 * noise(x * 0.007, y * 0.02) - (3400 * (y - 108)) / (d * d + 900)) / 4,
      };
    },
  });
  // The clock tower: its face burns, and has no hands any more.
  const stone = s.body({
    k: 1,
    dir: [0.04, 1, 0.3],
    gap: 3.4,
    bump: 0.3,
    grain: 0.12,
    lum: 0.42,
    wob: 0.6,
    tone: (x, y, _z, a, c) => {
      const row = Math.floor(y / 17);
      const u = (x + (row % 2) * 15) / 30;
      return Math.abs(y / 17 - Math.round(y / 17)) < 0.07 || Math.abs(u - Math.round(u)) < 0.045 ? [-1, -1] : [a, c];
    },
  });
  stone.box(236, 420, -40, 50, 190, 50, [0, 20, 0], 2).box(236, 232, -40, 58, 7, 58, [0, 20, 0], 2);
  for (let i = 0; i < 10; i++) stone.box(236, 222 - i * 13, -40, 50 - i * 5, 8, 50 - i * 5, [0, 20, 0], 1);
  const rim = s.body({ k: 1, rings: 1, gap: 4, lum: 1.1, cast: false });
  rim.tube(
    Array.from({ length: 25 }, (_, i) => [
      224 + 31 * Math.cos((i / 24) * 6.2832),
      280 + 33 * Math.sin((i / 24) * 6.2832),
      -104 + 10 * Math.cos((i / 24) * 6.2832),
      3.4,
    ]),
    { soft: false },
  );
  s.body({ glow: 1, cast: false }).egg(224, 280, -100, 28, 30, 4, [0, 20, 0]);
  const mark = s.body({ k: 0.5, lum: 0, fill: 0, rim: 0, cast: false });
  for (let i = 0; i < 12; i++) {
    const a = (i / 12) * 6.2832;
    mark.tube(
      [
        [224 + 21 * Math.cos(a), 280 + 23 * Math.sin(a), -112, 1.5],
        [224 + 26 * Math.cos(a), 280 + 28 * Math.sin(a), -112, 1.5],
      ],
      { soft: false },
    );
  }
  const skin = {
    k: 16,
    ck: 5,
    dir: [0.5, 0.8, 0.85],
    gap: 3.6,
    wet: 0.55,
    bump: 0.4,
    grain: 0.06,
    lum: 0.95,
    disp: (x, y, z) => 2.6 * noise(x * 0.045, y * 0.045, z * 0.045),
  };
  const b = s.body(skin);
  b.tube('600 250 10 66, 580 190 0 74, 556 140 -10 62, 540 100 -20 44', { per: 6 })
    .egg(604, 284, 20, 78, 70, 64)
    .tube('468 170 -30 34, 556 134 -10 48, 664 166 40 38', { per: 6 });
  for (let i = 0; i < 6; i++)
    b.tube(
      [
        [506 + i * 8, 158 + i * 22, -64 + i * 4, 7],
        [556 + i * 6, 174 + i * 22, -82 + i * 5, 9],
        [616 + i * 3, 160 + i * 23, -58 + i * 6, 5],
      ],
      { per: 4 },
    );
  // Where others have a face it goes on.
  const neck = s.body({ ...skin, k: 10, rings: 1, gap: 3.4, disp: 0, lum: 1.05 });
  neck.tube(
    '546 120 -30 46, 520 66 -70 37, 540 16 -96 30, 606 -6 -100 24, 676 24 -90 19, 716 84 -80 15, 770 112 -74 11, 826 88 -70 7, 850 46 -68 4, 838 20 -68 1.4',
    { per: 8 },
  );
  const throat = s.body({ ...skin, k: 6, ck: 3, gap: 2.8, disp: 0, lum: 1.15, dir: [0.4, 0.9, 0.8] });
  throat.egg(512, 92, -108, 26, 34, 22, [0, 0, 16]).egg(506, 94, -132, 16, 25, 22, [0, 0, 16], true);
  throat.tone = (x, y, z, a, c) => (z < -96 && ((x - 506) / 15) ** 2 + ((y - 94) / 24) ** 2 < 1 ? [-1, -1] : [a, c]);
  const teeth = s.body({ k: 0.5, lum: 1.6, fill: 1.2, gap: 2.2, dir: [1, 0.3, 0.2] });
  for (let i = 0; i < 16; i++) {
    const a = (i / 16) * 6.283;
    teeth.tube(
      [
        [506 + 16 * Math.cos(a), 94 + 25 * Math.sin(a), -128, 2.8],
        [506 + (7 + (i % 3)) * Math.cos(a), 94 + (13 + (i % 3) * 2) * Math.sin(a), -134, 0.4],
      ],
      { soft: false },
    );
  }
  const limb = (path, o = {}) => s.body({ ...skin, k: 11, ...o }).tube(path, { per: 6 });
  const finger = (path) => s.body({ ...skin, k: 5, gap: 3, disp: 0 }).tube(path, { per: 6 });
  // One arm is at the clock.
  limb('474 176 -30 38, 420 236 -90 30, 408 256 -104 28, 350 262 -150 22, 306 250 -170 21');
  finger('300 244 -174 14, 266 222 -190 11, 232 230 -194 9, 208 252 -186 6, 200 270 -176 1');
  finger('298 250 -176 14, 264 246 -198 11, 236 262 -202 9, 222 286 -194 6, 220 302 -186 1');
  finger('300 258 -176 13, 272 276 -198 11, 254 298 -202 8, 250 320 -196 5, 254 334 -190 1');
  finger('310 264 -170 12, 304 292 -186 9, 290 316 -190 7, 284 332 -188 1');
  finger('302 238 -168 12, 284 206 -176 9, 258 194 -176 7, 240 200 -172 1');
  // The other three hang, or what they are does.
  limb('668 176 40 40, 748 236 10 30, 764 256 4 27, 760 330 -30 21, 748 356 -36 20');
  for (const path of [
    '744 360 -40 13, 716 392 -66 10, 704 428 -74 7, 710 450 -74 1',
    '748 364 -42 13, 740 404 -70 10, 744 440 -78 7, 756 458 -78 1',
    '754 362 -40 13, 772 398 -60 10, 786 430 -66 7, 800 442 -66 1',
    '740 352 -36 11, 706 364 -56 8, 690 386 -60 6, 690 400 -60 1',
  ])
    finger(path);
  limb('640 200 60 26, 740 190 60 18, 834 226 30 12, 900 204 20 8, 944 236 10 5, 930 268 8 1.4', {
    rings: 1,
    gap: 3.2,
    k: 5,
    disp: 0,
  });
  limb('650 240 50 24, 738 280 40 17, 836 300 20 12, 880 350 10 8, 862 396 4 5, 880 416 2 1.4', {
    rings: 1,
    gap: 3.2,
    k: 5,
    disp: 0,
  });
  // Three legs, of which none is like another.
  limb('570 310 -10 56, 500 370 -70 36, 486 388 -76 30, 520 446 -90 22, 524 500 -100 18');
  limb('626 320 -20 54, 640 396 -60 34, 646 418 -62 28, 620 470 -80 20, 618 530 -84 18');
  limb('650 310 50 52, 716 380 50 32, 728 402 48 27, 700 460 40 20, 704 530 40 18');
  // Masks that it does not need tonight, on the wind.
  const random = chance(61);
  for (const [x, y, z, r, turn, nod] of [
    [352, 98, -60, 22, 24, -16],
    [408, 40, 30, 15, -30, 20],
    [312, 176, 20, 13, 40, 30],
    [930, 330, -20, 19, -30, 14],
    [884, 448, -60, 14, 20, -20],
    [430, 330, -20, 12, -20, 40],
  ]) {
    const m = s.body({ k: 2, ck: 1.4, dir: [0.35, 1, 0.7], gap: 2.7, lum: 1.05, cast: false, bump: 0.2 });
    m.egg(x, y, z, r * 0.72, r, r * 0.4, [0, turn, nod]).egg(
      x,
      y,
      z + r * 0.4,
      r * 0.74,
      r * 1.02,
      r * 0.42,
      [0, turn, nod],
      true,
    );
    const [c, q] = [Math.cos((nod * Math.PI) / 180), Math.sin((nod * Math.PI) / 180)];
    const hole = (dx, dy, rx, ry) =>
      m.egg(
        x + (dx * c - dy * q) * r,
        y + (dx * q + dy * c) * r,
        z - r * 0.3,
        rx * r,
        ry * r,
        r * 0.7,
        [0, turn, nod + (random() - 0.5) * 30],
        true,
      );
    hole(-0.3, -0.15, 0.17, 0.1);
    hole(0.28, -0.15, 0.17, 0.1);
    hole(0, 0.5, 0.26, random() < 0.5 ? 0.07 : 0.17);
  }
  s.before.push(town({ spires: [706] }));
  return s;
}

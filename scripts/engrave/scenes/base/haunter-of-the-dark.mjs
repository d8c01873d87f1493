import { Scene } from '../../bodies.mjs';
import { noise, smooth } from '../../noise.mjs';
import { wing } from '../../parts.mjs';

/** In the windowless steeple, by the stone in its box: it has three lobes to look with, and has turned them from the lightning. */
export function draw() {
  const s = new Scene(640, 360, {
    lamp: { x: 190, y: 322, z: -190, power: 2.6, reach: 220, soft: 14 },
    sky: { dir: [0.75, -0.5, 0.35], power: 0.8, rim: 1.5, tight: 1.8 },
    ambient: 0.05,
    floor: {
      y: 312,
      tilt: 0.26,
      far: 210,
      gap: 6,
      lum: 0.5,
      top: 0.6,
      fill: 0.4,
      wob: 1,
      rim: 0,
      phase: (x, _y, z) => (x * 0.8 + z * 0.4) / 6,
      tone: (x, _y, z, a, c) => (Math.abs(((x * 0.8 + z * 0.4) / 46) % 1) < 0.05 ? [-1, -1] : [a, c]),
    },
    // The inside of a spire, board over board, towards its point.
    back: (x, y) => {
      const d = Math.abs(x - 350) + (y - 20) * 0.2;
      const slit = x > 470 && x < 520 && y > 70 && y < 176;
      if (slit && (y - 70) % 17 < 10) return { key: 0, fill: 1, phase: y / 3 };
      return {
        key: 0,
        fill: slit ? -1 : 0.2 + 0.14 * noise(Math.floor(d / 34) * 3.1, 2) + 0.1 * noise(x * 0.02, y * 0.02),
        phase: Math.abs((d / 34) % 1) < 0.07 ? 0.5 : (y + x * 0.1 + 3 * noise(x * 0.02, y * 0.01)) / 4.4,
      };
    },
  });
  const beam = s.body({
    set: true,
    k: 0.6,
    rim: 0.5,
    lum: 0.9,
    fill: 0.7,
    gap: 3.4,
    dir: [0.9, 0.3, 0.4],
    bump: 0.4,
    grain: 0.1,
  });
  beam
    .box(112, 150, 110, 13, 230, 13, [0, 20, 16], 1)
    .box(588, 150, 110, 13, 230, 13, [0, -20, -16], 1)
    .box(350, 44, 130, 280, 10, 12, [0, 0, 2], 1);
  wing(
    s,
    [372, 146],
    [
      [420, -20],
      [540, -8],
      [640, 60],
      [610, 190],
      [520, 246],
      [410, 232],
    ],
    30,
    { bend: -0.12, lum: 0.9, sag: 0.4 },
  );
  wing(
    s,
    [312, 146],
    [
      [260, -26],
      [150, 0],
      [52, 80],
      [84, 196],
      [170, 236],
      [282, 228],
    ],
    10,
    { bend: 0.12, back: -0.1, lum: 0.6, sag: 0.4 },
  );
  // It is of the dark, and only its edges are of anything else.
  const dark = {
    k: 16,
    ck: 4,
    dir: [0.5, 0.8, 0.8],
    gap: 3.2,
    wet: 0.7,
    bump: 0.4,
    grain: 0.08,
    lum: 0.5,
    fill: 0.9,
    disp: (x, y, z) =>
      3 * noise(x * 0.05, y * 0.03, z * 0.05) +
      18 * smooth(0.1, 0.6, noise(x * 0.05, y * 0.012, z * 0.04)) * smooth(220, 320, y),
  };
  const b = s.body(dark);
  b.tube('344 96 -30 32, 342 150 -20 46, 346 210 -14 50, 352 270 -10 44, 360 330 -8 34', { per: 6 }).tube(
    '300 140 -24 20, 344 124 -10 32, 388 142 0 20',
    { per: 5 },
  );
  const head = s.body({ ...dark, k: 9, disp: 0, gap: 2.6, lum: 0.7 });
  head.egg(334, 86, -60, 38, 34, 30, [0, 0, -8]);
  for (const [x, y] of [
    [320, 96],
    [350, 94],
    [333, 68],
  ])
    head.egg(x, y, -84, 15, 12, 10, [0, 0, 0]);
  // The eye: three lobes, and a line of night in each.
  const eye = s.body({ glow: 1, cast: false, k: 7 });
  eye
    .egg(320, 97, -95, 10, 7.4, 4, [0, 0, 24])
    .egg(350, 95, -95, 10, 7.4, 4, [0, 0, -24])
    .egg(333, 72, -95, 7.4, 10, 4, [0, 0, 0])
    .ball(334, 88, -92, 7);
  const slit = s.body({ k: 0.5, lum: 0, fill: 0, rim: 0, cast: false });
  slit
    .egg(318, 98, -101, 7, 1.4, 2, [0, 0, -30])
    .egg(352, 96, -101, 7, 1.4, 2, [0, 0, 30])
    .egg(333, 70, -101, 1.4, 7, 2);
  const limb = (path) => s.body({ ...dark, k: 5, rings: 1, gap: 2.9, disp: 0, lum: 0.9 }).tube(path, { per: 6 });
  limb('306 158 -40 18, 258 200 -90 12, 236 252 -120 9, 252 290 -136 6, 230 306 -140 1.4');
  limb('384 160 -20 18, 436 204 -60 12, 444 256 -84 9, 420 292 -96 6, 436 312 -98 1.4');
  limb('322 250 -50 18, 296 296 -90 11, 262 318 -110 7, 226 320 -118 1.4');
  limb('376 262 -40 18, 400 306 -80 11, 440 326 -90 7, 476 320 -92 1.4');
  limb('346 280 -54 16, 340 320 -96 10, 316 340 -110 6, 290 344 -112 1.4');
  // The box with the stone, and who opened it: his glasses lie there.
  const box = s.body({ set: true, k: 0.8, dir: [0.1, 1, 0.4], gap: 2.8, lum: 1, wet: 0.5, cast: false });
  box.box(176, 328, -150, 27, 12, 18, [0, 22, 0], 1).box(160, 304, -136, 27, 3, 17, [0, 22, -58], 1);
  s.body({ set: true, glow: 1, cast: false, k: 0.4 }).egg(180, 310, -152, 10, 8, 8, [0, 20, 20]);
  const glass = s.body({ set: true, k: 0.4, rings: 1, gap: 3, lum: 1.4, cast: false });
  for (const x of [96, 114])
    glass.tube(
      Array.from({ length: 13 }, (_, i) => [
        x + 7 * Math.cos((i / 12) * 6.2832),
        334 + 4 * Math.sin((i / 12) * 6.2832),
        -170,
        1,
      ]),
      { soft: false },
    );
  glass
    .tube('103 333 -170 0.9, 107 333 -170 0.9', { soft: false })
    .tube('121 333 -170 0.9, 136 324 -166 0.9', { soft: false });
  s.crop = [40, 12, 576, 324];
  return s;
}

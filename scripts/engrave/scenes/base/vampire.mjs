import { Scene } from '../../bodies.mjs';
import { noise, smooth } from '../../noise.mjs';
import { hand, night, roofs } from '../../parts.mjs';

/** From the bed, by the candle beside it, on the second floor: he stands outside the window and waits to be asked in. */
export function draw() {
  const s = new Scene(640, 360, {
    lamp: { x: 120, y: 300, z: -290, power: 2.7, reach: 300, soft: 12 },
    sky: { dir: [0.8, -0.5, 0.25], power: 0.75, rim: 1.2, tight: 2 },
    ambient: 0.05,
    back: night(474, 92, 44, { reach: 170, power: 0.6 }),
  });
  s.behind.push(roofs(96, 560, 268, 31, { rows: 2 }));
  // The wall about the window, and its bars.
  const wall = s.body({
    set: true,
    k: 0.5,
    rim: 0,
    lum: 0.55,
    top: 0.5,
    fill: 0.25,
    wob: 0.4,
    gap: 4.6,
    cast: false,
    phase: (x, y) => (y + 2 * noise(x * 0.03, y * 0.03) - 0.04 * x) / 4.6,
  });
  wall
    .box(20, 180, -40, 104, 240, 6, [0, 0, 0], 1)
    .box(640, 180, -40, 92, 240, 6, [0, 0, 0], 1)
    .box(320, -30, -40, 320, 62, 6, [0, 0, 0], 1);
  const frame = s.body({ set: true, k: 1, lum: 0.9, fill: 0.8, gap: 2.8, rim: 0.4, dir: [0.4, 1, 0.5], cast: false });
  frame
    .box(132, 180, -52, 9, 220, 8, [0, 0, 0], 2)
    .box(540, 180, -52, 9, 220, 8, [0, 0, 0], 2)
    .box(338, 36, -52, 220, 7, 8, [0, 0, 0], 2)
    .box(404, 180, -50, 4.6, 220, 5, [0, 0, 0], 1)
    .box(268, 110, -50, 4.6, 74, 5, [0, 0, 0], 1)
    .box(338, 190, -50, 206, 4.6, 5, [0, 0, 0], 1)
    .box(338, 322, -66, 236, 9, 24, [0, 0, 0], 2);
  // His cloak is of the night, but for its lining.
  const cloth = {
    k: 12,
    dir: [0.9, 0.3, 0.6],
    gap: 3.4,
    bump: 0.35,
    grain: 0.07,
    lum: 0.46,
    fill: 1,
    disp: (x, y, z) => 3 * Math.sin(x * 0.11 + noise(y * 0.02, z * 0.02) * 4) * smooth(150, 260, y),
  };
  const cloak = s.body(cloth);
  cloak
    .tube('334 138 14 40, 338 200 18 58, 344 270 20 72, 348 350 20 84')
    .tube('270 146 10 18, 334 122 12 30, 398 148 14 18');
  // A collar that stands up, pale within.
  const collar = s.body({ ...cloth, k: 5, disp: 0, lum: 0.8, gap: 2.8 });
  collar
    .tube('296 140 -12 10, 288 116 2 9, 288 98 12 3', { per: 4 })
    .tube('372 142 -10 10, 384 116 4 9, 385 98 14 3', { per: 4 });
  const shirt = s.body({ k: 4, dir: [0.9, 0.2, 0.5], gap: 2.4, lum: 1.4, cast: false });
  shirt.egg(330, 170, -36, 13, 34, 14, [0, 0, -4]);
  s.body({ k: 1, lum: 0.3, gap: 2 }).egg(322, 142, -48, 8, 5, 4, [0, 0, 16]).egg(338, 142, -48, 8, 5, 4, [0, 0, -16]);
  // The face: long, and older than the rest of him.
  const skin = s.body({ k: 3.4, ck: 2, dir: [0.3, 1, 0.8], gap: 2, bump: 0.3, grain: 0.22, wet: 0.2, lum: 1.3 });
  skin
    .tube('330 138 -14 10, 328 122 -20 9', { per: 3 })
    .egg(328, 84, -24, 22, 28, 24, [0, 0, 4])
    .egg(324, 108, -32, 13, 19, 14, [0, 0, 4])
    .tube('318 88 -46 2, 313 98 -54 2.6, 312 104 -55 2.8, 317 107 -51 1.8', { per: 3 })
    .tube('306 82 -42 2, 314 78 -47 2.8, 322 82 -48 2', { per: 3 })
    .tube('330 82 -47 2, 340 77 -44 2.8, 350 82 -38 2', { per: 3 })
    .tube('308 98 -40 2.6, 312 106 -43 2.4', { per: 2 })
    .tube('342 98 -40 3.4, 336 108 -42 2.4', { per: 2 })
    .egg(313, 88, -48, 5, 4, 7, [0, 0, 8], true)
    .egg(337, 88, -46, 6.4, 4.4, 8, [0, 0, -6], true)
    .egg(343, 108, -40, 2.6, 8, 4, [0, 0, 10], true)
    .egg(319, 117.5, -47, 6.4, 1.3, 4, [0, 0, 4], true);
  skin
    .tube('349 94 -18 3.4, 355 86 -12 3, 357 76 -10 0.5', { per: 4 })
    .tube('305 94 -20 2.6, 301 86 -14 2.2, 300 78 -12 0.5', { per: 4 });
  const teeth = s.body({ k: 0.3, lum: 1.7, fill: 1.2, gap: 2, cast: false });
  teeth
    .tube('313.5 117 -51 1.3, 313 124 -52 0.3', { soft: false })
    .tube('322 117.500 -50 1.3, 322.500 124 -51 0.3', { soft: false });
  // Hair combed back from a point.
  const hair = s.body({ k: 2, dir: [1, 0.3, 0.4], gap: 2.2, lum: 0.5, fill: 1.2, wet: 0.5 });
  for (let i = 0; i < 9; i++) {
    const t = i / 8 - 0.5;
    hair.tube(
      [
        [326 + t * 30, 64 + t * t * 40, -44 + t * t * 30, 2.6],
        [330 + t * 42, 54 + t * t * 20, -24, 3.6],
        [334 + t * 46, 64, 2, 4],
      ],
      { per: 3 },
    );
  }
  s.body({ glow: 1, cast: false }).egg(313, 88.6, -47, 1.9, 1.4, 2).egg(337, 88.6, -46, 2, 1.4, 2);
  // One hand lies on the pane; it leaves no breath there.
  const arm = s.body({ ...cloth, k: 6, disp: 0, lum: 0.4 });
  arm.tube('284 152 -10 16, 248 196 -34 13, 226 190 -52 12');
  s.body({ k: 2, lum: 1.4, gap: 2.2, dir: [0.8, 0.5, 0.4] }).tube('228 190 -52 10, 221 184 -57 9.4', { soft: false });
  const palm = s.body({ ...skin.options, k: 2.4, gap: 2 });
  palm.egg(206, 162, -70, 13, 16, 6, [0, 0, -24]).tube('222 186 -58 6.4, 212 172 -66 8', { per: 3 });
  hand(palm, [203, 156, -70], '-34 -14 -3, -26 -36 -3, -8 -46 -3, 10 -42 -3, 26 -10 -3', {
    r: 3.7,
    lift: 0,
    claw: 0.6,
  });
  s.crop = [72, 30, 512, 288];
  return s;
}

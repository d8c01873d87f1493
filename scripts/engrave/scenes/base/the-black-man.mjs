import { Scene } from '../../bodies.mjs';
import { gables } from '../../figures.mjs';
import { noise } from '../../noise.mjs';
import { folds, hand, night, panes, wood } from '../../parts.mjs';

/** At the cross-roads, the moon behind him and one's own lantern before: the book is open at one's own name, and he holds out the pen. */
export function draw() {
  const s = new Scene(640, 360, {
    lamp: { x: 150, y: 262, z: -210, power: 2.7, reach: 250, soft: 13 },
    sky: { dir: [0.75, -0.55, 0.35], power: 0.95, rim: 1.9, tight: 1.6 },
    ambient: 0.05,
    back: night(404, 116, 96, { reach: 190, power: 0.7 }),
    floor: {
      y: 298,
      tilt: 0.24,
      far: 260,
      bump: 10,
      scale: 0.05,
      gap: 4.4,
      dir: [0.02, 0, 0.3],
      lum: 0.55,
      top: 0.62,
      fill: 0.5,
      wob: 3,
      tone: (x, _y, z, a, c) => (Math.abs(x - 330 - z * 0.4) < 74 ? [a * 1.4, c * 1.3] : [a * 0.7, c]),
    },
  });
  s.behind.push(
    wood([
      [92, 262, 262, 3, { deep: 4, lean: 0.12 }],
      [590, 262, 290, 14, { deep: 4, lean: -0.1 }],
      [32, 262, 210, 8, { deep: 3 }],
    ]) +
      gables(
        [
          [498, 40, 236, 18],
          [534, 34, 242, 14],
        ],
        262,
      ) +
      panes([[514, 246, 4, 6]]),
  );
  // A robe without shape, black: what can be seen of it are its edges.
  const robe = {
    k: 10,
    dir: [0.85, 0.3, 0.6],
    gap: 3.2,
    bump: 0.4,
    grain: 0.08,
    lum: 0.5,
    fill: 0.6,
    wet: 0.25,
    disp: folds(396, -10, 9, 5, 120, 300),
  };
  s.body(robe)
    .tube('400 116 -10 26, 404 160 -8 28, 410 216 -6 33, 416 262 -4 39, 420 286 -4 43')
    .tube('362 120 -12 15, 396 108 -8 20, 430 120 -4 15')
    .tube('420 180 6 28, 436 240 14 32, 448 292 20 34');
  // No hair and no beard, and ears that stand out; the moon draws his head.
  const skin = {
    k: 3.6,
    ck: 1.8,
    dir: [0.35, 1, 0.8],
    gap: 2,
    wet: 0.7,
    bump: 0.15,
    grain: 0.18,
    lum: 0.8,
    fill: 1,
  };
  const head = s.body(skin);
  head
    .tube('394 108 -20 13, 390 92 -28 11', { per: 3 })
    .egg(388, 48, -36, 21, 27, 24, [0, 0, -6])
    .egg(381, 76, -46, 15, 20, 16, [0, 0, -8])
    .tube('380 90 -54 8, 378 97 -56 5, 377 101 -57 3', { per: 3 })
    .tube('376 54 -60 3, 370 66 -70 3.8, 375 72 -66 2.4', { per: 3 })
    .tube('364 49 -58 2.4, 370 47 -62 3, 376 52 -62 2.4', { per: 3 })
    .tube('378 51 -60 2.6, 389 44 -58 3.4, 400 49 -50 2.4', { per: 3 })
    .tube('398 66 -48 3.4, 394 78 -50 3, 386 86 -54 2.4', { per: 3 })
    .egg(368, 57, -62, 4.4, 3.4, 6, [0, 0, 8], true)
    .egg(388, 56, -60, 6.2, 4, 7, [0, 0, -6], true)
    .egg(375, 83, -64, 9, 2, 8, [0, 0, -6], true)
    .tube('406 62 -26 4.4, 413 55 -22 4.4, 417 43 -20 1', { per: 3 });
  s.body({ glow: 1, cast: false }).egg(368, 57.5, -62.5, 2.3, 1.5, 2.4).egg(388, 56.6, -60.5, 2.7, 1.6, 2.4);
  // One sleeve over the book, the other held out to us.
  const sleeve = { ...robe, k: 7, ck: 3, disp: 0, dir: [0.6, 0.6, 0.7], lum: 0.6, fill: 0.75 };
  // It throws no shadow: the lantern must find his face.
  s.body({ ...sleeve, cast: false })
    .tube('364 124 -20 15, 322 152 -62 14, 286 160 -104 17, 274 162 -116 19')
    .egg(262, 164, -128, 11, 15, 12, [0, 0, 8], true);
  s.body(sleeve)
    .tube('430 126 -8 15, 440 176 -36 14, 408 208 -78 15, 390 214 -96 18')
    .egg(378, 218, -108, 11, 13, 11, [0, 0, 10], true);
  const near = s.body({ ...skin, lum: 0.9, cast: false });
  near.tube('274 164 -116 7, 248 166 -134 5.6', { per: 3 });
  hand(near, [246, 166, -136], '-30 -14 -20, -36 0 -22, -30 13 -22, -18 22 -18, -6 -22 -16', {
    r: 4.4,
    lift: -4,
    claw: 0.7,
  });
  const far = s.body({ ...skin, lum: 0.9 });
  far.tube('390 216 -98 6.4, 358 226 -124 5.4', { per: 3 });
  hand(far, [356, 227, -130], '-30 6 -8, -30 13 -12, -24 20 -14, -12 22 -12, -16 -10 -4', {
    r: 4,
    lift: -4,
    claw: 0.8,
  });
  // The pen, from no bird that there is.
  s.body({ k: 0.8, dir: [0.5, 1, 0.3], gap: 2.2, lum: 1.3, fill: 1, cast: false })
    .tube('206 196 -164 0.6, 216 176 -162 1.6, 222 164 -160 1.8', { soft: false })
    .tube('222 164 -160 1.8, 232 132 -156 6.4, 250 98 -152 7, 278 72 -148 0.6', { per: 6 });
  // The book lies on a stone of the old wall.
  const stone = s.body({ set: true, k: 2, dir: [0.1, 1, 0.3], gap: 3.2, bump: 0.5, grain: 0.16, lum: 0.75, fill: 0.7 });
  stone
    .box(262, 284, -84, 64, 26, 28, [0, 10, -1], 4)
    .box(272, 250, -80, 56, 13, 26, [0, -8, 1], 4)
    .box(196, 310, -110, 22, 12, 18, [0, 24, 6], 3);
  const page = s.body({
    k: 0.8,
    dir: [0.1, 1, 0.3],
    gap: 2.6,
    lum: 1.3,
    fill: 0.9,
    cast: false,
    tone: (x, y, _z, a, c) =>
      Math.abs((y / 6) % 1) < 0.22 && noise(x * 0.2, Math.floor(y / 6) * 3.1) > -0.25 ? [a * 0.1, 0] : [a, c],
  });
  page.box(254, 222, -118, 36, 2.4, 24, [-54, 8, -3], 1).box(322, 222, -116, 33, 2.4, 24, [-54, -8, 3], 1);
  s.body({ k: 1, lum: 0.5, gap: 2.6, dir: [0.2, 1, 0.4], cast: false })
    .box(254, 228, -112, 40, 2, 27, [-54, 8, -3], 1)
    .box(322, 228, -110, 37, 2, 27, [-54, -8, 3], 1);
  // What he stands on are no feet.
  const leg = s.body({ k: 4, ck: 1, dir: [0.9, 0.3, 0.5], gap: 2.4, wet: 0.5, lum: 0.75, bump: 0.5, grain: 0.2 });
  leg
    .tube('396 284 -44 11, 388 300 -62 7.4, 391 310 -62 7', { per: 3 })
    .tube('446 286 -14 11, 448 304 -24 7, 446 310 -24 7', {
      per: 3,
    });
  const hoof = s.body({ k: 1.6, ck: 1, dir: [0.1, 1, 0.4], gap: 2.2, wet: 0.7, lum: 1 });
  hoof
    .tube('391 310 -62 7.6, 384 326 -70 13', { soft: false })
    .tube('446 310 -24 7.4, 441 324 -28 12', { soft: false })
    .box(380, 326, -83, 1.4, 12, 10, [0, 0, 8], 0.5, true)
    .box(438, 324, -40, 1.4, 12, 10, [0, 0, 8], 0.5, true);
  // Something small sits by him that has a face.
  const rat = s.body({ k: 4, ck: 1, dir: [0.6, 0.8, 0.5], gap: 2.2, bump: 0.5, grain: 0.25, lum: 2.2, fill: 1.2 });
  rat
    .egg(494, 312, -50, 20, 13, 14, [0, 0, -8])
    .egg(476, 304, -58, 9, 9, 9)
    .ball(470, 295, -54, 3.6)
    .ball(481, 295, -52, 3.8)
    .tube('512 314 -46 3, 532 320 -44 2.2, 552 312 -44 1.6, 566 316 -44 0.5', { per: 4 })
    .tube('480 316 -60 3, 476 324 -66 1.6', { soft: false });
  s.body({ glow: 1, cast: false }).ball(472, 303, -67, 1.3).ball(479, 303, -66.5, 1.3);
  // The lantern one has put down.
  const tin = s.body({ set: true, cast: false, k: 0.8, dir: [0, 1, 0.3], gap: 2.2, lum: 0.5, fill: 0.9 });
  tin
    .box(150, 312, -190, 11, 3, 11, [0, 30, 0], 1)
    .box(150, 274, -190, 10, 2.4, 10, [0, 30, 0], 1)
    .tube('150 272 -190 1.4, 140 262 -190 1.3, 150 252 -190 1.3, 160 262 -190 1.3, 150 272 -190 1.4')
    .box(141, 293, -196, 1, 19, 1, [0, 0, 0], 0.4)
    .box(159, 293, -196, 1, 19, 1, [0, 0, 0], 0.4);
  s.body({ set: true, glow: 1, cast: false }).egg(150, 294, -190, 6, 12, 6);
  s.crop = [62, 14, 560, 315];
  return s;
}

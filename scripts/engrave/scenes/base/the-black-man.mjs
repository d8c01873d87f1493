import { Scene } from '../../bodies.mjs';
import { gables, robed } from '../../figures.mjs';
import { noise } from '../../noise.mjs';
import { hand, night, panes, wood } from '../../parts.mjs';

/** At the cross-roads, by one's own lantern: the book is open at one's own name, and he holds out the pen. */
export function draw() {
  const s = new Scene(640, 360, {
    lamp: { x: 120, y: 280, z: -250, power: 2.8, reach: 260, soft: 13 },
    sky: { dir: [0.8, -0.5, 0.3], power: 0.85, rim: 1.7, tight: 1.7 },
    ambient: 0.05,
    back: night(464, 112, 64, { reach: 160, power: 0.6 }),
    floor: {
      y: 298,
      tilt: 0.24,
      far: 260,
      bump: 10,
      scale: 0.05,
      gap: 4.4,
      dir: [0.02, 0, 0.3],
      lum: 0.45,
      top: 0.6,
      fill: 0.5,
      wob: 3,
      tone: (x, _y, z, a, c) => (Math.abs(x - 300 - z * 0.5) < 60 ? [a * 1.5, c * 1.3] : [a * 0.6, c]),
    },
  });
  s.behind.push(
    wood([
      [84, 262, 250, 3, { deep: 4, lean: 0.1 }],
      [596, 262, 280, 14, { deep: 4, lean: -0.08 }],
      [28, 262, 200, 8, { deep: 3 }],
    ]) +
      gables(
        [
          [206, 44, 232, 20],
          [252, 36, 238, 16],
        ],
        262,
      ) +
      panes([[222, 242, 4, 6]]),
  );
  // The sign post says nothing that can be read.
  const post = s.body({ set: true, k: 0.8, dir: [0.2, 1, 0.3], gap: 3, lum: 0.7, fill: 0.8, bump: 0.4, grain: 0.15 });
  post
    .tube('176 306 60 5, 172 120 60 4', { soft: false })
    .box(144, 136, 56, 40, 8, 3, [0, 14, -5], 1)
    .box(200, 162, 56, 40, 8, 3, [0, -14, 4], 1);
  // Black from crown to hoof: the lantern finds only edges.
  const how = { lum: 0.34, fill: 0.55, wet: 0.4 };
  const { robe } = robed(s, [386, 108, -20], 212, { face: -0.6, lean: -0.2, how });
  const skin = {
    k: 3.4,
    ck: 1.8,
    dir: [0.35, 1, 0.8],
    gap: 2.1,
    wet: 0.8,
    bump: 0.15,
    grain: 0.2,
    lum: 0.42,
    fill: 0.9,
  };
  const face = s.body(skin);
  face
    .egg(372, 74, -52, 16, 23, 17, [0, 0, -6])
    .egg(367, 94, -58, 9, 12, 10, [0, 0, -6])
    .tube('362 74 -68 2, 356 85 -75 2.6, 361 89 -71 1.8', { per: 3 })
    .tube('350 70 -64 2, 358 66 -70 2.8, 366 71 -70 2', { per: 3 })
    .tube('370 70 -70 2, 379 65 -67 2.8, 387 70 -60 2', { per: 3 })
    .egg(357, 76, -68, 4.6, 3.2, 5, [0, 0, 0], true)
    .egg(376, 75, -68, 5, 3.4, 6, [0, 0, 0], true);
  s.body({ glow: 1, cast: false }).egg(357, 76.5, -68, 1.8, 1.2, 2).egg(376, 75.5, -68, 1.9, 1.2, 2);
  const sleeve = { ...robe.made, k: 7, ck: 3, disp: 0, dir: [0.6, 0.6, 0.7], lum: 0.44 };
  s.body(sleeve)
    .tube('352 124 -36 16, 306 160 -74 15, 282 168 -106 18')
    .egg(272, 170, -120, 10, 12, 12, [0, 0, 20], true);
  s.body(sleeve)
    .tube('424 126 -20 16, 440 178 -60 15, 404 206 -104 18')
    .egg(394, 210, -118, 11, 12, 11, [0, 0, 10], true);
  const h1 = s.body(skin);
  h1.tube('282 168 -108 6, 264 172 -124 5', { per: 3 });
  hand(h1, [262, 172, -126], '-22 -8 -16, -26 2 -18, -18 10 -18, -6 -16 -14', { r: 3.6, lift: -3, claw: 0.6 });
  h1.tube('404 208 -106 6, 386 214 -122 5', { per: 3 });
  hand(h1, [384, 215, -124], '-30 2 -10, -32 8 -14, -26 14 -16, -10 -14 -8', { r: 3.6, lift: -1, claw: 0.8 });
  // The pen, from no bird that there is; and the book, in red and black.
  s.body({ k: 0.8, dir: [0.5, 1, 0.3], gap: 2.2, lum: 1.3, cast: false }).tube(
    '234 186 -150 0.6, 242 164 -148 2, 256 128 -144 5.4, 276 96 -140 6, 300 80 -138 0.5',
    { per: 6 },
  );
  const page = s.body({
    k: 0.8,
    dir: [0.1, 1, 0.3],
    gap: 2.6,
    lum: 1.15,
    fill: 0.9,
    cast: false,
    tone: (x, y, _z, a, c) =>
      Math.abs(((y - 0.16 * x) / 6.4) % 1) < 0.2 && noise(x * 0.2, Math.floor((y - 0.16 * x) / 6.4) * 3.1) > -0.2
        ? [a * 0.1, 0]
        : [a, c],
  });
  page.box(322, 214, -142, 33, 2.4, 26, [-52, 6, 6], 1).box(384, 216, -142, 30, 2.4, 26, [-52, -8, 2], 1);
  s.body({ k: 1, lum: 0.5, gap: 2.6, dir: [0.2, 1, 0.4], cast: false })
    .box(322, 219, -138, 37, 2, 29, [-52, 6, 6], 1)
    .box(386, 221, -138, 33, 2, 29, [-52, -8, 2], 1);
  // What he stands on is not a foot.
  const hoof = s.body({ k: 2, ck: 1, dir: [0.1, 1, 0.4], gap: 2.4, wet: 0.6, lum: 0.9 });
  hoof.tube('352 314 -76 7, 348 326 -84 12', { soft: false }).box(344, 324, -96, 1.2, 12, 10, [0, 0, 8], 0.5, true);
  s.crop = [56, 20, 560, 315];
  return s;
}

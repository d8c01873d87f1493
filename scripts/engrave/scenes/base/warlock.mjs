import { Scene } from '../../bodies.mjs';
import { robed } from '../../figures.mjs';
import { chance, noise } from '../../noise.mjs';
import { hand } from '../../parts.mjs';

/** Through the floor of the mill, by what he has drawn on it: he has looked up from the book, and reads on. */
export function draw() {
  const [cx, cz] = [300, -30];
  const s = new Scene(640, 360, {
    lamp: { x: 286, y: 316, z: -150, power: 2.6, reach: 200, soft: 12 },
    sky: { dir: [0.75, -0.5, 0.2], power: 0.75, rim: 1.1, tight: 2.1 },
    ambient: 0.05,
    floor: {
      y: 306,
      tilt: 0.3,
      far: 230,
      gap: 5,
      lum: 0.36,
      top: 0.62,
      fill: 0.4,
      wob: 1,
      rim: 0,
      phase: (x, _y, z) => (x * 0.5 + z) / 6,
      // Two rings, a star of seven, and signs between the rings.
      tone: (x, _y, z, a, c) => {
        const [dx, dz] = [x - cx, (z - cz) * 1.1];
        const d = Math.hypot(dx, dz);
        const t = Math.atan2(dz, dx);
        const ring = Math.min(Math.abs(d - 190), Math.abs(d - 156)) < 3.6;
        let star = false;
        for (let i = 0; i < 7; i++) {
          const b = (i / 7) * 6.2832 + 0.3;
          const e = dx * Math.cos(b) + dz * Math.sin(b);
          star ||= Math.abs(e - 156 * Math.cos((3 * Math.PI) / 7)) < 2.8 && d < 156;
        }
        const sign =
          d > 160 &&
          d < 186 &&
          Math.abs(((t * 11) / 6.2832) * 3 - Math.round(((t * 11) / 6.2832) * 3)) < 0.18 &&
          noise(t * 9, d * 0.12) > -0.1;
        return ring || star || sign ? [1.3, 1.2] : [a, c];
      },
    },
  });
  // Beams, and a high window on which the moon stands.
  const wall = s.body({
    set: true,
    k: 0.5,
    rim: 0,
    lum: 0.8,
    top: 0.5,
    fill: 0.55,
    wob: 1,
    gap: 4.4,
    phase: (x, y) => (x + 2.4 * noise(y * 0.02, x * 0.02)) / 5,
    tone: (x, y, _z, a, c) => {
      const u = (x - 486) / 30;
      const v = (y - 84) / 46;
      const pane = u > -1 && u < 1 && v < 1 && v > -1;
      const bar = Math.abs(u) < 0.07 || Math.abs(v - 0.1) < 0.05 || Math.abs(u) > 0.92 || Math.abs(v) > 0.95;
      return pane ? (bar ? [-1, -1] : [0, 0.95]) : Math.abs((x / 27) % 1) < 0.05 ? [-1, -1] : [a, c];
    },
  });
  wall.box(320, 130, 200, 420, 300, 8, [0, 0, 0], 1);
  const beam = s.body({
    set: true,
    k: 0.6,
    rim: 0.4,
    lum: 0.7,
    fill: 0.6,
    gap: 3.6,
    dir: [0.1, 1, 0.4],
    bump: 0.4,
    grain: 0.1,
  });
  beam
    .box(560, 150, 120, 13, 200, 13, [0, 20, 0], 1)
    .box(92, 150, 130, 12, 200, 12, [0, 10, 0], 1)
    .box(330, 16, 120, 340, 12, 12, [0, 0, -3], 1);
  const { robe } = robed(s, [352, 116, -6], 198, { face: -0.55, lean: 0.15, how: { lum: 1 } });
  // He has a face, and a beard that the light from below makes black.
  const skin = s.body({ k: 3.2, ck: 1.8, dir: [0.35, 1, 0.8], gap: 2, bump: 0.45, grain: 0.24, wet: 0.15, lum: 1.3 });
  skin
    .egg(338, 82, -36, 15, 21, 15, [0, 0, -6])
    .tube('330 84 -52 1.9, 325 93 -58 2.7, 329 97 -54 1.8', { per: 3 })
    .tube('318 80 -48 2, 326 76 -53 2.6, 333 80 -52 2', { per: 3 })
    .tube('336 80 -52 2, 344 75 -50 2.6, 351 79 -45 2', { per: 3 })
    .egg(324, 84, -51, 4, 3.4, 5, [0, 0, 0], true)
    .egg(341, 83, -51, 4.6, 3.6, 6, [0, 0, 0], true)
    .egg(329, 103, -51, 4.4, 2.6, 6, [0, 0, -6], true);
  s.body({ glow: 1, cast: false }).ball(324, 84.5, -51, 1.2).ball(340.5, 83.5, -51, 1.3);
  const beard = s.body({ k: 1.2, dir: [1, 0.2, 0.4], gap: 2.1, lum: 1, fill: 1.1 });
  const random = chance(17);
  for (let i = 0; i < 24; i++) {
    const t = i / 23;
    beard.tube(
      [
        [318 + 36 * t, 98 + 8 * Math.sin(t * 3.1), -48 + 10 * t, 2.4],
        [318 + 32 * t, 122 + 8 * random(), -54, 1.9],
        [322 + 20 * t + 6 * random(), 148 + 26 * Math.sin(t * 3.1) + 8 * random(), -50, 0.5],
      ],
      { per: 3 },
    );
  }
  const sleeve = { ...robe.options, k: 7, ck: 3, disp: 0, dir: [0.6, 0.6, 0.7] };
  // The book lies open on one arm; the other hand has let go of something.
  s.body(sleeve)
    .tube('318 128 -24 16, 284 172 -58 15, 262 184 -92 17')
    .egg(252, 188, -106, 10, 12, 12, [0, 0, 20], true);
  s.body(sleeve)
    .tube('390 130 -14 16, 438 150 -40 14, 470 118 -66 18')
    .egg(477, 108, -74, 12, 11, 12, [0, 0, -40], true);
  skin
    .tube('262 184 -94 5.4, 244 190 -108 4.6', { per: 3 })
    .tube('468 122 -66 5.4, 480 98 -78 4.6, 484 90 -82 5.4', { per: 3 });
  hand(skin, [485, 88, -83], '-22 -24 -10, -8 -38 -10, 12 -38 -8, 28 -22 -6, 20 4 -10', {
    r: 3.3,
    lift: -6,
    claw: 0.7,
  });
  const page = s.body({ k: 0.8, dir: [1, 0.2, 0.3], gap: 2.4, lum: 1.1, fill: 0.8, bump: 0.2 });
  page.box(222, 186, -118, 30, 2.4, 20, [24, 0, 12], 1).box(272, 184, -122, 26, 2.4, 20, [24, 0, -14], 1);
  s.body({ k: 1, lum: 0.4, gap: 2.6, dir: [0.2, 1, 0.4] })
    .box(222, 190, -116, 33, 2, 22, [24, 0, 12], 1)
    .box(272, 189, -120, 29, 2, 22, [24, 0, -14], 1);
  hand(skin, [244, 194, -112], '-22 6 -12, -14 10 -16, -2 12 -18, 10 8 -16', { r: 3, lift: -1, claw: 1.4 });
  // Candles on the outer ring, each at a point.
  const wax = s.body({ set: true, k: 0.8, dir: [0, 1, 0.3], lum: 1.1, gap: 2.4, cast: false });
  const flame = s.body({ set: true, glow: 1, cast: false });
  for (const [x, y, z, h] of [
    [128, 330, -80, 26],
    [200, 340, -120, 32],
    [404, 340, -120, 28],
    [478, 328, -76, 22],
    [470, 284, 90, 16],
    [156, 286, 80, 18],
  ]) {
    wax.tube(
      [
        [x, y, z, 4.4],
        [x, y - h, z, 4],
      ],
      { soft: false },
    );
    flame.tube(
      [
        [x, y - h - 6, z, 2.4],
        [x, y - h - 11, z, 2.8],
        [x - 0.6, y - h - 20, z, 0.4],
      ],
      { per: 3 },
    );
  }
  s.crop = [64, 26, 560, 315];
  return s;
}

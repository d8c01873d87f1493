import { Scene } from '../../bodies.mjs';
import { chance, noise } from '../../noise.mjs';
import { hand, night, wood } from '../../parts.mjs';

const CROP = [64, 36, 512, 288];

/** From the lake to the door it has walked all night; the spine through it shines. */
export function draw() {
  const s = new Scene(640, 360, {
    lamp: { x: 150, y: 260, z: -220, power: 2.4, reach: 240, soft: 12 },
    sky: { dir: [0.8, -0.5, 0.2], power: 0.8, rim: 1.1, tight: 2.2 },
    ambient: 0.07,
    back: night(470, 92, 42, { reach: 130 }),
    floor: {
      y: 282,
      tilt: 0.24,
      far: 520,
      bump: 26,
      scale: 0.03,
      gap: 4,
      wob: 2,
      wet: 0.3,
      lum: 0.5,
      top: 0.6,
      fill: 0.7,
      dir: [0.015, 0, 0.17],
    },
  });
  s.behind.push(
    wood([
      [96, 196, 120, 4, {}],
      [140, 196, 90, 14, {}],
      [560, 196, 130, 22, {}],
      [520, 196, 84, 9, {}],
      [190, 196, 70, 31, {}],
    ]),
  );
  const rag = {
    k: 6,
    ck: 2,
    dir: [0.95, 0.3, 0.6],
    gap: 3,
    bump: 0.5,
    grain: 0.1,
    lum: 0.4,
    fill: 1.1,
    wet: 0.3,
    disp: (x, y, z) => 2 * noise(x * 0.07 + y * 0.03, y * 0.035, z * 0.09),
  };
  const walker = (x, y, z, k, o = {}) => {
    const p = (a, b, c, r) => [x + a * k, y + b * k, z + c * k, r * k];
    const coat = s.body({ ...rag, ...o });
    coat
      .tube([p(0, -150, 0, 21), p(8, -110, 2, 23), p(4, -66, 2, 24), p(-2, -40, 0, 22)])
      .tube([p(-34, -150, 0, 12), p(0, -158, 0, 15), p(32, -142, 4, 12)])
      .tube([p(-10, -50, -4, 14), p(-20, -10, -18, 11), p(-22, 20, -20, 9)])
      .tube([p(14, -50, 4, 14), p(22, -8, 10, 11), p(20, 20, 10, 9)])
      .tube([p(-34, -150, -4, 11), p(-58, -118, -36, 8.5), p(-78, -124, -66, 7)])
      .tube([p(34, -142, 2, 11), p(50, -100, -4, 8.5), p(44, -62, -20, 7)]);
    const skin = s.body({
      k: 4 * k,
      ck: 2 * k,
      dir: [0.45, 1, 0.8],
      gap: 2.2,
      bump: 0.6,
      grain: 0.22,
      wet: 0.5,
      lum: 1.1,
      ...o,
    });
    skin
      .tube([p(-4, -160, -6, 10), p(-12, -180, -16, 9)])
      .egg(...p(-18, -198, -22, 0).slice(0, 3), 20 * k, 24 * k, 20 * k, [0, 0, -18])
      .egg(...p(-22, -180, -34, 0).slice(0, 3), 12 * k, 13 * k, 12 * k, [0, 0, -14])
      .egg(...p(-27, -198, -40, 0).slice(0, 3), 6 * k, 5.4 * k, 7 * k, [0, 0, -14], true)
      .egg(...p(-9, -195, -40, 0).slice(0, 3), 6 * k, 5.4 * k, 7 * k, [0, 0, -14], true)
      .egg(...p(-21, -175, -44, 0).slice(0, 3), 8 * k, 7 * k, 8 * k, [0, 0, -10], true);
    hand(
      skin,
      p(-80, -124, -70).slice(0, 3),
      [
        [-28, -2, -14],
        [-24, 12, -18],
        [-14, 22, -16],
        [-2, 26, -10],
        [-8, -18, -10],
      ].map((t) => t.map((v) => v * k)),
      { r: 3.6 * k, lift: -8 * k, claw: 1 },
    );
    hand(
      skin,
      p(43, -58, -22).slice(0, 3),
      [
        [-8, 26, -6],
        [0, 32, -4],
        [8, 30, -2],
        [14, 20, 0],
      ].map((t) => t.map((v) => v * k)),
      { r: 3.2 * k, lift: -2, claw: 1 },
    );
    s.body({ glow: 1, cast: false })
      .ball(...p(-27, -197, -38, 0).slice(0, 3), 1.7 * k)
      .ball(...p(-9, -194, -38, 0).slice(0, 3), 1.7 * k);
    return p;
  };
  const far = chance(9);
  for (const [x, z, k] of [
    [170, 240, 0.5],
    [232, 330, 0.42],
    [452, 300, 0.44],
    [520, 220, 0.52],
  ])
    walker(x + far() * 6, 282 - z * 0.24 + 6, z, k, { set: true, lum: 0.1, fill: 1.2 });
  const p = walker(330, 282, -30, 1);
  const spine = s.body({ k: 0.8, dir: [0.2, 1, 0.3], gap: 2.6, lum: 1.5, fill: 1.2, wet: 0.9 });
  spine.tube([p(2, -118, -24, 7), p(-10, -128, -74, 4.4), p(-24, -142, -126, 0.5)], { soft: false });
  for (const [a, b, c, l, m] of [
    [16, -170, 30, 50, -52],
    [30, -150, 34, 70, -30],
    [26, -120, 30, 66, -4],
    [22, -96, 26, 54, 18],
  ])
    spine.tube([p(a, b, c, 4), p(a + l, b + m, c + 20, 0.5)], { soft: false });
  s.crop = CROP;
  return s;
}

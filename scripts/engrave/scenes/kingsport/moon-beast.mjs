import { Scene } from '../../bodies.mjs';
import { fillPath, stroke } from '../../lines.mjs';
import { chance, INK, noise } from '../../noise.mjs';
import { ground, hand, night } from '../../parts.mjs';

const CROP = [64, 36, 512, 288];

/** On the deck of the black galley, when the rowers have stopped: it has no eyes, and turns to whoever breathes. */
export function draw() {
  const s = new Scene(640, 360, {
    lamp: { x: 150, y: 300, z: -220, power: 2.7, reach: 250, soft: 14 },
    sky: { dir: [0.6, -0.7, 0.2], power: 0.85, rim: 1.3, tight: 2 },
    ambient: 0.08,
    back: night(462, 104, 66, { reach: 130, line: 3.4 }),
    floor: ground({
      y: 300,
      tilt: 0.3,
      far: 120,
      bump: 1,
      wob: 1,
      gap: 6,
      phase: (x, _y, z) => (x - z * 0.2) / 15,
      tone: (x, _y, z, a, c) => (Math.abs((((x - z * 0.2) / 30) % 1) - 0.5) < 0.04 ? [-1, -1] : [a, c]),
    }),
  });
  // Mast, yard and shrouds, and the rail.
  let rig = fillPath('M548 300L554 20H564L562 300z', INK.night);
  rig += fillPath(
    stroke(
      [
        [551, 300],
        [556, 20],
      ],
      1.2,
      1,
    ) +
      [0, 1, 2, 3, 4, 5]
        .map((i) =>
          stroke(
            [
              [556, 30],
              [470 + i * 24, 262],
            ],
            0.8,
            0.8,
          ),
        )
        .join('') +
      [0, 1, 2, 3, 4, 5, 6]
        .map((i) =>
          stroke(
            [
              [544 - i * 12, 70 + i * 28],
              [562 + i * 6, 70 + i * 28],
            ],
            0.7,
            0.7,
          ),
        )
        .join(''),
    INK.slate,
  );
  s.behind.push(rig);
  const rail = s.body({ set: true, k: 1, dir: [0.05, 1, 0.2], gap: 3, lum: 0.6, fill: 0.8, rim: 0.6, cast: false });
  rail.box(320, 262, 118, 330, 5, 6);
  for (let i = 0; i < 13; i++)
    rail.tube(
      [
        [70 + i * 44, 264, 118, 4],
        [70 + i * 44, 276, 118, 6],
        [70 + i * 44, 294, 118, 4],
      ],
      { per: 3 },
    );
  const skin = {
    k: 16,
    ck: 3,
    dir: [0.5, 0.8, 0.75],
    gap: 3.3,
    bump: 0.5,
    grain: 0.1,
    wet: 0.55,
    disp: (x, y, z) =>
      2.2 * noise(x * 0.06, y * 0.06, z * 0.06) - 1.6 * Math.max(0, noise(x * 0.16, y * 0.16, z * 0.16)),
  };
  const body = s.body(skin);
  body
    .egg(352, 220, 10, 92, 70, 70, [0, 0, 16])
    .egg(320, 254, -10, 78, 50, 60)
    .egg(290, 150, -30, 56, 44, 48, [0, 0, -10])
    .egg(330, 170, -6, 50, 50, 46)
    .ball(262, 124, -40, 18)
    .ball(322, 120, -34, 18);
  // Haunches like a frog's.
  body
    .egg(420, 252, -10, 46, 40, 40, [0, 0, -20])
    .tube('440 244 -30 22, 470 284 -60 14, 424 306 -80 11, 402 314 -90 9');
  hand(
    s.body({ ...skin, k: 4 }).ball(402, 314, -92, 9),
    [402, 314, -92],
    [
      [-30, 8, -10],
      [-24, 14, -22],
      [-4, 16, -26],
      [16, 12, -18],
    ],
    { r: 5, lift: -4 },
  );
  const arm = s.body({ ...skin, k: 8 });
  arm
    .tube('268 208 -50 22, 226 236 -90 15, 214 282 -110 11, 204 304 -116 10')
    .tube('352 196 -56 20, 392 172 -96 14, 420 190 -118 10');
  hand(
    arm,
    [200, 308, -118],
    [
      [-32, 6, -8],
      [-24, 14, -20],
      [-4, 16, -26],
      [16, 10, -18],
    ],
    { r: 5, lift: -4 },
  );
  hand(
    arm,
    [424, 190, -122],
    [
      [-6, -14, -14],
      [6, -14, -16],
      [14, -4, -14],
      [-10, 8, -14],
    ],
    { r: 5, lift: 2, claw: 2 },
  );
  // Where it should have a face.
  const random = chance(29);
  for (let i = 0; i < 30; i++) {
    const a = (i / 30) * 6.283 + random() * 0.2;
    const near = i % 2 ? 8 : 19;
    const far = 30 + random() * 30 + (Math.sin(a) > 0.2 ? 22 : 0);
    const [c, q] = [Math.cos(a), Math.sin(a)];
    const bend = (random() - 0.5) * 26;
    s.body({ k: 3, rings: 1, gap: 2.3, wet: 0.6, bump: 0.2, lum: 1.15 }).tube(
      [
        [270 + near * c, 158 + near * q * 0.8, -70, 5.4],
        [266 + (near + far * 0.35) * c - bend * q * 0.4, 160 + (near + far * 0.35) * q, -94, 4.6],
        [264 + (near + far * 0.7) * c - bend * q, 164 + (near + far * 0.7) * q, -102, 3.2],
        [262 + (near + far) * c + bend * q * 0.3, 168 + (near + far) * q - 4, -106, 0.8],
      ],
      { per: 4 },
    );
  }
  const spear = s.body({ k: 1, rings: 1, gap: 3.2, lum: 1, cast: false });
  spear.tube('402 330 -140 3, 446 60 -128 3', { soft: false });
  s.body({ k: 0.6, dir: [0.2, 1, 0.2], gap: 2.6, lum: 1.6, fill: 1.2, wet: 0.8 }).tube(
    '445 66 -128 3, 447 56 -128 9, 452 26 -127 0.4',
    { soft: false },
  );
  const lamp = s.body({ set: true, cast: false, k: 1, lum: 0.6, dir: [0, 1, 0.3] });
  lamp
    .box(122, 318, -150, 10, 2, 9, [0, 20, 0], 1)
    .box(122, 290, -150, 8, 2, 8, [0, 20, 0], 1)
    .tube('114 288 -150 1.200, 122 276 -150 1.200, 130 288 -150 1.200');
  s.body({ set: true, glow: 1, cast: false }).egg(122, 304, -150, 6, 10, 6);
  s.crop = CROP;
  return s;
}

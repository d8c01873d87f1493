import { Scene } from '../../bodies.mjs';
import { noise } from '../../noise.mjs';
import { ground, hand } from '../../parts.mjs';

const CROP = [64, 36, 512, 288];

/** In the hall, under the lamp: a caller has taken off what others keep on, and holds it as one holds a coat. */
export function draw() {
  const s = new Scene(640, 360, {
    lamp: { x: 190, y: 110, z: -230, power: 2.6, reach: 260, soft: 12 },
    sky: { dir: [0.8, -0.4, -0.1], power: 0.55, rim: 0.9, tight: 2.2 },
    ambient: 0.07,
    floor: ground({
      y: 312,
      bump: 1,
      wob: 0,
      gap: 6,
      phase: (_x, _y, z) => z / 15,
      tone: (x, _y, z, a, c) =>
        (Math.floor((x + z * 0.6) / 34) + Math.floor(z / 44)) % 2 ? [a * 0.35, c * 0.5] : [a, c],
    }),
  });
  const wall = s.body({
    set: true,
    k: 0.5,
    gap: 4.6,
    rim: 0,
    lum: 0.75,
    top: 0.5,
    fill: 0.65,
    dir: [1, 0.02, 0.1],
    cast: false,
    // Paper with a pattern, boards below.
    tone: (x, y, _z, a, c) => {
      if (y > 214) return Math.abs(((x / 22) % 1) - 0.5) < 0.05 || Math.abs(y - 220) < 2 ? [-1, -1] : [a * 0.8, c];
      const [u, v] = [((x / 28) % 1) - 0.5, ((y / 34 + (Math.floor(x / 28) % 2) * 0.5) % 1) - 0.5];
      return Math.abs(u) + Math.abs(v) < 0.2 ? [a * 0.2, c * 0.3] : [a, c];
    },
  });
  wall.box(320, 130, 160, 420, 220, 8);
  const frame = s.body({ set: true, k: 1, gap: 3.2, rim: 0.5, lum: 0.9, fill: 0.9, dir: [0.05, 1, 0.2], cast: false });
  frame.box(520, 190, 140, 52, 150, 10, [0, 0, 0], 2).box(520, 196, 130, 40, 140, 8, [0, 0, 0], 2, true);
  const door = s.body({ set: true, k: 1, gap: 4, rim: 0.2, lum: 0.5, fill: 0.7, dir: [0.05, 1, 0.2], cast: false });
  door
    .box(520, 196, 148, 40, 142, 6)
    .box(504, 130, 142, 12, 50, 4, [0, 0, 0], 1, true)
    .box(538, 130, 142, 12, 50, 4, [0, 0, 0], 1, true);
  s.body({ set: true, glow: 1, cast: false }).ball(490, 216, 132, 3);
  const bracket = s.body({ set: true, k: 1, gap: 3, rim: 0.6, lum: 0.8, dir: [0.1, 1, 0.2], cast: false });
  bracket.tube('120 112 140 4, 132 118 124 3, 136 104 116 2.6', { per: 4 }).egg(136, 98, 114, 9, 3, 8);
  s.body({ set: true, glow: 1, cast: false }).egg(136, 82, 112, 8, 12, 7);
  // Strands: long bodies side by side, the lines run along them.
  const flesh = { k: 2.4, ck: 1.5, gap: 2.2, bump: 0.3, grain: 0.18, wet: 0.7, lum: 0.8, fill: 1 };
  const strand = (l, dir = [0.95, 0.25, 0.5]) => s.body({ ...flesh, dir }).tube(l, { per: 5 });
  const core = s.body({ ...flesh, k: 8, dir: [0.95, 0.2, 0.6] });
  core
    .tube('336 132 -10 26, 338 170 -4 30, 336 206 -2 24, 338 228 0 28', { per: 5 })
    .tube('298 128 -8 15, 336 120 -12 16, 374 128 -6 15')
    .tube('322 232 -10 20, 310 276 -30 14, 306 306 -40 10, 304 318 -44 9')
    .tube('354 232 0 20, 368 276 8 14, 374 304 6 10, 376 314 6 9')
    .egg(296, 322, -60, 13, 7, 22, [0, 10, 0])
    .egg(382, 320, -8, 14, 7, 20, [0, -20, 0]);
  for (let i = 0; i < 7; i++) {
    const t = i / 6 - 0.5;
    // Breast: a fan from the shoulder. Belly: bands.
    strand(
      [
        [300 + i * 2, 126 + i * 3, -26, 3],
        [318 + i * 2, 132 + i * 6, -38, 4.6],
        [335, 134 + i * 6.5, -38, 2],
      ],
      [0.3, 1, 0.5],
    );
    strand(
      [
        [372 - i * 2, 126 + i * 3, -22, 3],
        [356 - i * 2, 132 + i * 6, -35, 4.6],
        [339, 134 + i * 6.5, -37, 2],
      ],
      [0.3, 1, 0.5],
    );
    if (i < 4)
      for (const x of [328, 346])
        strand(
          [
            [x - 8, 178 + i * 13, -30, 3],
            [x, 177 + i * 13, -35, 5.6],
            [x + 8, 178 + i * 13, -30, 3],
          ],
          [1, 0.1, 0.4],
        );
    strand([
      [322 + t * 26, 230, -26, 3],
      [314 + t * 24, 260, -38, 5],
      [308 + t * 14, 292, -44, 2.4],
    ]);
    strand([
      [354 + t * 26, 230, -18, 3],
      [364 + t * 24, 260, -10, 5],
      [371 + t * 14, 292, -2, 2.4],
    ]);
  }
  for (const q of [-1, 1])
    for (let i = 0; i < 4; i++)
      strand(
        [
          [337 + q * 30, 150 + i * 13, -8, 3],
          [337 + q * 27, 158 + i * 13, -22, 4],
          [337 + q * 18, 166 + i * 13, -30, 1],
        ],
        [0.3, 1, 0.5],
      );
  // The arm with which he offers it.
  const arm = (l) => {
    for (let i = 0; i < 4; i++)
      strand(
        l.map(([x, y, z, r], k) => {
          const a = i * 1.57 + 0.5;
          const far = r * (k === 0 || k === l.length - 1 ? 0.5 : 0.62);
          return [
            x + far * Math.cos(a) * 0.6,
            y + far * Math.cos(a) * 0.6,
            z - far * Math.sin(a),
            r * (k % 2 ? 0.72 : 0.5),
          ];
        }),
        [0.6, 0.6, 0.6],
      );
  };
  arm([
    [300, 126, -10, 12],
    [268, 154, -40, 13],
    [248, 172, -66, 8],
    [222, 160, -96, 11],
    [204, 146, -116, 6],
  ]);
  arm([
    [374, 128, -6, 12],
    [400, 164, -8, 13],
    [410, 194, -20, 8],
    [420, 222, -40, 11],
    [424, 244, -54, 6],
  ]);
  const bare = s.body({ ...flesh, k: 2, dir: [0.6, 0.8, 0.4] });
  bare.ball(202, 144, -118, 6).ball(424, 246, -56, 6);
  hand(
    bare,
    [200, 142, -120],
    [
      [-16, -6, -10],
      [-14, 4, -14],
      [-8, 12, -14],
      [4, 13, -12],
      [-4, -14, -8],
    ],
    { r: 3.6, lift: -4, claw: 1.6 },
  );
  hand(
    bare,
    [425, 248, -58],
    [
      [-8, 22, -8],
      [0, 27, -8],
      [8, 25, -6],
      [14, 14, -6],
      [-14, 8, -10],
    ],
    { r: 3.6, lift: -2, claw: 1.2 },
  );
  // Neck and head.
  for (let i = 0; i < 6; i++)
    strand([
      [322 + i * 6, 104, -22 - Math.sin(i * 0.63) * 10, 4],
      [320 + i * 6.4, 118, -24 - Math.sin(i * 0.63) * 8, 4],
      [314 + i * 9, 130, -24, 2],
    ]);
  const head = s.body({ ...flesh, k: 4, ck: 1.6, dir: [0.9, 0.35, 0.6], gap: 2, lum: 0.85 });
  head.egg(336, 76, -22, 26, 31, 26).egg(334, 100, -34, 16, 13, 16);
  for (const q of [-1, 1]) {
    const x = 334 + q * 11;
    head.tube(
      Array.from({ length: 9 }, (_, i) => [
        x + 9.5 * Math.cos(i * 0.785),
        78 + 8.5 * Math.sin(i * 0.785),
        -44 + (q * Math.cos(i * 0.785) > 0 ? 4 : 0),
        2.2,
      ]),
      { per: 2 },
    );
    for (let i = 0; i < 3; i++)
      head.tube(
        [
          [334 + q * (20 - i * 2), 86, -38, 1.6],
          [334 + q * (16 - i * 2.4), 96, -46, 2.6],
          [334 + q * (9 - i * 1.6), 103, -48, 1.2],
        ],
        { per: 3 },
      );
    head.egg(x, 78, -46, 7, 6.4, 7, [0, 0, 0], true);
    s.body({ k: 1, cast: false, lum: 1.3, wet: 0.9, gap: 3 }).ball(x, 78, -41, 6.6);
    s.body({ k: 0.4, cast: false, lum: 0, fill: 0, rim: 0 }).ball(x - 2, 78.5, -46.4, 3);
    s.body({ glow: 1, cast: false }).ball(x - 2, 78.5, -49, 1.3);
  }
  head.egg(334, 90, -50, 3.4, 4.6, 7, [0, 0, 0], true).egg(334, 106, -50, 15, 7, 12, [0, 0, 0], true);
  const teeth = s.body({ k: 0.3, lum: 1.7, fill: 1.2, gap: 2 });
  for (let i = 0; i < 8; i++) {
    const t = i / 7 - 0.5;
    teeth
      .egg(334 + t * 25, 103.4, -50 + t * t * 16, 1.7, 3.2, 1.7)
      .egg(334 + t * 23, 110, -48 + t * t * 16, 1.6, 2.8, 1.6);
  }
  // What he took off: it still has the holes.
  const hide = s.body({
    k: 8,
    ck: 2,
    dir: [0.95, 0.2, 0.4],
    gap: 3,
    lum: 0.7,
    fill: 1,
    bump: 0.2,
    disp: (x, y, z) => 2.6 * Math.sin(x * 0.24 + 2 * noise(y * 0.02, z * 0.02)) + noise(x * 0.1, y * 0.06),
  });
  hide
    .tube('250 168 -84 6, 230 162 -102 9, 212 158 -112 10, 200 164 -122 9', { per: 4 })
    .tube('200 160 -126 8, 192 196 -128 12, 188 226 -122 13, 186 250 -118 12', { per: 5 })
    .tube('216 160 -110 8, 214 196 -106 12, 214 226 -104 12, 210 252 -106 11', { per: 5 })
    .tube('184 250 -120 9, 176 280 -124 7, 184 300 -122 6, 172 322 -126 5, 160 328 -134 3', { per: 4 })
    .tube('210 250 -106 9, 218 280 -102 7, 208 304 -106 6, 212 326 -108 4', { per: 4 })
    .tube('232 164 -98 7, 244 196 -92 7, 238 222 -96 5, 246 244 -94 5, 242 258 -96 2', { per: 4 });
  // Its face hangs down and is empty.
  const face = s.body({ ...hide.options, k: 3, dir: [0.9, 0.4, 0.4], gap: 2.4, disp: 0, lum: 1.1 });
  face
    .egg(176, 192, -142, 16, 24, 6, [0, 14, 12])
    .tube('180 166 -132 8, 178 176 -140 9', { soft: false })
    .egg(169, 186, -148, 4.4, 3.2, 14, [0, 0, 12], true)
    .egg(182, 188, -148, 4.4, 3.2, 14, [0, 0, 12], true)
    .egg(172, 204, -148, 7, 4.4, 14, [0, 0, 12], true)
    .tube('174 190 -148 1.800, 173 197 -151 2.600, 175 199 -149 2', { per: 3 });
  face.tone = (x, y, _z, a, c) =>
    [
      [169, 186, 4.2],
      [182, 188, 4.2],
      [172, 204, 6.4],
    ].some(([u, v, r]) => ((x - u) / r) ** 2 + ((y - v) / (r * 0.72)) ** 2 < 1)
      ? [-1, -1]
      : [a, c];
  s.crop = CROP;
  return s;
}

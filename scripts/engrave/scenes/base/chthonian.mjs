import { Scene } from '../../bodies.mjs';
import { gables, man } from '../../figures.mjs';
import { chance, noise } from '../../noise.mjs';
import { night, panes } from '../../parts.mjs';

/** From the end of the street, by the last lamp that stands: it has come up through the paving, and feels for who walked on it. */
export function draw() {
  const s = new Scene(640, 360, {
    lamp: { x: 110, y: 130, z: -300, power: 2.7, reach: 310, soft: 12 },
    sky: { dir: [0.75, -0.55, 0.2], power: 0.75, rim: 1.2, tight: 2 },
    ambient: 0.05,
    back: night(548, 60, 34, { reach: 140, power: 0.5, base: 0.16 }),
    floor: {
      y: 300,
      tilt: 0.3,
      far: 300,
      lum: 0.5,
      top: 0.62,
      fill: 0.4,
      wob: 0,
      phase: (_x, _y, z) => z / 12 + 0.5 * Math.round(noise(Math.floor(z / 12), 2) * 2),
      tone: (x, _y, z, a, b) => {
        const row = Math.floor(z / 12);
        const u = (x + (row % 2) * 9) / 18 + 0.1 * noise(row, Math.floor(x / 18));
        const d = Math.hypot(x - 376, (z + 10) * 1.4);
        const crack =
          Math.abs(Math.sin(Math.atan2(z + 10, x - 376) * 4.5 + noise(x * 0.03, z * 0.03) * 2)) <
            14 / Math.max(d, 20) && d < 230;
        return crack || Math.abs(u - Math.round(u)) < 0.07
          ? [-1, -1]
          : [a * (0.8 + 0.4 * noise(Math.floor(u + 0.5) * 1.7, row * 1.3)), b];
      },
    },
  });
  s.behind.push(
    gables(
      [
        [-10, 96, 110, 46],
        [78, 70, 138, 36],
        [520, 66, 130, 40],
        [580, 90, 96, 52],
      ],
      232,
    ) +
      `<g transform="rotate(-9 250 220)">${gables(
        [
          [176, 74, 132, 42],
          [246, 60, 150, 30],
        ],
        236,
      )}</g>` +
      `<g transform="rotate(8 470 220)">${gables([[436, 78, 122, 44]], 240)}</g>` +
      panes([
        [20, 150, 7, 10],
        [46, 150, 7, 10],
        [598, 140, 7, 10],
      ]),
  );
  // The street lamp leans.
  const post = s.body({ set: true, cast: false, k: 2, dir: [0, 1, 0.2], gap: 3, rim: 0.6 });
  post
    .tube('92 300 -20 5, 96 270 -20 3, 122 104 -60 2.4', { soft: false })
    .box(124, 98, -62, 9, 2, 9, [0, 30, 8], 1)
    .box(128, 72, -62, 5, 1.5, 5, [0, 30, 8], 1);
  s.body({ set: true, glow: 1, cast: false }).egg(126, 86, -64, 6.5, 9, 6, [0, 0, 8]);
  const wet = { wet: 0.7, bump: 0.4, grain: 0.1 };
  // The trunk, ring on ring, with what it ploughed up on its back.
  const trunk = s.body({
    k: 16,
    dir: [0.45, 0.85, 0.8],
    gap: 3.5,
    lum: 1.15,
    ...wet,
    disp: (x, y, z) => 2.4 * noise(x * 0.05, y * 0.05, z * 0.05),
  });
  trunk.tube('424 330 40 78, 452 250 50 74, 446 176 30 66, 404 122 -4 58, 348 110 -50 52, 312 126 -84 46', { per: 10 });
  const folds = s.body({ k: 5, rings: 0, dir: [0.8, 0.4, 0.6], gap: 3, lum: 1.1, ...wet });
  for (let i = 0; i < 6; i++) {
    const t = i / 5;
    folds.tube(
      [
        [372 + 110 * t, 62 + 90 * t * t + 20 * t, -30 + 40 * t, 5],
        [356 + 108 * t, 100 + 80 * t, -66 + 50 * t, 7],
        [352 + 96 * t, 150 + 60 * t, -66 + 40 * t, 4],
      ],
      { per: 4 },
    );
  }
  // Where a head would be it opens into arms, each of another length, and feels.
  const arm = (path, gap = 2.9) => s.body({ k: 5, rings: 1, gap, lum: 0.62, cast: false, ...wet }).tube(path);
  arm('300 120 -104 26, 254 100 -140 18, 214 130 -160 13, 196 176 -168 9, 214 204 -170 5, 228 194 -172 1.5');
  arm('296 136 -110 25, 250 150 -150 17, 226 196 -170 12, 236 244 -180 8, 214 276 -184 5, 190 282 -186 1.5');
  arm('310 108 -96 24, 270 62 -120 16, 222 50 -136 11, 184 68 -140 7, 168 56 -140 4, 176 40 -140 1.2');
  arm('312 150 -108 24, 288 194 -150 17, 296 240 -170 12, 272 280 -180 8, 274 310 -184 4, 290 312 -186 1.4');
  arm('330 158 -96 22, 336 204 -136 15, 368 240 -150 10, 364 278 -156 6, 342 292 -158 1.6');
  arm('322 96 -84 20, 318 48 -96 13, 290 18 -100 9, 252 12 -104 5, 240 22 -104 1.4');
  arm('296 128 -116 16, 262 122 -150 11, 232 90 -166 8, 236 66 -168 3, 248 70 -168 1.2');
  arm('304 144 -118 15, 268 172 -156 10, 262 214 -166 7, 250 232 -168 3, 242 224 -168 1');
  const maw = s.body({ k: 3, lum: 0, fill: 0, rim: 0, cast: false });
  maw.egg(294, 130, -128, 12, 15, 8, [0, 0, 10]);
  // What lay upon it.
  const slab = s.body({ k: 0.8, dir: [0.2, 1, 0.4], gap: 3, bump: 0.4, grain: 0.2, lum: 0.8, fill: 0.8 });
  const random = chance(14);
  for (let i = 0; i < 22; i++) {
    const a = Math.PI * (0.04 + 0.92 * (i / 21));
    const d = 92 + random() * 34;
    slab.box(
      432 + Math.cos(a) * d * 1.06,
      314 - 0.3 * Math.sin(a) * 20 + Math.sin(a) * 14 - random() * 12,
      -10 - Math.sin(a) * d * 0.8,
      15 + random() * 9,
      6 + random() * 4,
      12,
      [random() * 60 - 30, random() * 80, random() * 90 - 45],
      1,
    );
  }
  // Who walked on it stands quite still.
  man(s, [112, 318, -150], 58, { side: 0, lum: 0.9, back: -2 });
  s.crop = [56, 20, 560, 315];
  return s;
}

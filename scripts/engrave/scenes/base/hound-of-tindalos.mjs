import { Scene } from '../../bodies.mjs';
import { INK, noise, smooth } from '../../noise.mjs';
import { hand } from '../../parts.mjs';

/** A room at night, lit from the door: it comes out of the corner, and not all of it is there yet. */
export function draw() {
  const s = new Scene(640, 360, {
    lamp: { x: 70, y: 262, z: -250, power: 2.1, reach: 330, soft: 16 },
    sky: { dir: [0.85, -0.3, 0.25], power: 0.85, rim: 1.5, tight: 1.8 },
    ambient: 0.05,
    floor: {
      y: 296,
      tilt: 0.3,
      far: 420,
      lum: 0.5,
      top: 0.55,
      fill: 0.5,
      bump: 1,
      tone: (_x, _y, _z, a, b) => [a, b + 0.2],
      phase: (x, _y, z) => Math.atan2(x - 452, 330 - z) * 34,
    },
  });
  s.glowInk = INK.cold;
  const smoke = (x, y) => {
    const d = Math.hypot((x - 452) * 1.1, y - 130),
      a = Math.atan2(y - 130, x - 452);
    return 0.75 * smooth(210, 20, d) * (0.62 + 0.6 * Math.sin(a * 3 + d * 0.06 + 2 * noise(x * 0.02, y * 0.02)));
  };
  const wall = (o) =>
    s.body({
      set: true,
      k: 0.5,
      rim: 0,
      lum: 0.2,
      top: 0.5,
      fill: 0.5,
      cast: false,
      tone: (x, y, _z, a, b) => [
        Math.abs(x - 452 - (y - 130) * 0.045 - 2.4 * noise(y * 0.06, 3)) < 5.5 * smooth(190, 20, Math.abs(y - 120))
          ? -1
          : a * (1 - smooth(200, 0, Math.hypot(x - 452, y - 130))),
        b + smoke(x, y) + 0.2 + 0.12 * noise(x * 0.01, y * 0.02, 6),
      ],
      ...o,
    });
  wall({ phase: (x, y, _z) => (y + (x - 452) * -0.16 * ((y - 130) / 130)) / 4 + noise(x * 0.02, y * 0.05) * 0.5 }).box(
    206,
    100,
    300,
    262,
    420,
    6,
    [0, -28, 0],
    1,
  );
  wall({ phase: (x, y, _z) => (y + (x - 452) * 0.3 * ((y - 130) / 130)) / 4 + noise(x * 0.02, y * 0.05) * 0.5 }).box(
    620,
    100,
    290,
    200,
    420,
    6,
    [0, 38, 0],
    1,
  );
  const slats = (x, y, _z) => {
    const f = smooth(392, 462, x + (y - 170) * 0.3);
    return f <= 0 ? 0 : f * (3.5 + 7 * Math.sin((x * 0.85 + y * 0.5) * 0.42));
  };
  const b = s.body({ k: 5, ck: 2, dir: [0.85, 0.35, 0.75], gap: 3, bump: 0.35, grain: 0.2, wet: 0.4, disp: slats });
  b.egg(318, 176, -26, 46, 27, 22, [0, 0, 14])
    .tube('292 158 -34 19, 330 150 -16 17, 372 160 10 12, 408 150 40 15, 446 142 80 10')
    .egg(414, 160, 40, 24, 17, 16, [0, 0, -18])
    .tube('296 158 -36 17, 257.52 152.64 -62 12, 228 148 -84 11')
    .egg(218, 142, -92, 22, 14, 15, [0, 0, -18])
    .tube('208 142 -104 12, 176 152 -126 8, 138 168 -146 4.6, 114 182 -156 1.2', { per: 4 })
    .tube('218 154 -98 9, 194 184 -118 5.6, 168 216 -134 3.4, 152 236 -140 0.8', { per: 4 })
    .egg(203, 136, -114, 9, 4, 8, [0, 0, 22], true)
    .tube('210 130 -112 4.4, 192 134 -122 4.6, 182 142 -126 3', { per: 3 });
  for (let i = 0; i < 6; i++)
    b.tube(
      [
        [296 + i * 13, 160 + i * 1.5, -44 + i * 2, 2],
        [288 + i * 13, 182 + i * 2, -50 + i * 3, 2.8],
        [300 + i * 12, 202 - i, -38 + i * 3, 1.6],
      ],
      { per: 3 },
    );
  b.tube('300 184 -44 14, 262 222 -66 8, 274 256 -76 5, 236 312 -88 4', { per: 5 })
    .tube('316 186 -8 12, 308 234 -4 7, 330 266 -10 4.8, 302 304 -18 3.6', { per: 5 })
    .tube('404 166 16 16, 366 206 -14 10, 400 248 -10 5.4, 366 304 -20 4', { per: 5 })
    .tube('424 160 60 13, 452 206 66 8, 430 240 70 5, 450 278 68 4', { per: 5 });
  hand(b, [235, 314, -89], '-30 10 -6, -20 14 -14, -4 16 -14', { r: 3, lift: -4 });
  hand(b, [301, 306, -19], '-18 10 -6, -6 13 -10', { r: 2.8, lift: -4 });
  hand(b, [365, 305, -21], '-24 8 -6, -10 12 -10', { r: 2.8, lift: -4 });
  const spine = s.body({ k: 0.6, dir: [0.4, 1, 0.3], gap: 2.4, lum: 1.1, fill: 1.1 });
  for (let i = -1; i < 13; i++) {
    const t = i / 12,
      x = 262 + 170 * t,
      y = 140 - 6 * Math.sin(t * 3) + 10 * t,
      l = 26 + 34 * Math.sin(Math.PI * (0.15 + t * 0.8));
    spine.tube(
      [
        [x, y, -50 + 110 * t, 3],
        [x + l * (0.72 + 0.3 * t), y - l * (0.9 - 0.5 * t), -44 + 130 * t, 0.3],
      ],
      { soft: false },
    );
  }
  const teeth = s.body({ k: 0.4, lum: 1.7, fill: 1.2, gap: 2 });
  for (let i = 0; i < 11; i++) {
    const t = i / 10;
    teeth.tube(
      [
        [196 - t * 74, 160 + t * 22, -124 - t * 32, 2.2 - t],
        [193 - t * 72, 174 - t * 4 + t * 20 + (i % 2) * 4, -122 - t * 30, 0.3],
      ],
      { soft: false },
    );
    if (i < 9)
      teeth.tube(
        [
          [204 - t * 48, 176 + t * 52, -116 - t * 24, 2 - t * 0.8],
          [197 - t * 48, 166 + t * 50 - (i % 2) * 3, -116 - t * 24, 0.3],
        ],
        { soft: false },
      );
  }
  s.body({ k: 2, wet: 0.9, dir: [1, 0.2, 0.4], gap: 2.2, lum: 1.1 }).tube(
    '198 172 -110 5, 166 194 -134 4.4, 132 206 -150 3.8, 96 236 -156 3, 104 276 -150 2.6, 76 304 -140 2, 48 296 -136 0.5',
  );
  s.body({ glow: 1, cast: false }).egg(203, 136.6, -118, 5, 1.9, 2, [0, 0, 22]);
  s.body({ set: true, glow: 1, cast: false, k: 1 }).tube(
    '447 30 150 0.3, 450 80 150 1.6, 453 136 150 2.6, 456 190 150 1.4, 459 250 150 0.3',
    { per: 6 },
  );
  s.crop = [30, 22, 560, 315];
  return s;
}

import { Scene } from '../../bodies.mjs';
import { man } from '../../figures.mjs';
import { chance, noise, smooth } from '../../noise.mjs';
import { hand } from '../../parts.mjs';

/** In the hall of the museum, by the watchman's lantern: the case stands open, and of the statues one has lowered its hand. */
export function draw() {
  const s = new Scene(640, 360, {
    lamp: { x: 120, y: 190, z: -350, power: 3.6, reach: 330, soft: 13 },
    sky: { dir: [0.8, -0.5, 0.25], power: 0.8, rim: 1.3, tight: 1.9 },
    ambient: 0.05,
    floor: {
      y: 308,
      tilt: 0.26,
      far: 250,
      lum: 0.5,
      top: 0.6,
      fill: 0.4,
      wob: 0,
      rim: 0,
      wet: 0.3,
      phase: (x, _y, z) => (z + x * 0.1) / 6,
      tone: (x, _y, z, a, c) =>
        Math.abs((x / 52 + z * 0.003) % 1) < 0.04 || Math.abs((z / 52) % 1) < 0.05 ? [-1, -1] : [a, c],
    },
  });
  // A wall of signs, in bands; pillars before it.
  const glyph = (x, y) => {
    const [gx, gy] = [Math.floor(x / 19), Math.floor(y / 25)];
    const [u, v] = [(x / 19 - gx) * 2 - 1, (y / 25 - gy) * 2 - 1];
    const n = Math.abs(noise(gx * 3.3, gy * 5.7, 2)) * 10;
    if (Math.abs(u) > 0.86 || Math.abs(v) > 0.9) return Math.abs(v) > 0.95;
    const kind = Math.floor(n * 2) % 5;
    if (kind === 0) return Math.abs(Math.hypot(u, v * 0.9) - 0.5) < 0.14;
    if (kind === 1) return Math.abs(u - 0.3 * Math.sin(v * 4)) < 0.13 && Math.abs(v) < 0.7;
    if (kind === 2)
      return (Math.abs(v - 0.4) < 0.12 && Math.abs(u) < 0.6) || (Math.abs(u) < 0.12 && v > -0.6 && v < 0.4);
    if (kind === 3) return Math.abs(v + 0.2 - Math.abs(u) * 0.7) < 0.13 && Math.abs(u) < 0.7;
    return (Math.abs(u) > 0.3 && Math.abs(u) < 0.52 && Math.abs(v) < 0.6) || (Math.abs(v) < 0.1 && Math.abs(u) < 0.5);
  };
  s.body({
    set: true,
    k: 0.5,
    rim: 0,
    lum: 1,
    top: 0.55,
    fill: 0.5,
    wob: 0.6,
    gap: 4.2,
    phase: (x, y) => (y + x * 0.03) / 4.2,
    tone: (x, y, _z, a, c) => (glyph(x, y) ? [-1, -1] : [a, c + 0.1]),
  }).box(320, 130, 180, 420, 300, 8, [0, 3, 0], 1);
  const pillar = s.body({ set: true, k: 3, rings: 1, gap: 3.6, lum: 0.9, bump: 0.3, grain: 0.1 });
  for (const [x, z, r] of [
    [72, 70, 34],
    [536, 60, 38],
  ])
    pillar
      .tube(
        [
          [x, 330, z, r],
          [x, 40, z, r * 0.84],
        ],
        { soft: false },
      )
      .tube(
        [
          [x, 40, z, r * 0.9],
          [x, 6, z, r * 1.4],
        ],
        { soft: false },
      );
  // The case it stood in.
  const wood = s.body({ set: true, k: 0.6, dir: [0.6, 0.5, 0.3], gap: 3, lum: 0.7, bump: 0.4, grain: 0.1 });
  wood
    .box(424, 170, 60, 7, 160, 7, [0, 10, 0], 1)
    .box(268, 170, 70, 7, 160, 7, [0, 10, 0], 1)
    .box(346, 14, 64, 86, 7, 20, [0, 10, 0], 1);
  // Linen, bound as no priest binds it, and a collar.
  const band = (x, y, z) => 1 * Math.sin((y + 0.34 * x) * 0.36 + 1.6 * noise(x * 0.03, y * 0.02, z * 0.02));
  const body = s.body({
    k: 11,
    dir: [0.34, 1, 0.6],
    gap: 3,
    bump: 0.25,
    grain: 0.12,
    lum: 0.9,
    fill: 0.95,
    disp: band,
  });
  body
    .tube('346 136 -10 33, 348 184 -8 34, 346 226 -8 32', { per: 5 })
    .tube('298 136 -12 17, 346 124 -10 26, 394 138 -8 17', { per: 5 })
    .tube('334 226 -10 24, 320 276 -44 18, 314 322 -60 13', { per: 5 })
    .tube('360 226 -4 24, 370 278 6 18, 374 318 14 14', { per: 5 });
  // The apron hangs stiff.
  const kilt = s.body({
    k: 4,
    dir: [1, 0.1, 0.4],
    gap: 2.8,
    lum: 1,
    fill: 1,
    disp: (x, y) => 1.5 * Math.sin(x * 0.5) * smooth(210, 230, y),
  });
  kilt.tube('344 218 -26 24, 340 250 -40 26, 334 288 -54 30', { per: 4 });
  const gold = s.body({ k: 2, dir: [0.3, 1, 0.5], gap: 2.3, wet: 0.8, lum: 1.1 });
  for (let i = 0; i < 3; i++)
    gold.tube(
      [
        [310 - i * 5, 122 + i * 6, -28, 5],
        [330, 146 + i * 9, -46, 5.6],
        [352, 148 + i * 9, -46, 5.6],
        [382 + i * 6, 126 + i * 6, -26, 5],
      ],
      { per: 5 },
    );
  gold.box(344, 222, -46, 24, 5, 5, [0, 0, 2], 2);
  // The head-cloth, striped; under it a face that is very handsome, and black.
  const cloth = s.body({
    k: 7,
    ck: 3,
    dir: [0.2, 1, 0.2],
    gap: 2.4,
    lum: 1.1,
    fill: 1,
    disp: (x, y) => 0.7 * Math.sin(y * 0.62 - 0.1 * Math.abs(x - 342)),
  });
  cloth
    .egg(344, 70, -10, 38, 40, 34)
    .tube('312 76 -12 15, 302 112 -22 18, 308 150 -36 12', { per: 5 })
    .tube('376 76 -8 15, 388 112 -18 18, 380 150 -32 12', { per: 5 })
    .egg(338, 88, -40, 24, 33, 24, [0, 0, 0], true);
  const face = s.body({
    k: 3.4,
    ck: 1.6,
    dir: [0.3, 1, 0.8],
    gap: 2,
    bump: 0.12,
    grain: 0.2,
    wet: 0.9,
    lum: 0.8,
    fill: 1,
  });
  face
    .egg(339, 82, -26, 21, 29, 20, [0, 0, -2])
    .egg(336, 106, -32, 11, 12, 11)
    .tube('332 80 -47 2, 328 91 -53 2.8, 332 95 -49 2', { per: 3 })
    .tube('316 76 -42 2, 324 71 -47 2.4, 332 75 -47 2', { per: 3 })
    .tube('340 75 -48 2, 349 71 -46 2.4, 357 76 -40 2', { per: 3 })
    .egg(323, 80, -46, 5, 3, 5, [0, 0, 0], true)
    .egg(347, 80, -46, 5.4, 3, 5, [0, 0, 0], true)
    .tube('324 103 -46 2, 332 101 -48 2.4, 341 103 -46 2', { per: 3 })
    .tube('336 112 -40 5, 335 126 -46 4.4, 334 140 -50 2.4', { per: 4 });
  s.body({ glow: 1, cast: false }).egg(323, 80.5, -46, 2.2, 1.3, 2).egg(347, 80.5, -46, 2.4, 1.3, 2);
  gold.tube('340 46 -46 4, 338 30 -54 4.6, 332 22 -58 5, 326 26 -60 2', { per: 4 });
  // One arm is still crossed, with the crook; the other points.
  const arm = (path) => s.body({ ...body.options, k: 6 }).tube(path, { per: 5 });
  arm('396 142 -8 15, 414 186 -30 12, 372 184 -70 10, 346 168 -80 8');
  const skin = s.body({ ...face.options, k: 2, lum: 0.7 });
  skin.ball(340, 164, -84, 8);
  hand(skin, [342, 162, -88], '-12 -4 -6, -11 4 -8, -7 10 -8', { r: 3.4, lift: -2, claw: 1.4 });
  gold
    .tube('352 214 -90 3.4, 338 160 -94 3.4, 324 104 -90 3.4', { soft: false })
    .tube('324 104 -90 3.4, 318 80 -88 3.2, 298 74 -86 3, 290 92 -86 2.4', { per: 5 });
  arm('300 140 -16 15, 256 172 -64 12, 222 186 -112 9.5');
  skin.tube('222 186 -112 7, 204 190 -128 5.6', { per: 3 });
  hand(skin, [202, 190, -130], '-40 2 -14, -20 18 -8, -14 22 -6, -8 22 -4, -14 -12 -12', {
    r: 3.8,
    lift: -4,
    claw: 0.8,
  });
  // Dust of a long time falls from it.
  const random = chance(15);
  const dust = s.body({ k: 0.4, lum: 1.2, gap: 2, cast: false });
  for (let i = 0; i < 26; i++)
    dust.ball(210 + random() * 190, 200 + random() * 116, -90 - random() * 50, 0.7 + random() * 0.7);
  man(s, [98, 322, -160], 62, { side: 1, lum: 0.5, back: -3 });
  s.crop = [48, 4, 576, 324];
  return s;
}

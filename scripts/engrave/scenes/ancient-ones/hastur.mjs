import { Scene } from '../../bodies.mjs';
import { town } from '../../figures.mjs';
import { chance, INK, noise, smooth } from '../../noise.mjs';

/** Across the lake that is not there by day, by two suns that set: he has taken the mask by its edge, and it comes off. */
export function draw() {
  const s = new Scene(1000, 520, {
    lamp: { x: 40, y: 420, z: -420, power: 1.9, reach: 540, soft: 14 },
    sky: { dir: [0.8, -0.4, 0.25], power: 0.8, rim: 1.3, tight: 1.9 },
    ambient: 0.05,
    back: (x, y) => {
      // Two suns, one behind the other, low over the water; black stars above them.
      const one = Math.hypot(x - 806, y - 336);
      const two = Math.hypot(x - 884, y - 372);
      if (two < 26 || one < 44) return { key: two < 26 ? 1.2 : 0.82, fill: 1.2, phase: y / 4 };
      const cell = noise(Math.floor(x / 26) * 7.1, Math.floor(y / 26) * 5.3, 6);
      const [sx, sy] = [(Math.floor(x / 26) + 0.5 + 0.3 * cell) * 26, (Math.floor(y / 26) + 0.5 - 0.3 * cell) * 26];
      const [ax, ay] = [Math.abs(x - sx), Math.abs(y - sy)];
      const star = cell > 0.24 && y < 300 && Math.sqrt(ax) + Math.sqrt(ay) < 2.6 + cell;
      const c = noise(x * 0.005, y * 0.02, 25);
      return {
        key: 0,
        fill: star ? -1 : 0.26 + 0.5 * smooth(520, 100, Math.min(one, two + 20)) + 0.2 * c + 0.12 * smooth(520, 0, x),
        phase: (y + 6 * noise(x * 0.006, y * 0.02)) / 4,
      };
    },
    floor: {
      y: 480,
      tilt: 0.14,
      far: 560,
      lum: 0.6,
      top: 0.62,
      fill: 0.9,
      bump: 20,
      scale: 0.03,
      gap: 4.4,
      wob: 2,
      wet: 0.4,
      dir: [0.012, 0, 0.17],
    },
  });
  // Mantle upon mantle, worn to strips.
  const rag = (deep, z0) => (x, y, z) =>
    deep * Math.sin(x * 0.052 + 5 * noise(x * 0.006, y * 0.006, z0)) * smooth(150, 330, y) +
    2.4 * noise(x * 0.04, y * 0.014, z * 0.03) +
    24 * smooth(0.16, 0.5, noise(x * 0.03, y * 0.006, z0)) * smooth(300, 480, y);
  const cloth = { k: 26, ck: 5, dir: [0.9, 0.34, 0.66], gap: 3.7, bump: 0.35, grain: 0.04, lum: 0.95, fill: 0.95 };
  s.body({ ...cloth, lum: 0.7, disp: rag(12, 8) }).tube(
    '520 120 90 90, 540 260 100 150, 556 420 110 210, 560 540 110 250',
    { per: 6 },
  );
  s.body({ ...cloth, disp: rag(9, 3) })
    .tube('500 150 20 76, 508 260 14 112, 520 380 10 150, 530 540 0 180', { per: 6 })
    .tube('384 176 20 44, 500 134 20 66, 634 180 40 50', { per: 6 });
  // A hood with a crown over it that has grown there.
  const hood = s.body({
    ...cloth,
    k: 14,
    gap: 3.2,
    dir: [0.5, 0.85, 0.7],
    disp: (x, y, z) => 3 * noise(x * 0.03, y * 0.02, z * 0.03),
  });
  hood
    .egg(490, 84, -10, 72, 80, 68, [0, 0, -6])
    .tube('436 100 -10 34, 420 168 -20 40', { per: 3 })
    .tube('548 104 0 34, 570 170 -4 42', { per: 3 })
    .egg(474, 98, -84, 46, 62, 46, [0, 0, -6], true);
  hood.tone = (x, y, z, a, c) => (((x - 474) / 43) ** 2 + ((y - 98) / 59) ** 2 < 1 && z > -66 ? [-1, c * 0.1] : [a, c]);
  const thorn = s.body({ k: 3, rings: 1, gap: 3, lum: 1.1, bump: 0.4, grain: 0.2 });
  [
    [424, 46, -60, -34, 52],
    [446, 24, -30, -22, 66],
    [474, 10, -20, -6, 84],
    [506, 8, -14, 14, 70],
    [536, 22, -4, 30, 86],
    [558, 46, 4, 52, 48],
  ].forEach(([x, y, z, dx, h]) => {
    thorn.tube(
      [
        [x, y + 20, z, 9],
        [x + dx * 0.3, y - h * 0.3, z - 10, 7],
        [x + dx * 0.4, y - h * 0.66, z, 4.4],
        [x + dx, y - h, z + 10, 0.6],
      ],
      { per: 5 },
    );
  });
  // Behind the mask there is the night, and in it what moves.
  const inside = s.body({ k: 1, cast: false, lum: 0.14, fill: 0.5, gap: 3.4, rings: 1, rim: 0.6 });
  inside
    .tube('488 128 -50 10, 470 110 -66 8, 480 84 -66 6, 498 92 -60 3')
    .tube('462 140 -56 9, 452 112 -64 7, 440 104 -60 4')
    .tube('506 136 -46 8, 510 108 -58 6, 500 72 -58 4, 484 64 -60 2');
  // The mask: pale, smooth, and too calm; held by its edge, already beside the face.
  const mask = s.body({ k: 6, ck: 3, dir: [0.3, 1, 0.7], gap: 2.8, lum: 1.2, bump: 0.1, grain: 0.1, wet: 0.3 });
  mask.egg(392, 122, -150, 40, 58, 24, [0, 26, 12]).egg(406, 126, -122, 40, 60, 26, [0, 26, 12], true);
  mask
    .egg(372, 108, -172, 11, 5.4, 16, [0, 0, 18], true)
    .egg(404, 116, -172, 11, 5.4, 16, [0, 0, 6], true)
    .egg(382, 156, -168, 12, 2.6, 16, [0, 0, 12], true);
  mask.tube('390 100 -170 4, 382 126 -178 6, 388 134 -174 5', { per: 4 });
  const sleeve = {
    ...cloth,
    k: 14,
    gap: 3.4,
    disp: (x, y, z) =>
      3 * noise(x * 0.03, y * 0.03, z * 0.03) +
      14 * smooth(0.2, 0.5, noise(x * 0.05, y * 0.012, 5)) * smooth(230, 330, y),
  };
  s.body(sleeve)
    .tube('400 186 -10 46, 330 262 -80 38, 318 240 -120 34, 330 204 -140 30', { per: 6 })
    .tube('330 240 -110 34, 316 300 -116 30, 322 350 -112 20, 316 386 -110 6', { per: 5 });
  const skin = { k: 7, ck: 2, dir: [0.4, 1, 0.8], gap: 2.9, bump: 0.45, grain: 0.1, lum: 1.1, wet: 0.2 };
  const finger = (path) => s.body(skin).tube(path, { per: 6 });
  finger('336 200 -140 15, 346 178 -152 15, 350 166 -158 14');
  finger('350 164 -160 8, 360 130 -180 7, 374 92 -184 6, 384 74 -176 4, 388 70 -170 1');
  finger('346 166 -160 8, 346 130 -178 7, 354 96 -186 6, 364 80 -180 4, 368 76 -176 1');
  finger('340 170 -160 8, 334 140 -176 7, 338 110 -186 6, 348 96 -182 1');
  finger('354 170 -158 9, 376 176 -176 7, 396 170 -184 5, 406 160 -180 1');
  // The other arm ends in what an arm does not end in.
  s.body(sleeve)
    .tube('628 190 30 48, 726 262 -20 42, 790 300 -50 36, 816 320 -60 28', { per: 6 })
    .tube('770 300 -40 34, 772 372 -44 28, 780 424 -44 14, 776 452 -44 4', { per: 5 });
  const random = chance(31);
  const feel = (path) =>
    s.body({ k: 5, rings: 1, gap: 3.2, wet: 0.6, bump: 0.3, grain: 0.12, lum: 1 }).tube(path, { per: 6 });
  for (let i = 0; i < 7; i++) {
    const a = -0.5 + i * 0.32;
    const l = 70 + random() * 100;
    const w = (random() - 0.5) * 80;
    feel(
      [0, 0.3, 0.6, 0.85, 1].map((t) => [
        820 + Math.cos(a) * l * t - Math.sin(a) * w * Math.sin(t * 4.4) * t,
        322 + Math.sin(a) * l * t + Math.cos(a) * w * Math.sin(t * 4.4) * t,
        -70 - 30 * Math.sin(t * 3),
        10.5 * (1 - t) + 0.8,
      ]),
    );
  }
  // And below the hem, over the water.
  for (let i = 0; i < 11; i++) {
    const x = 380 + i * 30 + random() * 14;
    const l = 60 + random() * 60;
    const side = x < 520 ? -1 : 1;
    feel([
      [x, 420, -150, 12],
      [x + side * l * 0.2, 448, -176, 10],
      [x + side * l * 0.7, 462 + random() * 12, -200, 7],
      [x + side * l, 450 + random() * 30, -214, 4],
      [x + side * l * 1.2, 470, -220, 0.8],
    ]);
  }
  s.glowInk = INK.lamp;
  s.body({ glow: 1, cast: false }).ball(470, 92, -58, 2.4).ball(494, 98, -54, 2);
  s.before.push(town());
  return s;
}

import { Scene } from '../../bodies.mjs';
import { town } from '../../figures.mjs';
import { noise, smooth } from '../../noise.mjs';

/** From the roofs, by the lamps of the square: he has come up round the church tower, and looks in where the bells hang. */
export function draw() {
  const s = new Scene(1000, 520, {
    lamp: { x: 110, y: 300, z: -480, power: 2, reach: 560, soft: 14 },
    sky: { dir: [0.85, -0.45, 0.2], power: 0.8, rim: 1.2, tight: 2 },
    ambient: 0.05,
    back: (x, y) => {
      const c = noise(x * 0.006, y * 0.02, 15) + 0.5 * noise(x * 0.016, y * 0.05, 8);
      return {
        key: 0,
        fill: 0.12 + 0.5 * smooth(560, 140, Math.hypot(x - 700, y - 210)) * (0.75 + c) + 0.16 * c,
        phase: (y + 8 * noise(x * 0.007, y * 0.02)) / 4,
      };
    },
  });
  // The tower, with the belfry open to all sides.
  const stone = s.body({
    k: 1,
    ck: 1,
    dir: [0.04, 1, 0.3],
    gap: 3.4,
    bump: 0.3,
    grain: 0.12,
    lum: 0.75,
    wob: 0.6,
    tone: (x, y, _z, a, c) => {
      const row = Math.floor(y / 17);
      const u = (x + (row % 2) * 15) / 30;
      return Math.abs(y / 17 - Math.round(y / 17)) < 0.07 || Math.abs(u - Math.round(u)) < 0.045
        ? [-1, -1]
        : [a * (0.8 + 0.4 * noise(Math.floor(u) * 1.9, row * 2.3)), c];
    },
  });
  stone
    .box(300, 360, 0, 62, 200, 62, [0, 24, 0], 2)
    .box(300, 166, 0, 70, 6, 70, [0, 24, 0], 2)
    .box(300, 82, 0, 70, 6, 70, [0, 24, 0], 2);
  for (const [dx, dz] of [
    [-54, -54],
    [54, -54],
    [-54, 54],
    [54, 54],
  ]) {
    const a = (24 * Math.PI) / 180;
    stone.box(
      300 + dx * Math.cos(a) + dz * Math.sin(a),
      124,
      dz * Math.cos(a) - dx * Math.sin(a),
      11,
      40,
      11,
      [0, 24, 0],
      1,
    );
  }
  const roof = s.body({ k: 1, dir: [0.4, 1, 0.4], gap: 3.4, lum: 0.7 });
  for (let i = 0; i < 14; i++) roof.box(300, 76 - i * 12, 0, 70 - i * 5, 7, 70 - i * 5, [0, 24, 0], 1);
  const bell = s.body({ k: 3, dir: [0.1, 1, 0.3], gap: 3, wet: 0.7, lum: 1 });
  bell.tube('300 96 -10 8, 300 116 -10 17, 300 140 -10 25', { per: 4 });
  s.body({ glow: 1, cast: false }).ball(286, 156, -70, 3.4);
  // Scales, small on the throat and large on the back.
  const scale = (x, y, z) =>
    1.9 * Math.sin((x + y * 0.9) * 0.27) * Math.sin((x * 0.9 - y) * 0.27) + 1.2 * noise(x * 0.02, y * 0.02, z * 0.02);
  const hide = { k: 10, ck: 4, dir: [0.5, 0.75, 0.85], gap: 3.6, wet: 0.55, bump: 0.15, lum: 0.95, disp: scale };
  const coil = (path, o = {}) => s.body({ ...hide, ...o }).tube(path, { per: 9 });
  coil(
    '1060 500 90 84, 900 424 70 80, 742 446 -10 76, 580 470 -120 72, 420 452 -210 68, 262 404 -224 64, 170 348 -150 60, 168 300 -20 58',
    { lum: 0.8 },
  );
  coil('170 306 -30 58, 214 262 90 57, 330 244 140 56, 440 236 90 55, 470 222 -20 54');
  coil('464 250 40 55, 472 222 -60 54, 408 206 -170 52, 300 214 -210 50, 210 208 -150 48, 190 190 -60 46');
  coil(
    '196 186 -70 46, 236 158 60 46, 360 136 150 47, 520 150 150 48, 660 166 110 50, 780 120 60 52, 800 30 0 52, 712 -30 -60 52, 610 -10 -110 52, 560 60 -140 50',
  );
  // The belly is in broad plates.
  const belly = s.body({ k: 3, dir: [0.2, 1, 0.5], gap: 3, lum: 1.1, wet: 0.4 });
  for (let i = 0; i < 17; i++) {
    const t = i / 16;
    const [x, y] = [700 - 120 * t, 14 + 60 * t * t - 10 * Math.sin(t * 3)];
    belly.egg(x - 8 - 12 * (1 - t), y + 26 - 12 * t, -98 - 60 * t, 20, 7, 20, [0, 0, 60 - 40 * t]);
  }
  // The head, turned to the belfry, mouth not quite shut.
  const head = s.body({
    ...hide,
    k: 9,
    gap: 2.9,
    dir: [0.35, 0.9, 0.8],
    disp: (x, y) => 0.9 * Math.sin((x + y * 0.9) * 0.4) * Math.sin((x * 0.9 - y) * 0.4),
    lum: 1.1,
  });
  head
    .egg(536, 108, -150, 58, 44, 50, [0, 0, 36])
    .egg(496, 138, -172, 52, 30, 40, [0, 0, 26])
    .egg(456, 152, -184, 34, 20, 28, [0, 0, 16])
    .egg(516, 170, -162, 58, 20, 38, [0, 0, 30])
    .egg(470, 184, -172, 38, 13, 28, [0, 0, 26])
    .tube('486 104 -196 8, 510 88 -200 11, 540 84 -188 8', { per: 4 })
    .tube('560 70 -150 14, 590 52 -120 11, 628 50 -100 4', { per: 4 })
    .tube('572 90 -130 12, 606 82 -100 9, 640 88 -84 3', { per: 4 })
    .egg(506, 114, -204, 13, 9, 12, [0, 0, 24], true)
    .egg(434, 148, -208, 5, 3.4, 6, [0, 0, 20], true)
    .tube('420 170 -196 3, 466 178 -200 4.4, 520 188 -194 4', { cut: true, per: 4 });
  s.body({ k: 1, cast: false, lum: 0.6, wet: 1, gap: 2.2 }).ball(506, 115, -198, 8);
  s.body({ glow: 1, cast: false }).egg(505, 115, -206, 5.4, 4, 3, [0, 0, 20]);
  s.body({ cast: false, k: 0.5, lum: 0, fill: 0, rim: 0 }).egg(504.5, 115, -210, 1, 3.6, 1);
  const fang = s.body({ k: 0.5, dir: [1, 0.2, 0.3], gap: 2.2, lum: 1.6, fill: 1.2 });
  fang
    .tube('436 164 -206 3.6, 438 184 -208 2.4, 446 200 -206 0.4', { per: 4 })
    .tube('458 170 -204 2.4, 460 182 -206 0.4', { soft: false })
    .tube('484 176 -202 2, 486 186 -204 0.4', { soft: false });
  const tongue = s.body({ k: 1, dir: [1, 0.2, 0.4], gap: 2.4, lum: 1.2, wet: 0.6, cast: false });
  tongue
    .tube('440 178 -196 3.4, 404 186 -196 3, 380 168 -190 2.6, 356 160 -180 2.4', { per: 5 })
    .tube('356 160 -180 2.2, 338 146 -170 1.4, 326 148 -164 0.4', { per: 4 })
    .tube('356 160 -180 2.2, 340 168 -172 1.4, 330 180 -168 0.4', { per: 4 });
  s.before.push(town({ spires: [706] }));
  return s;
}

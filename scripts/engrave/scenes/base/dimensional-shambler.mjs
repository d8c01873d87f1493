import { Scene } from '../../bodies.mjs';
import { INK, noise, smooth } from '../../noise.mjs';
import { hand } from '../../parts.mjs';

/** From the bed, by the night light: the wall has a fold in it that was not there, and through the fold it comes. */
export function draw() {
  const s = new Scene(640, 360, {
    lamp: { x: 170, y: 286, z: -290, power: 3.2, reach: 280, soft: 14 },
    sky: { dir: [0.7, -0.4, 0.4], power: 1, rim: 2.2, tight: 1.5 },
    ambient: 0.06,
    floor: {
      y: 306,
      tilt: 0.26,
      far: 190,
      gap: 6,
      lum: 0.5,
      top: 0.6,
      fill: 0.45,
      wob: 1,
      rim: 0,
      phase: (x, _y, z) => (x * 0.2 + z) / 6.4,
      tone: (x, _y, z, a, c) =>
        Math.abs(((x + z * 0.9) / 46) % 1) < 0.05 ? [-1, -1] : [a, c + 0.6 * smooth(190, 20, Math.abs(x - 410))],
    },
  });
  s.glowInk = INK.cold;
  // The room's wall, papered; the fold is a gap of two arcs with level light in it.
  const [X, Y] = [404, 148];
  const gapAt = (y) =>
    118 * Math.sqrt(Math.max(0, 1 - ((y - Y) / 190) ** 2)) + 5 * noise(y * 0.07, 3) + 3 * noise(y * 0.3, 8);
  const from = (x, y) => Math.abs(x - X - 0.12 * (y - Y)) - gapAt(y);
  s.body({
    set: true,
    k: 0.5,
    rim: 0,
    lum: 0.8,
    top: 0.6,
    fill: 1,
    wob: 0,
    gap: 4.4,
    phase: (x, y) => {
      const d = from(x, y);
      // Within, everything runs to one point; without, the stripes of the paper are drawn in by it.
      if (d < 0) return (Math.hypot((x - X) * 1.2, (y - Y + 30) * 0.62) + 5 * noise(x * 0.03, y * 0.03)) / 4.4;
      return (x - 46 * Math.sign(x - X) * Math.exp(-d / 40)) / 4.6;
    },
    tone: (x, y, _z, a) => {
      const d = from(x, y);
      if (Math.abs(d) < 3.4) return [-1, -1];
      if (d < 0) return [0, 0.5 + 0.5 * smooth(170, 10, Math.hypot((x - X) * 1.2, (y - Y + 30) * 0.62))];
      const stripe = Math.abs(((x - 46 * Math.sign(x - X) * Math.exp(-d / 40)) / 32) % 1) < 0.5 ? 1 : 0.5;
      return y > 262 ? [a * 0.8, 0.1] : [a * stripe * (0.8 + 0.4 * noise(x * 0.06, y * 0.06)), 0.12];
    },
  }).box(330, 130, 150, 420, 300, 8, [0, 0, 0], 1);
  // What hangs on the wall hangs towards it.
  const wood = s.body({ set: true, k: 1, rim: 0.3, lum: 0.9, fill: 0.7, gap: 3.2, dir: [1, 0.16, 0.3] });
  wood.box(216, 84, 136, 30, 38, 4, [0, 0, 17], 1).box(216, 84, 130, 23, 31, 6, [0, 0, 17], 1, true);
  const hang = (x, y, z) =>
    2 * noise(x * 0.09, y * 0.03, z * 0.1) +
    1.8 * Math.sin(y * 0.26 + 3 * noise(x * 0.04, y * 0.02)) * smooth(90, 220, y);
  const hide = {
    k: 9,
    ck: 3,
    dir: [0.5, 0.85, 0.7],
    gap: 3,
    bump: 0.5,
    grain: 0.12,
    wet: 0.25,
    lum: 1,
    fill: 1,
    disp: hang,
  };
  // A back like an ape's, no neck; the hide hangs on it as on a nail.
  const trunk = s.body({ ...hide, k: 15, lum: 0.72 });
  trunk
    .egg(404, 146, 6, 62, 56, 44, [0, 0, 10])
    .egg(412, 216, 16, 44, 48, 36)
    .tube('344 120 -16 27, 392 92 -18 36, 452 104 0 29', { per: 4 });
  for (let i = 0; i < 7; i++)
    trunk.tube(
      [
        [356 + i * 15, 152 + (i % 3) * 6, -34 + Math.abs(i - 3) * 3, 5],
        [353 + i * 16, 196 + (i % 2) * 8, -32 + Math.abs(i - 3) * 4, 7],
        [356 + i * 16, 238 + ((i * 7) % 5) * 5, -22 + Math.abs(i - 3) * 4, 2.4],
      ],
      { per: 4 },
    );
  // A head between ape and insect: a long upper lip, mandibles, eyes that are blind here.
  const head = s.body({
    ...hide,
    k: 5,
    ck: 2.4,
    gap: 2.1,
    dir: [0.3, 1, 0.8],
    lum: 1.05,
    disp: (x, y, z) => 1.6 * noise(x * 0.16, y * 0.16, z * 0.16),
  });
  head
    .egg(350, 80, -70, 29, 27, 26, [0, 0, -10])
    .egg(340, 104, -88, 20, 18, 18, [0, 0, -10])
    .tube('322 72 -90 4, 334 63 -97 6, 348 70 -96 5, 364 62 -94 6, 378 68 -82 4', { per: 4 })
    .egg(331, 78, -96, 7.4, 6, 8, [0, 0, 10], true)
    .egg(361, 76, -92, 8.2, 6.4, 9, [0, 0, -10], true)
    .egg(338, 116, -106, 12, 9, 12, [0, 0, -8], true)
    .tube('322 110 -96 6, 310 124 -104 4.6, 322 140 -108 0.7', { per: 4 })
    .tube('356 110 -92 6, 370 122 -100 4.6, 356 139 -106 0.7', { per: 4 });
  s.body({ k: 1, cast: false, lum: 1.8, wet: 1, fill: 1.3, gap: 2 })
    .ball(331, 78.5, -91, 4.8)
    .ball(361, 76.5, -86, 5.2);
  const teeth = s.body({ k: 0.4, lum: 1.7, fill: 1.2, gap: 2 });
  for (let i = 0; i < 5; i++)
    teeth.tube(
      [
        [328 + i * 5, 108 - i * 0.8, -103 + i, 1.9],
        [328.5 + i * 4.8, 119 - i * 0.6 + (i % 2) * 2, -104 + i, 0.3],
      ],
      { soft: false },
    );
  const limb = (path, o = {}) => s.body({ ...hide, k: 6, ...o }).tube(path, { per: 5 });
  // The near arm has reached the bed; the far one holds the fold apart.
  const near = limb('374 146 -22 26, 306 196 -78 18, 294 206 -88 17, 250 242 -124 13, 234 256 -136 12', {
    cast: false,
  });
  hand(near, [226, 262, -140], '-62 4 -18, -58 30 -26, -36 48 -30, -4 52 -26, 28 20 -6', {
    r: 8,
    lift: -16,
    claw: 0.7,
  });
  const far = limb('452 116 8 24, 502 152 -18 17, 514 160 -22 15, 528 116 -34 11, 530 100 -36 9');
  hand(far, [530, 94, -36], '-34 -26 -12, -16 -46 -12, 8 -50 -8, 30 -34 0, -26 4 -20', { r: 6.4, lift: 2, claw: 0.6 });
  // One foot is in the room; the other is still nowhere.
  limb('396 246 0 30, 368 276 -50 20, 362 286 -56 16, 358 304 -66 11');
  hand(limb('358 304 -66 10, 350 312 -74 9'), [348, 314, -78], '-44 6 -12, -36 16 -20, -14 20 -22, 14 12 -14', {
    r: 6,
    lift: -6,
    claw: 0.6,
  });
  const lost = limb('436 246 40 28, 462 276 70 18, 470 300 96 11');
  lost.cast = false;
  // The light that falls out with it is level, and in pieces.
  const shard = s.body({ set: true, glow: 1, cast: false, k: 0.3 });
  for (const [x, y, a, l] of [
    [300, 62, 40, 13],
    [286, 214, -60, 12],
    [312, 262, 20, 9],
    [512, 226, 50, 14],
    [498, 268, -20, 10],
    [308, 110, -24, 8],
    [476, 34, 24, 10],
    [524, 204, -70, 8],
  ]) {
    const [c, q] = [Math.cos((a * Math.PI) / 180), Math.sin((a * Math.PI) / 180)];
    shard.tube(
      [
        [x - l * c, y - l * q, 60, 0.4],
        [x, y, 58, 2.3],
        [x + l * 0.6 * c, y + l * 0.6 * q, 60, 0.4],
      ],
      { soft: false },
    );
  }
  // The foot of one's own bed, a blanket over it.
  const iron = s.body({ set: true, cast: false, k: 1, dir: [1, 0.2, 0.3], gap: 2.2, lum: 0.8, fill: 1 });
  iron
    .tube('70 300 -250 4, 70 356 -250 4', { soft: false })
    .tube('150 300 -250 3, 150 356 -250 3', { soft: false })
    .tube('230 310 -250 4, 230 356 -250 4', { soft: false })
    .tube('60 302 -250 4.4, 150 298 -250 4.4, 236 308 -250 4.4', { per: 4 })
    .ball(70, 294, -250, 6)
    .ball(230, 302, -250, 6);
  s.crop = [66, 10, 560, 315];
  return s;
}

import { Scene } from '../../bodies.mjs';
import { chance, noise, smooth } from '../../noise.mjs';
import { hand } from '../../parts.mjs';

/** From the foot of the stairs, by the candle one has brought: she is coming down, and the banister is seen through her. */
export function draw() {
  const s = new Scene(640, 360, {
    lamp: { x: 120, y: 236, z: -250, power: 3.1, reach: 310, soft: 12 },
    sky: { dir: [0.7, -0.5, 0.1], power: 0.7, rim: 1.1, tight: 2.2 },
    ambient: 0.07,
    floor: {
      y: 318,
      tilt: 0.24,
      far: 240,
      gap: 7,
      lum: 0.5,
      fill: 0.4,
      wob: 1,
      bump: 2,
      phase: (x, _y, z) => (x * 0.7 - z * 0.6) / 6,
    },
  });
  // Wallpaper, in stripes; and the stairs go up into the dark.
  s.body({
    set: true,
    k: 0.5,
    rim: 0,
    lum: 0.75,
    top: 0.5,
    fill: 0.6,
    wob: 0.6,
    gap: 4,
    tone: (x, y, _z, a, c) => [a * (Math.abs((x / 34) % 1) < 0.36 ? 0.35 : 1) * smooth(20, 150, y), c + 0.16],
    phase: (x, y) => (x + noise(x * 0.05, y * 0.02) * 2) / 4,
  }).box(320, 130, 240, 420, 320, 8, [0, 0, 0], 1);
  const step = s.body({ set: true, k: 0.5, rim: 0.3, lum: 0.55, fill: 0.6, gap: 3.6, dir: [0.05, 1, 0.6] });
  for (let i = 0; i < 9; i++) step.box(330 + i * 38, 322 - i * 27, 90 + i * 4, 30, 15, 50, [0, 0, 0], 1);
  for (let i = 0; i < 9; i++) step.box(520 + i * 38, 336 - i * 27, 90 + i * 4, 190, 12, 48, [0, 0, 0], 1);
  const rail = s.body({ set: true, k: 1, rim: 0.8, lum: 0.7, gap: 2.6, dir: [0.3, 1, 0.3], wet: 0.4 });
  for (let i = 0; i < 9; i++)
    rail.tube(
      [
        [322 + i * 38, 310 - i * 27, 40, 3.4],
        [322 + i * 38, 268 - i * 27, 40, 4.6],
        [322 + i * 38, 226 - i * 27, 40, 3],
      ],
      { per: 3 },
    );
  rail
    .tube('300 240 38 6, 660 -16 38 6', { soft: false })
    .tube('292 330 36 10, 292 222 36 9', { soft: false })
    .ball(292, 212, 36, 13);
  // Her dress hangs as it hung, and ends nowhere.
  const sway = (x, y, z) =>
    34 * smooth(0.1, 1, smooth(196, 330, y + 60 * noise(x * 0.09, y * 0.012, 5))) +
    smooth(150, 290, y) *
      5.5 *
      Math.sin(Math.atan2(x - 360 + 8 * noise(y * 0.02, 1), -(z + 30)) * 12 + noise(x * 0.03, y * 0.012) * 4);
  const gone = (x, y, a, c) => {
    const f = smooth(340, 230, y + 34 * noise(x * 0.06, y * 0.012, 5));
    const bar = Math.abs(((x - 322 + 19) / 38) % 1) * 38 - 19;
    const through = y > 168 && Math.abs(bar) < 4 ? 0.25 : 1;
    return [a * f * through, Math.max(c, 0.3) * f * (through < 1 ? 2 : 1)];
  };
  const dress = s.body({
    k: 12,
    dir: [0.96, 0.2, 0.6],
    gap: 3.2,
    lum: 1,
    fill: 1.2,
    bump: 0.3,
    grain: 0.06,
    disp: sway,
    tone: (x, y, _z, a, c) => gone(x, y, a, c),
  });
  dress
    .tube('330 124 -40 24, 338 164 -36 24, 352 214 -30 38, 374 270 -26 56, 392 330 -24 72')
    .tube('304 122 -42 11, 330 112 -40 15, 358 124 -34 11');
  const sleeve = s.body({
    k: 6,
    dir: [0.5, 0.9, 0.6],
    gap: 3,
    bump: 0.3,
    lum: 1,
    tone: (x, y, _z, a, c) => gone(x, y, a, c),
  });
  sleeve.tube('306 124 -44 11, 276 152 -78 10, 244 150 -110 13').tube('356 124 -32 11, 388 148 -16 10, 402 178 10 14');
  const skin = s.body({ k: 3.6, ck: 2, dir: [0.35, 1, 0.8], gap: 2, bump: 0.3, grain: 0.22, lum: 1.25, fill: 1.2 });
  skin.tube('244 150 -110 5, 226 146 -128 4.4, 216 144 -136 5');
  hand(skin, [214, 144, -138], '-26 -10 -14, -28 0 -16, -24 10 -16, -12 18 -12, -4 -16 -10', {
    r: 3,
    lift: -4,
    claw: 0.8,
  });
  skin.tube('402 178 10 5, 408 196 22 4.6');
  hand(skin, [410, 198, 24], '-12 14 0, -4 18 -6, 6 16 -8, 14 10 0', { r: 3, lift: -3, claw: 1 });
  // A head that hangs to one side, further than it should.
  skin
    .tube('330 112 -42 8, 318 96 -50 7', { per: 3 })
    .egg(300, 74, -64, 18, 23, 20, [0, 0, -30])
    .egg(310, 94, -72, 10, 13, 11, [0, 0, -34])
    .tube('296 84 -80 1.8, 300 92 -84 2, 303 95 -82 1.6', { per: 3 })
    .egg(288, 84, -78, 5.4, 6.4, 8, [0, 0, -30], true)
    .egg(304, 77, -80, 6, 6.8, 8, [0, 0, -30], true)
    .egg(312, 102, -80, 4.4, 9, 9, [0, 0, -32], true);
  skin.tone = (x, y, z, a, c) => {
    const hole = (ex, ey, rx, ry) => ((x - ex) / rx) ** 2 + ((y - ey) / ry) ** 2 < 1;
    return z < -62 && x > 270 && x < 330 && (hole(288, 84, 4.6, 5.4) || hole(304, 77, 5, 6) || hole(313, 102, 3.8, 7.6))
      ? [-1, -1]
      : [a, c];
  };
  // Hair that moves as in water.
  const hair = s.body({ k: 1.4, dir: [1, 0.25, 0.3], gap: 2.2, lum: 1, fill: 1.2 });
  const random = chance(8);
  for (let i = 0; i < 34; i++) {
    const t = i / 33;
    const [x, y] = [286 + 34 * t, 60 - 12 * Math.sin(t * 3)];
    const l = 70 + random() * 70;
    const up = (t - 0.3) * 40;
    hair.tube(
      [
        [x, y, -50 + random() * 24, 2],
        [x + 14 + t * 22, y - 8 - up * 0.2, -34, 1.8],
        [x + 30 + l * 0.5, y + 10 * random() - up * 0.5, -44 + random() * 20, 1.5],
        [x + 36 + l, y + 6 + 40 * random() - up, -40, 0.4],
      ],
      { per: 4 },
    );
  }
  // The candle, held out.
  s.body({ set: true, cast: false, k: 1, dir: [0, 1, 0.3], lum: 1.2, gap: 2.4 }).tube(
    '112 330 -190 6, 113 286 -190 5.4',
    { soft: false },
  );
  s.body({ set: true, glow: 1, cast: false }).tube('113 276 -190 3.4, 113.5 268 -190 4, 112 254 -190 0.5', { per: 3 });
  s.crop = [64, 30, 512, 288];
  return s;
}

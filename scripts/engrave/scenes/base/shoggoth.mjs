import { Scene } from '../../bodies.mjs';
import { man } from '../../figures.mjs';
import { chance, noise } from '../../noise.mjs';

/** In the tunnel under French Hill, by the lantern of one who runs: it fills the tunnel as a train would. */
export function draw() {
  const s = new Scene(640, 360, {
    lamp: { x: 130, y: 250, z: -200, power: 3.6, reach: 300, soft: 14 },
    sky: { dir: [0.7, -0.6, 0.1], power: 0.6, rim: 0.9, tight: 2.2 },
    ambient: 0.06,
    floor: {
      y: 300,
      tilt: 0.3,
      far: 110,
      lum: 0.5,
      top: 0.6,
      fill: 0.4,
      wob: 1,
      wet: 0.3,
      bump: 3,
      phase: (x, _y, z) => (z * 0.8 + x * 0.06) / 7,
    },
  });
  // The vault, ring behind ring of brick.
  const brick = (x, y) => {
    const [dx, dy] = [x - 380, (y - 250) * 1.1];
    return { r: Math.hypot(dx, dy), a: Math.atan2(dy, dx) };
  };
  s.back = (x, y) => {
    const { r, a } = brick(x, y);
    const ring = Math.log(Math.max(r, 30) / 40) * 9;
    const u = a * 13 + (Math.floor(ring) % 2) * 0.5;
    const joint = Math.abs(ring - Math.round(ring)) < 0.13 || Math.abs(u - Math.round(u)) < 0.05;
    const lit = Math.max(0, 1.1 - Math.hypot(x - 100, y - 210) / 420);
    return joint
      ? { key: -1, fill: -1 }
      : { key: lit * (0.62 + 0.3 * noise(Math.floor(ring) * 3.1, Math.floor(u) * 1.7)), fill: 0.24, phase: r / 5.2 };
  };
  const rail = s.body({ set: true, k: 0.6, dir: [1, 0.3, 0.3], gap: 3, lum: 1.1, wet: 0.8, cast: false });
  rail.tube('40 372 -220 5, 300 292 40 3', { soft: false }).tube('250 392 -220 5, 380 292 40 3', { soft: false });
  // It has no shape, but for what it needs now.
  const tar = {
    k: 17,
    ck: 4,
    dir: [0.5, 0.8, 0.8],
    gap: 3.3,
    wet: 0.95,
    bump: 0.35,
    grain: 0.05,
    lum: 0.9,
    fill: 1,
    disp: (x, y, z) => 4 * noise(x * 0.045, y * 0.045, z * 0.045) + 1.4 * noise(x * 0.14, y * 0.14, z * 0.14),
  };
  const mass = s.body(tar);
  const random = chance(27);
  mass
    .egg(430, 190, 60, 150, 130, 90)
    .egg(360, 236, -20, 92, 76, 66)
    .egg(500, 240, -30, 84, 70, 60)
    .egg(400, 130, 0, 84, 64, 60)
    .egg(300, 262, -70, 60, 48, 44)
    .egg(480, 130, 10, 70, 70, 60);
  for (let i = 0; i < 26; i++) {
    const a = random() * 6.28;
    const d = 40 + random() * 92;
    mass.ball(410 + Math.cos(a) * d * 1.3, 200 + Math.sin(a) * d, -40 - 26 * random(), 12 + random() * 22);
  }
  const arm = (path, gap = 3) => s.body({ ...tar, k: 6, disp: 0, rings: 1, gap }).tube(path);
  arm('300 244 -90 26, 240 262 -130 19, 206 304 -150 14, 160 316 -170 11, 128 304 -180 6, 112 312 -184 2');
  arm('336 190 -70 24, 262 176 -120 16, 222 136 -140 12, 184 146 -156 9, 168 182 -160 6, 184 200 -160 2');
  arm('360 110 -30 22, 300 70 -60 15, 262 84 -84 10, 246 120 -90 6, 262 140 -94 2');
  arm('420 290 -70 24, 380 320 -130 17, 330 338 -160 11, 296 330 -170 5, 286 316 -172 1.5');
  // Eyes that look, and then are not there.
  const eyes = [
    [330, 178, -86, 14],
    [372, 214, -96, 19],
    [300, 236, -112, 12],
    [412, 164, -74, 13],
    [356, 268, -92, 12],
    [440, 226, -92, 16],
    [382, 130, -62, 10],
    [486, 190, -66, 12],
    [414, 268, -96, 10],
    [338, 138, -60, 8],
    [498, 262, -84, 11],
    [458, 128, -52, 8],
  ];
  for (const [x, y, z, r] of eyes) {
    mass
      .egg(x, y, z + 6, r * 1.25, r * 0.95, r, [0, 0, 0])
      .egg(x, y, z - r * 0.5, r * 1.02, r * 0.62, r, [0, 0, ((x * 7) % 40) - 20], true);
    s.body({ k: 1, cast: false, lum: 1.25, wet: 1, gap: 2.2, dir: [0.2, 1, 0.5] }).ball(x, y + 1, z - 1, r * 0.74);
    s.body({ k: 1, cast: false, lum: 0, fill: 0, gap: 2, rim: 0 }).egg(
      x - r * 0.16,
      y + 1.5,
      z - r * 0.62,
      r * 0.36,
      r * 0.4,
      r * 0.3,
    );
  }
  s.body({ glow: 1, cast: false }).ball(366, 217, -117, 2.6).ball(327, 181, -101, 2).ball(436, 229, -109, 2.2);
  // Mouths, of those it has been.
  const teeth = s.body({ k: 0.4, lum: 1.7, fill: 1.2, gap: 2 });
  const mouths = [
    [262, 214, -110, 24, 10, -16],
    [470, 288, -88, 26, 10, 8],
    [300, 290, -120, 20, 8, 12],
  ];
  for (const [x, y, z, rx, ry, rot] of mouths) {
    mass.egg(x, y, z + 10, rx * 1.3, ry * 2.2, 18, [0, 0, rot]).egg(x, y, z - 4, rx, ry, 18, [0, 0, rot], true);
    const [c, q] = [Math.cos((rot * Math.PI) / 180), Math.sin((rot * Math.PI) / 180)];
    for (let i = 0; i < 9; i++) {
      const u = (i / 8 - 0.5) * 1.8;
      const v = Math.sqrt(1 - (u / 0.98) ** 2 * 0.84);
      for (const e of [-1, 1])
        teeth.tube(
          [
            [x + u * rx * c - e * v * ry * q, y + u * rx * q + e * v * ry * c, z - 10, 2],
            [x + u * rx * c - e * v * ry * 0.3 * q, y + u * rx * q + e * v * ry * 0.3 * c, z - 14, 0.5],
          ],
          { soft: false },
        );
    }
  }
  man(s, [104, 322, -170], 74, { side: -1, lum: 0.8, back: -1 });
  s.crop = [56, 34, 544, 306];
  return s;
}

import { Scene } from '../../bodies.mjs';
import { gables, man } from '../../figures.mjs';
import { chance, noise } from '../../noise.mjs';
import { night } from '../../parts.mjs';

/** From the street, by its own light: one of the stars over the roofs has come down, and is not a star. */
export function draw() {
  const s = new Scene(640, 360, {
    lamp: { x: 340, y: 180, z: -170, power: 2.8, reach: 200, soft: 10 },
    sky: { dir: [-0.7, -0.5, 0.2], power: 0.7, rim: 0.8, tight: 2.2 },
    ambient: 0.07,
    back: night(360, 140, 1, { moon: false, reach: 120, power: 0.75, base: 0.12 }),
    floor: {
      y: 300,
      tilt: 0.3,
      far: 230,
      lum: 0.7,
      top: 0.7,
      fill: 0.4,
      wob: 0,
      rim: 0,
      phase: (_x, _y, z) => z / 12 + 0.5 * Math.round(noise(Math.floor(z / 12), 2) * 2),
      tone: (x, _y, z, a, b) => {
        const row = Math.floor(z / 12);
        const u = (x + (row % 2) * 9) / 18 + 0.1 * noise(row, Math.floor(x / 18));
        return Math.abs(u - Math.round(u)) < 0.07
          ? [-1, -1]
          : [a * (0.8 + 0.4 * noise(Math.floor(u + 0.5) * 1.7, row * 1.3)), b];
      },
    },
  });
  s.behind.push(
    gables(
      [
        [-10, 74, 120, 44],
        [60, 66, 150, 36],
        [124, 60, 164, 30],
        [516, 62, 150, 36],
        [572, 90, 118, 52],
        [182, 54, 176, 26],
        [468, 56, 168, 30],
      ],
      240,
    ),
  );
  // Strands of flame along what could be a neck, shoulders and arms: each goes its own way, and ends in nothing.
  const random = chance(44);
  const strands = (path, n, wide, thick) => {
    const line = path.split(', ').map((one) => one.split(' ').map(Number));
    for (let i = 0; i < n; i++) {
      const off = (i / Math.max(1, n - 1) - 0.5) * 2;
      const w = random() * 6;
      const end = 0.6 + random() * 0.4;
      const count = Math.max(3, Math.ceil(line.length * end));
      s.body({ glow: 1, seam: true, cast: false, k: 1 }).tube(
        line.slice(0, count).map(([x, y, z], k) => {
          const t = k / (count - 1);
          const spread = wide * off * (0.5 + 0.7 * Math.sin(t * 3.14)) + 5 * Math.sin(t * 5 + w);
          const [px, py] = line[Math.max(k - 1, 0)];
          const [qx, qy] = line[Math.min(k + 1, line.length - 1)];
          const l = Math.hypot(qx - px, qy - py) || 1;
          return [
            x - ((qy - py) / l) * spread,
            y + ((qx - px) / l) * spread,
            z - 10 * (1 - off * off) - random() * 8,
            thick * (1 - t) ** 0.8 + 0.3,
          ];
        }),
        { per: 5 },
      );
    }
  };
  strands('366 196 -90, 376 160 -90, 366 124 -88, 344 92 -86, 350 54 -84, 334 16 -82', 9, 26, 5.4);
  strands('372 200 -88, 392 160 -86, 400 118 -84, 392 78 -82, 414 40 -80, 408 4 -78', 7, 20, 4.8);
  strands('362 150 -96, 330 150 -112, 296 162 -126, 268 188 -136, 254 222 -140, 232 252 -142', 7, 13, 4.6);
  strands('272 184 -138, 248 190 -146, 230 210 -148, 214 214 -148', 3, 5, 2.8);
  strands('384 156 -92, 416 168 -104, 446 196 -114, 470 204 -120, 500 188 -122', 6, 12, 4.2);
  strands('446 196 -118, 462 220 -122, 458 246 -124, 468 262 -124', 3, 5, 2.8);
  strands('374 190 -92, 384 218 -96, 374 246 -98, 386 272 -100, 378 296 -100', 8, 22, 4.8);
  strands('366 190 -94, 350 220 -98, 352 248 -100, 338 272 -100', 4, 10, 4);
  strands('352 112 -110, 336 112 -122, 322 124 -130, 318 142 -132', 5, 9, 4.4);
  // Where it looks from it is dark.
  const hollow = s.body({ k: 1, lum: 0, fill: 0, rim: 0, cast: false, gap: 3 });
  hollow.egg(326, 122, -150, 2.6, 5, 4, [0, 0, 30]).egg(341, 117, -150, 3, 5.6, 4, [0, 0, 8]);
  // Others, still far, and sparks.
  const spark = s.body({ glow: 1, cast: false, set: true, k: 1 });
  for (let i = 0; i < 34; i++) {
    const [x, y] = [236 + random() * 270, 10 + random() * 250];
    const r = 0.6 + random() * 1.2;
    spark.tube(
      [
        [x, y, -60, r],
        [x + (random() - 0.5) * 5, y - 4 - random() * 7, -60, 0.3],
      ],
      { soft: false },
    );
  }
  for (const [x, y, h] of [
    [196, 70, 18],
    [492, 46, 22],
    [150, 34, 11],
    [538, 96, 9],
    [246, 30, 9],
  ])
    spark.tube(
      [
        [x, y, -20, h * 0.11],
        [x - h * 0.1, y - h * 0.5, -20, h * 0.1],
        [x + h * 0.12, y - h, -20, 0.3],
      ],
      { per: 4 },
    );
  // Who ran, and what is left of him who did not.
  man(s, [198, 316, -150], 60, { side: 0, lum: 1, back: -3 });
  const ash = s.body({ set: true, k: 4, dir: [0.3, 1, 0.6], gap: 2.6, lum: 1, bump: 0.8, grain: 0.2 });
  ash.egg(400, 326, -110, 40, 6, 14).egg(378, 322, -116, 9, 7, 9).egg(430, 324, -106, 14, 8, 9);
  s.crop = [64, 12, 560, 315];
  return s;
}

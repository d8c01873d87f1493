import { Scene } from '../../bodies.mjs';
import { town } from '../../figures.mjs';
import { chance, noise, smooth } from '../../noise.mjs';
import { wood } from '../../parts.mjs';

/** From the edge of the woods, by the fire on the altar hill: the cloud over it has come down on its own legs. */
export function draw() {
  const s = new Scene(1000, 520, {
    lamp: { x: 300, y: 460, z: -330, power: 2.1, reach: 430, soft: 14 },
    sky: { dir: [0.75, -0.5, 0.25], power: 0.8, rim: 1.2, tight: 2 },
    ambient: 0.05,
    back: (x, y) => {
      const c = noise(x * 0.006, y * 0.016, 35) + 0.5 * noise(x * 0.016, y * 0.05, 8);
      const d = Math.hypot(x - 850, y - 120);
      if (d < 52) return { key: 1.25 - 0.6 * Math.max(0, noise(x * 0.05, y * 0.05, 2)), fill: 1.2, phase: y / 3 };
      return {
        key: 0,
        fill: d < 55 ? -1 : 0.14 + 0.5 * smooth(420, 60, d) * (0.8 + c) + 0.14 * c,
        phase: (y + 7 * noise(x * 0.007, y * 0.02) - (1700 * (y - 120)) / (d * d + 500)) / 4,
      };
    },
    floor: {
      y: 480,
      tilt: 0.14,
      far: 420,
      lum: 0.5,
      top: 0.6,
      fill: 0.5,
      bump: 34,
      scale: 0.03,
      gap: 4.6,
      wob: 3,
      dir: [0.015, 0, 0.17],
    },
  });
  s.behind.push(
    wood([
      [30, 470, 260, 3, { deep: 4 }],
      [110, 462, 180, 8, { deep: 4 }],
      [940, 470, 280, 14, { deep: 4, lean: -0.1 }],
      [986, 480, 330, 21, { deep: 4 }],
      [196, 456, 120, 30, { deep: 3 }],
      [842, 458, 150, 6, { deep: 3 }],
    ]),
  );
  // A cloud that is flesh: masses over masses, cut by the upper edge.
  const flesh = {
    k: 30,
    ck: 6,
    dir: [0.5, 0.8, 0.85],
    gap: 3.7,
    wet: 0.5,
    bump: 0.5,
    grain: 0.05,
    lum: 0.95,
    disp: (x, y, z) => 5 * noise(x * 0.03, y * 0.03, z * 0.03) + 2 * noise(x * 0.09, y * 0.09, z * 0.09),
  };
  const b = s.body(flesh);
  b.egg(500, 60, 80, 330, 120, 110)
    .egg(350, 120, 10, 150, 86, 80)
    .egg(560, 150, -20, 170, 90, 90)
    .egg(720, 110, 40, 150, 84, 80)
    .egg(450, 200, -40, 110, 70, 70)
    .egg(620, 214, 0, 100, 62, 70);
  const random = chance(52);
  for (let i = 0; i < 40; i++) {
    const x = 230 + random() * 580;
    b.ball(
      x,
      110 + 90 * Math.sin(((x - 180) / 660) * 3.14) * random() + 20 * random(),
      -50 - 40 * random(),
      18 + random() * 30,
    );
  }
  // Mouths, of which none is shut.
  const teeth = s.body({ k: 0.5, lum: 1.6, fill: 1.2, dir: [1, 0.3, 0.2], gap: 2.4 });
  const maws = [];
  const maw = (x, y, z, rx, ry, rot, n) => {
    const [c, q] = [Math.cos((rot * Math.PI) / 180), Math.sin((rot * Math.PI) / 180)];
    maws.push([x, y, rx, ry, q, c]);
    b.egg(x, y, z + 14, rx * 1.35, ry * 1.35, rx, [0, 0, rot]).egg(x, y, z - 8, rx, ry, rx * 1.5, [0, 0, rot], true);
    for (let i = 0; i < n; i++) {
      const t = (i / n) * 6.283 + 0.2;
      const [u, v] = [Math.cos(t) * rx * 1.05, Math.sin(t) * ry * 1.03];
      const e = 0.5 + 0.14 * (i % 3);
      teeth.tube(
        [
          [x + u * c - v * q, y + u * q + v * c, z - 16, 3.6],
          [x + e * (u * c - v * q), y + e * (u * q + v * c), z - 24, 0.4],
        ],
        { soft: false },
      );
    }
  };
  maw(430, 180, -110, 56, 28, -14, 22);
  maw(596, 208, -100, 38, 22, 18, 18);
  maw(300, 130, -80, 26, 36, 20, 15);
  maw(700, 142, -70, 34, 20, -20, 15);
  maw(540, 112, -120, 24, 32, -30, 14);
  b.tone = (x, y, z, a, c) =>
    z < 0 &&
    maws.some(
      ([mx, my, rx, ry, q, k]) =>
        (((x - mx) * k + (y - my) * q) / rx) ** 2 + (((y - my) * k - (x - mx) * q) / ry) ** 2 < 0.96,
    )
      ? [a * 0.1, c * 0.2]
      : [a, c];
  // Legs of goats, too many, and each set down with care.
  const hair = (x, y, z) => 3 * noise(x * 0.08, y * 0.03, z * 0.08) + 2 * noise(x * 0.2, y * 0.06, z * 0.2);
  const leg = (path, [hx, hy, hz], r = 1) => {
    s.body({ k: 12, dir: [0.8, 0.5, 0.75], gap: 3.5, bump: 0.6, grain: 0.1, lum: 0.95, disp: hair }).tube(path, {
      per: 6,
    });
    const hoof = s.body({ k: 2, ck: 1, dir: [0.1, 1, 0.4], gap: 3, wet: 0.4 });
    hoof
      .tube(
        [
          [hx, hy - 24 * r, hz, 13 * r],
          [hx - 6 * r, hy, hz - 4, 20 * r],
        ],
        { soft: false },
      )
      .box(hx - 10 * r, hy - 4, hz - 24, 2 * r, 22 * r, 18, [0, 0, 10], 0.5, true);
  };
  leg(
    '400 210 -40 66, 320 290 -90 44, 300 318 -100 36, 356 388 -90 24, 372 412 -90 20, 348 462 -110 16',
    [346, 484, -112],
    1,
  );
  leg(
    '560 240 -60 62, 610 330 -110 42, 620 356 -116 34, 568 410 -120 23, 560 432 -122 19, 584 470 -130 15',
    [584, 492, -132],
    1,
  );
  leg('680 200 20 60, 760 280 0 40, 780 310 -6 32, 730 380 0 22, 722 404 0 18, 746 448 -10 14', [746, 468, -12], 0.9);
  leg('470 230 90 56, 452 320 110 38, 446 346 110 30, 480 400 110 20, 482 448 110 14', [480, 462, 108], 0.7);
  leg('300 160 60 52, 210 220 60 36, 190 246 60 28, 226 330 60 19, 220 420 50 14', [218, 446, 48], 0.8);
  // What hangs from it feels for the fire.
  const feel = (path, r = 3.3) =>
    s.body({ k: 5, rings: 1, gap: r, wet: 0.5, bump: 0.3, grain: 0.12, lum: 1 }).tube(path, { per: 7 });
  feel('350 190 -100 24, 300 250 -150 17, 262 300 -170 13, 282 352 -180 9, 268 388 -184 5, 250 380 -186 1.4');
  feel('470 240 -120 22, 476 310 -170 15, 440 350 -190 11, 452 404 -200 7, 430 430 -204 4, 418 420 -206 1.2');
  feel('640 250 -90 20, 664 310 -130 14, 650 362 -150 10, 676 402 -156 6, 700 396 -158 1.4');
  feel('780 150 0 24, 852 196 -20 16, 880 258 -30 11, 858 312 -34 7, 880 344 -36 4, 898 334 -36 1.2');
  feel('240 120 -20 22, 160 150 -40 15, 110 122 -50 10, 72 142 -54 6, 82 170 -56 1.4');
  feel('520 250 -110 16, 520 300 -150 11, 544 342 -160 8, 528 380 -166 5, 508 372 -168 1.2');
  for (let i = 0; i < 12; i++) {
    const x = 300 + i * 42 + random() * 20;
    const l = 50 + random() * 90;
    const w = (random() - 0.5) * 60;
    feel(
      [0, 0.3, 0.6, 0.85, 1].map((t) => [
        x + w * Math.sin(t * 4) * t,
        210 + l * t,
        -90 - 40 * Math.sin(t * 3),
        9 * (1 - t) + 0.8,
      ]),
      3,
    );
  }
  // Those who called it, about the fire; one has understood.
  const who = s.body({ set: true, k: 3, dir: [0.9, 0.3, 0.5], gap: 2.6, lum: 0.9, fill: 1 });
  for (const [x, y, z, h, lean] of [
    [226, 486, -160, 34, 3],
    [256, 494, -190, 36, 2],
    [346, 498, -200, 36, -3],
    [380, 490, -180, 34, -4],
    [410, 482, -150, 32, -10],
    [196, 480, -140, 32, 4],
  ])
    who
      .tube(
        [
          [x, y, z, h * 0.26],
          [x + lean * 0.5, y - h * 0.5, z, h * 0.2],
          [x + lean, y - h * 0.8, z, h * 0.13],
        ],
        { per: 3 },
      )
      .egg(x + lean * 1.2, y - h * 0.98, z, h * 0.13, h * 0.17, h * 0.13)
      .tube(
        [
          [x + lean, y - h * 0.74, z - 3, h * 0.06],
          [x + lean * 2 + h * 0.2, y - h * 1.05, z - 8, h * 0.05],
          [x + lean * 2 + h * 0.18, y - h * 1.3, z - 8, h * 0.05],
        ],
        { per: 3 },
      );
  const stone = s.body({ set: true, k: 1, dir: [0.1, 1, 0.3], gap: 3, bump: 0.4, grain: 0.14, lum: 0.7, cast: false });
  stone
    .box(302, 488, -200, 30, 9, 14, [0, 10, 0], 2)
    .box(282, 502, -200, 6, 12, 8, [0, 0, 0], 1)
    .box(322, 502, -200, 6, 12, 8, [0, 0, 0], 1);
  s.body({ set: true, glow: 1, cast: false, k: 4 })
    .tube('292 478 -200 8, 288 462 -200 8, 298 444 -200 4, 292 426 -200 0.5', { per: 4 })
    .tube('312 478 -200 8, 318 464 -200 6, 312 450 -200 3, 320 438 -200 0.5', { per: 4 });
  s.before.push(town({ without: (x) => x > 130 && x < 470, spires: [706] }));
  return s;
}

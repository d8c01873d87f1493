import { Scene } from '../../bodies.mjs';
import { town } from '../../figures.mjs';
import { fillPath, stroke } from '../../lines.mjs';
import { chance, INK, noise, smooth } from '../../noise.mjs';

/** Through the driving snow, by the window of a farm: it walks on the wind, and takes the roof off to see who is in. */
export function draw() {
  const s = new Scene(1000, 520, {
    lamp: { x: 236, y: 470, z: -300, power: 3, reach: 420, soft: 14 },
    sky: { dir: [0.8, -0.5, 0.25], power: 0.85, rim: 1.4, tight: 1.9 },
    ambient: 0.06,
    back: (x, y) => {
      const c =
        noise((x + y * 1.2) * 0.004, (y - x * 0.3) * 0.016, 4) + 0.4 * noise(x * 0.012, (y - x * 0.3) * 0.04, 8);
      const star = noise(x * 0.2, y * 0.2, 12) > 0.8 && y < 200;
      return {
        key: star ? 1.2 : 0,
        fill: 0.2 + 0.45 * smooth(640, 160, Math.hypot(x - 520, y - 260)) * (0.7 + c) + 0.22 * c,
        phase: (y - x * 0.3 + 12 * noise(x * 0.005, y * 0.014)) / 4.2,
      };
    },
    floor: {
      y: 470,
      tilt: 0.12,
      far: 420,
      lum: 0.7,
      top: 0.7,
      fill: 0.8,
      bump: 26,
      scale: 0.02,
      gap: 5,
      wob: 2,
      dir: [0.02, 0, 0.17],
    },
  });
  // Firs, bent by it.
  const random = chance(3);
  let firs = '';
  let snow = '';
  const fir = (x, y, h, lean) => {
    let d = `M${x} ${y}`;
    for (let i = 0; i < 6; i++)
      d += `L${(x - h * 0.24 * (1 - i / 6) + (lean * i) / 6).toFixed(1)} ${(y - (h * i) / 6 - 2).toFixed(1)}L${(x - h * 0.1 * (1 - i / 6) + (lean * (i + 0.7)) / 6).toFixed(1)} ${(y - (h * (i + 0.6)) / 6).toFixed(1)}`;
    d += `L${x + lean} ${y - h}`;
    for (let i = 5; i >= 0; i--)
      d += `L${(x + h * 0.1 * (1 - i / 6) + (lean * (i + 0.7)) / 6).toFixed(1)} ${(y - (h * (i + 0.6)) / 6).toFixed(1)}L${(x + h * 0.24 * (1 - i / 6) + (lean * i) / 6).toFixed(1)} ${(y - (h * i) / 6 - 2).toFixed(1)}`;
    firs += fillPath(`${d}z`, INK.night);
    for (let i = 0; i < 5; i++)
      snow += stroke(
        [
          [x - h * 0.22 * (1 - i / 6) + (lean * i) / 6, y - (h * i) / 6 - 2],
          [x - h * 0.04 + (lean * (i + 0.6)) / 6, y - (h * (i + 0.66)) / 6],
        ],
        0.4,
        1.5,
      );
  };
  for (let i = 0; i < 46; i++)
    fir(-10 + i * 23 + random() * 14, 452 + random() * 14, 34 + random() * 46, 6 + random() * 8);
  s.behind.push(firs + fillPath(snow, INK.slate));
  // It stands on nothing: skin over bone, and longer than a man would be if he were so tall.
  const skin = {
    k: 15,
    ck: 5,
    dir: [0.5, 0.8, 0.8],
    gap: 3.5,
    bump: 0.55,
    grain: 0.07,
    wet: 0.2,
    lum: 1,
    disp: (x, y, z) => 2.2 * noise(x * 0.05, y * 0.05, z * 0.05),
  };
  const trunk = s.body(skin);
  trunk
    .egg(596, 150, 30, 92, 84, 64, [0, 0, -24])
    .tube('560 96 0 58, 600 170 30 66, 648 250 60 46, 680 310 70 50', { per: 6 })
    .tube('470 116 -30 34, 552 84 0 44, 676 90 50 42', { per: 6 });
  for (let i = 0; i < 7; i++)
    trunk.tube(
      [
        [524 + i * 13, 122 + i * 22, -52 + i * 8, 7],
        [566 + i * 11, 134 + i * 23, -64 + i * 10, 9],
        [616 + i * 8, 124 + i * 24, -44 + i * 12, 5],
      ],
      { per: 4 },
    );
  trunk.egg(598, 262, -20, 30, 44, 40, [0, 0, -22], true);
  // The head hangs forward: a starved face, and antlers that leave the picture.
  const head = s.body({ ...skin, k: 8, ck: 4, gap: 2.8, dir: [0.35, 1, 0.8], lum: 1.2, disp: 0 });
  head
    .tube('540 86 -30 34, 492 84 -80 27, 462 96 -108 24', { per: 5 })
    .egg(438, 102, -130, 40, 44, 40, [0, 0, 18])
    .egg(420, 144, -148, 25, 34, 26, [0, 0, 20])
    .tube('398 92 -166 6, 414 84 -174 8, 432 92 -172 6', { per: 3 })
    .tube('440 94 -172 6, 458 84 -166 8, 474 94 -152 5', { per: 3 })
    .tube('424 104 -176 4, 412 122 -184 5.4, 418 130 -180 5', { per: 4 })
    .tube('462 118 -156 7, 448 132 -164 6, 440 150 -164 4', { per: 4 })
    .egg(406, 106, -172, 11, 9, 13, [0, 0, 14], true)
    .egg(448, 108, -172, 13, 10, 14, [0, 0, -6], true)
    .egg(456, 148, -156, 8, 22, 12, [0, 0, 14], true)
    .egg(416, 158, -172, 14, 13, 20, [0, 0, 16], true);
  s.body({ glow: 1, cast: false }).egg(406, 107, -172, 4, 2.8, 3).egg(447, 109, -172, 4.4, 3, 3);
  const teeth = s.body({ k: 0.5, lum: 1.6, fill: 1.2, gap: 2.2, dir: [1, 0.2, 0.3] });
  for (let i = 0; i < 7; i++)
    teeth
      .tube(
        [
          [404 + i * 4.6, 148 + i * 0.8, -176 + Math.abs(i - 3), 2.2],
          [404 + i * 4.4, 157 + (i % 2) * 3, -176, 0.4],
        ],
        { soft: false },
      )
      .tube(
        [
          [406 + i * 4, 171 - (i - 3) ** 2 * 0.3, -170, 2],
          [406 + i * 4, 163, -171, 0.4],
        ],
        { soft: false },
      );
  const horn = (path) => s.body({ k: 3, rings: 1, gap: 3, lum: 1, bump: 0.4, grain: 0.2 }).tube(path, { per: 6 });
  horn('426 66 -126 10, 400 30 -120 8, 350 12 -110 6.4, 318 -24 -100 4');
  horn('400 30 -120 6, 386 -4 -120 4, 390 -30 -120 1');
  horn('356 14 -112 5, 326 22 -116 3.4, 306 10 -116 0.6');
  horn('462 68 -112 10, 478 28 -96 8, 520 4 -84 6, 530 -40 -80 4');
  horn('480 28 -96 6, 462 -4 -96 4, 468 -30 -96 1');
  const limb = (path) => s.body({ ...skin, k: 12 }).tube(path, { per: 6 });
  const finger = (path) => s.body({ ...skin, k: 5, gap: 2.9, disp: 0 }).tube(path, { per: 6 });
  // The hand that holds the roof.
  limb('478 118 -30 38, 400 190 -90 27, 380 214 -104 25, 316 290 -150 20, 292 334 -164 18');
  finger('290 340 -168 13, 246 350 -200 10, 214 376 -214 8, 206 400 -216 4, 208 410 -216 1');
  finger('290 346 -172 13, 258 366 -208 10, 240 392 -222 8, 238 414 -224 4, 242 422 -224 1');
  finger('296 348 -172 13, 284 374 -206 10, 278 398 -220 8, 282 416 -222 4, 288 422 -220 1');
  finger('304 340 -164 12, 326 366 -184 9, 330 388 -196 7, 324 404 -198 1');
  // The other is held out behind, against the wind.
  limb('684 94 50 38, 782 130 30 26, 806 132 20 24, 884 84 -30 19, 912 66 -40 17');
  finger('916 62 -42 12, 948 30 -60 9, 980 28 -64 7, 1004 40 -66 3');
  finger('920 64 -44 12, 962 58 -66 9, 992 72 -70 7, 1012 92 -70 3');
  finger('916 70 -44 12, 950 88 -66 9, 966 116 -70 7, 966 136 -70 1');
  finger('908 60 -40 11, 918 22 -60 8, 940 -4 -64 6, 960 -20 -64 2');
  // Legs that stride over the woods: one foot is down, and leaves no mark.
  limb('664 300 60 50, 600 360 -20 34, 584 378 -40 30, 640 432 -60 22, 660 452 -66 20');
  for (const p of [
    '656 456 -70 15, 610 466 -100 11, 566 472 -110 7, 546 476 -112 1',
    '658 458 -74 15, 622 474 -116 11, 588 486 -130 7, 570 492 -132 1',
    '664 460 -74 15, 652 480 -112 11, 636 496 -128 7, 626 504 -130 1',
  ])
    finger(p);
  limb('704 306 80 50, 800 334 70 36, 824 340 60 32, 900 300 90 24, 990 330 110 20, 1040 340 110 18');
  // The farm; its lamp still burns, and snow falls on the table.
  const wall = s.body({ set: true, k: 1, dir: [0.06, 1, 0.3], gap: 3, lum: 0.35, bump: 0.3, grain: 0.1, cast: false });
  wall.box(248, 470, -150, 46, 18, 30, [0, 22, 0], 1).box(248, 462, -150, 38, 16, 24, [0, 22, 0], 1, true);
  s.body({ set: true, glow: 1, cast: false })
    .box(230, 474, -186, 4, 5, 3, [0, 22, 0], 1)
    .box(270, 470, -168, 4, 5, 3, [0, 22, 0], 1)
    .box(248, 452, -150, 26, 2, 14, [0, 22, 0], 1);
  const lid = s.body({ set: true, k: 1, dir: [0.8, 0.5, 0.3], gap: 3, lum: 1, cast: false });
  lid.box(238, 424, -214, 34, 4, 34, [0, 22, 34], 1).box(286, 424, -204, 34, 4, 34, [0, 22, -30], 1);
  // Snow before everything.
  let flakes = '';
  for (let i = 0; i < 170; i++) {
    const [x, y, l] = [random() * 1000, random() * 520, 3 + random() * 9];
    flakes += stroke(
      [
        [x, y],
        [x + l, y + l * 0.3],
      ],
      0.5 + random(),
      0.3,
    );
  }
  s.before.push(town({ spires: [430] }), fillPath(flakes, INK.bone));
  return s;
}

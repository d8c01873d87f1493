import { Scene } from '../../bodies.mjs';
import { fillPath, stroke } from '../../lines.mjs';
import { INK, noise, smooth } from '../../noise.mjs';
import { ground } from '../../parts.mjs';

const CROP = [64, 36, 512, 288];

/** At the end of Ship Street the lamp stands behind him, so that nothing is seen of him but that he waits. */
export function draw() {
  const s = new Scene(640, 360, {
    lamp: { x: 404, y: 86, z: 60, power: 2.6, reach: 190, soft: 9 },
    sky: { dir: [0.5, -0.5, 0.6], power: 0.45, rim: 1.2, tight: 2 },
    ambient: 0.05,
    back: (x, y) => ({
      key: 0.5 * smooth(120, 10, Math.hypot(x - 404, y - 86)),
      fill: 0.1 + 0.7 * smooth(230, 20, Math.hypot(x - 404, (y - 86) * 0.9)) + 0.22 * noise(x * 0.007, y * 0.02, 3),
      phase: (y + 6 * noise(x * 0.01, y * 0.03)) / 3.8,
    }),
    floor: ground({
      y: 306,
      tilt: 0.34,
      far: 190,
      bump: 2,
      wob: 0,
      wet: 0.5,
      lum: 1,
      top: 0.85,
      phase: (_x, _y, z) => z / 13,
      tone: (x, _y, z, a, c) => {
        const row = Math.floor(z / 13);
        const u = (x + (row % 2) * 10) / 20;
        return Math.abs(u - Math.round(u)) < 0.06 ? [-1, -1] : [a, c];
      },
    }),
  });
  // Gables to both sides, leaning towards each other.
  const house = (x, w, y, g, windows) => {
    let d = fillPath(`M${x} 300V${y}L${x + w / 2} ${y - g}L${x + w} ${y}V300z`, INK.night);
    let lines =
      stroke(
        [
          [x, y],
          [x + w / 2, y - g],
        ],
        0.6,
        1.2,
      ) +
      stroke(
        [
          [x + w / 2, y - g],
          [x + w, y],
        ],
        1.2,
        0.6,
      );
    for (let k = y + 8; k < 244; k += 8)
      for (let u = x + 4 + ((k * 7) % 9); u < x + w - 6; u += 13)
        if (noise(u * 0.06, k * 0.04, 8) > 0)
          lines += stroke(
            [
              [u, k],
              [u + 7, k],
            ],
            0.9,
            0.3,
          );
    d += fillPath(lines, INK.slate);
    return d + fillPath(windows.map(([u, v]) => `M${x + u} ${y + v}h8v12h-8z`).join(''), INK.lamp);
  };
  s.behind.push(house(186, 60, 124, 40, []) + house(470, 56, 130, 36, [[14, 30]]) + house(236, 40, 150, 26, []));
  const wall = s.body({
    set: true,
    k: 0.5,
    rim: 0.4,
    lum: 0.9,
    top: 0.6,
    fill: 5,
    gap: 4,
    dir: [0.1, 1, 0.2],
    tone: (x, y, z, a, c) => {
      const row = Math.floor(y / 13);
      const u = (x + z * 0.8 + (row % 2) * 13) / 26;
      return Math.abs((y / 13) % 1) < 0.09 || Math.abs(u - Math.round(u)) < 0.05 ? [-1, -1] : [a, c];
    },
  });
  wall.box(36, 150, 100, 120, 240, 170, [0, -24, 0], 1).box(640, 150, 120, 96, 240, 160, [0, 24, 0], 1);
  const post = s.body({ set: true, cast: false, k: 2, dir: [0, 1, 0.2], gap: 3, rim: 1, lum: 0.6 });
  post
    .tube('404 262 96 6, 404 240 96 4, 404 108 96 3', { soft: false })
    .box(404, 104, 96, 12, 2, 12, [0, 30, 0], 1)
    .box(404, 68, 96, 13, 2, 13, [0, 30, 0], 1)
    .tube('404 66 96 10, 404 54 96 1', { soft: false });
  s.body({ set: true, glow: 1, cast: false }).egg(404, 86, 96, 10, 15, 10);
  // Coat, collar, hat: nothing in them takes the light from before.
  const cloth = {
    k: 10,
    ck: 2,
    dir: [0.9, 0.35, 0.6],
    gap: 3.2,
    bump: 0.35,
    grain: 0.08,
    lum: 1,
    fill: 0.75,
    rim: 1.3,
    disp: (x, y, z) => 2.4 * noise(x * 0.05, y * 0.025, z * 0.07),
  };
  const coat = s.body(cloth);
  coat
    .tube('330 128 -40 25, 330 170 -36 30, 328 220 -34 34, 326 276 -36 44', { per: 5 })
    .tube('290 136 -40 16, 330 124 -42 22, 370 136 -38 16')
    .tube('308 120 -48 9, 318 98 -58 6', { per: 3 })
    .tube('352 120 -46 9, 344 98 -56 6', { per: 3 });
  s.body(cloth).tube('288 140 -40 15, 274 184 -46 13, 282 222 -60 12').egg(284, 228, -62, 12, 14, 12);
  s.body(cloth).tube('372 140 -38 15, 388 184 -42 13, 380 224 -56 12').egg(379, 230, -58, 12, 14, 12);
  const legs = s.body({ ...cloth, k: 6, lum: 0.6 });
  legs
    .tube('312 276 -40 14, 310 316 -44 10', { soft: false })
    .tube('344 276 -36 14, 346 316 -38 10', { soft: false })
    .egg(306, 322, -54, 11, 6, 18)
    .egg(350, 322, -48, 11, 6, 18);
  const head = s.body({ k: 4, dir: [0.3, 1, 0.6], gap: 2.6, lum: 0.8, fill: 0.3, rim: 0.9 });
  head.egg(330, 96, -46, 19, 24, 20);
  const hat = s.body({ k: 3, dir: [0.3, 1, 0.4], gap: 2.8, lum: 0.8, fill: 0.6, rim: 1.4 });
  hat
    .egg(330, 80, -46, 42, 6, 34, [0, 0, -3])
    .tube('330 78 -46 24, 330 58 -46 21', { soft: false })
    .egg(330, 40, -46, 4, 8, 20, [0, 0, 0], true);
  s.body({ glow: 1, cast: false }).egg(322, 93, -68, 3, 1.5, 2).egg(339, 93, -67, 3, 1.5, 2);
  s.before.push(
    fillPath(
      stroke(
        [
          [96, 318],
          [150, 314],
          [214, 320],
        ],
        0.6,
        0.3,
        1.4,
      ) +
        stroke(
          [
            [440, 316],
            [500, 322],
            [548, 316],
          ],
          0.4,
          0.4,
          1.2,
        ),
      INK.slate,
    ),
  );
  s.crop = CROP;
  return s;
}

import { Scene } from '../../bodies.mjs';
import { town } from '../../figures.mjs';
import { fillPath, stroke } from '../../lines.mjs';
import { chance, INK, noise, smooth } from '../../noise.mjs';

/** From the last roof that holds: there is a hole in the sky, things pipe about it, and the town goes into it house by house. */
export function draw() {
  const [X, Y] = [560, 206];
  const s = new Scene(1000, 520, {
    lamp: { x: X - 120, y: Y + 60, z: -360, power: 1.7, reach: 380, soft: 12 },
    sky: { dir: [0.6, -0.7, 0.3], power: 0.7, rim: 1.1, tight: 2 },
    ambient: 0.06,
    back: (x, y) => {
      const [dx, dy] = [x - X, (y - Y) * 1.25];
      const r = Math.hypot(dx, dy);
      const a = Math.atan2(dy, dx);
      const arm = 0.5 + 0.5 * Math.sin(a * 3 - Math.log(r + 20) * 6.4 + 1.4 * noise(x * 0.008, y * 0.012));
      if (r < 60) return { key: 0, fill: -1, phase: 0 };
      const hot = smooth(150, 62, r) * (0.35 + 0.65 * arm);
      return {
        key: hot,
        fill: 0.16 + 0.7 * arm * smooth(560, 90, r),
        phase: (r * 1.1 - 34 * a * (180 / (r + 120)) + 5 * noise(x * 0.012, y * 0.02)) / 4.6,
      };
    },
  });
  const random = chance(101);
  const flesh = { k: 5, rings: 1, gap: 3.3, wet: 0.5, bump: 0.35, grain: 0.08, lum: 1 };
  // What boils about the hole: limbs that come out of it, turn with it, and are of no one.
  for (let i = 0; i < 30; i++) {
    const a0 = (i / 30) * 6.283 + random() * 0.2;
    const far = 130 + random() ** 1.6 * 300;
    const turn = 0.9 + random() * 0.9;
    const r = 8 + random() * 13;
    const z = -40 + random() * 90;
    s.body(flesh).tube(
      [0, 0.18, 0.36, 0.55, 0.75, 0.9, 1].map((t, k) => {
        const d = 54 + (far - 54) * t;
        const a = a0 + turn * t + 0.16 * Math.sin(t * 9 + i);
        return [
          X + Math.cos(a) * d * 1.06,
          Y + Math.sin(a) * d * 0.8,
          z - 30 * Math.sin(t * 3.1),
          k === 6 ? 0.8 : r * (1 - 0.8 * t),
        ];
      }),
      { per: 6 },
    );
  }
  // The rim of it: lumps, and mouths among them that chew on nothing.
  const rim = s.body({
    k: 14,
    ck: 4,
    dir: [0.5, 0.8, 0.8],
    gap: 3.2,
    wet: 0.6,
    bump: 0.5,
    grain: 0.08,
    lum: 1.1,
    disp: (x, y, z) => 3 * noise(x * 0.06, y * 0.06, z * 0.06),
  });
  for (let i = 0; i < 34; i++) {
    const a = (i / 34) * 6.283;
    const d = 74 + 14 * noise(i * 0.7, 2);
    rim.ball(X + Math.cos(a) * d * 1.06, Y + Math.sin(a) * d * 0.8, -20 + 20 * random(), 13 + random() * 14);
  }
  const teeth = s.body({ k: 0.5, lum: 1.5, fill: 1.2, gap: 2.2, dir: [1, 0.3, 0.2] });
  for (let i = 0; i < 7; i++) {
    const a = (i / 7) * 6.283 + 0.5;
    const [x, y, r] = [X + Math.cos(a) * 88, Y + Math.sin(a) * 66, 10 + random() * 8];
    rim.egg(x, y, -34, r * 1.3, r * 0.8, 14, [0, 0, (a * 180) / Math.PI + 90], true);
    for (let k = 0; k < 9; k++) {
      const b = (k / 9) * 6.283;
      const [c, q] = [Math.cos(a + 1.57), Math.sin(a + 1.57)];
      const [u, v] = [Math.cos(b) * r * 1.2, Math.sin(b) * r * 0.75];
      teeth.tube(
        [
          [x + u * c - v * q, y + u * q + v * c, -42, 2.2],
          [x + 0.5 * (u * c - v * q), y + 0.5 * (u * q + v * c), -46, 0.4],
        ],
        { soft: false },
      );
    }
  }
  // Within it nothing, and in the nothing an eye, or a sun.
  s.body({ k: 1, lum: 0, fill: 0, rim: 0, cast: false }).egg(X, Y, 10, 64, 50, 10);
  s.body({ glow: 1, cast: false }).egg(X - 6, Y + 3, -8, 9, 6, 3, [0, 0, 14]);
  // The pipers, and their pipes.
  const piper = (x, y, z, h, turn) => {
    const b = s.body({
      k: h * 0.08,
      dir: [0.6, 0.75, 0.7],
      gap: 2.9,
      lum: 1,
      fill: 1,
      wet: 0.4,
      bump: 0.3,
      grain: 0.12,
    });
    const [c, q] = [Math.cos(turn), Math.sin(turn)];
    const at = (dx, dy, r) => [x + (dx * c - dy * q) * h, y + (dx * q + dy * c) * h, z, r * h];
    b.tube(
      [at(0, 0.5, 0.02), at(0.14, 0.3, 0.07), at(0.02, 0.06, 0.13), at(-0.04, -0.2, 0.15), at(0.02, -0.36, 0.11)],
      { per: 5 },
    );
    b.ball(...at(-0.06, -0.44, 0.12))
      .tube([at(-0.12, -0.2, 0.05), at(-0.3, -0.16, 0.04), at(-0.36, -0.32, 0.03)], { per: 4 })
      .tube([at(0.02, -0.22, 0.05), at(-0.14, -0.02, 0.04), at(-0.4, -0.2, 0.03)], { per: 4 });
    s.body({ k: 1, rings: 1, gap: 5, lum: 1.3, cast: false })
      .tube([at(-0.13, -0.46, 0.018), at(-0.5, -0.22, 0.034)], { soft: false })
      .tube([at(-0.48, -0.235, 0.03), at(-0.54, -0.19, 0.06)], { soft: false });
    for (let i = 0; i < 4; i++)
      s.body({ ...flesh, gap: 2.7, k: 2 }).tube(
        [
          at(0.04, 0.2, 0.05),
          at(0.1 - 0.1 * i, 0.44, 0.035),
          at(0.26 - 0.16 * i, 0.62 + 0.05 * (i % 2), 0.02),
          at(0.2 - 0.2 * i, 0.74, 0.006),
        ],
        { per: 5 },
      );
  };
  piper(214, 176, -110, 150, 0.24);
  piper(886, 250, -60, 118, -0.5 + 3.4);
  piper(378, 58, 40, 78, 0.9);
  piper(776, 52, 50, 66, 2.4);
  // Houses, on their way.
  let flying = '';
  for (let i = 0; i < 30; i++) {
    const t = random();
    const a = 2 + 2.9 * t + (random() - 0.5) * 0.4;
    const d = 430 - 290 * t ** 0.8 + random() * 60;
    const [x, y] = [X + Math.cos(a - 0.9) * d * 1.1, Math.min(500, Y + Math.sin(a - 0.9) * d * 0.8 + 60 * (1 - t))];
    const w = 10 + 28 * (d / 420);
    const house = fillPath(`M${-w / 2} ${w * 0.5}V0L0 ${-w * 0.42}L${w / 2} 0V${w * 0.5}z`, INK.night);
    const lines =
      stroke(
        [
          [-w / 2, 0],
          [0, -w * 0.42],
        ],
        0.8,
        1.4,
      ) +
      stroke(
        [
          [0, -w * 0.42],
          [w / 2, 0],
        ],
        1.4,
        0.8,
      ) +
      stroke(
        [
          [-w / 2, 0],
          [-w / 2, w * 0.5],
        ],
        0.9,
        0.5,
      ) +
      stroke(
        [
          [w / 2, 0],
          [w / 2, w * 0.5],
        ],
        0.9,
        0.5,
      ) +
      stroke(
        [
          [-w * 0.2, -w * 0.1],
          [-w * 0.2, w * 0.3],
        ],
        0.8,
        0.2,
      ) +
      stroke(
        [
          [w * 0.16, -w * 0.14],
          [w * 0.16, w * 0.36],
        ],
        0.8,
        0.2,
      );
    flying += `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${Math.round(random() * 150 - 75)})">${house}${fillPath(lines, INK.bone)}${random() < 0.5 ? fillPath('M-4 2h3v4.500h-3z', INK.lamp) : ''}</g>`;
  }
  s.before.push(
    flying,
    town({ without: (x, y) => noise(x * 0.021, y * 0.3, 2) > 0.12 && x > 240 && x < 900, spires: [] }),
  );
  return s;
}

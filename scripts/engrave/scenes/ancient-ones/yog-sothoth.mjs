import { Scene } from '../../bodies.mjs';
import { town } from '../../figures.mjs';
import { chance, INK, noise, smooth } from '../../noise.mjs';

/** From the roofs, by what shines in the largest: where one of the spheres touches the town, the town has not been built. */
export function draw() {
  const s = new Scene(1000, 520, {
    lamp: { x: 330, y: 450, z: -300, power: 2.1, reach: 430, soft: 16 },
    sky: { dir: [0.7, -0.6, 0.2], power: 0.8, rim: 1.3, tight: 1.9 },
    ambient: 0.06,
    back: (x, y) => {
      const [dx, dy] = [x - 600, (y - 220) * 1.2];
      const r = Math.hypot(dx, dy);
      const a = Math.atan2(dy, dx);
      return {
        key: 0,
        fill: 0.14 + 0.5 * smooth(520, 150, r) * (0.6 + 0.5 * Math.sin(a * 3 + r * 0.016 + noise(x * 0.01, y * 0.01))),
        phase: (r + 26 * a + 6 * noise(x * 0.01, y * 0.02)) / 4.6,
      };
    },
  });
  s.glowInk = INK.cold;
  const random = chance(71);
  const balls = [
    [612, 214, 40, 128],
    [430, 150, 60, 84],
    [792, 138, 70, 92],
    [760, 322, -10, 74],
    [470, 300, -30, 66],
    [300, 232, 40, 58],
    [908, 262, 60, 66],
    [570, 40, 90, 60],
    [886, 20, 80, 54],
    [330, 60, 90, 46],
    [650, 380, -80, 48],
    [190, 128, 80, 38],
    [980, 120, 90, 44],
  ];
  for (let i = 0; i < 240 && balls.length < 74; i++) {
    const a = random() * 6.283;
    const d = 130 + random() * 330;
    const [x, y] = [606 + Math.cos(a) * d * 1.15, 214 + Math.sin(a) * d * 0.62];
    const r = 6 + 30 * random() ** 2.4;
    const z = -60 + random() * 130;
    if (y > 452 || balls.some(([bx, by, , br]) => Math.hypot(bx - x, by - y) < (br + r) * 0.86)) continue;
    balls.push([x, y, z, r]);
  }
  balls.forEach(([x, y, z, r], i) => {
    const turn = random() * 6.28;
    const [c, q] = [Math.cos(turn), Math.sin(turn)];
    const inside = i > 0 && i % 4 === 1;
    const other = i > 0 && i % 3 === 2;
    s.body({
      k: 1,
      gap: r > 40 ? 3.6 : 3,
      dir: [c * 0.6, q * 0.6, 0.62],
      wet: 0.8,
      lum: other ? 0.4 : 0.95,
      fill: 1,
      // In one there is a hole and a light; in another a night with stars of its own.
      tone: (px, py, _pz, a, f) => {
        const d = Math.hypot(px - x, py - y) / r;
        const e = Math.hypot(px - x - 0.2 * r * c, py - y - 0.2 * r * q) / r;
        if (other && d < 0.74) return [noise(px * 0.3, py * 0.3, i) > 0.62 ? 1.3 : -1, -1];
        if (inside && e < 0.42) return [-1, e > 0.36 ? 1 : -1];
        return [a * (0.75 + 0.5 * smooth(0.3, 1, d)), f];
      },
    }).ball(x, y, z, r);
    if (inside)
      s.body({ glow: 1, cast: false }).ball(x + 0.2 * r * c, y + 0.2 * r * q, z - r * 1.2, Math.max(1.2, r * 0.09));
  });
  // Between them it holds together.
  const web = (path, r) =>
    s.body({ k: 3, rings: 1, gap: 3, wet: 0.6, lum: 0.8, bump: 0.3, cast: false }).tube(
      path.map(([x, y, z], k) => [x, y, z, r * (1 - k / path.length) + 0.6]),
      { per: 6 },
    );
  for (let i = 0; i < 22; i++) {
    const [x, y, z, br] = balls[i % 13];
    const a = random() * 6.28;
    const l = br + 40 + random() * 80;
    const w = (random() - 0.5) * 70;
    web(
      [0.9, 1.1, 1.3, 1.5, 1.7].map((t, k) => [
        x + Math.cos(a) * br * 0.9 + Math.cos(a) * (l - br) * (t - 0.9) - Math.sin(a) * w * Math.sin(k * 1.4) * 0.5,
        y + Math.sin(a) * br * 0.9 + Math.sin(a) * (l - br) * (t - 0.9) + Math.cos(a) * w * Math.sin(k * 1.4) * 0.5,
        z - 20,
      ]),
      5,
    );
  }
  // The largest is a door, a little open.
  const seam = s.body({ glow: 1, cast: false, k: 1 });
  seam.tube('640 100 -100 0.3, 632 150 -110 2, 622 214 -116 3.4, 616 280 -108 2, 612 326 -96 0.3', { per: 8 });
  s.behind.push(town({ without: (x, y) => Math.hypot(x - 214, y - 470) < 82 }));
  // Where the town was there is a night, level, and older.
  const [hx, hy, hr] = [214, 470, 78];
  const hole = s.body({
    k: 1,
    gap: 3.4,
    dir: [0.2, 0.7, 0.6],
    wet: 0.7,
    lum: 0.7,
    fill: 1,
    tone: (x, y, _z, a, c) => {
      const d = Math.hypot(x - hx, y - hy) / hr;
      return d < 0.86
        ? [noise(x * 0.26, y * 0.26, 3) > 0.58 ? 1.3 : -1, y > hy + 16 && y < hy + 19 ? 1 : -1]
        : [a * 1.2, c];
    },
  });
  hole.ball(hx, hy, -140, hr);
  return s;
}

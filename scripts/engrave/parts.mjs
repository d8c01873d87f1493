/** What several scenes stand on and in: a sky, hands, woods, wings. */
import { fillPath, stroke, tree } from './lines.mjs';
import { chance, INK, noise, smooth } from './noise.mjs';

/** A night sky of level lines that part around the moon. */
export const night =
  (mx, my, r, { power = 0.5, reach = 150, line = 3.6, moon = true, base = 0.12, clouds = 0.25 } = {}) =>
  (x, y) => {
    const d = Math.hypot(x - mx, y - my);
    if (moon && d < r)
      return {
        key: 1.3 - 1.2 * Math.max(0, noise(x * 0.09, y * 0.09, 2) - 0.05),
        fill: 1.2,
        phase: (y + noise(x * 0.1, y * 0.1) * 4) / 2.6,
      };
    const halo = moon && d < r + 2.2;
    const c = clouds * noise(x * 0.008, y * 0.03, 4);
    return {
      key: 0,
      fill: halo ? -1 : base + (power / (1 + (Math.max(0, d - r) / reach) ** 2)) * 0.8 + c,
      phase: (y + 5 * noise(x * 0.012, y * 0.03, 1) - ((r * r * 0.5 * (y - my)) / (d * d + 60)) * 0.6) / line,
    };
  };

/** Fingers: from a wrist, each [dx, dy, dz] of the tip, bent through a knuckle; also written as `dx dy dz, dx dy dz`. */
export function hand(on, [x, y, z], tips, { r = 3.4, claw = 0.5, lift = -7 } = {}) {
  const b = on.scene.body({ ...on.options, k: 1.2, disp: 0, gap: 2.4 }).ball(x, y, z, r * 1.7);
  const to = typeof tips === 'string' ? tips.split(', ').map((one) => one.split(' ').map(Number)) : tips;
  to.forEach(([dx, dy, dz = 0], i) => {
    b.tube(
      [
        [x, y, z, r],
        [x + dx * 0.45, y + dy * 0.4 + lift * (0.8 + 0.2 * i), z + dz * 0.5 - 3, r * 0.72],
        [x + dx * 0.8, y + dy * 0.8 + lift * 0.4, z + dz * 0.8 - 2, r * 0.62],
        [x + dx, y + dy, z + dz, claw],
      ],
      { per: 4 },
    );
  });
  return on;
}

export const wood = (list, ink = INK.night, litInk = INK.slate) => {
  const grown = list.map(([x, y, h, seed, how]) => tree(x, y, h, seed, how));
  return fillPath(grown.map(({ d }) => d).join(''), ink) + fillPath(grown.map(({ lit }) => lit).join(''), litInk);
};

/** Lit windows: x, y, width, height of each. */
export const panes = (list, ink = INK.lamp) =>
  fillPath(list.map(([x, y, w, h]) => `M${x} ${y}h${w}v${h}h${-w}z`).join(''), ink);

/** Roofs along a street, from a seed. */
export function roofs(from, to, low, seed, { rise = 16, rows = 2 } = {}) {
  const random = chance(seed);
  const lit = [];
  let drawn = '';
  for (let row = 0; row < rows; row++) {
    for (let x = from + row * 13; x < to; ) {
      const w = 26 + random() * 32;
      const y = low + row * 22 + random() * 14;
      const g = 10 + random() * rise;
      drawn += fillPath(`M${x} 362V${y}L${x + w / 2} ${y - g}L${x + w} ${y}V362z`, INK.night);
      let lines =
        stroke(
          [
            [x, y],
            [x + w / 2, y - g],
          ],
          0.5,
          1.1,
        ) +
        stroke(
          [
            [x + w / 2, y - g],
            [x + w, y],
          ],
          1.1,
          0.5,
        );
      for (let k = 1; k < 9; k++)
        lines += stroke(
          [
            [x + w * 0.5 + (w / 2) * (k / 9), y - g + g * (k / 9) + 1.2],
            [x + w * 0.5 + (w / 2) * (k / 9) * 0.96, y + 6],
          ],
          0.9,
          0.3,
        );
      drawn += fillPath(lines, INK.slate);
      for (let k = 0; k < 3; k++)
        if (random() < 0.34)
          lit.push([Math.round(x + 6 + random() * (w - 14)), Math.round(y + 6 + random() * 16), 3, 4.5]);
      x += w * (0.85 + random() * 0.3);
    }
  }
  return drawn + panes(lit);
}

/** A wing of skin between bones: from its root to its tips. */
export function wing(s, root, tips, z0, o = {}) {
  const ang = tips
    .map(([x, y]) => Math.atan2(y - root[1], x - root[0]))
    .map((a, _i, all) => (a - all[0] > 4 ? a - 6.2832 : a - all[0] < -4 ? a + 6.2832 : a));
  const poly = [root, tips[0]];
  for (let i = 1; i < tips.length; i++) {
    const [a, b] = [tips[i - 1], tips[i]];
    for (let k = 1; k <= 7; k++) {
      const t = k / 7;
      const q = 4 * t * (1 - t) * (o.sag ?? 0.3);
      const [x, y] = [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
      poly.push([
        x + (root[0] - x) * q * 0.55 + 2.4 * noise(x * 0.2, y * 0.2),
        y + (root[1] - y) * q * 0.55 + 2.4 * noise(y * 0.2, x * 0.2),
      ]);
    }
  }
  const zAt = (x, y) => {
    let a = Math.atan2(y - root[1], x - root[0]);
    if (a - ang[0] > 3.6) a -= 6.2832;
    if (a - ang[0] < -3.6) a += 6.2832;
    const d = Math.hypot(x - root[0], y - root[1]);
    let f = 0;
    for (let i = 1; i < ang.length; i++) {
      const t = (a - ang[i - 1]) / (ang[i] - ang[i - 1]);
      if (t >= 0 && t <= 1) f = Math.sin(Math.PI * t);
    }
    return z0 + (o.back ?? 0.1) * d + f * d * 0.2 + 3 * noise(x * 0.05, y * 0.05);
  };
  s.sheet(poly, zAt, {
    thin: 0.75,
    lum: o.lum ?? 0.75,
    fill: 0.85,
    rim: 0.6,
    gap: 3.8,
    wob: 1.5,
    phase: (x, y, z) => (Math.hypot(x - root[0], y - root[1]) + z * 0.9 + 2 * noise(x * 0.04, y * 0.04)) / 3.9,
  });
  const bone = s.body({ k: 4, rings: 1, gap: 3, lum: 1, bump: 0.3 });
  tips.forEach(([x, y], i) => {
    const bend = (o.bend ?? 0.06) * (i ? 0.5 : 1.4);
    bone.tube(
      [0, 0.35, 0.7, 1].map((u, k) => {
        const v = bend * Math.sin(u * Math.PI);
        const near = Math.min(u, 0.9);
        return [
          root[0] + (x - root[0]) * u - (y - root[1]) * v,
          root[1] + (y - root[1]) * u + (x - root[0]) * v,
          zAt(root[0] + (x - root[0]) * near, root[1] + (y - root[1]) * near) - 3 - (k === 0 ? 3 : 0),
          (i ? 4.6 : 8) * (1 - u * 0.86),
        ];
      }),
      { per: 4 },
    );
  });
}

/** Cloth: long folds that run down it. */
export const folds =
  (x0, z0, n, deep = 5, from = 130, to = 260) =>
  (x, y, z) =>
    smooth(from, to, y) *
    deep *
    Math.sin(Math.atan2(x - x0 + 6 * noise(y * 0.02, 1), -(z - z0)) * n + noise(x * 0.03, y * 0.015) * 3);

export const ground = (o = {}) => ({
  y: 296,
  tilt: 0.26,
  far: 260,
  bump: 12,
  scale: 0.05,
  gap: 4.4,
  dir: [0.02, 0, 0.3],
  lum: 0.5,
  top: 0.62,
  fill: 0.4,
  wob: 3,
  ...o,
});

/** A skull: its middle, its size, how it is turned, and how far it nods. */
export function skull(s, [x, y, z], r, turn = 0, nod = 0, { eyes = true } = {}) {
  const q = r / 20;
  const b = s.body({
    k: 3 * q,
    ck: 1.6 * q,
    dir: [0.4, 1, 0.7],
    gap: 2.2,
    lum: 1.25,
    bump: 0.4,
    grain: 0.2,
  });
  const [c, n] = [Math.cos((nod * Math.PI) / 180), Math.sin((nod * Math.PI) / 180)];
  const at = (dx, dy, dz) => [
    x + (dx * c - dy * n) * q + (dz < -8 ? turn * 0.3 * q : 0),
    y + (dx * n + dy * c) * q,
    z + dz * q,
  ];
  const egg = (dx, dy, dz, rx, ry, rz, cut = false) =>
    b.egg(...at(dx, dy, dz), rx * q, ry * q, rz * q, [0, 0, nod], cut);
  egg(0, -4, 2, 20, 19, 21);
  egg(0, 9, -8, 14, 12, 13);
  egg(0, 21, -9, 11, 8, 10);
  egg(-8, 0, -20, 6.4, 6, 8, true);
  egg(8, 0, -20, 6.4, 6, 8, true);
  egg(0, 9, -23, 2.6, 4, 5, true);
  egg(0, 17.5, -22, 9, 1.4, 6, true);
  for (let i = 0; i < 6; i++)
    b.tube(
      [
        [...at(-7.5 + i * 3, 14, -20 + Math.abs(i - 2.5)), 1.5 * q],
        [...at(-7.5 + i * 3, 17, -20.5 + Math.abs(i - 2.5)), 1.3 * q],
      ],
      { soft: false },
    );
  if (eyes) {
    const glow = s.body({ glow: 1, cast: false });
    for (const dx of [-8, 8]) glow.ball(...at(dx, 0.5, -16), 1.7 * q);
  }
  return b;
}

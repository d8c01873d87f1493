import { chance, clamp, INK, spline } from './noise.mjs';

/** How many steps of a traced path are one unit of the picture: whole numbers are shorter, and nobody sees a fifth. */
const STEPS = 5;

/** The outlines of where f > 0, as one path, in steps. */
export function trace(f, W, H, ss, X0, Y0, tol, min = 0.5) {
  const w = W + 2,
    h = H + 2,
    next = new Int32Array(w * h * 2).fill(-1);
  const v = (i, j) => (i < 1 || j < 1 || i > W || j > H ? -1 : f[(j - 1) * W + i - 1] || -1e-6);
  const edge = {
    t: (i, j) => (j * w + i) * 2,
    b: (i, j) => ((j + 1) * w + i) * 2,
    l: (i, j) => (j * w + i) * 2 + 1,
    r: (i, j) => (j * w + i + 1) * 2 + 1,
  };
  const table = {
    1: 'lb',
    2: 'br',
    3: 'lr',
    4: 'rt',
    6: 'bt',
    7: 'lt',
    8: 'tl',
    9: 'tb',
    11: 'tr',
    12: 'rl',
    13: 'rb',
    14: 'bl',
  };
  for (let j = 0; j < h - 1; j++)
    for (let i = 0; i < w - 1; i++) {
      const c =
        (v(i, j) > 0 ? 8 : 0) | (v(i + 1, j) > 0 ? 4 : 0) | (v(i + 1, j + 1) > 0 ? 2 : 0) | (v(i, j + 1) > 0 ? 1 : 0);
      if (c === 0 || c === 15) continue;
      const put = (a, b) => {
        next[edge[a](i, j)] = edge[b](i, j);
      };
      if (c === 5) {
        put('l', 'b');
        put('r', 't');
      } else if (c === 10) {
        put('t', 'l');
        put('b', 'r');
      } else put(table[c][0], table[c][1]);
    }
  const at = (e) => {
    const q = e >> 1,
      i = q % w,
      j = (q - i) / w,
      a = v(i, j),
      vert = e & 1,
      b = vert ? v(i, j + 1) : v(i + 1, j),
      t = clamp(a / (a - b), 0.02, 0.98);
    return [X0 + (i - 0.5 + (vert ? 0 : t)) / ss, Y0 + (j - 0.5 + (vert ? t : 0)) / ss];
  };
  let d = '';
  for (let e = 0; e < next.length; e++) {
    if (next[e] < 0) continue;
    const ring = [];
    let k = e;
    while (next[k] >= 0) {
      ring.push(at(k));
      const m = next[k];
      next[k] = -1;
      k = m;
    }
    let area = 0;
    for (let i = 0; i < ring.length; i++) {
      const [a, b] = [ring[i], ring[(i + 1) % ring.length]];
      area += a[0] * b[1] - b[0] * a[1];
    }
    if (Math.abs(area) < min * 2) continue;
    const s = thin(ring, tol);
    if (s.length > 2) d += inSteps(s);
  }
  return d;
}
function thin(r, tol) {
  const keep = new Uint8Array(r.length),
    stack = [[0, r.length - 1]];
  let m = 0,
    md = 0;
  r.forEach((p, i) => {
    const q = Math.hypot(p[0] - r[0][0], p[1] - r[0][1]);
    if (q > md) {
      md = q;
      m = i;
    }
  });
  keep[0] = keep[m] = keep[r.length - 1] = 1;
  stack.length = 0;
  stack.push([0, m], [m, r.length - 1]);
  while (stack.length) {
    const [a, b] = stack.pop();
    if (b - a < 2) continue;
    const dx = r[b][0] - r[a][0],
      dy = r[b][1] - r[a][1],
      l = Math.hypot(dx, dy) || 1;
    let best = 0,
      at = -1;
    for (let i = a + 1; i < b; i++) {
      const q = Math.abs((r[i][0] - r[a][0]) * dy - (r[i][1] - r[a][1]) * dx) / l;
      if (q > best) {
        best = q;
        at = i;
      }
    }
    if (best > tol) {
      keep[at] = 1;
      stack.push([a, at], [at, b]);
    }
  }
  return r.filter((_, i) => keep[i]);
}
/** A ring in whole steps; points that fall together are one. */
function inSteps(ring) {
  let [x, y] = ring[0].map((v) => Math.round(v * STEPS));
  let d = '';
  const start = `M${x} ${y}l`;
  for (const p of ring.slice(1)) {
    const [X, Y] = p.map((v) => Math.round(v * STEPS));
    const [a, b] = [X - x, Y - y];
    if (a === 0 && b === 0) continue;
    d += `${d === '' || a < 0 ? '' : ' '}${a}${b < 0 ? '' : ' '}${b}`;
    x = X;
    y = Y;
  }
  return d === '' ? '' : `${start}${d}z`;
}
const num = (v) => {
  const s = String(Math.round(v * 10) / 10);
  return s.startsWith('0.') ? s.slice(1) : s.startsWith('-0.') ? `-${s.slice(2)}` : s;
};
function pen(pts) {
  let x = Math.round(pts[0][0] * 10) / 10,
    y = Math.round(pts[0][1] * 10) / 10,
    d = `M${num(x)} ${num(y)}l`,
    first = true;
  for (const p of pts.slice(1)) {
    const X = Math.round(p[0] * 10) / 10,
      Y = Math.round(p[1] * 10) / 10;
    const a = num(X - x),
      b = num(Y - y);
    d += `${first || a[0] === '-' ? '' : ' '}${a}${b[0] === '-' ? '' : ' '}${b}`;
    first = false;
    x = X;
    y = Y;
  }
  return `${d}z`;
}

// ---- strokes by hand: tapering lines, trees, grass, houses ----
/** A tapering cut through points, as a filled path. */
export function stroke(pts, w0, w1 = 0, mid = null) {
  const l = spline(pts, 5),
    n = l.length - 1,
    a = [],
    b = [];
  l.forEach(([x, y], i) => {
    const p = l[Math.max(i - 1, 0)],
      q = l[Math.min(i + 1, n)],
      d = Math.hypot(q[0] - p[0], q[1] - p[1]) || 1,
      t = i / n;
    const w =
      (mid === null ? w0 + (w1 - w0) * t : t < 0.5 ? w0 + (mid - w0) * t * 2 : mid + (w1 - mid) * (t * 2 - 1)) / 2;
    a.push([x - ((q[1] - p[1]) / d) * w, y + ((q[0] - p[0]) / d) * w]);
    b.push([x + ((q[1] - p[1]) / d) * w, y - ((q[0] - p[0]) / d) * w]);
  });
  return pen([...a, ...b.reverse()]);
}

/** A bare tree grown from a seed: its body, and the light on it. */
export function tree(x, y, h, seed, { lean = 0, w = h * 0.07, deep = 5, spread = 0.5 } = {}) {
  const r = chance(seed);
  let d = '',
    lit = '';
  const grow = (fx, fy, a, len, wid, left) => {
    const m = a + (r() - 0.5) * 0.5,
      ex = fx + Math.cos(m) * len,
      ey = fy + Math.sin(m) * len;
    const mx = fx + Math.cos(a) * len * 0.5 + (r() - 0.5) * len * 0.16,
      my = fy + Math.sin(a) * len * 0.5 + (r() - 0.5) * len * 0.16;
    d += stroke(
      [
        [fx, fy],
        [mx, my],
        [ex, ey],
      ],
      wid,
      wid * 0.62,
    );
    if (wid > 1.6)
      lit += stroke(
        [
          [fx - wid * 0.36, fy],
          [mx - wid * 0.33, my],
          [ex - wid * 0.22, ey],
        ],
        0.3,
        0.2,
        Math.min(1, wid * 0.14),
      );
    if (!left) return;
    const kids = 2 + (r() < 0.4 ? 1 : 0);
    for (let i = 0; i < kids; i++)
      grow(
        ex,
        ey,
        m + (i - (kids - 1) / 2) * spread * (0.8 + r() * 0.7) + (r() - 0.5) * 0.3,
        len * (0.62 + r() * 0.22),
        wid * 0.6,
        left - 1,
      );
  };
  grow(x, y, -Math.PI / 2 + lean, h * 0.34, w, deep);
  return { d, lit };
}

/** A path of one ink. */
export const fillPath = (d, ink, extra = '') => (d ? `<path fill="${ink}" ${extra}d="${d}"/>` : '');

/** A cut scene as a picture. */
export function svg(scene, c, { ink = INK } = {}) {
  const [x, y, w, h] = c.crop;
  const p = (d, f) => (d ? `<path transform="scale(${1 / STEPS})" fill="${f}" fill-rule="evenodd" d="${d}"/>` : '');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${w} ${h}" role="img">` +
    `<path fill="${ink.night}" d="M${x} ${y}h${w}v${h}h${-w}z"/>` +
    p(c.back.slate, ink.slate) +
    p(c.back.bone, ink.bone) +
    scene.behind.join('') +
    p(c.figure.night, ink.night) +
    p(c.figure.slate, ink.slate) +
    p(c.figure.bone, ink.bone) +
    p(c.figure.lamp, scene.glowInk ?? ink.lamp) +
    scene.before.join('') +
    '</svg>'
  );
}

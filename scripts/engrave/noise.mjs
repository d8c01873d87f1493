/** Inks, chance that is the same each time, and the little mathematics that engraving needs. */
export const INK = {
  night: '#0a1013',
  slate: '#4a676c',
  bone: '#ece2c9',
  lamp: '#f2b24c',
  cold: '#d7f5ec',
  blood: '#a8412c',
};

/** Chance that is the same each time (mulberry32). */
export function chance(seed) {
  let s = seed * 2654435761;
  return () => {
    s = (s + 0x6d2b79f5) | 0;
    let t = Math.imul(s ^ (s >>> 15), 1 | s);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
const hash = (x, y, z) => {
  let h = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(z, 2147483647 ^ 0x51ed270b);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 2147483648 - 1;
};
/** Smooth noise between -1 and 1. */
export function noise(x, y, z = 0) {
  const X = Math.floor(x),
    Y = Math.floor(y),
    Z = Math.floor(z);
  const f = (t) => t * t * (3 - 2 * t);
  const u = f(x - X),
    v = f(y - Y),
    w = f(z - Z);
  const m = (a, b, t) => a + (b - a) * t;
  return m(
    m(m(hash(X, Y, Z), hash(X + 1, Y, Z), u), m(hash(X, Y + 1, Z), hash(X + 1, Y + 1, Z), u), v),
    m(m(hash(X, Y, Z + 1), hash(X + 1, Y, Z + 1), u), m(hash(X, Y + 1, Z + 1), hash(X + 1, Y + 1, Z + 1), u), v),
    w,
  );
}
/** A number within bounds. */
export const clamp = (v, a = 0, b = 1) => (v < a ? a : v > b ? b : v);
/** From 0 to 1 between two numbers, without corners. */
export const smooth = (a, b, v) => {
  const t = clamp((v - a) / (b - a));
  return t * t * (3 - 2 * t);
};
/** A vector of length 1. */
export const norm = (v) => {
  const l = Math.hypot(...v) || 1;
  return v.map((c) => c / l);
};
/** A smooth line through points (Catmull-Rom), in as many dimensions as they have. */
export const spline = (pts, per = 6) => {
  const out = [];
  for (let i = 0; i < pts.length - 1; i++) {
    const [a, b, c, d] = [i - 1, i, i + 1, i + 2].map((j) => pts[clamp(j, 0, pts.length - 1)]);
    for (let s = 0; s < per; s++) {
      const t = s / per;
      out.push(
        b.map(
          (_, k) =>
            b[k] +
            0.5 *
              t *
              (c[k] - a[k] + t * (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k] + t * (3 * (b[k] - c[k]) + d[k] - a[k]))),
        ),
      );
    }
  }
  out.push(pts.at(-1));
  return out;
};

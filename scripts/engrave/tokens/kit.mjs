/**
 * What tokens are cut with. A token is drawn in a square of 100, from the back to the front, in at most three tones on
 * the ground of its plate: few large shapes, none of them thinner than 4. Points are written `x y, x y`.
 */
const read = (written) => written.split(', ').map((one) => one.split(' ').map(Number));
const round = (points) => points.map((point) => point.map(Math.round).join(' ')).join(' ');

/** The tones: what the lamp reaches, what the sky reaches, night, what burns or looks, what comes from elsewhere, blood. */
export const TONES = {
  bone: '#f4ead0',
  slate: '#7f9c9f',
  night: '#0a0d0f',
  lamp: '#f2b24c',
  cold: '#b9efe6',
  red: '#dd5138',
};

/** Edges cut straight from point to point. */
export const cut = (written) => `M${round(read(written))}Z`;

/** The same seen in a mirror that stands upright in the middle. */
const flip = (written) =>
  read(written)
    .map(([x, y]) => `${100 - x} ${y}`)
    .join(', ');

/** A shape and the same in the mirror. */
export const both = (shape, written, ...rest) => shape(written, ...rest) + shape(flip(written), ...rest);

const at = (a, b, c, d, t) => b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)));

/** A round mass through points. */
export function mass(written) {
  const through = read(written);
  const n = through.length;
  const of = (i) => through[(i + n) % n];
  const curves = through.map((_, i) => {
    const [a, b, c, d] = [of(i - 1), of(i), of(i + 1), of(i + 2)];
    return [
      [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6],
      [c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6],
      c,
    ];
  });
  return `M${round([through[0]])}C${curves.map(round).join(' ')}Z`;
}

/** A limb through points, from one width to another; `middle`: its width half way, where that is neither. */
export function limb(written, from, to, middle = (from + to) / 2) {
  const through = read(written);
  const of = (i) => through[Math.min(Math.max(i, 0), through.length - 1)];
  const line = [];
  const steps = 3;
  for (let i = 0; i < through.length - 1; i++)
    for (let s = 0; s < steps; s++)
      line.push([0, 1].map((k) => at(of(i - 1)[k], of(i)[k], of(i + 1)[k], of(i + 2)[k], s / steps)));
  line.push(of(through.length));
  const [there, back] = [[], []];
  line.forEach(([x, y], i) => {
    const [px, py] = line[Math.max(i - 1, 0)];
    const [qx, qy] = line[Math.min(i + 1, line.length - 1)];
    const t = i / (line.length - 1);
    const half = (t < 0.5 ? from + (middle - from) * t * 2 : middle + (to - middle) * (t * 2 - 1)) / 2;
    const long = Math.hypot(qx - px, qy - py) || 1;
    const [nx, ny] = [(-(qy - py) / long) * half, ((qx - px) / long) * half];
    there.push([x + nx, y + ny]);
    back.unshift([x - nx, y - ny]);
  });
  return `M${round([...there, ...back])}Z`;
}

/** A disc. */
export const disc = (x, y, r) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0Z`;

/** Teeth inwards round a mouth, and spikes outwards round a head: from one radius to another. */
export function rays(x, y, n, from, to, wide = 0.5, turned = 0) {
  let path = '';
  for (let i = 0; i < n; i++) {
    const a = ((i + turned) / n) * 2 * Math.PI;
    const w = (Math.PI / n) * wide * 2;
    const p = (turn, r) => [x + r * Math.cos(turn), y + r * Math.sin(turn)];
    path += `M${round([p(a - w / 2, from), p(a, to), p(a + w / 2, from)])}Z`;
  }
  return path;
}

/** Teeth along a line: how many, how long, to its left where that is more than nothing. */
export function teeth(written, n, long) {
  const [[x0, y0], [x1, y1]] = read(written);
  const l = Math.hypot(x1 - x0, y1 - y0);
  const [nx, ny] = [((y1 - y0) / l) * long, (-(x1 - x0) / l) * long];
  const points = [[x0, y0]];
  for (let i = 0; i < n; i++) {
    const [m, e] = [(i + 0.5) / n, (i + 1) / n];
    points.push([x0 + (x1 - x0) * m + nx, y0 + (y1 - y0) * m + ny], [x0 + (x1 - x0) * e, y0 + (y1 - y0) * e]);
  }
  return `M${round(points)}Z`;
}

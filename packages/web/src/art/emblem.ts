/** Parts of emblems drawn for Vigil, in a square of 512: tapering limbs, eyes, teeth and circles. */
import type { Point } from './paint.js';

/** Parses points written as `x y, x y`. */
const parsePoints = (written: string) =>
  written.split(', ').map((one): Point => {
    const [x = 0, y = 0] = one.split(' ').map(Number);
    return [x, y];
  });

const round = (value: number) => Math.round(value);

/** A circle. */
export const disc = (x: number, y: number, r: number) =>
  `M${round(x - r)} ${round(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

/** An eye or a leaf: two points, wide between them. */
export const leaf = (x: number, y: number, w: number, h: number) =>
  `M${round(x - w)} ${y}Q${x} ${round(y - 2 * h)} ${round(x + w)} ${y}Q${x} ${round(y + 2 * h)} ${round(x - w)} ${y}Z`;

/** A smooth line through points (Catmull-Rom). */
function smoothLine(through: readonly Point[], steps: number): Point[] {
  const line: Point[] = [];
  const last = through.length - 1;
  for (let i = 0; i < last; i++) {
    const [a, b, c, d] = [i - 1, i, i + 1, i + 2].map((j) => through[Math.min(Math.max(j, 0), last)] as Point);
    const at = (k: 0 | 1, t: number) => {
      const [p, q, r, s] = [a, b, c, d].map((one) => one?.[k] ?? 0) as [number, number, number, number];
      return q + 0.5 * t * (r - p + t * (2 * p - 5 * q + 4 * r - s + t * (3 * (q - r) + s - p)));
    };
    for (let s = 0; s < steps; s++) line.push([at(0, s / steps), at(1, s / steps)]);
  }
  line.push(through[last] as Point);
  return line;
}

/**
 * A tapering limb as a path.
 *
 * @param through its points, as `x y, x y`
 * @param middle its width half way, where that differs from both ends
 */
export function taper(through: string, from: number, to = 0, middle?: number): string {
  const line = smoothLine(parsePoints(through), 5);
  const end = line.length - 1;
  const forward: string[] = [];
  const back: string[] = [];
  line.forEach(([x, y], i) => {
    const [px, py] = line[Math.max(i - 1, 0)] as Point;
    const [qx, qy] = line[Math.min(i + 1, end)] as Point;
    const length = Math.hypot(qx - px, qy - py) || 1;
    const half = widthAt(i / end, from, to, middle) / 2;
    const [nx, ny] = [(-(qy - py) / length) * half, ((qx - px) / length) * half];
    forward.push(`${round(x + nx)} ${round(y + ny)}`);
    back.unshift(`${round(x - nx)} ${round(y - ny)}`);
  });
  return `M${[...forward, ...back].join('L')}Z`;
}

function widthAt(t: number, from: number, to: number, middle: number | undefined): number {
  if (middle === undefined) return from + (to - from) * t;
  return t < 0.5 ? from + (middle - from) * t * 2 : middle + (to - middle) * (t * 2 - 1);
}

/** Teeth along a line between two points: `n` of them, `long` long; the sign of `long` is the side. */
export function teeth([x0, y0]: Point, [x1, y1]: Point, n: number, long: number): string {
  const length = Math.hypot(x1 - x0, y1 - y0);
  const [nx, ny] = [(-(y1 - y0) / length) * long, ((x1 - x0) / length) * long];
  let path = `M${x0} ${y0}`;
  for (let i = 0; i < n; i++) {
    const [m, e] = [(i + 0.5) / n, (i + 1) / n];
    path += `L${round(x0 + (x1 - x0) * m + nx)} ${round(y0 + (y1 - y0) * m + ny)}L${round(x0 + (x1 - x0) * e)} ${round(y0 + (y1 - y0) * e)}`;
  }
  return `${path}Z`;
}

/** Teeth that point inwards all round a mouth. */
export function fangs(x: number, y: number, r: number, n: number, long: number): string {
  const at = (turn: number, far: number) =>
    `${Math.round(x + far * Math.cos(turn))} ${Math.round(y + far * Math.sin(turn))}`;
  let path = '';
  for (let i = 0; i < n; i++) {
    const turn = (i / n) * Math.PI * 2;
    path += `M${at(turn - (0.5 / n) * Math.PI, r)}L${at(turn, r - long)}L${at(turn + (0.5 / n) * Math.PI, r)}Z`;
  }
  return path;
}

/** A glint: a star of four points. */
export const glint = (x: number, y: number, r: number) =>
  `M${x} ${y - r}Q${x + r * 0.12} ${y - r * 0.12} ${x + r} ${y}Q${x + r * 0.12} ${y + r * 0.12} ${x} ${y + r}Q${x - r * 0.12} ${y + r * 0.12} ${x - r} ${y}Q${x - r * 0.12} ${y - r * 0.12} ${x} ${y - r}Z`;

/** A coiled worm, its head in the middle. */
export function coil(x: number, y: number, r: number, turns: number, from: number, to: number): string {
  const n = Math.round(turns * 7);
  const at = (i: number): Point => {
    const [turn, far] = [(i / n) * turns * Math.PI * 2, r * (1 - 0.88 * (i / n))];
    return [round(x + far * Math.cos(turn)), round(y + far * Math.sin(turn))];
  };
  const through = Array.from({ length: n + 1 }, (_, i) => at(i).join(' ')).join(', ');
  return taper(through, from, to);
}

/** A shaggy outline: tufts all round an oval. */
export function shag(x: number, y: number, [rx, ry]: Point, n: number, long: number): string {
  let path = '';
  for (let i = 0; i < n * 2; i++) {
    const turn = (i / (n * 2)) * Math.PI * 2;
    const out = i % 2 === 0 ? 1 : 1 + long * (0.75 + 0.25 * Math.cos(i * 2.4));
    path += `${i === 0 ? 'M' : 'L'}${round(x + rx * out * Math.cos(turn))} ${round(y + ry * out * Math.sin(turn))}`;
  }
  return `${path}Z`;
}

/** A limb and its mirror image. */
export function mirroredTaper(through: string, from: number, to: number, middle?: number): string[] {
  const other = parsePoints(through)
    .map(([x, y]) => `${512 - x} ${y}`)
    .join(', ');
  return [through, other].map((one) => taper(one, from, to, middle));
}

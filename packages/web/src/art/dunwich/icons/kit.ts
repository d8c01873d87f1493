/** What emblems are made of, in their square of 512: tapering limbs, eyes and circles. */
type Point = readonly [x: number, y: number];

/** Points as they are written: `x y, x y`. */
const points = (written: string) =>
  written.split(', ').map((one): Point => {
    const [x = 0, y = 0] = one.split(' ').map(Number);
    return [x, y];
  });

const round = (value: number) => Math.round(value);

/** A circle. */
export const disc = (x: number, y: number, r: number) =>
  `M${round(x - r)} ${round(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

/** An eye or a leaf: two points, bellied between them. */
export const leaf = (x: number, y: number, w: number, h: number) =>
  `M${round(x - w)} ${y}Q${x} ${round(y - 2 * h)} ${round(x + w)} ${y}Q${x} ${round(y + 2 * h)} ${round(x - w)} ${y}Z`;

/** A smooth line through points (Catmull-Rom). */
function smooth(through: readonly Point[], steps: number): Point[] {
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
 * A limb, from one width to another.
 *
 * @param through its points, as `x y, x y`
 * @param middle its width half way, where that is neither
 */
export function taper(through: string, from: number, to = 0, middle?: number): string {
  const line = smooth(points(through), 5);
  const end = line.length - 1;
  const there: string[] = [];
  const back: string[] = [];
  line.forEach(([x, y], i) => {
    const [px, py] = line[Math.max(i - 1, 0)] as Point;
    const [qx, qy] = line[Math.min(i + 1, end)] as Point;
    const length = Math.hypot(qx - px, qy - py) || 1;
    const half = widthAt(i / end, from, to, middle) / 2;
    const [nx, ny] = [(-(qy - py) / length) * half, ((qx - px) / length) * half];
    there.push(`${round(x + nx)} ${round(y + ny)}`);
    back.unshift(`${round(x - nx)} ${round(y - ny)}`);
  });
  return `M${[...there, ...back].join('L')}Z`;
}

function widthAt(t: number, from: number, to: number, middle: number | undefined): number {
  if (middle === undefined) return from + (to - from) * t;
  return t < 0.5 ? from + (middle - from) * t * 2 : middle + (to - middle) * (t * 2 - 1);
}

/** Teeth along a line from one point to another: how many, how long, and to which side. */
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

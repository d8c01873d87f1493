import { DISC_RADIUS, OTHER_RADIUS, PLATE_HEIGHT, type Spot } from './layout.js';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A line that bends slightly to its left, so that the two directions between two places do not overlap. */
export interface Curve {
  readonly d: string;
  /** Points along it, at even parameter steps of each piece. */
  readonly points: readonly Point[];
  /** The direction of arrival, in radians. */
  readonly angle: number;
}

/** The target of a line, which ends at its edge. */
export interface CurveTarget extends Point {
  /** Distance from the centre to the edge in a direction. */
  readonly edge: (dx: number, dy: number) => number;
}

/** Samples per piece. */
const SAMPLES = 14;
/** Gap between a line's head and its target. */
const HEAD_GAP = 9;

/** A curve through some points to the edge of a target. */
export function curveTo(points: readonly Point[], target: CurveTarget): Curve {
  let d = '';
  const along: Point[] = [];
  let turn = 0;
  for (let i = 0; i < points.length; i++) {
    const from = points[i] as Point;
    const next = points[i + 1];
    const middle = bendPoint(from, next ?? target);
    const to = next ?? pointBefore(middle, target);
    d += `${i === 0 ? `M${formatPoint(from)}` : ''}Q${formatPoint(middle)} ${formatPoint(to)}`;
    for (let n = i === 0 ? 0 : 1; n <= SAMPLES; n++) along.push(pointOnCurve(from, middle, to, n / SAMPLES));
    turn = Math.atan2(to.y - middle.y, to.x - middle.x);
  }
  return { d, points: along, angle: turn };
}

/** Returns the edge of a place as a line target. */
export function placeEdge({ kind, width }: Spot): CurveTarget['edge'] {
  if (kind !== 'street') return () => (kind === 'location' ? DISC_RADIUS : OTHER_RADIUS);
  return boxEdge(width, PLATE_HEIGHT);
}

/** Returns the edge of a rectangle around its centre. */
export function boxEdge(w: number, h: number): CurveTarget['edge'] {
  return (dx, dy) =>
    Math.hypot(dx, dy) * Math.min(w / 2 / Math.max(0.01, Math.abs(dx)), h / 2 / Math.max(0.01, Math.abs(dy)));
}

/** Returns the point just before a target, seen from another point; halfway if that is nearer. */
function pointBefore(from: Point, { x, y, edge }: CurveTarget): Point {
  const [dx, dy] = [from.x - x, from.y - y];
  const far = Math.hypot(dx, dy) || 1;
  const left = Math.min(edge(dx, dy) + HEAD_GAP, far / 2);
  return { x: x + (dx / far) * left, y: y + (dy / far) * left };
}

function bendPoint(from: Point, to: Point): Point {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  return { x: (from.x + to.x) / 2 + dy * 0.12, y: (from.y + to.y) / 2 - dx * 0.12 };
}

function pointOnCurve(from: Point, middle: Point, to: Point, t: number): Point {
  const at = (a: number, b: number, c: number) => (1 - t) ** 2 * a + 2 * (1 - t) * t * b + t ** 2 * c;
  return { x: at(from.x, middle.x, to.x), y: at(from.y, middle.y, to.y) };
}

function formatPoint({ x, y }: Point): string {
  return `${Math.round(x)} ${Math.round(y)}`;
}

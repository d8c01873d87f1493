import { DISC, OTHER, PLATE_HEIGHT, type Spot } from './layout.js';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A line that bends a little to its left, so that two ways between the same places do not lie on each other. */
export interface Curve {
  readonly d: string;
  /** Points along it, at even steps of its pieces. */
  readonly along: readonly Point[];
  /** The direction in which it arrives, in radians. */
  readonly turn: number;
}

/** What a line ends at: it comes to its edge. */
export interface Target extends Point {
  /** How far its edge is in a direction. */
  readonly edge: (dx: number, dy: number) => number;
}

/** Samples of a piece. */
const STEPS = 14;
/** Between a line's head and what it points at. */
const GAP = 9;

/** A curve through some points to the edge of a target. */
export function curveTo(points: readonly Point[], target: Target): Curve {
  let d = '';
  const along: Point[] = [];
  let turn = 0;
  for (let i = 0; i < points.length; i++) {
    const from = points[i] as Point;
    const next = points[i + 1];
    const middle = bend(from, next ?? target);
    const to = next ?? before(middle, target);
    d += `${i === 0 ? `M${round(from)}` : ''}Q${round(middle)} ${round(to)}`;
    for (let n = i === 0 ? 0 : 1; n <= STEPS; n++) along.push(on(from, middle, to, n / STEPS));
    turn = Math.atan2(to.y - middle.y, to.x - middle.x);
  }
  return { d, along, turn };
}

/** The edge of a place, as lines to it need it. */
export function edgeOf({ kind, width }: Spot): Target['edge'] {
  if (kind !== 'street') return () => (kind === 'location' ? DISC : OTHER);
  return edgeOfBox(width, PLATE_HEIGHT);
}

/** The edge of a rectangle around the middle. */
export function edgeOfBox(w: number, h: number): Target['edge'] {
  return (dx, dy) =>
    Math.hypot(dx, dy) * Math.min(w / 2 / Math.max(0.01, Math.abs(dx)), h / 2 / Math.max(0.01, Math.abs(dy)));
}

/** Just before a target, seen from somewhere; where that is nearer, halfway. */
function before(from: Point, { x, y, edge }: Target): Point {
  const [dx, dy] = [from.x - x, from.y - y];
  const far = Math.hypot(dx, dy) || 1;
  const left = Math.min(edge(dx, dy) + GAP, far / 2);
  return { x: x + (dx / far) * left, y: y + (dy / far) * left };
}

function bend(from: Point, to: Point): Point {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  return { x: (from.x + to.x) / 2 + dy * 0.12, y: (from.y + to.y) / 2 - dx * 0.12 };
}

function on(from: Point, middle: Point, to: Point, t: number): Point {
  const at = (a: number, b: number, c: number) => (1 - t) ** 2 * a + 2 * (1 - t) * t * b + t ** 2 * c;
  return { x: at(from.x, middle.x, to.x), y: at(from.y, middle.y, to.y) };
}

function round({ x, y }: Point): string {
  return `${Math.round(x)} ${Math.round(y)}`;
}

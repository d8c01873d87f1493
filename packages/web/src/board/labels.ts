import type { Rect } from '../ui/rect.js';
import type { Point } from './curves.js';

/** A label beside the lines of what it is about. */
export interface LabelRequest {
  readonly key: string;
  /** Its lines: points along each of them. */
  readonly lines: readonly (readonly Point[])[];
  /** How wide it is with its words. */
  readonly textWidth: number;
  /** How wide it is as a mark. */
  readonly markWidth: number;
}

export interface PlacedLabel {
  readonly key: string;
  readonly box: Rect;
  /** There was no room for words: a mark with a number stands there, and the words elsewhere. */
  readonly isMark: boolean;
  /** The point of its line beside which it stands. */
  readonly at: Point;
}

/** How high labels are, and marks. */
export const LABEL_HEIGHT = 16;
export const MARK_SIZE = 17;

/** How far aside of a line words may stand, and how far a mark. */
const TEXT_OFFSETS = [0, 12, -12, 20, -20, 28, -28];
const MARK_OFFSETS = [0, 13, -13, 21, -21, 29, -29, 38, -38, 48, -48];
/** What is kept free around a label. */
const MARGIN = 2;
/** A line of another under a label: worth so many units of standing elsewhere. */
const CROSSING_COST = 9;
/** The search where there is no room beside any line: from one ring to the next, and spots on each. */
const RING_STEP = 6;
const RING_DIRECTIONS = 16;

interface Candidate {
  readonly box: Rect;
  readonly at: Point;
  readonly cost: number;
}

/**
 * Where labels stand so that none covers what is `taken`, or another: on its line or beside it, near the middle, off the
 * lines of others if it can be. Without room for its words a label becomes a mark; that always finds a spot, if need be
 * the nearest free one within `bounds`. Those with fewest spots to stand at choose first.
 */
export function placeLabels(requests: readonly LabelRequest[], occupied: readonly Rect[], bounds: Rect): PlacedLabel[] {
  const spotsOf = (one: LabelRequest, w: number, h: number, offsets: readonly number[]) => {
    const others = requests.flatMap(({ key, lines }) => (key === one.key ? [] : lines.flat()));
    const free = candidatesBeside(one.lines, w, h, offsets).filter(({ box }) => isFree(box, occupied, bounds));
    return free.map((spot) => ({ ...spot, cost: spot.cost + CROSSING_COST * countInside(spot.box, others) }));
  };
  const candidates = requests.map((one) => ({ one, spots: spotsOf(one, one.textWidth, LABEL_HEIGHT, TEXT_OFFSETS) }));
  const placed = new Map<string, PlacedLabel>();
  const boxes: Rect[] = [];
  const place = (key: string, { box, at }: Candidate, small: boolean) => {
    placed.set(key, { key, box, at, isMark: small });
    boxes.push(box);
  };
  // An order that does not depend on the engine's way of sorting equals.
  for (const { one, spots } of candidates
    .map((each, i) => ({ ...each, i }))
    .sort((a, b) => a.spots.length - b.spots.length || a.i - b.i)) {
    const words = findCheapest(spots, boxes);
    if (words) {
      place(one.key, words, false);
      continue;
    }
    const mark =
      findCheapest(spotsOf(one, one.markWidth, MARK_SIZE, MARK_OFFSETS), boxes) ??
      findNearestFree(one, [...occupied, ...boxes], bounds);
    if (mark) place(one.key, mark, true);
  }
  return requests.flatMap(({ key }) => placed.get(key) ?? []);
}

function findCheapest(spots: readonly Candidate[], boxes: readonly Rect[]): Candidate | undefined {
  let best: Candidate | undefined;
  for (const spot of spots) {
    if (best && spot.cost >= best.cost) continue;
    if (!isNearAny(spot.box, boxes)) best = spot;
  }
  return best;
}

/** All spots beside some lines. They cost more the farther they are from the line, and from its middle. */
function candidatesBeside(
  lines: readonly (readonly Point[])[],
  w: number,
  h: number,
  offsets: readonly number[],
): Candidate[] {
  return lines.flatMap((line, n) =>
    line.flatMap((at, i) => {
      const [from, to] = [line[Math.max(0, i - 1)] as Point, line[Math.min(line.length - 1, i + 1)] as Point];
      const far = Math.hypot(to.x - from.x, to.y - from.y) || 1;
      const [nx, ny] = [-(to.y - from.y) / far, (to.x - from.x) / far];
      const off = Math.abs(i / (line.length - 1) - 0.5);
      return offsets.map((by) => ({
        at,
        // A wide label has to go farther aside of an upright line than of a level one.
        box: centredRect(at.x + nx * by * (1 + Math.abs(nx) * (w / h - 1) * 0.5), at.y + ny * by, w, h),
        cost: off * 60 + Math.abs(by) * 1.2 + n * 8,
      }));
    }),
  );
}

/** A free spot near some lines, wherever it is: looked for in rings around points of theirs. */
function findNearestFree(
  { lines, markWidth: least }: LabelRequest,
  taken: readonly Rect[],
  bounds: Rect,
): Candidate | undefined {
  const points = lines.flatMap((line) => line.filter((_, i) => i % 4 === 0));
  for (let far = 0; far < Math.hypot(bounds.w, bounds.h); far += RING_STEP) {
    for (const at of points) {
      for (let n = 0; n < RING_DIRECTIONS; n++) {
        const turn = (n / RING_DIRECTIONS) * 2 * Math.PI;
        const box = centredRect(at.x + Math.cos(turn) * far, at.y + Math.sin(turn) * far, least, MARK_SIZE);
        if (isFree(box, taken, bounds)) return { box, at, cost: far };
      }
    }
  }
  return undefined;
}

function isFree(box: Rect, taken: readonly Rect[], bounds: Rect): boolean {
  const within = box.x >= bounds.x && box.x + box.w <= bounds.x + bounds.w;
  return within && box.y >= bounds.y && box.y + box.h <= bounds.y + bounds.h && !isNearAny(box, taken);
}

/** Whether there is less than a little air between a box and one of others. Asked very often. */
function isNearAny({ x, y, w, h }: Rect, others: readonly Rect[]): boolean {
  const [left, top, right, bottom] = [x - MARGIN, y - MARGIN, x + w + MARGIN, y + h + MARGIN];
  for (const other of others) {
    if (other.x < right && other.y < bottom && other.x + other.w > left && other.y + other.h > top) return true;
  }
  return false;
}

function countInside({ x, y, w, h }: Rect, points: readonly Point[]): number {
  let n = 0;
  for (const point of points) if (point.x > x && point.x < x + w && point.y > y && point.y < y + h) n++;
  return n;
}

function centredRect(x: number, y: number, w: number, h: number): Rect {
  return { x: x - w / 2, y: y - h / 2, w, h };
}

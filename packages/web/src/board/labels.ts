import type { Rect } from '../ui/rect.js';
import type { Point } from './curves.js';

/** A label to place beside its lines. */
export interface LabelRequest {
  readonly key: string;
  /** Its lines, as points along each of them. */
  readonly lines: readonly (readonly Point[])[];
  /** Width with its text. */
  readonly textWidth: number;
  /** Width as a mark. */
  readonly markWidth: number;
}

export interface PlacedLabel {
  readonly key: string;
  readonly box: Rect;
  /** True if there was no room for the text: a numbered mark, explained elsewhere. */
  readonly isMark: boolean;
  /** The point of its line nearest to the label. */
  readonly at: Point;
}

/** Height of labels and marks. */
export const LABEL_HEIGHT = 20;
export const MARK_SIZE = 21;

/** Distances from the line at which text may stand, and marks. */
const TEXT_OFFSETS = [0, 14, -14, 22, -22, 30, -30];
const MARK_OFFSETS = [0, 15, -15, 23, -23, 31, -31, 40, -40, 50, -50];
/** Free margin around a label. */
const MARGIN = 2;
/** Cost of covering the line of another label. */
const CROSSING_COST = 9;
/** Ring search for labels without room beside any line: distance between rings, and spots on each. */
const RING_STEP = 6;
const RING_DIRECTIONS = 16;

interface Candidate {
  readonly box: Rect;
  readonly at: Point;
  readonly cost: number;
}

/**
 * Places labels so that none covers `occupied` areas or another label. They stand on or beside their line, near the
 * middle, and off other lines if possible. Without room for its text a label becomes a mark. A mark always finds a
 * spot: if need be the nearest free one within `bounds`. Labels with the fewest spots choose first.
 */
export function placeLabels(requests: readonly LabelRequest[], occupied: readonly Rect[], bounds: Rect): PlacedLabel[] {
  const spotsOf = (request: LabelRequest, w: number, h: number, offsets: readonly number[]) => {
    const others = requests.flatMap(({ key, lines }) => (key === request.key ? [] : lines.flat()));
    const free = candidatesBeside(request.lines, w, h, offsets).filter(({ box }) => isFree(box, occupied, bounds));
    return free.map((spot) => ({ ...spot, cost: spot.cost + CROSSING_COST * countInside(spot.box, others) }));
  };
  const candidates = requests.map((request) => ({
    one: request,
    spots: spotsOf(request, request.textWidth, LABEL_HEIGHT, TEXT_OFFSETS),
  }));
  const placed = new Map<string, PlacedLabel>();
  const boxes: Rect[] = [];
  const place = (key: string, { box, at }: Candidate, small: boolean) => {
    placed.set(key, { key, box, at, isMark: small });
    boxes.push(box);
  };
  // A total order, so that the result does not depend on the engine's sort of equals.
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

/** Returns all spots beside some lines. The cost grows with the distance from the line, and from its middle. */
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
        // A wide label has to stand farther from a vertical line than from a horizontal one.
        box: centredRect(at.x + nx * by * (1 + Math.abs(nx) * (w / h - 1) * 0.5), at.y + ny * by, w, h),
        cost: off * 60 + Math.abs(by) * 1.2 + n * 8,
      }));
    }),
  );
}

/** Returns a free spot near some lines, searched in rings around points of them. */
function findNearestFree(
  { lines, markWidth }: LabelRequest,
  taken: readonly Rect[],
  bounds: Rect,
): Candidate | undefined {
  const points = lines.flatMap((line) => line.filter((_, i) => i % 4 === 0));
  for (let far = 0; far < Math.hypot(bounds.w, bounds.h); far += RING_STEP) {
    for (const at of points) {
      for (let n = 0; n < RING_DIRECTIONS; n++) {
        const turn = (n / RING_DIRECTIONS) * 2 * Math.PI;
        const box = centredRect(at.x + Math.cos(turn) * far, at.y + Math.sin(turn) * far, markWidth, MARK_SIZE);
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

/** True if a box has less than the margin to one of the others. Hot path. */
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

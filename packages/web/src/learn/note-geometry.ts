import { overlapArea, type Rect } from '../ui/rect.js';

const MARGIN = 10;
const GAP = 26;

/**
 * Places a note beside its subject, inside `bounds`. It never covers the subject, and covers as little of `keepVisible`
 * as possible.
 */
export function placeNote(
  target: Rect,
  note: { readonly w: number; readonly h: number },
  keepVisible: readonly Rect[],
  bounds: Rect,
) {
  const tryPosition = (x: number, y: number): Rect => ({
    ...note,
    x: Math.max(bounds.x + MARGIN, Math.min(x, bounds.x + bounds.w - note.w - MARGIN)),
    y: Math.max(bounds.y + MARGIN, Math.min(y, bounds.y + bounds.h - note.h - MARGIN)),
  });
  const middle = { x: target.x + (target.w - note.w) / 2, y: target.y + (target.h - note.h) / 2 };
  const candidates: Rect[] = [];
  for (const shift of [0, -0.5, 0.5, -1, 1]) {
    const [dx, dy] = [shift * note.w, shift * note.h];
    candidates.push(
      tryPosition(target.x - note.w - GAP, middle.y + dy),
      tryPosition(target.x + target.w + GAP, middle.y + dy),
    );
    candidates.push(
      tryPosition(middle.x + dx, target.y - note.h - GAP),
      tryPosition(middle.x + dx, target.y + target.h + GAP),
    );
  }
  // Farther away, for places with much around them.
  for (const far of [90, 180, 280]) {
    candidates.push(tryPosition(target.x - note.w - far, middle.y), tryPosition(target.x + target.w + far, middle.y));
    candidates.push(tryPosition(middle.x, target.y - note.h - far), tryPosition(middle.x, target.y + target.h + far));
  }
  const cost = (box: Rect): number =>
    overlapArea(box, expandRect(target, 6)) * 1000 +
    keepVisible.reduce((sum, one) => sum + overlapArea(box, expandRect(one, 6)) * 20, 0) +
    Math.hypot(box.x + box.w / 2 - target.x - target.w / 2, box.y + box.h / 2 - target.y - target.h / 2);
  return candidates.reduce((best, box) => (cost(box) < cost(best) ? box : best));
}

/** A rectangle with something around it. */
export function expandRect({ x, y, w, h }: Rect, by: number): Rect {
  return { x: x - by, y: y - by, w: w + 2 * by, h: h + 2 * by };
}

/** Returns the intersection of two rectangles; undefined: none. */
export function intersectRects(rect: Rect, other: Rect): Rect | undefined {
  const x = Math.max(rect.x, other.x);
  const y = Math.max(rect.y, other.y);
  const w = Math.min(rect.x + rect.w, other.x + other.w) - x;
  const h = Math.min(rect.y + rect.h, other.y + other.h) - y;
  return w > 0 && h > 0 ? { x, y, w, h } : undefined;
}

/** A line from the edge of a note to the edge of its subject. */
export function pointerLine(note: Rect, target: Rect) {
  const clamp = (value: number, from: number, to: number) => Math.max(from, Math.min(value, to));
  const [cx, cy] = [target.x + target.w / 2, target.y + target.h / 2];
  const from = { x: clamp(cx, note.x + 14, note.x + note.w - 14), y: clamp(cy, note.y + 14, note.y + note.h - 14) };
  if (cx < note.x) from.x = note.x;
  else if (cx > note.x + note.w) from.x = note.x + note.w;
  else from.y = cy < note.y ? note.y : note.y + note.h;
  const to = { x: clamp(from.x, target.x, target.x + target.w), y: clamp(from.y, target.y, target.y + target.h) };
  return { from, to };
}

/** A rectangle: on a board's plane, or in the window. */
export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** The area two rectangles share. */
export function overlapArea(rect: Rect, other: Rect): number {
  const w = Math.min(rect.x + rect.w, other.x + other.w) - Math.max(rect.x, other.x);
  const h = Math.min(rect.y + rect.h, other.y + other.h) - Math.max(rect.y, other.y);
  return w > 0 && h > 0 ? w * h : 0;
}

/** Where the edges of something lie, as `getBoundingClientRect` tells it. */
export interface Edges {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Position {
  readonly left: number;
  readonly top: number;
}

/** So much is left free between an explanation and what it is about, and at the edge of its frame. */
const MARGIN = 12;
/** How much worse it is to cover what is explained than something else that can be chosen. */
const SUBJECT_WEIGHT = 6;
/** So many covered pixels are worth one pixel nearer. */
const DISTANCE_WEIGHT = 4;

/**
 * Where an explanation stands in its frame, in pixels of the window: beside what it is about, where that hides least of it
 * and of whatever else can be chosen (`open`). What lies outside of the frame has it at the edge next to it.
 */
export function placeExplanation(
  frame: Edges,
  { width, height }: { readonly width: number; readonly height: number },
  about: readonly Edges[],
  open: readonly Edges[] = [],
): Position {
  const [anchor] = about;
  const right = Math.max(frame.left + MARGIN, frame.right - MARGIN - width);
  const bottom = Math.max(frame.top + MARGIN, frame.bottom - MARGIN - height);
  if (!anchor) return { left: right, top: bottom };
  const within = ({ left, top }: Position): Position => ({
    left: Math.min(right, Math.max(frame.left + MARGIN, left)),
    top: Math.min(bottom, Math.max(frame.top + MARGIN, top)),
  });
  const middle = { x: (anchor.left + anchor.right) / 2, y: (anchor.top + anchor.bottom) / 2 };
  const level = [middle.y - height / 2, anchor.top - MARGIN, anchor.bottom + MARGIN - height];
  const upright = [middle.x - width / 2, anchor.left - MARGIN, anchor.right + MARGIN - width];
  const candidates = [
    ...level.map((top) => ({ left: anchor.right + MARGIN, top })),
    ...level.map((top) => ({ left: anchor.left - MARGIN - width, top })),
    ...upright.map((left) => ({ left, top: anchor.bottom + MARGIN })),
    ...upright.map((left) => ({ left, top: anchor.top - MARGIN - height })),
    { left: right, top: bottom },
    { left: frame.left, top: bottom },
    { left: right, top: frame.top },
    { left: frame.left, top: frame.top },
  ].map(within);
  const cost = ({ left, top }: Position) => {
    const box = { left, top, right: left + width, bottom: top + height };
    const far = Math.hypot(
      Math.max(0, anchor.left - box.right, box.left - anchor.right),
      Math.max(0, anchor.top - box.bottom, box.top - anchor.bottom),
    );
    return (
      about.reduce((sum, one) => sum + overlapArea(box, one, MARGIN - 2), 0) * SUBJECT_WEIGHT +
      open.reduce((sum, one) => sum + overlapArea(box, one, 0), 0) +
      far * DISTANCE_WEIGHT
    );
  };
  let best = candidates[0] as Position;
  for (const candidate of candidates) if (cost(candidate) < cost(best) - 1) best = candidate;
  return best;
}

/** How much two boxes have in common, with a margin around the second. */
function overlapArea(one: Edges, other: Edges, margin: number): number {
  const wide = Math.min(one.right, other.right + margin) - Math.max(one.left, other.left - margin);
  const high = Math.min(one.bottom, other.bottom + margin) - Math.max(one.top, other.top - margin);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/** Edges of a rectangle, as in `getBoundingClientRect`. */
export interface Edges {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface PanelPosition {
  readonly left: number;
  readonly top: number;
}

/** Gap between an explanation and its subject, and to the edge of its frame. */
const MARGIN = 12;
/** Weight of covering the subject, relative to other selectable components. */
const SUBJECT_WEIGHT = 6;
/** Covered pixels that count as much as one pixel of distance. */
const DISTANCE_WEIGHT = 4;

/**
 * Returns the position of an explanation in its frame, in pixels of the window. It is beside its subject, and covers as
 * little as possible of it and of other selectable components (`open`). For a subject outside of the frame it is at the
 * nearest edge.
 */
export function placeExplanation(
  frame: Edges,
  { width, height }: { readonly width: number; readonly height: number },
  about: readonly Edges[],
  open: readonly Edges[] = [],
): PanelPosition {
  const [anchor] = about;
  const right = Math.max(frame.left + MARGIN, frame.right - MARGIN - width);
  const bottom = Math.max(frame.top + MARGIN, frame.bottom - MARGIN - height);
  if (!anchor) return { left: right, top: bottom };
  const within = ({ left, top }: PanelPosition): PanelPosition => ({
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
  const cost = ({ left, top }: PanelPosition) => {
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
  let best = candidates[0] as PanelPosition;
  for (const candidate of candidates) if (cost(candidate) < cost(best) - 1) best = candidate;
  return best;
}

/** Returns the overlap of two boxes, with a margin around the second. */
function overlapArea(edges: Edges, other: Edges, margin: number): number {
  const wide = Math.min(edges.right, other.right + margin) - Math.max(edges.left, other.left - margin);
  const high = Math.min(edges.bottom, other.bottom + margin) - Math.max(edges.top, other.top - margin);
  return wide > 0 && high > 0 ? wide * high : 0;
}

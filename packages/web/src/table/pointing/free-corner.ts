/** Where the edges of something lie, as `getBoundingClientRect` tells it. */
export interface Edges {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export type Corner = `${'bottom' | 'top'}-${'left' | 'right'}`;

/** Below first: names stand under their places, and worlds at the upper edge. */
const CORNERS: readonly Corner[] = ['bottom-right', 'bottom-left', 'top-right', 'top-left'];
/** So much room is left free around what is kept in sight, and at the edge. */
const MARGIN = 10;

/** The corner of a frame in which a box of this size hides nothing that is to be kept in sight, or least of it. */
export function freeCorner(
  frame: Edges,
  { width, height }: { readonly width: number; readonly height: number },
  inSight: readonly Edges[],
): Corner {
  const hidden = (corner: Corner) => {
    const left = corner.endsWith('left') ? frame.left + MARGIN : frame.right - MARGIN - width;
    const top = corner.startsWith('top') ? frame.top + MARGIN : frame.bottom - MARGIN - height;
    const box = { left, top, right: left + width, bottom: top + height };
    return inSight.reduce((sum, one) => sum + common(box, one), 0);
  };
  const most = new Map(CORNERS.map((corner) => [corner, hidden(corner)]));
  return CORNERS.reduce((best, corner) => ((most.get(corner) ?? 0) < (most.get(best) ?? 0) ? corner : best));
}

/** How much two boxes have in common, with a margin around the second. */
function common(one: Edges, other: Edges): number {
  const wide = Math.min(one.right, other.right + MARGIN) - Math.max(one.left, other.left - MARGIN);
  const high = Math.min(one.bottom, other.bottom + MARGIN) - Math.max(one.top, other.top - MARGIN);
  return wide > 0 && high > 0 ? wide * high : 0;
}

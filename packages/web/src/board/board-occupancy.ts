import type { Rect } from '../ui/rect.js';
import { type BoardPlan, bandsOf } from './boards.js';
import type { Point } from './curves.js';
import { arrangeTokens, cornerTray, coveredAreas, DISC_RADIUS, type Spot } from './layout.js';
import type { Occupant } from './occupant.js';

/** The tokens on a board, and the areas it covers. */
export interface BoardOccupancy {
  /** The centre of each token in the city or in a corner of the board. */
  readonly tokens: ReadonlyMap<string, Point>;
  /** Places, their names, markers at their edges, and the area behind tokens. */
  readonly covered: readonly Rect[];
}

/** Height of the pointer above the token of the deciding investigator. */
const POINTER_HEIGHT = 13;
/** Areas at the two upper corners of a disc: Clues, the modifier of a gate, a seal. */
const DISC_CORNERS: readonly Rect[] = [
  { x: -DISC_RADIUS - 11, y: -DISC_RADIUS - 6, w: 32, h: 22 },
  { x: DISC_RADIUS - 16, y: -DISC_RADIUS - 6, w: 24, h: 24 },
];

/** Height of the name below a cell. */
const CELL_NAME_HEIGHT = 20;

/** Computes the tokens and covered areas of a board. */
export function getBoardOccupancy(plan: BoardPlan, at: (place: string) => readonly Occupant[]): BoardOccupancy {
  const tokens = new Map<string, Point>();
  const covered: Rect[] = [];
  const addTokens = (box: Rect, side: Spot['side'] | 'middle', occupants: readonly Occupant[]) => {
    if (occupants.length === 0) return;
    const { at: points, area } = arrangeTokens(box, side, occupants.length);
    for (const [i, { id }] of occupants.entries()) tokens.set(id, points[i] as Point);
    const up = occupants.some(({ active }) => active) ? POINTER_HEIGHT : 1;
    covered.push({ x: area.x - 1, y: area.y - up, w: area.w + 2, h: area.h + up + 1 });
  };
  for (const spot of plan.spots.values()) {
    covered.push(...coveredAreas(spot));
    if (spot.kind === 'location')
      covered.push(...DISC_CORNERS.map((box) => ({ ...box, x: box.x + spot.x, y: box.y + spot.y })));
    addTokens(spot.tray, spot.side, at(spot.id));
  }
  for (const { place, x, y, w, h } of bandsOf(plan, 'cell')) {
    if (at(place).length > 0) covered.push({ x, y, w, h: h + CELL_NAME_HEIGHT });
  }
  for (const corner of bandsOf(plan, 'corner')) addTokens(cornerTray(corner), 'middle', at(corner.place));
  return { tokens, covered };
}

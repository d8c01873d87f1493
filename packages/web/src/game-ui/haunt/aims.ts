import type { HauntPreview } from '@vigil/rules';
import type { BoardOccupancy } from '../../board/board-occupancy.js';
import { type BoardPlan, bandsOf } from '../../board/boards.js';
import { boxEdge, type Curve, type CurveTarget, curveTo, type Point, placeEdge } from '../../board/curves.js';
import { MARK_SIZE, type PlacedLabel, placeLabels } from '../../board/labels.js';
import type { Rect } from '../../ui/rect.js';

export type PredictedMove = HauntPreview['moves'][number];

/** The destination of monsters that go from one place to the same others: their lines, and one label for all. */
export interface Aim {
  readonly tokens: readonly string[];
  readonly goal: PredictedMove['goal'];
  /** Indices of its monsters in the order of movement. */
  readonly turns: readonly number[];
  /** True if a player has to choose the destination. */
  readonly open: boolean;
  readonly lines: readonly { readonly token: string; readonly curve: Curve }[];
  readonly label: PlacedLabel | undefined;
}

/** Formats the text of a label. */
export type FormatLabel = (aim: Pick<Aim, 'goal' | 'open' | 'tokens'>) => string;

/** Returns the width of a label. */
export function labelWidth(label: string): number {
  return label.length * 8.8 + 14;
}

/** Formats the mark used without room for text: the numbers of the monsters in the table of moves. */
export function formatMark({ turns }: Pick<Aim, 'turns'>): string {
  return turns.join(' ');
}

/** Returns the width of a mark: a circle, unless it has more than a few digits. */
export function markWidth(mark: string): number {
  return Math.max(MARK_SIZE, mark.length * 9 + 10);
}

/**
 * Computes the lines of monsters: from each token to the edge of its destination. No label covers a place, a name, a
 * token, the head of a line or another label.
 */
export function computeAims(
  moves: readonly PredictedMove[],
  plan: BoardPlan,
  { tokens: tokenPositions, covered }: BoardOccupancy,
  formatLabel: FormatLabel,
): Aim[] {
  const drawn = groupMoves(moves).map(({ members, ends }) => {
    const [{ move: first }] = members as [GroupMember];
    const open = ends.length > 1;
    const lines = members.flatMap(({ move: { token, path } }) => {
      const start = tokenPositions.get(token);
      const through = open ? [] : path.slice(0, -1).flatMap((place) => plan.spots.get(place) ?? []);
      return ends.flatMap((place) => {
        const target = findTarget(place, plan);
        return start && target ? [{ token, curve: curveTo([start, ...through], target) }] : [];
      });
    });
    return {
      tokens: members.map(({ move }) => move.token),
      turns: members.map(({ turn }) => turn),
      goal: first.goal,
      open,
      lines,
    };
  });
  const heads = drawn.flatMap(({ lines }) => lines.map(({ curve }) => headBox(curve.points.at(-1) as Point)));
  const requests = drawn.flatMap((aim) =>
    aim.lines.length === 0
      ? []
      : [
          {
            key: aimKey(aim),
            lines: aim.lines.map(({ curve }) => curve.points),
            textWidth: labelWidth(formatLabel(aim)),
            markWidth: markWidth(formatMark(aim)),
          },
        ],
  );
  const labels = new Map(
    placeLabels(requests, [...covered, ...heads], plan.def.land).map((label) => [label.key, label]),
  );
  return drawn.map((aim) => ({ ...aim, label: labels.get(aimKey(aim)) }));
}

/** Returns the identity of an aim. */
export function aimKey({ tokens }: Pick<Aim, 'tokens'>): string {
  return tokens[0] as string;
}

interface GroupMember {
  readonly move: PredictedMove;
  /** Its position in the order of movement. */
  readonly turn: number;
}

/** Groups monsters with the same origin, goal and destinations, in the order of movement. */
function groupMoves(moves: readonly PredictedMove[]): { members: GroupMember[]; ends: readonly string[] }[] {
  const groups = new Map<string, { members: GroupMember[]; ends: readonly string[] }>();
  for (const [i, move] of moves.entries()) {
    const { from, goal, to, path } = move;
    const ends = to.filter((place) => place !== from);
    if (goal === 'stay' || ends.length === 0) continue;
    const like = [from, goal, ...ends, '', ...path].join(' ');
    const group = groups.get(like) ?? { members: [], ends };
    group.members.push({ move, turn: i + 1 });
    groups.set(like, group);
  }
  return [...groups.values()];
}

function findTarget(place: string, plan: BoardPlan): CurveTarget | undefined {
  const corner = bandsOf(plan, 'corner').find((band) => band.place === place);
  if (corner) {
    const { x, y, w, h } = corner;
    return { x: x + w / 2, y: y + h / 2, edge: boxEdge(w, h) };
  }
  const spot = plan.spots.get(place);
  return spot && { x: spot.x, y: spot.y, edge: placeEdge(spot) };
}

function headBox({ x, y }: Point): Rect {
  return { x: x - 6, y: y - 6, w: 12, h: 12 };
}

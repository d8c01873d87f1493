import type { HauntPreview } from '@vigil/rules';
import type { BoardOccupancy } from '../../board/board-occupancy.js';
import { type BoardPlan, bandsOf } from '../../board/boards.js';
import { boxEdge, type Curve, type CurveTarget, curveTo, type Point, placeEdge } from '../../board/curves.js';
import { MARK_SIZE, type PlacedLabel, placeLabels } from '../../board/labels.js';
import type { Rect } from '../../ui/rect.js';

export type PredictedMove = HauntPreview['moves'][number];

/** What monsters are after that go from one place to the same others, as it is drawn: their lines, and one label for all. */
export interface Aim {
  readonly tokens: readonly string[];
  readonly goal: PredictedMove['goal'];
  /** The places of its monsters in the order in which monsters move. */
  readonly turns: readonly number[];
  /** Somebody has to choose where they go. */
  readonly open: boolean;
  readonly lines: readonly { readonly token: string; readonly curve: Curve }[];
  readonly label: PlacedLabel | undefined;
}

/** The words of a label, given all but where it stands. */
export type FormatLabel = (aim: Pick<Aim, 'goal' | 'open' | 'tokens'>) => string;

/** How wide a label is. */
export function labelWidth(label: string): number {
  return label.length * 6.8 + 12;
}

/** What stands in the mark where there is no room for words: the numbers of the monsters in the table of moves. */
export function formatMark({ turns }: Pick<Aim, 'turns'>): string {
  return turns.join(' ');
}

/** How wide a mark is: round, unless it has more than a figure or two. */
export function markWidth(mark: string): number {
  return Math.max(MARK_SIZE, mark.length * 6.4 + 9);
}

/**
 * Draws what monsters are after: from each token to the edge of where it will go. No label covers a place, a name, a
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
  const labels = new Map(placeLabels(requests, [...covered, ...heads], plan.def.land).map((one) => [one.key, one]));
  return drawn.map((aim) => ({ ...aim, label: labels.get(aimKey(aim)) }));
}

/** What tells an aim from all others. */
export function aimKey({ tokens }: Pick<Aim, 'tokens'>): string {
  return tokens[0] as string;
}

interface GroupMember {
  readonly move: PredictedMove;
  /** When it moves. */
  readonly turn: number;
}

/** Monsters that are about to go from one place to the same others with the same goal, in the order in which they move. */
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

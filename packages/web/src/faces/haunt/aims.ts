import type { Foresight } from '@vigil/rules';
import { type BoardPlan, bandsOf } from '../../board/boards.js';
import { type Curve, curveTo, edgeOf, edgeOfBox, type Point, type Target } from '../../board/curves.js';
import { MARK, type Placed, placeLabels } from '../../board/labels.js';
import type { Standing } from '../../board/standing.js';
import type { Rect } from '../../frame/rect.js';

export type Intention = Foresight['moves'][number];

/** What monsters are after that go from one place to the same others, as it is drawn: their lines, and one label for all. */
export interface Aim {
  readonly tokens: readonly string[];
  readonly goal: Intention['goal'];
  /** The places of its monsters in the order in which monsters move. */
  readonly turns: readonly number[];
  /** Somebody has to choose where they go. */
  readonly open: boolean;
  readonly lines: readonly { readonly token: string; readonly curve: Curve }[];
  readonly label: Placed | undefined;
}

/** The words of a label, given all but where it stands. */
export type WordsOf = (aim: Pick<Aim, 'goal' | 'open' | 'tokens'>) => string;

/** How wide a label is. */
export function widthOf(label: string): number {
  return label.length * 6.8 + 12;
}

/** What stands in the mark where there is no room for words: the numbers of the monsters in the table of moves. */
export function markOf({ turns }: Pick<Aim, 'turns'>): string {
  return turns.join(' ');
}

/** How wide a mark is: round, unless it has more than a figure or two. */
export function markWidth(mark: string): number {
  return Math.max(MARK, mark.length * 6.4 + 9);
}

/**
 * Draws what monsters are after: from each token to the edge of where it will go. No label covers a place, a name, a
 * token, the head of a line or another label.
 */
export function aimsOf(
  moves: readonly Intention[],
  plan: BoardPlan,
  { tokens: standing, covered }: Standing,
  wordsOf: WordsOf,
): Aim[] {
  const drawn = inGroups(moves).map(({ members, ends }) => {
    const [{ move: first }] = members as [Member];
    const open = ends.length > 1;
    const lines = members.flatMap(({ move: { token, path } }) => {
      const start = standing.get(token);
      const through = open ? [] : path.slice(0, -1).flatMap((place) => plan.spots.get(place) ?? []);
      return ends.flatMap((place) => {
        const target = targetOf(place, plan);
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
  const heads = drawn.flatMap(({ lines }) => lines.map(({ curve }) => headBox(curve.along.at(-1) as Point)));
  const wanted = drawn.flatMap((aim) =>
    aim.lines.length === 0
      ? []
      : [
          {
            key: keyOf(aim),
            lines: aim.lines.map(({ curve }) => curve.along),
            width: widthOf(wordsOf(aim)),
            least: markWidth(markOf(aim)),
          },
        ],
  );
  const labels = new Map(placeLabels(wanted, [...covered, ...heads], plan.def.land).map((one) => [one.key, one]));
  return drawn.map((aim) => ({ ...aim, label: labels.get(keyOf(aim)) }));
}

/** What tells an aim from all others. */
export function keyOf({ tokens }: Pick<Aim, 'tokens'>): string {
  return tokens[0] as string;
}

interface Member {
  readonly move: Intention;
  /** When it moves. */
  readonly turn: number;
}

/** Monsters that are about to go from one place to the same others with the same goal, in the order in which they move. */
function inGroups(moves: readonly Intention[]): { members: Member[]; ends: readonly string[] }[] {
  const groups = new Map<string, { members: Member[]; ends: readonly string[] }>();
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

function targetOf(place: string, plan: BoardPlan): Target | undefined {
  const corner = bandsOf(plan, 'corner').find((band) => band.place === place);
  if (corner) {
    const { x, y, w, h } = corner;
    return { x: x + w / 2, y: y + h / 2, edge: edgeOfBox(w, h) };
  }
  const spot = plan.spots.get(place);
  return spot && { x: spot.x, y: spot.y, edge: edgeOf(spot) };
}

function headBox({ x, y }: Point): Rect {
  return { x: x - 6, y: y - 6, w: 12, h: 12 };
}

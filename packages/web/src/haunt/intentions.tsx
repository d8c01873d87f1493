import type { HauntView } from '@vigil/rules';
import type { Spot } from '../board/layout.js';
import { words } from '../game/words.js';
import { useTable } from '../table/context.js';
import { foresightOf, movesAhead } from './foresight.js';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** What each monster has in mind, drawn on the board before it moves: a line to where it will go, by its goal. */
export function Intentions({ view, spots, sky }: { view: HauntView; spots: ReadonlyMap<string, Spot>; sky: Point }) {
  const { decision } = useTable();
  if (!decision || !movesAhead(view)) return null;
  const point = (place: string): Point | undefined => (place === 'sky' ? sky : spots.get(place));
  const lines = foresightOf(view).moves.flatMap(({ token, from, goal, to, path }) => {
    const start = point(from);
    if (!start || goal === 'stay') return [];
    const ends = to.filter((place) => place !== from);
    return ends.flatMap((place) => {
      const through = ends.length === 1 && path.length > 1 ? path.slice(0, -1).flatMap((one) => point(one) ?? []) : [];
      const end = point(place);
      return end
        ? [{ key: `${token} ${place}`, token, goal, open: ends.length > 1, points: [start, ...through, end] }]
        : [];
    });
  });
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it can be focused; the table of foreseen moves says the same
    <g className="intentions" aria-hidden="true">
      {lines.map(({ key, goal, open, points }) => (
        <path
          key={key}
          className={`intention ${goal}${open ? ' open' : ''}`}
          d={curve(points)}
          markerEnd={`url(#intent-${goal})`}
        />
      ))}
      {lines
        .filter(({ open }, i) => !open || lines.findIndex(({ token }) => token === lines[i]?.token) === i)
        .map(({ key, goal, open, points }) => {
          const { x, y } = middle(points);
          const label = `${words.say(`goal.${goal}`)}${open ? '?' : ''}`;
          return (
            <g key={key} transform={`translate(${x} ${y})`}>
              <IntentionLabel goal={goal} label={label} />
            </g>
          );
        })}
      <IntentionHeads />
    </g>
  );
}

/** The goal of a monster in a word, around 0, 0. */
export function IntentionLabel({ goal, label }: { goal: string; label: string }) {
  return (
    <g className={`intention-label ${goal}`}>
      <rect x={-label.length * 3.4 - 6} y={-8} width={label.length * 6.8 + 12} height={16} rx={8} />
      <text y={4} textAnchor="middle">
        {label}
      </text>
    </g>
  );
}

/** The heads of the lines: they refer to them. */
export function IntentionHeads() {
  return (
    <defs>
      {(['hunt', 'collect', 'act'] as const).map((goal) => (
        <marker
          key={goal}
          id={`intent-${goal}`}
          viewBox="0 0 8 8"
          refX={6}
          refY={4}
          markerWidth={5}
          markerHeight={5}
          orient="auto"
        >
          <path className={`intention-head ${goal}`} d="M0 0L8 4L0 8Z" />
        </marker>
      ))}
    </defs>
  );
}

/** A line that bends a little to its left, so that two ways between the same places do not lie on each other. */
function curve(points: readonly Point[]): string {
  const [first, ...others] = points as [Point, ...Point[]];
  let [from, d] = [first, `M${first.x} ${first.y}`];
  for (const to of others) {
    const { x, y } = bend(from, to);
    d += `Q${x} ${y} ${to.x} ${to.y}`;
    from = to;
  }
  return d;
}

function bend(from: Point, to: Point): Point {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  return { x: Math.round((from.x + to.x) / 2 + dy * 0.12), y: Math.round((from.y + to.y) / 2 - dx * 0.12) };
}

function middle(points: readonly Point[]): Point {
  const at = Math.max(0, points.length - 2);
  const [from, to] = [points[at] as Point, points[at + 1] as Point];
  const { x, y } = bend(from, to);
  return { x: Math.round((from.x + to.x) / 4 + x / 2), y: Math.round((from.y + to.y) / 4 + y / 2) };
}

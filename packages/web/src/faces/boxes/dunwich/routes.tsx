import { type RouteOfCard, routesOf } from '@vigil/rules/dunwich';
import type { TableView } from '@vigil/table';
import type { BoardPlan } from '../../../board/boards.js';
import { useEdition } from '../../../say/use-edition.js';
import { useTable } from '../../../table/context.js';
import type { OnBoard, PersonOf } from '../../face.js';
import { say } from './words.js';

/** Routes of one person are told apart by so many colours. */
const COLOURS = 3;

interface Props {
  readonly view: TableView;
  readonly who: PersonOf<TableView>;
}

/** Somebody's Tasks and Missions: the areas in their order, which are done, and what is next (D-TASK-02). */
export function ToDo({ view, who }: Props) {
  const { content, words } = useEdition();
  const { inspect } = useTable();
  return routesOf(content, view, who).map((route, nth) => (
    <section key={route.card} className={`route of-${nth % COLOURS}`} data-about={route.card}>
      <h3>
        <button type="button" onClick={() => inspect(route.card)}>
          {words.name('card', route.card)}
        </button>{' '}
        <small title={how(route)}>{what(route)}</small>
      </h3>
      <ol>
        {route.steps.map(({ at, done }, i) => {
          const place = words.name('place', at).replace(/^the /i, '');
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a route may lead to one area twice
            <li key={i} className={done ? 'done' : at === route.next ? 'next' : ''} title={place}>
              <i aria-hidden="true">{done ? '✓' : i + 1}</i>{' '}
              {done ? <span className="heard">{`${place}, ${say('done')}`}</span> : place}
            </li>
          );
        })}
      </ol>
    </section>
  ));
}

/** What kind of card it is, and what presses. */
function what({ kind, sacrificeDue }: RouteOfCard): string {
  return say(sacrificeDue ? 'sacrifice-due' : kind);
}

function how({ kind }: RouteOfCard): string {
  return say(kind === 'task' ? 'task-how' : 'mission-how');
}

/** The routes of whoever decides on a board: a line from area to area, and the number of each that is still to do. */
export function useRoutesOnBoard(view: TableView, { spots }: BoardPlan): OnBoard | undefined {
  const { content } = useEdition();
  const { decision } = useTable();
  const routes = (decision?.by ?? []).flatMap((seat) => {
    const who = view.investigators[seat];
    return who ? routesOf(content, view, who) : [];
  });
  if (routes.length === 0) return undefined;
  const stopsOf = ({ steps }: RouteOfCard) =>
    steps.flatMap(({ at, done }, i) => {
      const spot = spots.get(at);
      return spot && !done ? [{ n: i + 1, x: spot.x, y: spot.y }] : [];
    });
  return {
    below: routes.map((route, nth) => {
      const line = stopsOf(route).map(({ x, y }) => `${x} ${y}`);
      return (
        line.length > 1 && (
          <path key={route.card} className={`route-line of-${nth % COLOURS}`} d={`M${line.join('L')}`} />
        )
      );
    }),
    above: routes.flatMap((route, nth) =>
      stopsOf(route).map(({ n, x, y }) => (
        <g
          key={`${route.card} ${n}`}
          className={`route-flag of-${nth % COLOURS}`}
          transform={`translate(${x + 26} ${y + 18})`}
        >
          <path d="M0 0V-22H22L17 -15L22 -8H0" />
          <text x={8} y={-10.5} textAnchor="middle">
            {n}
          </text>
        </g>
      )),
    ),
  };
}

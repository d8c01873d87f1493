import { listRoutes, type RouteProgress } from '@vigil/rules/dunwich';
import type { TableView } from '@vigil/table';
import type { BoardPlan } from '../../../board/boards.js';
import { useTable } from '../../../table/context.js';
import { useLoadedContent } from '../../../text/use-content.js';
import type { BoardLayers, InvestigatorOf } from '../../game-ui.js';
import { say } from './words.js';

/** Number of colours that distinguish the routes of one investigator. */
const ROUTE_COLOURS = 3;

interface Props {
  readonly view: TableView;
  readonly who: InvestigatorOf<TableView>;
}

/** An investigator's Tasks and Missions: the areas in order, the finished ones, and the next one (D-TASK-02). */
export function TasksAndMissions({ view, who }: Props) {
  const { content, words } = useLoadedContent();
  const { inspect } = useTable();
  return listRoutes(content, view, who).map((route, nth) => (
    <section key={route.card} className={`route of-${nth % ROUTE_COLOURS}`} data-about={route.card}>
      <h3>
        <button type="button" onClick={() => inspect(route.card)}>
          {words.name('card', route.card)}
        </button>{' '}
        <small title={formatInstructions(route)}>{formatKind(route)}</small>
      </h3>
      <ol>
        {route.steps.map(({ at, done }, i) => {
          const place = words.name('place', at).replace(/^the /i, '');
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a route may lead to one area twice
            <li key={i} className={done ? 'done' : at === route.next ? 'next' : ''} title={place}>
              <i aria-hidden="true">{done ? '✓' : i + 1}</i>{' '}
              {done ? <span className="visually-hidden">{`${place}, ${say('done')}`}</span> : place}
            </li>
          );
        })}
      </ol>
    </section>
  ));
}

/** Formats the kind of the card, and any urgent payment. */
function formatKind({ kind, sacrificeDue }: RouteProgress): string {
  return say(sacrificeDue ? 'sacrifice-due' : kind);
}

function formatInstructions({ kind }: RouteProgress): string {
  return say(kind === 'task' ? 'task-how' : 'mission-how');
}

/** The routes of the deciding investigator on a board: a line from area to area, and the number of each open one. */
export function useRouteLayers(view: TableView, { spots }: BoardPlan): BoardLayers | undefined {
  const { content } = useLoadedContent();
  const { decision } = useTable();
  const routes = (decision?.by ?? []).flatMap((seat) => {
    const who = view.investigators[seat];
    return who ? listRoutes(content, view, who) : [];
  });
  if (routes.length === 0) return undefined;
  const stopsOf = ({ steps }: RouteProgress) =>
    steps.flatMap(({ at, done }, i) => {
      const spot = spots.get(at);
      return spot && !done ? [{ n: i + 1, x: spot.x, y: spot.y }] : [];
    });
  return {
    below: routes.map((route, nth) => {
      const line = stopsOf(route).map(({ x, y }) => `${x} ${y}`);
      return (
        line.length > 1 && (
          <path key={route.card} className={`route-line of-${nth % ROUTE_COLOURS}`} d={`M${line.join('L')}`} />
        )
      );
    }),
    above: routes.flatMap((route, nth) =>
      stopsOf(route).map(({ n, x, y }) => (
        <g
          key={`${route.card} ${n}`}
          className={`route-flag of-${nth % ROUTE_COLOURS}`}
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

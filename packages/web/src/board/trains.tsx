import type { PublicOption } from '@vigil/engine';
import { describeOption } from '../play/options.js';
import { usePointer, useTable } from '../table/context.js';
import { useLoadedContent } from '../text/use-content.js';
import { overlapArea, type Rect } from '../ui/rect.js';
import { t } from '../words/t.js';
import { getBoardOccupancy } from './board-occupancy.js';
import { type BoardPlan, findBoard } from './boards.js';
import type { Point } from './curves.js';
import { DISC_RADIUS, type Spot } from './layout.js';
import type { Occupant } from './occupant.js';
import { interactionClasses } from './tokens.js';
import './trains.css';

/** Maximum distance of a sign from the station's centre. */
const MAX_SIGN_DISTANCE = 150;
/** Cost of standing away from the railway, and of covering a unit of area, in units of distance. */
const OFF_RAILS_COST = 40;
const COVERED_COST = 0.8;
const SIGN_HEIGHT = 24;

/** The trains available now from a station of this board: a clickable sign at the railway for each. */
export default function Trains({ plan, at }: { plan: BoardPlan; at: (place: string) => readonly Occupant[] }) {
  const { content, words } = useLoadedContent();
  const { decision, snapshot } = useTable();
  const options: readonly PublicOption[] = decision?.options ?? [];
  const rides = options.filter(({ key }) => key === 'o.ride');
  const who = snapshot.view.investigators[decision?.by[0] ?? 0];
  const station = who && plan.spots.get(who.place);
  if (!station || rides.length === 0) return null;
  const occupied = [...getBoardOccupancy(plan, at).covered];
  return rides.map((ride) => {
    const to = String(ride.on);
    const board = findBoard(content, to, words)?.def.id;
    const money = Number(ride.args?.money ?? 0);
    const text = t('ui.board.train', {
      to: board === undefined ? words.name('place', to) : words.name('board', board),
      fare: money === 0 ? '' : words.say('amount.money', { n: money }),
    });
    const width = 44 + text.length * 7.4;
    const sign = placeSign(plan, station, width, occupied);
    occupied.push({ x: sign.x - width / 2, y: sign.y - SIGN_HEIGHT / 2, w: width, h: SIGN_HEIGHT });
    return <Train key={ride.id} ride={ride} text={text} width={width} from={station} at={sign} />;
  });
}

interface TrainProps {
  readonly ride: PublicOption;
  /** The text of the sign, and its width. */
  readonly text: string;
  readonly width: number;
  readonly from: Spot;
  readonly at: Point;
}

function Train({ ride, text, width, from, at }: TrainProps) {
  const loaded = useLoadedContent();
  const { decision, snapshot } = useTable();
  const pointer = usePointer(String(ride.on));
  // Starts at the edge of the station.
  const share = Math.min(1, (DISC_RADIUS + 4) / (Math.hypot(at.x - from.x, at.y - from.y) || 1));
  const [x, y] = [from.x + (at.x - from.x) * share, from.y + (at.y - from.y) * share];
  return (
    <g>
      <path className="train-way" d={`M${x} ${y}L${at.x} ${at.y}`} />
      <g
        className={interactionClasses('train', pointer)}
        transform={`translate(${at.x} ${at.y})`}
        {...pointer.handlers}
      >
        <title>{decision && describeOption(loaded, decision, ride, snapshot.view).text}</title>
        <path className="halo" d={signPath(width + 8, SIGN_HEIGHT + 8)} />
        <path className="street-plate" d={signPath(width, SIGN_HEIGHT)} />
        <g className="engine" transform={`translate(${-width / 2 + 20} 0)`}>
          <path d="M-9 4V-4H-6V-8H-3V-4H2V-9H9V4Z" />
          <circle cx={-5} cy={5.5} r={2.6} />
          <circle cx={4} cy={5.5} r={2.6} />
        </g>
        <text className="street-name" x={12} y={5} textAnchor="middle">
          {text}
        </text>
      </g>
    </g>
  );
}

/**
 * Returns the position of a train's sign: near its station, free, and at the railway if possible. `occupied`: areas
 * already covered.
 */
function placeSign({ def }: BoardPlan, { x, y }: Spot, width: number, occupied: readonly Rect[]): Point {
  const { land, ground } = def;
  const candidates = [
    ...[...pointsAlong(ground.railway ?? [])].map((p) => ({ ...p, aside: 0 })),
    ...[...pointsAround({ x, y })].map((p) => ({ ...p, aside: OFF_RAILS_COST })),
  ];
  let best: Point = { x, y: y - MAX_SIGN_DISTANCE };
  let least = Number.POSITIVE_INFINITY;
  for (const p of candidates) {
    const distance = Math.hypot(p.x - x, p.y - y);
    const box = { x: p.x - width / 2 - 4, y: p.y - SIGN_HEIGHT / 2 - 4, w: width + 8, h: SIGN_HEIGHT + 8 };
    if (distance > MAX_SIGN_DISTANCE || overlapArea(box, land) < box.w * box.h) continue;
    const cost = p.aside + distance + occupied.reduce((sum, one) => sum + overlapArea(box, one), 0) * COVERED_COST;
    if (cost < least) [best, least] = [p, cost];
  }
  return best;
}

function* pointsAround({ x, y }: Point): Generator<Point> {
  for (let distance = 46; distance < MAX_SIGN_DISTANCE; distance += 8) {
    for (let n = 0; n < 24; n++) {
      const turn = (n / 24) * 2 * Math.PI;
      yield { x: x + Math.cos(turn) * distance, y: y + Math.sin(turn) * distance };
    }
  }
}

function* pointsAlong(line: readonly (readonly [x: number, y: number])[]): Generator<Point> {
  for (const [i, [x, y]] of line.entries()) {
    const [u, v] = line[i + 1] ?? [x, y];
    for (let n = 0; n < 8; n++) yield { x: x + ((u - x) * n) / 8, y: y + ((v - y) * n) / 8 };
  }
}

/** A plate with pointed ends around 0, 0. */
function signPath(w: number, h: number): string {
  const [right, low] = [w / 2, h / 2];
  return `M${-right} 0L${9 - right} ${-low}H${right - 9}L${right} 0L${right - 9} ${low}H${9 - right}Z`;
}

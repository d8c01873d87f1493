import type { Seat } from '@vigil/engine';
import type { Game } from '../game.js';
import { type Course, courseOf, elsewhere } from './course.js';
import { morningsLeft } from './mornings.js';
import { type GateAhead, gatesAhead } from './rituals-ahead.js';

/** What there is to weigh when the team says who acts next. */
export interface Plan {
  /** What the monsters come to in a City phase in which nobody moves. */
  readonly course: Course;
  /** Every gate in the city: what it costs to shut it, who could, and how likely. */
  readonly gates: readonly GateAhead[];
  /** How many gates have to go before the game is won (H-WIN-01). */
  readonly toShut: number;
  /** How many mornings can still be paid, as Doom and Terror stand now. */
  readonly mornings: number;
  /** The same after the monsters' acts of that City phase, at worst; each ritual costs as much as a morning. */
  readonly morningsThen: number;
  /** Their acts may put more Terror on its track than there is room for: the game would be lost at once (H-END-03). */
  readonly lost: boolean;
  /** The same where somebody first goes where he could shut a gate; of everybody the nearest ones. */
  readonly supposed: readonly Supposed[];
}

/** What the monsters come to in a City phase in which somebody goes to a place first, and everybody else stays. */
export interface Supposed {
  readonly seat: Seat;
  readonly place: string;
  readonly course: Course;
  readonly morningsThen: number;
  readonly lost: boolean;
}

/** So many moves of everybody are supposed at most, and so many of all: what is shown before every phase must be quick. */
const MOST_OF_ONE = 2;
const MOST_OF_ALL = 6;

/** The plan of a position between two phases. */
export function planOf(g: Game): Plan {
  const course = courseOf(g);
  const gates = gatesAhead(g);
  return {
    course,
    gates,
    toShut: Math.max(0, g.s.gates.length - g.means.gates.toWin(g)),
    mornings: morningsLeft(g),
    ...costOf(g, course),
    supposed: endsOf(gates).map(({ seat, place }) => supposedOf(g, seat, place)),
  };
}

/** What comes of somebody going to a place before the monsters move. */
export function supposedOf(g: Game, seat: Seat, place: string): Supposed {
  const course = courseOf(elsewhere(g, seat, place));
  return { seat, place, course, ...costOf(g, course) };
}

/** What the acts of a phase take. */
function costOf(g: Game, { terror: [, most] }: Course): Pick<Plan, 'morningsThen' | 'lost'> {
  return { morningsThen: morningsLeft(g, most), lost: g.s.terror + most > g.means.board.terrorSpaces(g) };
}

/** Where each could go to shut a gate with what he has, the nearest first. */
function endsOf(gates: readonly GateAhead[]): { readonly seat: Seat; readonly place: string }[] {
  const ends = gates.flatMap((gate) =>
    gate.faceUp
      ? gate.people.flatMap(({ seat, steps = 0, can }) =>
          can.length > 0 && steps > 0 ? [{ seat, place: gate.at, steps }] : [],
        )
      : [],
  );
  const nearest = ends.sort((one, other) => one.steps - other.steps);
  return nearest
    .filter(({ seat }, i) => nearest.slice(0, i).filter((one) => one.seat === seat).length < MOST_OF_ONE)
    .slice(0, MOST_OF_ALL);
}

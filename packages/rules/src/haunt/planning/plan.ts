import type { Game } from '../game.js';
import { type Course, courseOf } from './course.js';
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
}

/** The plan of a position between two phases. */
export function planOf(g: Game): Plan {
  const course = courseOf(g);
  return {
    course,
    gates: gatesAhead(g),
    toShut: Math.max(0, g.s.gates.length - g.means.gates.toWin(g)),
    mornings: morningsLeft(g),
    morningsThen: morningsLeft(g, course.terror[1]),
    lost: g.s.terror + course.terror[1] > g.means.board.terrorSpaces(g),
  };
}

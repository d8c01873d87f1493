import type { Seat } from '@vigil/engine';
import type { Game } from '../game.js';
import { type CityPhasePreview, previewCityPhase, withInvestigatorAt } from './city-phase-preview.js';
import { morningsLeft } from './mornings.js';
import { type GatePreview, previewGates } from './ritual-preview.js';

/** What there is to weigh when the team says who acts next. */
export interface HauntPlan {
  /** What the monsters come to in a City phase in which nobody moves. */
  readonly cityPhase: CityPhasePreview;
  /** Every gate in the city: what it costs to shut it, who could, and how likely. */
  readonly gates: readonly GatePreview[];
  /** How many gates have to go before the game is won (H-WIN-01). */
  readonly gatesToWin: number;
  /** How many mornings can still be paid, as Doom and Terror stand now. */
  readonly mornings: number;
  /** The same after the monsters' acts of that City phase, at worst; each ritual costs as much as a morning. */
  readonly morningsAfter: number;
  /** Their acts may put more Terror on its track than there is room for: the game would be lost at once (H-END-03). */
  readonly mayLose: boolean;
  /** The same where somebody first goes where he could shut a gate; of everybody the nearest ones. */
  readonly whatIfs: readonly HauntWhatIf[];
}

/** What the monsters come to in a City phase in which somebody goes to a place first, and everybody else stays. */
export interface HauntWhatIf {
  readonly seat: Seat;
  readonly place: string;
  readonly cityPhase: CityPhasePreview;
  readonly morningsAfter: number;
  readonly mayLose: boolean;
}

/** So many moves of everybody are supposed at most, and so many of all: what is shown before every phase must be quick. */
const MAX_MOVES_PER_SEAT = 2;
const MAX_MOVES = 6;

/** The plan of a position between two phases. */
export function createPlan(g: Game): HauntPlan {
  const cityPhase = previewCityPhase(g);
  const gates = previewGates(g);
  return {
    cityPhase,
    gates,
    gatesToWin: Math.max(0, g.s.gates.length - g.rules.gates.gatesToWin(g)),
    mornings: morningsLeft(g),
    ...costOf(g, cityPhase),
    whatIfs: movesToGates(gates).map(({ seat, place }) => createWhatIf(g, seat, place)),
  };
}

/** What comes of somebody going to a place before the monsters move. */
export function createWhatIf(g: Game, seat: Seat, place: string): HauntWhatIf {
  const cityPhase = previewCityPhase(withInvestigatorAt(g, seat, place));
  return { seat, place, cityPhase, ...costOf(g, cityPhase) };
}

/** What the acts of a phase take. */
function costOf(g: Game, { terror: [, most] }: CityPhasePreview): Pick<HauntPlan, 'morningsAfter' | 'mayLose'> {
  return { morningsAfter: morningsLeft(g, most), mayLose: g.s.terror + most > g.rules.board.terrorSpaces(g) };
}

/** Where each could go to shut a gate with what he has, the nearest first. */
function movesToGates(gates: readonly GatePreview[]): { readonly seat: Seat; readonly place: string }[] {
  const ends = gates.flatMap((gate) =>
    gate.faceUp
      ? gate.people.flatMap(({ seat, steps = 0, possible: can }) =>
          can.length > 0 && steps > 0 ? [{ seat, place: gate.at, steps }] : [],
        )
      : [],
  );
  const nearest = ends.sort((one, other) => one.steps - other.steps);
  return nearest
    .filter(({ seat }, i) => nearest.slice(0, i).filter((one) => one.seat === seat).length < MAX_MOVES_PER_SEAT)
    .slice(0, MAX_MOVES);
}

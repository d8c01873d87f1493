import type { Seat } from '@vigil/engine';
import type { Game } from '../game.js';
import { type CityPhasePreview, previewCityPhase, withInvestigatorAt } from './city-phase-preview.js';
import { morningsLeft } from './mornings.js';
import { type GatePreview, previewGates } from './ritual-preview.js';
import { previewSlots, type SlotPreview } from './slot-preview.js';

/** Information for the team's choice of the next phase. */
export interface HauntPlan {
  /** The monsters' actions in a City phase without moves of investigators. */
  readonly cityPhase: CityPhasePreview;
  /** Every gate in the city: the cost to shut it, the investigators who could, and their chances. */
  readonly gates: readonly GatePreview[];
  /** Gates that must go before the game is won (H-WIN-01). */
  readonly gatesToWin: number;
  /** Mornings that can still be paid, with Doom and Terror as now. */
  readonly mornings: number;
  /** The same after the monsters' activities of that City phase, at worst; each ritual costs as much as a morning. */
  readonly morningsAfter: number;
  /** Their activities may place more Terror than fits: the game would be lost at once (H-END-03). */
  readonly mayLose: boolean;
  /** The same after an investigator moves to a gate they could shut; the nearest for each. */
  readonly whatIfs: readonly HauntWhatIf[];
  /** Every City phase that can start now. */
  readonly slots: readonly SlotPreview[];
}

/** The monsters' actions in a City phase after one investigator moves to a place and all others stay. */
export interface HauntWhatIf {
  readonly seat: Seat;
  readonly place: string;
  readonly cityPhase: CityPhasePreview;
  readonly morningsAfter: number;
  readonly mayLose: boolean;
}

/** Limits of such moves, for each investigator and for all. The plan is shown before every phase and must be quick. */
const MAX_MOVES_PER_SEAT = 2;
const MAX_MOVES = 6;

/** Creates the plan of a position between two phases. */
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
    slots: previewSlots(g),
  };
}

/** Previews an investigator's move to a place before the monsters move. */
export function createWhatIf(g: Game, seat: Seat, place: string): HauntWhatIf {
  const cityPhase = previewCityPhase(withInvestigatorAt(g, seat, place));
  return { seat, place, cityPhase, ...costOf(g, cityPhase) };
}

/** Returns the cost of a phase's activities. */
function costOf(g: Game, { terror: [, max] }: CityPhasePreview): Pick<HauntPlan, 'morningsAfter' | 'mayLose'> {
  return { morningsAfter: morningsLeft(g, max), mayLose: g.s.terror + max > g.rules.board.terrorSpaces(g) };
}

/** Returns the gates that each investigator could go to and shut, nearest first. */
function movesToGates(gates: readonly GatePreview[]): { readonly seat: Seat; readonly place: string }[] {
  const ends = gates.flatMap((gate) =>
    gate.faceUp
      ? gate.people.flatMap(({ seat, steps = 0, possible }) =>
          possible.length > 0 && steps > 0 ? [{ seat, place: gate.at, steps }] : [],
        )
      : [],
  );
  const nearest = ends.sort((end, other) => end.steps - other.steps);
  return nearest
    .filter(({ seat }, i) => nearest.slice(0, i).filter((one) => one.seat === seat).length < MAX_MOVES_PER_SEAT)
    .slice(0, MAX_MOVES);
}

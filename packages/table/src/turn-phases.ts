import type { HauntView, Phase } from '@vigil/rules';
import type { SeatNumber } from './online/seat-number.js';
import { isHaunt, type TableView } from './view.js';

/** The phases of a turn of Arkham Horror, in order [A-TURN-01]. */
export const TURN_PHASES: readonly Phase[] = [
  'upkeep',
  'movement',
  'arkham-encounters',
  'other-world-encounters',
  'mythos',
];

/**
 * True if a seat has no part in a phase of this turn any more. A seat whose part runs now still has one. `isAsked`:
 * something of its own is open. In Haunt, the movement and the activity of its City phases of this day count.
 */
export function isPhaseOver(view: TableView, seat: SeatNumber, phase: Phase, isAsked: boolean): boolean {
  if (isHaunt(view)) return isCityPartOver(view, seat, phase);
  if (view.step.phase === 'set-up') return false;
  const now = TURN_PHASES.indexOf(view.step.phase);
  const wanted = TURN_PHASES.indexOf(phase);
  // The final battle has other phases.
  if (now < 0 || now > wanted) return true;
  if (now < wanted) return false;
  const n = view.investigators.length;
  const isFree = view.houseRules.phaseOrder === 'free' && view.step.done >= n;
  // Parts side by side: the seats that are asked nothing have finished theirs.
  if (isFree) return !isAsked;
  return (seat - view.first + n) % n < view.step.done - 1;
}

/** The segments of a City phase for the investigator [H-CITY-SPEED-07]: II is the movement, V the activity. */
const CITY_SEGMENTS: Readonly<Partial<Record<Phase, number>>> = { movement: 2, 'arkham-encounters': 5 };

/** True if no City phase of the seat, now or later this day, still has that part. */
function isCityPartOver({ step, city, investigators }: HauntView, seat: SeatNumber, phase: Phase): boolean {
  // The slots become free again in the Upkeep.
  if (step.phase === 'set-up' || step.phase === 'upkeep') return false;
  // Each City phase takes a Speed slot [H-CITY-SPEED-01].
  if (investigators[seat]?.slots[0].includes('free')) return false;
  return city?.seat !== seat || step.segment > (CITY_SEGMENTS[phase] ?? 0);
}

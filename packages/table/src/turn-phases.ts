import type { Phase } from '@vigil/rules';
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
 * something of its own is open. Days of Haunt have no such phases.
 */
export function isPhaseOver(view: TableView, seat: SeatNumber, phase: Phase, isAsked: boolean): boolean {
  if (isHaunt(view) || view.step.phase === 'set-up') return false;
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

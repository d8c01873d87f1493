import type { Game } from '../game.js';
import type { Investigator, PhaseProgress } from '../state.js';

/**
 * Lets a beat be in the middle of somebody's part of a phase, where that can be gone on with from what `halfway` gives alone: where nothing
 * is yet to follow it, and no box has laid anything round the part, of which the state would not tell.
 */
export function checkpointInPhase(g: Game, halfway: () => PhaseProgress): void {
  if (g.pendingAllyDepartures > 0) return;
  g.checkpointHere?.(() => {
    g.s.halfway = halfway();
  });
  g.s.halfway = undefined;
}

/** Where somebody's part of a phase is taken up, if the last beat was in the middle of it. */
export function takeResumedPart<P extends PhaseProgress['part']>(
  g: Game,
  who: Investigator,
  part: P,
): Extract<PhaseProgress, { part: P }> | undefined {
  const { halfway } = g.s;
  if (halfway?.part !== part || halfway.seat !== who.seat) return undefined;
  g.s.halfway = undefined;
  return halfway as Extract<PhaseProgress, { part: P }>;
}

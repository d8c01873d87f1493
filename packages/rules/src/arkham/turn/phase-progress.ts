import type { Game } from '../game.js';
import type { Investigator, PhaseProgress } from '../state.js';

/**
 * Allows a checkpoint in the middle of a seat's part of a phase. `halfway` must describe everything needed to resume.
 * Use only where nothing else is pending and no box wraps the part with state of its own.
 */
export function checkpointInPhase(g: Game, halfway: () => PhaseProgress): void {
  if (g.pendingAllyDepartures > 0) return;
  g.checkpointHere?.(() => {
    g.s.halfway = halfway();
  });
  g.s.halfway = undefined;
}

/** Returns and clears the progress of a seat's part of a phase, if the last checkpoint was in it. */
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

import type { Game } from '../game.js';
import type { Investigator, PhaseProgress } from '../state.js';

/**
 * Allows a checkpoint in the middle of a seat's part of a phase. `progress` must describe everything needed to resume.
 * Use only where nothing else is pending and no box wraps the part with state of its own.
 */
export function checkpointInPhase(g: Game, progress: () => PhaseProgress): void {
  if (g.pendingAllyDepartures > 0) return;
  g.checkpointHere?.(() => {
    g.s.phaseProgress = progress();
  });
  g.s.phaseProgress = undefined;
}

/** Returns and clears the progress of a seat's part of a phase, if the last checkpoint was in it. */
export function takeResumedPart<P extends PhaseProgress['part']>(
  g: Game,
  who: Investigator,
  part: P,
): Extract<PhaseProgress, { part: P }> | undefined {
  const { phaseProgress } = g.s;
  if (phaseProgress?.part !== part || phaseProgress.seat !== who.seat) return undefined;
  g.s.phaseProgress = undefined;
  return phaseProgress as Extract<PhaseProgress, { part: P }>;
}

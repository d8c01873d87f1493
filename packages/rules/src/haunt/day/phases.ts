import type { Seat } from '@vigil/engine';
import { resetTurnLimits } from '../../common/ability-limits.js';
import { emptyList } from '../../language/lists.js';
import type { PhaseObstacle } from '../contracts.js';
import { type Game, investigatorsInPlay } from '../game.js';
import { coverSlots } from '../people/skills.js';
import type { Investigator } from '../state.js';

/**
 * Returns the reason against starting a phase now; undefined: none (H-CITY-SPEED-01, H-CITY-SPEED-04, H-CITY-SPEED-09,
 * H-OW-01).
 */
export function phaseObstacle(g: Game, who: Investigator): PhaseObstacle | undefined {
  if (who.place === 'out' || who.place === 'lost') return who.place;
  if (who.waitsSince !== undefined) return 'waits';
  return g.isInOtherWorld(who) || who.slots[0].includes('free') ? undefined : 'no-speed';
}

/** True if an investigator can start a phase: in the city with a free Speed slot, or in an Other World. */
export function canStartPhase(g: Game, who: Investigator): boolean {
  return g.rules.turn.phaseObstacle(g, who) === undefined;
}

/** True if an investigator must not leave voluntarily now (H-TURN-02). */
export function mustStay(who: Investigator): boolean {
  return who.staysSince !== undefined;
}

/**
 * Completes a phase. Bonuses allocated in it are spent (H-SKILL-08), and effects and limits of the phase end. A City or
 * Other World phase of `by` ends the waiting of others (H-TURN-02, H-TURN-05).
 */
export function completePhase(g: Game, by: Seat | undefined): void {
  const { s } = g;
  for (const who of s.investigators) {
    coverSlots(who);
    if (who.untilTurnEnds.length > 0) who.untilTurnEnds = emptyList();
    if (who.used.length > 0) resetTurnLimits(who);
    if (by === undefined) continue;
    if (who.staysSince !== undefined && who.staysSince < s.turn) who.staysSince = undefined;
    if (who.waitsSince !== undefined && who.waitsSince < s.turn && who.seat !== by) who.waitsSince = undefined;
  }
  if (by === undefined) endDeadlockedWaits(g);
}

/**
 * Ends all waiting after an Upkeep if everyone is waiting or Lost, since no one could end it (H-TURN-08). An
 * investigator who only has no Speed today may end it on another day (H-TURN-05).
 */
function endDeadlockedWaits(g: Game): void {
  const all = investigatorsInPlay(g);
  const deadlocked: readonly (PhaseObstacle | undefined)[] = ['waits', 'lost'];
  if (!all.every((who) => deadlocked.includes(g.rules.turn.phaseObstacle(g, who)))) return;
  for (const who of all) who.waitsSince = undefined;
}

/**
 * Begins the night. Waiting lasts through it, except by house rule (H-TURN-08). The last investigator in the game waits
 * only until the coming day, since no one else can end it (H-TURN-06).
 */
export function startNight(g: Game): void {
  const all = investigatorsInPlay(g);
  const end = g.s.houseRules.waits === 'untilDayEnds';
  for (const who of all) {
    if (end) who.staysSince = undefined;
    if (end || all.length === 1) who.waitsSince = undefined;
  }
}

import type { Seat } from '@vigil/engine';
import { resetTurnLimits } from '../../common/ability-limits.js';
import { emptyList } from '../../language/lists.js';
import { type Game, investigatorsInPlay } from '../game.js';
import { coverSlots } from '../people/skills.js';
import type { Investigator } from '../state.js';

/**
 * Why somebody cannot start a phase: Lost, losing his next turn, or in the city without a free Speed bonus,
 * whatever points an item would give him (H-CITY-SPEED-05).
 */
export type PhaseObstacle = 'out' | 'lost' | 'waits' | 'no-speed';

/**
 * What keeps somebody from starting a phase of his now; undefined: nothing (H-CITY-SPEED-01, H-CITY-SPEED-04,
 * H-CITY-SPEED-09, H-OW-01).
 */
export function phaseObstacle(g: Game, who: Investigator): PhaseObstacle | undefined {
  if (who.place === 'out' || who.place === 'lost') return who.place;
  if (who.waitsSince !== undefined) return 'waits';
  return g.isInOtherWorld(who) || who.slots[0].includes('free') ? undefined : 'no-speed';
}

/** Whether somebody is able to start a phase of his: in the city with a free Speed slot, or in an Other World. */
export function canStartPhase(g: Game, who: Investigator): boolean {
  return g.rules.turn.phaseObstacle(g, who) === undefined;
}

/** Whether somebody must not leave voluntarily now (H-TURN-02). */
export function mustStay(who: Investigator): boolean {
  return who.staysSince !== undefined;
}

/**
 * A phase is over: bonuses allocated in it are spent (H-SKILL-08), what held to its end or could be used once in it
 * ends; a City or Other World phase of `by` ends others' waiting (H-TURN-02, H-TURN-05).
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
  if (by === undefined) endVainWaits(g);
}

/**
 * Where all are waiting or Lost after an Upkeep nobody could ever end their waiting, and it lapses (H-TURN-08). Who has
 * only kept no Speed for this day may end it on another (H-TURN-05).
 */
function endVainWaits(g: Game): void {
  const all = investigatorsInPlay(g);
  const isDeadlock: readonly (PhaseObstacle | undefined)[] = ['waits', 'lost'];
  if (!all.every((who) => isDeadlock.includes(g.rules.turn.phaseObstacle(g, who)))) return;
  for (const who of all) who.waitsSince = undefined;
}

/**
 * The night: waits last over it, unless the table plays otherwise (H-TURN-08); but the only one left in the game waits
 * no longer than to the coming day, for nobody can end it before (H-TURN-06).
 */
export function startNight(g: Game): void {
  const all = investigatorsInPlay(g);
  const end = g.s.houseRules.waits === 'untilDayEnds';
  for (const who of all) {
    if (end) who.staysSince = undefined;
    if (end || all.length === 1) who.waitsSince = undefined;
  }
}

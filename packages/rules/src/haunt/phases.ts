import type { Seat } from '@vigil/engine';
import { type Game, inPlay } from './game.js';
import { coverSlots } from './skills.js';
import type { Investigator } from './state.js';

/** Whether somebody is able to start a phase of his: in the city with a free Speed slot, or in an Other World. */
export function mayStartPhase(g: Game, who: Investigator): boolean {
  if (who.place === 'out' || who.place === 'lost' || who.waitsSince !== undefined) return false;
  return g.inOtherWorld(who) || who.slots[0].includes('free');
}

/** Whether somebody must not leave voluntarily now (H-TURN-02). */
export function mustStay(who: Investigator): boolean {
  return who.staysSince !== undefined;
}

/**
 * A phase is over: bonuses allocated in it are spent (H-SKILL-08), what held to its end or could be used once in it
 * ends; a City or Other World phase of `by` ends others' waiting (H-TURN-02, 05).
 */
export function phaseCompleted(g: Game, by: Seat | undefined): void {
  const { s } = g;
  for (const who of s.investigators) {
    coverSlots(who);
    who.untilTurnEnds = [];
    who.used = [];
    if (by === undefined) continue;
    if (who.staysSince !== undefined && who.staysSince < s.turn) who.staysSince = undefined;
    if (who.waitsSince !== undefined && who.waitsSince < s.turn && who.seat !== by) who.waitsSince = undefined;
  }
  if (by === undefined) afterUpkeep(g);
}

/**
 * Waits last over the night, unless the table plays otherwise; but where all who could act are waiting or lost, nobody
 * could ever end them, and they lapse (H-TURN-08).
 */
function afterUpkeep(g: Game): void {
  const all = inPlay(g);
  const lapse = g.s.houseRules.waits === 'untilDayEnds' || !all.some((who) => mayStartPhase(g, who));
  if (!lapse) return;
  for (const who of all) {
    who.waitsSince = undefined;
    if (g.s.houseRules.waits === 'untilDayEnds') who.staysSince = undefined;
  }
}

import type { Ability } from '../language/effects.js';
import type { Investigator } from './state.js';

/** What is used once a game stays in the list of what was used, marked; the others go when the turn ends. */
const FOR_GOOD = ':game';

/** Whether an ability of that component has been used as often as its limit allows. */
export function isUsedUp(who: Investigator, source: string, { limit }: Ability): boolean {
  return limit !== undefined && who.used.includes(limit === 'once-per-game' ? source + FOR_GOOD : source);
}

/** Notes that an ability with a limit is used. */
export function markUsed(who: Investigator, source: string, { limit }: Ability): void {
  if (limit !== undefined) who.used.push(limit === 'once-per-game' ? source + FOR_GOOD : source);
}

/** What may be used once a turn, or phase, may be used again. */
export function usableAgain(who: Investigator): void {
  who.used = who.used.filter((one) => one.endsWith(FOR_GOOD));
}

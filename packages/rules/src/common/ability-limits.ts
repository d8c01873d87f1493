import type { Ability } from '../language/abilities.js';
import type { Investigator } from './state.js';

/** What is used once a game stays in the list of what was used, marked; the others go when the turn ends. */
const PER_GAME = ':game';
/** What is used once a check, until that ends. */
const PER_CHECK = ':check';

/** A check of his has ended: what may be used once in each can be used again. */
export function resetCheckLimits(who: Investigator): void {
  if (who.used.some((one) => one.endsWith(PER_CHECK))) who.used = who.used.filter((one) => !one.endsWith(PER_CHECK));
}

/** Whether an ability of that component has been used as often as its limit allows. */
export function isLimitReached(who: Investigator, source: string, { limit }: Ability): boolean {
  return limit !== undefined && who.used.includes(usageKey(source, limit));
}

function usageKey(source: string, limit: NonNullable<Ability['limit']>): string {
  if (limit === 'once-per-game') return source + PER_GAME;
  return limit === 'once-per-check' ? source + PER_CHECK : source;
}

/** Notes that an ability with a limit is used. */
export function markUsed(who: Investigator, source: string, { limit }: Ability): void {
  if (limit !== undefined) who.used = [...who.used, usageKey(source, limit)];
}

/** What may be used once a turn, or phase, may be used again. */
export function resetTurnLimits(who: Investigator): void {
  who.used = who.used.filter((one) => one.endsWith(PER_GAME));
}

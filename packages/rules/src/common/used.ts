import type { Ability } from '../language/abilities.js';
import type { Investigator } from './state.js';

/** What is used once a game stays in the list of what was used, marked; the others go when the turn ends. */
const FOR_GOOD = ':game';
/** What is used once a check, until that ends. */
const IN_CHECK = ':check';

/** A check of his has ended: what may be used once in each can be used again. */
export function checkEnded(who: Investigator): void {
  if (who.used.some((one) => one.endsWith(IN_CHECK))) who.used = who.used.filter((one) => !one.endsWith(IN_CHECK));
}

/** Whether an ability of that component has been used as often as its limit allows. */
export function isUsedUp(who: Investigator, source: string, { limit }: Ability): boolean {
  return limit !== undefined && who.used.includes(noted(source, limit));
}

function noted(source: string, limit: NonNullable<Ability['limit']>): string {
  if (limit === 'once-per-game') return source + FOR_GOOD;
  return limit === 'once-per-check' ? source + IN_CHECK : source;
}

/** Notes that an ability with a limit is used. */
export function markUsed(who: Investigator, source: string, { limit }: Ability): void {
  if (limit !== undefined) who.used = [...who.used, noted(source, limit)];
}

/** What may be used once a turn, or phase, may be used again. */
export function usableAgain(who: Investigator): void {
  who.used = who.used.filter((one) => one.endsWith(FOR_GOOD));
}

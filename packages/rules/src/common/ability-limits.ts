import type { Ability } from '../language/abilities.js';
import type { Investigator } from './state.js';

/** Suffix of entries used once a game, which stay in the list; the others go when the turn ends. */
const PER_GAME = ':game';
/** Suffix of entries used once a check, which go when the check ends. */
const PER_CHECK = ':check';

/** Ends a check: abilities with a limit of once a check can be used again. */
export function resetCheckLimits(who: Investigator): void {
  if (who.used.some((one) => one.endsWith(PER_CHECK))) who.used = who.used.filter((one) => !one.endsWith(PER_CHECK));
}

/** True if an ability of that component has reached its limit. */
export function isLimitReached(who: Investigator, source: string, { limit }: Ability): boolean {
  return limit !== undefined && who.used.includes(usageKey(source, limit));
}

function usageKey(source: string, limit: NonNullable<Ability['limit']>): string {
  if (limit === 'once-per-game') return source + PER_GAME;
  return limit === 'once-per-check' ? source + PER_CHECK : source;
}

/** Records the use of an ability with a limit. */
export function markUsed(who: Investigator, source: string, { limit }: Ability): void {
  if (limit !== undefined) who.used = [...who.used, usageKey(source, limit)];
}

/** Ends a turn or phase: abilities with that limit can be used again. */
export function resetTurnLimits(who: Investigator): void {
  who.used = who.used.filter((one) => one.endsWith(PER_GAME));
}

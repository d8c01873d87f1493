import type { TypedDecision } from '@vigil/rules';

/** Questions that ask for consent to another player's wish, with the option that agrees. */
const CONSENT_OPTIONS: Readonly<Record<string, string>> = { 'q.end-day': 'agree', 'q.trade-accept': 'accept' };

/**
 * Returns the option that agrees to a wish, or undefined for other questions. A solo player has expressed the wish
 * themselves.
 */
export function findConsent({ key, options }: TypedDecision): string | undefined {
  const consent = Object.hasOwn(CONSENT_OPTIONS, key) ? CONSENT_OPTIONS[key] : undefined;
  return options.find(({ id }) => id === consent)?.id;
}

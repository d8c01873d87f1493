import type { TypedDecision } from '@vigil/rules';

/** The questions by which one player agrees to what another one wants, with the answer that does. */
const CONSENT_OPTIONS: Readonly<Record<string, string>> = { 'q.end-day': 'agree', 'q.trade-accept': 'accept' };

/**
 * The answer that agrees to what somebody at the table wants; undefined: it is no such question. Who plays alone has
 * wanted it himself.
 */
export function findConsent({ key, options }: TypedDecision): string | undefined {
  const consent = Object.hasOwn(CONSENT_OPTIONS, key) ? CONSENT_OPTIONS[key] : undefined;
  return options.find(({ id }) => id === consent)?.id;
}

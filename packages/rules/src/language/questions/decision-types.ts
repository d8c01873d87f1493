/** Access to decisions by their types alone, separate from the vocabulary so that the page need not load it. */
import type { About, QuestionKey, TypedDecision } from './index.js';

/** True if a decision has one of these keys. */
export function isDecisionOf<K extends QuestionKey>(
  decision: TypedDecision,
  ...keys: readonly K[]
): decision is Extract<TypedDecision, { readonly key: K }> {
  return (keys as readonly string[]).includes(decision.key);
}

/** Returns a decision if it has this key. Undefined: another key, or no decision. */
export function asDecisionOf<K extends QuestionKey>(
  decision: TypedDecision | undefined,
  key: K,
): Extract<TypedDecision, { readonly key: K }> | undefined {
  return decision && isDecisionOf(decision, key) ? decision : undefined;
}

/** Returns the `about` of a decision, for callers that read single fields of any question. */
export function aboutOf(decision: TypedDecision): About {
  return decision.about ?? {};
}

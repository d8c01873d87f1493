/** What reads decisions by their types alone. Apart from the vocabulary, so that the page does without that. */
import type { About, QuestionKey, TypedDecision } from './index.js';

/** Whether a decision is of one of some keys. */
export function isDecisionOf<K extends QuestionKey>(
  decision: TypedDecision,
  ...keys: readonly K[]
): decision is Extract<TypedDecision, { readonly key: K }> {
  return (keys as readonly string[]).includes(decision.key);
}

/** A decision as one of a key; undefined: it is of another, or there is none. */
export function asDecisionOf<K extends QuestionKey>(
  decision: TypedDecision | undefined,
  key: K,
): Extract<TypedDecision, { readonly key: K }> | undefined {
  return decision && isDecisionOf(decision, key) ? decision : undefined;
}

/** What a decision is about, for those who care for some field and not for the question. */
export function aboutOf(decision: TypedDecision): About {
  return decision.about ?? {};
}

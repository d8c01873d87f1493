/** Invariants of worded questions and answers: each names its subject. */
import type { PublicOption } from '@vigil/engine';
import { answerText, questionText, type TypedDecision, type Words } from '@vigil/rules';

/** A clause id, which no player should read. */
const BARE_ID = /\b[A-Z]{1,4}(?:-[A-Z]+)*-\d{2,3}\b/;
/** A component id: hyphenated words ending in a number, or an entry of a card. */
const COMPONENT_ID = /\b[a-z]+(?:-[a-z]+)*-\d+\b|[a-z]-[a-z]+\/[a-z]/;
/** Texts without content. */
const EMPTY = /^(?:Do you want to\??|Choose one|Option [a-z])$/;

/** Returns the fault in the wording of a question and its answers; undefined: none. */
export function findEmptyWording(w: Words, decision: TypedDecision): string | undefined {
  const question = questionText(w, decision, { named: false });
  const texts = [question, ...decision.options.map((option: PublicOption) => answerText(w, decision, option))];
  const empty = texts.find(
    (text) => text.trim() === '' || EMPTY.test(text) || BARE_ID.test(text) || COMPONENT_ID.test(text),
  );
  if (empty !== undefined) return `${decision.key} says only "${empty}"`;
  // A question raised by a text must name that text.
  if (NEEDS_CAUSE.has(decision.key) && !question.includes(': '))
    return `${decision.key} does not say what asks: "${question}"`;
  return undefined;
}

/** Questions that are meaningless without their cause. */
const NEEDS_CAUSE: ReadonlySet<string> = new Set(['q.may', 'q.may-pay', 'q.choose', 'q.whom', 'q.go-where', 'q.split']);

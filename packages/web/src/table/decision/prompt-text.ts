import { questionText, type TypedDecision, type Words } from '@vigil/rules';
import type { Snapshot } from '../../play/session.js';
import type { Company } from '../company.js';

/** Returns the prompt of a decision, with the investigator's name if this page decides for several, or for none. */
export function promptText(
  words: Words,
  decision: TypedDecision,
  { view }: Pick<Snapshot, 'view'>,
  company: Company | undefined,
): string {
  const named = company ? !company.isForOnlySeat(decision) : view.investigators.length > 1;
  return questionText(words, decision, { named });
}

/** Texts of effects for each success of a check. */
import type { Effects } from '../../language/effects.js';
import { resourceText } from '../nouns.js';
import { type Passage, type PassagePart, scopeArgs, statementClause, verbClause } from '../passages.js';
import type { Words } from '../words.js';
import { makeBlock } from './combinator-text.js';

/** "for each success, you may lose 1 Sanity to gain 1 Clue": "If you do" could be read of all successes together. */
function tradeText(w: Words, [only, ...others]: Effects): string | undefined {
  if (only?.do !== 'may' || others.length > 0 || only.cost !== undefined || only.else !== undefined) return undefined;
  const gain = only.then.find((effect) => effect.do === 'gain');
  const lose = only.then.find((effect) => effect.do === 'lose');
  if (gain === undefined || lose === undefined || only.then.length > 2) return undefined;
  if (typeof gain.amount !== 'number' || typeof lose.amount !== 'number') return undefined;
  return w.say('per-success.trade', {
    gain: resourceText(w, gain.what, gain.amount),
    lose: resourceText(w, lose.what, lose.amount),
  });
}

/** "gain 1 Clue for each success", or, of more than that, "for each success, …". */
export function perSuccessPart(w: Words, then: Effects, inner: Passage): PassagePart {
  const traded = tradeText(w, then);
  if (traded !== undefined)
    return makeBlock(
      'then',
      statementClause(() => traded),
      [],
      [inner],
    );
  const { single } = inner;
  const thing = w.say('countable.successes.each');
  if (single?.verb !== undefined && single.object !== undefined) {
    const { verb, object } = single;
    return verbClause(w, verb, (who) => w.say('amount.for-each', { what: object(who), thing }));
  }
  return makeBlock(
    'then',
    statementClause(() => w.say('per-success', scopeArgs(w, inner))),
    [],
    [inner],
  );
}

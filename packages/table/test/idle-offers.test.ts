import { type DecisionOf, optionId } from '@vigil/rules';
import { describe, expect, it } from 'vitest';
import { isChoice } from '../src/index.js';

/** Returns true if the table asks an Upkeep with these uses and trades. `withoutEffect`: uses that change nothing. */
const isUpkeepAsked = (uses: readonly string[], trades: number, withoutEffect: readonly string[] = []) => {
  const decision: DecisionOf<'q.upkeep'> = {
    id: '1',
    by: [0],
    key: 'q.upkeep',
    args: { investigator: 'vincent-lee' },
    why: 'A-UPKEEP-04',
    options: [
      { id: 'done', key: 'o.done' },
      ...uses.map((card) => ({ id: optionId.use(card), key: 'o.use' as const, args: { card } })),
    ],
    asides: Array.from({ length: trades }, (_, i) => ({
      id: optionId.trade(0, i + 1),
      key: 'o.trade',
      by: 0,
      args: { investigator: 'vincent-lee', other: 'carolyn-fern' },
    })),
    about: { checks: {}, withoutEffect },
  };
  return isChoice(decision);
};

describe('a question that the table skips', () => {
  it('has one option and no aside', () => {
    expect(isUpkeepAsked([], 0)).toBe(false);
    expect(isUpkeepAsked([], 1)).toBe(true);
    expect(isUpkeepAsked(['heal'], 0)).toBe(true);
  });

  it('has only options without effect besides its end', () => {
    expect(isUpkeepAsked(['vincent-lee'], 2, ['use:vincent-lee'])).toBe(false);
    expect(isUpkeepAsked(['vincent-lee', 'heal'], 0, ['use:vincent-lee'])).toBe(true);
    expect(isUpkeepAsked(['vincent-lee'], 0)).toBe(true);
  });
});

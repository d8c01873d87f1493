import { type DecisionOf, optionId } from '@vigil/rules';
import { describe, expect, it } from 'vitest';
import { isChoice } from '../src/index.js';

/** An Upkeep with some offers beside its end, some of them useless, and trades. */
const asked = (uses: readonly string[], trades: number, withoutEffect: readonly string[] = []) => {
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

describe('a question that the table passes over', () => {
  it('has one option and nothing else', () => {
    expect(asked([], 0)).toBe(false);
    expect(asked([], 1)).toBe(true);
    expect(asked(['heal'], 0)).toBe(true);
  });

  it('has none but idle offers beside its end', () => {
    expect(asked(['vincent-lee'], 2, ['use:vincent-lee'])).toBe(false);
    expect(asked(['vincent-lee', 'heal'], 0, ['use:vincent-lee'])).toBe(true);
    expect(asked(['vincent-lee'], 0)).toBe(true);
  });
});

/** Worth of effects: what offers, cards and encounters are chosen by. */
import { loadBoxes } from '@vigil/content';
import { arkhamLab } from '@vigil/lab';
import type { Content, Effect } from '@vigil/rules';
import { beforeAll, describe, expect, it } from 'vitest';
import { encounterWorths } from '../src/careful/arkham/encounters.js';
import { type Beneficiary, worthOfEffects, worthOfUse } from '../src/careful/effects.js';
import { WEIGHTS } from '../src/careful/weights.js';

let content: Content;
beforeAll(async () => {
  ({ content } = arkhamLab(await loadBoxes(['base'])));
});

function someone(changes: Partial<Beneficiary> = {}): Beneficiary {
  return {
    content,
    weights: WEIGHTS,
    sealPrice: 5,
    sanity: 4,
    stamina: 4,
    maximum: { sanity: 5, stamina: 5 },
    clues: 2,
    money: 4,
    faces: 2,
    skill: () => 3,
    ...changes,
  };
}

describe('the worth of effects', () => {
  it('is that of the better half of a check, by its chance', () => {
    const check: Effect = { do: 'check', check: 'lore', modifier: 0, pass: [{ do: 'gain', what: 'clue', amount: 3 }] };
    const [dull, bright] = [0, 6].map((lore) => worthOfEffects(someone({ skill: () => lore }), [check]));
    expect(dull).toBe(0);
    expect(bright).toBeGreaterThan(2);
  });

  it('falls with the points that are left', () => {
    const loss: Effect = { do: 'lose', what: 'sanity', amount: 2 };
    const worths = [5, 3, 2].map((sanity) => worthOfEffects(someone({ sanity }), [loss]));
    expect(worths).toEqual([...worths].sort((a, b) => b - a));
    expect(new Set(worths).size).toBe(3);
  });

  it('is the best of several choices, and that of an offer never below its refusal', () => {
    const clue: Effect = { do: 'gain', what: 'clue', amount: 1 };
    const money: Effect = { do: 'gain', what: 'money', amount: 1 };
    const choice: Effect = { do: 'choose', options: [[money], [clue]] };
    expect(worthOfEffects(someone(), [choice])).toBe(worthOfEffects(someone(), [clue]));
    const dear: Effect = { do: 'may', cost: { clues: 2 }, then: [money] };
    expect(worthOfEffects(someone(), [dear])).toBe(0);
  });

  it('makes cards with Clues worth a reading', () => {
    const readings = [...content.cards.values()].flatMap(({ type, abilities = [] }) =>
      type === 'tome' ? abilities.map((ability) => worthOfUse(someone({ skill: () => 5 }), ability)) : [],
    );
    expect(readings.length).toBeGreaterThan(5);
    expect(Math.max(...readings)).toBeGreaterThan(2);
  });

  it('tells the encounters of locations apart', () => {
    const worths = encounterWorths(content);
    expect(worths.size).toBeGreaterThan(20);
    const all = [...worths.values()];
    expect(all.every(Number.isFinite)).toBe(true);
    expect(Math.max(...all)).toBeGreaterThan(0.5);
    expect(Math.min(...all)).toBeLessThan(0);
  });
});

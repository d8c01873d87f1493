import { BASE } from '@vigil/content';
import type { Pack, State } from '@vigil/rules';
import { beforeAll, describe, expect, it } from 'vitest';
import { guidedArkham } from '../src/guided/arkham.js';
import { addToLab, arkhamLab, type BoxLab, hauntLab } from '../src/index.js';

/** A box that bends a rule, has one of its own, and lights a lantern in games that are arranged for it. */
const LANTERN: BoxLab = {
  arkham: {
    invariants: (below) => [
      ...below.filter(({ name }) => name !== 'no more monsters in Arkham than the limit'),
      {
        name: 'it is never wholly dark',
        clauses: [],
        findViolation: ({ terror }) => (terror > 9 ? 'dark' : undefined),
      },
    ],
    arrange({ table }) {
      lit.push(table.state);
    },
    extendGoal: (below) => (question, option) => {
      wished.add(option.key);
      return below(question, option);
    },
  },
};
const PACK: Pack = { ...BASE, id: 'lantern' };
const lit: State[] = [];
const wished = new Set<string>();

beforeAll(() => addToLab('lantern', LANTERN));

describe('what a box adds to the lab', () => {
  it('bends what must hold, and adds what must hold with it', () => {
    const without = arkhamLab([{ pack: BASE }]).invariants.map(({ name }) => name);
    const names = arkhamLab([{ pack: PACK }]).invariants.map(({ name }) => name);
    expect(names.filter((name) => !without.includes(name))).toEqual(['it is never wholly dark']);
    expect(without.filter((name) => !names.includes(name))).toEqual(['no more monsters in Arkham than the limit']);
  });

  it('is nothing in a game it is not made for', () => {
    const names = hauntLab([{ pack: PACK }]).invariants.map(({ name }) => name);
    expect(names).toEqual(hauntLab([{ pack: BASE }]).invariants.map(({ name }) => name));
  });

  it('has a say in the positions and the wishes of guided fuzzing', () => {
    const { fault } = guidedArkham([{ pack: PACK }]).play('lantern', 0);
    expect(fault).toBeUndefined();
    expect(lit).toHaveLength(1);
    expect(wished.size).toBeGreaterThan(0);
    guidedArkham([{ pack: BASE }]).play('lantern', 0);
    expect(lit).toHaveLength(1);
  });

  it('is refused when there is something of that name', () => {
    expect(() => addToLab('lantern', {})).toThrow('the lab knows the box "lantern" already');
  });
});

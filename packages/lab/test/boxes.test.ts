import { BASE } from '@vigil/content';
import type { Pack, State } from '@vigil/rules';
import { beforeAll, describe, expect, it } from 'vitest';
import { guidedArkham } from '../src/guided/arkham.js';
import { addToLab, arkhamLab, type BoxLab, hauntLab } from '../src/index.js';

/** A box that removes an invariant, adds another, and records the positions arranged for it. */
const LANTERN: BoxLab = {
  arkham: {
    invariants: (below) => [
      ...below.filter(({ name }) => name !== 'the monsters in Arkham do not exceed the limit'),
      {
        name: 'it is never wholly dark',
        clauses: [],
        findViolation: ({ terror }) => (terror > 9 ? 'dark' : undefined),
      },
    ],
    arrange({ table }) {
      arrangedStates.push(table.state);
    },
    extendGoal: (below) => (question, option) => {
      goalOptions.add(option.key);
      return below(question, option);
    },
  },
};
const PACK: Pack = { ...BASE, id: 'lantern' };
const arrangedStates: State[] = [];
const goalOptions = new Set<string>();

beforeAll(() => addToLab('lantern', LANTERN));

describe('additions of a box to the lab', () => {
  it('remove invariants and add others', () => {
    const without = arkhamLab([{ pack: BASE }]).invariants.map(({ name }) => name);
    const names = arkhamLab([{ pack: PACK }]).invariants.map(({ name }) => name);
    expect(names.filter((name) => !without.includes(name))).toEqual(['it is never wholly dark']);
    expect(without.filter((name) => !names.includes(name))).toEqual(['the monsters in Arkham do not exceed the limit']);
  });

  it('have no effect in a game that they are not made for', () => {
    const names = hauntLab([{ pack: PACK }]).invariants.map(({ name }) => name);
    expect(names).toEqual(hauntLab([{ pack: BASE }]).invariants.map(({ name }) => name));
  });

  it('change the positions and goals of guided fuzzing', () => {
    const { fault } = guidedArkham([{ pack: PACK }]).play('lantern', 0);
    expect(fault).toBeUndefined();
    expect(arrangedStates).toHaveLength(1);
    expect(goalOptions.size).toBeGreaterThan(0);
    guidedArkham([{ pack: BASE }]).play('lantern', 0);
    expect(arrangedStates).toHaveLength(1);
  });

  it('are refused if the lab has some for the same box', () => {
    expect(() => addToLab('lantern', {})).toThrow('the lab already has the box "lantern"');
  });
});

import { BASE, loadChosenBoxes } from '@vigil/content';
import { arkhamRulesOf, Content, contentOfBoxes } from '@vigil/rules';
import { describe, expect, it } from 'vitest';
import { Arrangement } from '../src/arrange/arrangement.js';
import { guidedPosition } from '../src/guided/guided-position.js';
import { arkhamInvariants, arkhamResolutions, Coverage, guidedFuzz } from '../src/index.js';

const content = new Content([BASE]);

describe('a guided position', () => {
  it('breaks no invariant', () => {
    const invariants = arkhamInvariants(content);
    for (let i = 0; i < 30; i++) {
      const position = guidedPosition(content, new Coverage(arkhamResolutions(content)), `position ${i}`, undefined);
      const violations = invariants.flatMap(({ name, findViolation: found }) => {
        const what = found(position, new Set());
        return what === undefined ? [] : `${name}: ${what}`;
      });
      expect(violations).toEqual([]);
    }
  });

  it('is the same for the same seed', () => {
    const positionOf = (seed: string) =>
      guidedPosition(content, new Coverage(arkhamResolutions(content)), seed, undefined);
    expect(positionOf('one')).toEqual(positionOf('one'));
    expect(positionOf('one')).not.toEqual(positionOf('two'));
  });
});

describe('an arrangement', () => {
  it('puts every Spawn on the board once, and only on request (D-SPAWN-01)', async () => {
    const boxes = await loadChosenBoxes({ packs: ['base', 'dunwich'] });
    const boxContent = contentOfBoxes(boxes);
    const table = new Arrangement(
      boxContent,
      { investigators: ['random'], ancientOne: 'random' },
      'spawn',
      arkhamRulesOf(boxes),
    );
    const spawn = [...boxContent.monsters.values()].filter(({ abilities }) => abilities.includes('spawn'));
    expect(spawn.length).toBeGreaterThan(0);
    for (const { id } of spawn) expect(table.placeMonster('woods', id)).toBe(true);
    for (const { id } of spawn) expect(table.placeMonster('woods', id)).toBe(false);
    expect(new Set(table.state.monsters.map(({ token }) => boxContent.tokens.get(token)))).toEqual(new Set(spawn));
    while (table.takeMonster() !== undefined);
    expect(table.state.cup).toEqual([]);
    expect(table.state.monsters.length).toBe(spawn.length);
  });
});

describe('the guided fuzz', () => {
  it('resolves only the additions of a box if asked to', async () => {
    const choice = { packs: ['base', 'dunwich'], games: 1, seed: 'added' };
    const [all, added, base] = [
      await guidedFuzz(choice),
      await guidedFuzz({ ...choice, added: true }),
      await guidedFuzz({ ...choice, packs: ['base'] }),
    ].map(({ resolved }) => Object.values(resolved).reduce((sum, { of }) => sum + of, 0)) as [number, number, number];
    expect(added).toBeGreaterThan(0);
    expect(added).toBe(all - base);
  });

  it('resolves more components with every game, and reports those that are left', async () => {
    const report = await guidedFuzz({ games: 4, seed: 'test' });
    expect(report.faults).toEqual([]);
    expect(report).toMatchObject({ games: 4, seed: 'test' });
    const resolvedCount = Object.values(report.resolved).reduce((sum, one) => sum + one.done, 0);
    expect(resolvedCount).toBeGreaterThan(30);
    for (const [resolution, { done: some, of }] of Object.entries(report.resolved)) {
      expect(report.left[resolution as keyof typeof report.left]?.length ?? 0).toBe(of - some);
    }
  });
});

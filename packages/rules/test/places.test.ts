import { BASE } from '@vigil/content';
import { describe, expect, it } from 'vitest';
import { countBoardMonsters } from '../src/arkham/board/limits.js';
import type { Game } from '../src/arkham/game.js';
import { cityPlaces } from '../src/common/board/options.js';
import { isInRegion } from '../src/common/figures/conditions.js';
import { isInCity } from '../src/haunt/game.js';
import { Content, ContentError, checkReferences, createNameLookup, type Pack, packOf } from '../src/index.js';
import { createPosition, runTrial } from './arkham-trial.js';
import { createPosition as dayPosition, runTrial as dayTrial } from './haunt-trial.js';

/** A box with a ferry, on foot and in Arkham, and a reef outside the monster limit. */
const SEA: Partial<Pack> = {
  placeKinds: [
    { id: 'deck', inArkham: true, onFoot: true, inCity: true },
    { id: 'reef', outsideLimit: true },
  ],
  places: [
    { id: 'ferry', name: 'The Ferry', kind: 'deck', connects: ['river-docks'] },
    { id: 'rocks', name: 'The Rocks', kind: 'reef' },
    { id: 'cell', name: 'The Cell', kind: 'jail' },
  ],
};

/** Evaluates a query on a table with the box. */
function evaluate<T>(ask: (g: Game) => T): T {
  const monsters = [
    { token: 'ghoul-1', at: 'ferry' },
    { token: 'ghoul-2', at: 'rocks' },
  ];
  const start = createPosition([{ place: 'ferry' }, { place: 'rocks' }, { place: 'cell' }], { monsters });
  let found: T[] = [];
  const t = runTrial(
    start,
    function* (g) {
      found = [ask(g)];
    },
    { more: SEA },
  );
  expect(t.result()).toEqual({ how: 'done' });
  return found[0] as T;
}

describe('areas with a place kind of a box', () => {
  it('are in Arkham if the kind says so', () => {
    expect(evaluate((g) => g.s.investigators.map((who) => g.isInArkham(who)))).toEqual([true, false, true]);
    expect(evaluate((g) => ['ferry', 'rocks', 'cell'].map((at) => isInRegion(g, at, { in: 'arkham' })))).toEqual([
      true,
      false,
      true,
    ]);
    expect(evaluate((g) => isInRegion(g, 'rocks', { in: 'in-play' }))).toBe(true);
  });

  it('are places to walk to if the kind says so', () => {
    const ids = evaluate((g) => cityPlaces(g).map(({ value }) => value));
    expect(ids).toContain('ferry');
    expect(ids).not.toContain('rocks');
    expect(ids).not.toContain('cell');
    expect(evaluate((g) => g.place('ferry').connects)).toEqual(['river-docks']);
  });

  it('do not count monsters against the limit if the kind says so [A-LIMIT-03]', () => {
    expect(evaluate((g) => countBoardMonsters(g))).toBe(1);
  });

  it('are in the city of Haunt if the kind says so [H-BASE-17]', () => {
    const t = dayTrial(
      dayPosition([{}]),
      function* (g) {
        return ['ferry', 'rocks'].map((at) => isInCity(g, at));
      },
      { more: SEA },
    );
    expect(t.result()).toMatchObject({ value: [true, false] });
  });

  it('have names, and are refused if their kind is unknown', () => {
    const box = packOf({ id: 'sea', name: '', version: '1', ...SEA });
    expect(createNameLookup(new Content([BASE, box]))('place', 'ferry')).toBe('The Ferry');
    const wrong = packOf({
      id: 'sea',
      name: '',
      version: '1',
      places: [{ id: 'ferry', name: '', kind: 'stret', connects: ['river-dock'] }],
    });
    const checkWrongPack = () => checkReferences(new Content([BASE, wrong]));
    expect(checkWrongPack).toThrow(ContentError);
    expect(checkWrongPack).toThrow('kind: there is no kind of place "stret" (did you mean "street"?)');
    expect(checkWrongPack).toThrow('connects: there is no place "river-dock" (did you mean "river-docks"?)');
  });
});

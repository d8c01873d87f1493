import { describe, expect, it } from 'vitest';
import { countBoardMonsters } from '../src/arkham/board/limits.js';
import { placeMonster } from '../src/arkham/board/monsters.js';
import { mythosPhase } from '../src/arkham/mythos/mythos.js';
import { evenSpreads, fittingSpreads, resolveSurge } from '../src/arkham/mythos/surge.js';
import type { State } from '../src/arkham/state.js';
import {
  createCrowd,
  createPosition,
  mythosCard,
  openGates,
  type PositionOptions,
  runTrial,
  type TestInvestigator,
} from './arkham-trial.js';

const people = (n: number): TestInvestigator[] => Array.from({ length: n }, () => ({}));
const count = (state: State, at: string) => state.monsters.filter((monster) => monster.at === at).length;
const onBoard = (state: State) => state.monsters.filter(({ at }) => at !== 'outskirts').length;

describe('even spreads of a surge', () => {
  it('give no gate more than the surging one and differ by at most one [A-MYTHOS-15, A-MYTHOS-16]', () => {
    for (let n = 1; n <= 7; n++) {
      for (let monsters = 0; monsters <= 16; monsters++) {
        const spreads = evenSpreads(n, monsters);
        expect(new Set(spreads.map(String)).size).toBe(spreads.length);
        for (const spread of spreads) {
          expect(spread).toHaveLength(n);
          expect(spread.reduce((sum, one) => sum + one, 0)).toBe(monsters);
          expect(Math.max(...spread)).toBe(spread[0]);
          expect(Math.max(...spread) - Math.min(...spread)).toBeLessThanOrEqual(1);
        }
      }
    }
  });

  it('are complete: six over four gates in three ways, eight over three in two [A-MYTHOS-17]', () => {
    expect(evenSpreads(4, 6)).toEqual([
      [2, 2, 1, 1],
      [2, 1, 2, 1],
      [2, 1, 1, 2],
    ]);
    expect(evenSpreads(3, 8)).toHaveLength(2);
    expect(evenSpreads(4, 3)).toHaveLength(3);
    expect(evenSpreads(3, 3)).toEqual([[1, 1, 1]]);
  });
});

describe('spreads within the monster limit', () => {
  it('are, in Arkham alone, the even spreads of as many monsters as there is room for [A-MYTHOS-18, A-MYTHOS-19]', () => {
    for (let n = 1; n <= 7; n++) {
      for (let monsters = 0; monsters <= 12; monsters++) {
        for (let room = 0; room <= 12; room++) {
          const fitting = fittingSpreads(Array(n).fill(true), monsters, room).map(String).sort();
          expect(fitting).toEqual(evenSpreads(n, Math.min(monsters, room)).map(String).sort());
        }
      }
    }
  });

  it('reduce the share of Arkham to its room, and no share of another town [A-MYTHOS-18, D-BOARD-02]', () => {
    expect(fittingSpreads([true, false], 4, 1)).toEqual([[1, 2]]);
    expect(fittingSpreads([false, true, true], 3, 1)).toEqual([
      [1, 1, 0],
      [1, 0, 1],
    ]);
    expect(fittingSpreads([true, false, true], 3, 9)).toEqual([[1, 1, 1]]);
  });
});

describe('a monster surge', () => {
  const sixPlayers = (more: PositionOptions) =>
    createPosition([{ place: 'the-witch-house', explored: true }, ...people(5)], {
      first: 1,
      doom: 5,
      terror: 1,
      gates: openGates('the-witch-house', 'graveyard', 'woods', 'science-building'),
      clues: { 'independence-square': 1 },
      ...more,
    });
  const named = mythosCard('named', { gate: 'the-witch-house' });
  const runSurge = (start: State) => {
    start.decks = { ...start.decks, mythos: ['named'] };
    return runTrial(start, mythosPhase, { mythos: [named] });
  };

  it('is spread as the players choose, before any monster is drawn [A-MYTHOS-05, A-MYTHOS-14, A-MYTHOS-17]', () => {
    const t = runSurge(sixPlayers({ monsters: createCrowd(2, 'uptown') }));
    expect(t.play.decisions[0]?.by).toEqual([1]);
    expect(t.options()).toEqual([
      'spread:the-witch-house=2,graveyard=2,woods=1,science-building=1',
      'spread:the-witch-house=2,graveyard=1,woods=2,science-building=1',
      'spread:the-witch-house=2,graveyard=1,woods=1,science-building=2',
    ]);
    expect(t.state.monsters).toHaveLength(2);
    t.answer('spread:the-witch-house=2,graveyard=1,woods=2,science-building=1');
    expect(['the-witch-house', 'woods', 'graveyard', 'science-building'].map((at) => count(t.state, at))).toEqual([
      2, 2, 1, 1,
    ]);
    expect(onBoard(t.state)).toBe(8);
  });

  it('adds no doom, opens no gate, draws nobody through and leaves Clues in place [A-MYTHOS-20]', () => {
    const t = runSurge(sixPlayers({ monsters: createCrowd(2, 'uptown') }));
    t.answer(t.options()[0] as string);
    expect(t.state).toMatchObject({ doom: 5, terror: 1, clues: { 'independence-square': 1 } });
    expect(t.state.gates).toHaveLength(4);
    expect(t.state.investigators[0]).toMatchObject({ place: 'the-witch-house', explored: true, delayed: false });
  });

  it('serves the surging gate first if the limit leaves too little room; the rest go to the Outskirts [A-MYTHOS-18, A-MYTHOS-19, A-LIMIT-01, A-LIMIT-06]', () => {
    const start = sixPlayers({ monsters: createCrowd(6, 'uptown') });
    const allies = start.decks.ally.length;
    const t = runSurge(start);
    expect(t.options()).toEqual([
      'spread:the-witch-house=1,graveyard=1,woods=1',
      'spread:the-witch-house=1,graveyard=1,science-building=1',
      'spread:the-witch-house=1,woods=1,science-building=1',
    ]);
    expect(t.play.decisions[0]?.args).toMatchObject({ n: 6, fit: 3, outside: 3 });
    const cup = t.state.cup.length;
    t.answer('spread:the-witch-house=1,graveyard=1,woods=1');
    expect(onBoard(t.state)).toBe(9);
    expect(count(t.state, 'science-building')).toBe(0);
    expect(count(t.state, 'outskirts')).toBe(0);
    expect(t.state.cup).toHaveLength(cup - 3);
    expect(t.state.terror).toBe(2);
    expect(t.state.decks.ally).toHaveLength(allies - 1);
  });

  it('asks only which second gate gets three when eight monsters come to three gates [A-MYTHOS-16]', () => {
    const start = createPosition(people(8), { gates: openGates('woods', 'graveyard', 'black-cave') });
    const t = runTrial(start, (g) => resolveSurge(g, 'graveyard'));
    expect(t.options()).toEqual(['spread:graveyard=3,woods=3,black-cave=2', 'spread:graveyard=3,woods=2,black-cave=3']);
    t.answer('spread:graveyard=3,woods=2,black-cave=3');
    expect(onBoard(t.state)).toBe(8);
  });

  it('asks nothing if there is only one spread [A-MYTHOS-17]', () => {
    const start = createPosition(people(1), { gates: openGates('woods', 'graveyard', 'black-cave') });
    const t = runTrial(start, (g) => resolveSurge(g, 'woods'));
    expect(t.result()).toEqual({ how: 'done' });
    expect(['woods', 'graveyard', 'black-cave'].map((at) => count(t.state, at))).toEqual([1, 1, 1]);
  });

  it('has no effect at a place where an investigator prevents monsters, and skips such gates elsewhere [A-MYTHOS-05]', () => {
    const kate: TestInvestigator = { id: 'kate-winthrop', place: 'woods', explored: true };
    const guarded = { gates: openGates('woods', 'graveyard', 'black-cave') };
    const none = runTrial(createPosition([kate], guarded), (g) => resolveSurge(g, 'woods'));
    expect(none.state.monsters).toHaveLength(0);
    const elsewhere = runTrial(createPosition([kate], guarded), (g) => resolveSurge(g, 'graveyard'));
    expect(['woods', 'graveyard', 'black-cave'].map((at) => count(elsewhere.state, at))).toEqual([0, 2, 1]);
  });

  it('places the rest at the gates once an overflow has raised terror to 10 [A-LIMIT-08, A-TERROR-07]', () => {
    const start = createPosition(people(4), {
      terror: 9,
      gates: openGates('woods', 'graveyard'),
      monsters: [
        ...createCrowd(7, 'uptown'),
        ...['cultist-1', 'cultist-2', 'cultist-3', 'cultist-4'].map((token) => ({ token, at: 'outskirts' })),
      ],
    });
    const t = runTrial(start, (g) => resolveSurge(g, 'woods'));
    // The first of the four overflows; the other three are placed at the gates.
    expect(t.state.terror).toBe(10);
    expect([count(t.state, 'woods'), count(t.state, 'graveyard'), count(t.state, 'outskirts')]).toEqual([2, 1, 0]);
  });
});

describe('the monster limit and the Outskirts', () => {
  it('send extra monsters to the Outskirts; an overflow raises terror with all effects before the headline [A-LIMIT-04, A-LIMIT-05, A-LIMIT-06, A-LIMIT-10, A-TERROR-02, A-TERROR-03]', () => {
    const start = createPosition([{}, {}, { place: 'general-store' }], {
      terror: 2,
      gates: openGates('woods', 'black-cave', 'unvisited-isle'),
      monsters: [
        ...createCrowd(5, 'uptown'),
        ...['cultist-1', 'cultist-2', 'cultist-3', 'cultist-4'].map((token) => ({ token, at: 'outskirts' })),
      ],
    });
    start.decks = { ...start.decks, ally: start.decks.ally.slice(0, 11) };
    start.decks = { ...start.decks, mythos: ['named'] };
    const named = mythosCard('named', { gate: 'woods', effects: [{ do: 'track', what: 'terror', by: 1 }] });
    const t = runTrial(start, mythosPhase, { mythos: [named] });
    expect(t.result()).toEqual({ how: 'done' });
    expect(onBoard(t.state)).toBe(6);
    expect(count(t.state, 'woods')).toBe(1);
    expect(count(t.state, 'outskirts')).toBe(0);
    expect(t.state.terror).toBe(4);
    expect(t.state.doom).toBe(0);
    expect(t.state.decks.ally).toHaveLength(9);
    expect(t.state.investigators[2]?.place).toBe('rivertown');
    expect(t.state.closed).toEqual([{ at: 'general-store', until: 'for-good' }]);
  });

  it('begin again with empty Outskirts after an overflow in the middle of a surge [A-LIMIT-07]', () => {
    const start = createPosition(people(4), {
      gates: openGates('woods', 'black-cave', 'unvisited-isle', 'graveyard'),
      monsters: [
        ...createCrowd(7, 'uptown'),
        ...['cultist-1', 'cultist-2', 'cultist-3'].map((token) => ({ token, at: 'outskirts' })),
      ],
    });
    const allies = start.decks.ally.length;
    const t = runTrial(start, (g) => resolveSurge(g, 'woods'));
    expect(count(t.state, 'outskirts')).toBe(2);
    expect(t.state.terror).toBe(1);
    expect(onBoard(t.state)).toBe(7);
    expect(t.state.decks.ally).toHaveLength(allies - 1);
  });

  it('do not count spawn monsters, and the limit does not count the Outskirts [A-LIMIT-02, A-LIMIT-03]', () => {
    const monsters = [
      ...createCrowd(3, 'uptown'),
      { token: 'spawn-1', at: 'sky' },
      { token: 'byakhee-2', at: 'outskirts' },
    ];
    const t = runTrial(createPosition(people(1), { monsters }), function* (g) {
      expect(countBoardMonsters(g)).toBe(3);
      yield* placeMonster(g, 'ghoul-1', 'woods');
      yield* placeMonster(g, 'spawn-2', 'woods');
      yield* placeMonster(g, 'ghoul-2', 'woods');
    });
    expect(t.state.monsters.slice(5).map(({ at }) => at)).toEqual(['woods', 'woods', 'outskirts']);
  });
});

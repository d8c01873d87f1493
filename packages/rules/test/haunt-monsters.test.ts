import { describe, expect, it } from 'vitest';
import { resolve } from '../src/common/effects/resolve.js';
import { gainClues } from '../src/common/resources/resources.js';
import {
  availableFromSupply,
  CLUE_TOKENS,
  cluesInPool,
  collectCluesAt,
  collectCluesEverywhere,
  placeClue,
} from '../src/haunt/board/clues.js';
import { closePlace, isClosed, reopenPlaces } from '../src/haunt/board/places.js';
import { associatedPlaces, associationOf, fieldsShowing } from '../src/haunt/board/symbols.js';
import { raiseTerror } from '../src/haunt/board/tracks.js';
import type { Game } from '../src/haunt/game.js';
import { DEFAULT_HAUNT_HOUSE_RULES } from '../src/haunt/house-rules.js';
import { drawMonster, homeStackOf, placeMonster, sendMonster, topmostMonster } from '../src/haunt/monsters/monsters.js';
import type { State } from '../src/haunt/state.js';
import { createPosition, mythosCard, runTrial } from './haunt-trial.js';

type PlaceAndClues = readonly [at: string, clues?: number];

const monsters = (all: Record<string, PlaceAndClues>): State['monsters'] =>
  Object.entries(all).map(([token, [at, clues = 0]]) => ({ token, at, clues }));
const clues = ({ monsters: all }: State) => Object.fromEntries(all.map((one) => [one.token, one.clues]));
const asRule = <T>(evaluateRule: (g: Game) => T) =>
  function* (g: Game) {
    return evaluateRule(g);
  };
const evaluate = <T>(
  start: State,
  evaluateRule: (g: Game) => T,
  mythos: readonly ReturnType<typeof mythosCard>[] = [],
): T => (runTrial(start, asRule(evaluateRule), { mythos }).result() as { value: T }).value;

describe('the symbols of the day', () => {
  const mythos = [
    mythosCard('a', { gate: 'woods', white: ['square'], black: ['circle'] }),
    mythosCard('b', { gate: 'woods', white: ['circle', 'star'] }),
    mythosCard('c', { gate: 'graveyard', white: ['circle'], black: ['star'] }),
  ];
  const start = createPosition([{}], { mythos: ['a', 'b', 'c'] });

  it('are shown on grey, on black, on both or on no card [H-SUM-07, H-SUM-08, H-SUM-09]', () => {
    const shown = evaluate(
      start,
      (g) => (['square', 'circle', 'plus'] as const).map((one) => fieldsShowing(g, one)),
      mythos,
    );
    expect(shown).toEqual([
      { grey: true, black: false },
      { grey: true, black: true },
      { grey: false, black: false },
    ]);
  });

  it('associate the places of their cards, each once [H-MONSTER-MOVE-09, H-MONSTER-MOVE-10, H-GLOSS-01, H-GLOSS-03]', () => {
    const places = evaluate(start, (g) => (['circle', 'plus'] as const).map((one) => associatedPlaces(g, one)), mythos);
    expect(places).toEqual([['woods', 'graveyard'], []]);
  });

  it('count as black if also on grey at the place of the black field, or by house rule at any place [H-MONSTER-ACT-12]', () => {
    const both = (g: Game) => [
      associationOf(g, 'woods', 'circle'),
      associationOf(g, 'woods', 'star'),
      associationOf(g, 'woods', 'plus'),
    ];
    expect(evaluate(start, both, mythos)).toEqual(['black', 'grey', 'none']);
    const anywhere = { ...start, houseRules: { ...DEFAULT_HAUNT_HOUSE_RULES, blackPrevails: 'anywhere' as const } };
    expect(evaluate(anywhere, both, mythos)).toEqual(['black', 'black', 'none']);
  });
});

describe('the cup', () => {
  it('gives monsters without a monster limit [H-EXHAUST-04]', () => {
    const all = Object.fromEntries(
      Array.from({ length: 3 }, (_, i) => [
        [`cultist-${i + 1}`, ['woods']],
        [`ghoul-${i + 1}`, ['woods']],
        [`zombie-${i + 1}`, ['sky']],
      ]).flat(),
    ) as Record<string, PlaceAndClues>;
    const start = createPosition([{}, {}], { monsters: monsters(all), cup: ['witch-1'] });
    expect(runTrial(start, drawMonster).result()).toEqual({ how: 'done', value: 'witch-1' });
  });

  it('takes back the topmost monster of the Outskirts and each world whenever it is empty [H-EXHAUST-03]', () => {
    const all = {
      'ghoul-1': ['abyss'],
      'ghoul-2': ['abyss'],
      'zombie-1': ['outskirts'],
      'witch-1': ['woods'],
    } as const;
    const start = createPosition([{}], { monsters: monsters(all), cup: [] });
    const t = runTrial(start, function* (g) {
      return [yield* drawMonster(g), yield* drawMonster(g)];
    });
    expect((t.result() as { value: string[] }).value.toSorted()).toEqual(['ghoul-2', 'zombie-1']);
    expect(t.state.monsters.map(({ token }) => token)).toEqual(['ghoul-1', 'witch-1']);
    const three = runTrial(start, function* (g) {
      return [yield* drawMonster(g), yield* drawMonster(g), yield* drawMonster(g), yield* drawMonster(g)];
    });
    // Monsters in the city are not taken back: none is available.
    expect((three.result() as { value: string[] }).value.slice(2)).toEqual(['ghoul-1', undefined]);
  });

  it('keeps monsters that a card bars from play, even if no others are left [H-EXHAUST-03]', () => {
    const barringCard = mythosCard('a', { modifiers: [{ mod: 'barFromPlay', monsters: { kinds: ['fire-vampire'] } }] });
    const start = createPosition([{}], { mythos: ['a'], cup: ['fire-vampire-1', 'witch-1', 'fire-vampire-2'] });
    const t = runTrial(
      start,
      function* (g) {
        return [yield* drawMonster(g), yield* drawMonster(g)];
      },
      { mythos: [barringCard] },
    );
    expect((t.result() as { value: unknown }).value).toEqual(['witch-1', undefined]);
    expect(t.state.cup.toSorted()).toEqual(['fire-vampire-1', 'fire-vampire-2']);
  });
});

describe('the arrival and departure of monsters', () => {
  it('sends monsters to the world of their symbol, and those with a crescent to the Outskirts [H-UPKEEP-08, H-UPKEEP-09]', () => {
    const tokens = ['mi-go-1', 'star-spawn-1', 'zombie-1', 'shoggoth-1', 'ghoul-1', 'gug-1', 'hound-of-tindalos-1'];
    const more = ['fire-vampire-1', 'chthonian-1'];
    expect(evaluate(createPosition([{}]), (g) => [...tokens, ...more].map((token) => homeStackOf(g, token)))).toEqual([
      'yuggoth',
      'rlyeh',
      'outskirts',
      'plateau-of-leng',
      'abyss',
      'the-dreamlands',
      'another-dimension',
      'great-hall-of-celeano',
      'city-of-the-great-race',
    ]);
  });

  it('stacks monsters in their worlds, the last on top [H-UPKEEP-11]', () => {
    const t = runTrial(createPosition([{}]), function* (g) {
      yield* placeMonster(g, 'ghoul-1', 'abyss');
      yield* placeMonster(g, 'zombie-1', 'outskirts');
      yield* placeMonster(g, 'ghoul-2', 'abyss');
      return [topmostMonster(g, 'abyss')?.token, topmostMonster(g, 'outskirts')?.token, topmostMonster(g, 'yuggoth')];
    });
    expect(t.result()).toEqual({ how: 'done', value: ['ghoul-2', 'zombie-1', undefined] });
  });

  it('gives a placed monster the Clues on its place in addition to its own [H-UPKEEP-27, H-UPKEEP-29]', () => {
    const t = runTrial(createPosition([{}], { clues: { woods: 2 } }), (g) => placeMonster(g, 'ghoul-1', 'woods', 1));
    expect(t.state.monsters).toEqual([{ token: 'ghoul-1', at: 'woods', clues: 3 }]);
    expect(t.state.clues).toEqual({});
  });

  it('returns the Clues of a monster that leaves the city to the pool [H-BASE-16, H-BANISH-06]', () => {
    const all = { 'ghoul-1': ['abyss'], 'ghoul-2': ['woods', 3] } as const;
    const t = runTrial(createPosition([{}], { monsters: monsters(all) }), function* (g) {
      yield* sendMonster(g, g.s.monsters[1] as State['monsters'][number], 'abyss');
      return [topmostMonster(g, 'abyss')?.token, cluesInPool(g)];
    });
    expect(t.result()).toEqual({ how: 'done', value: ['ghoul-2', CLUE_TOKENS] });
  });

  it('exempts monsters placed in this Upkeep from its effects, in any place [H-UPKEEP-17, H-UPKEEP-18]', () => {
    const start = createPosition([{}], {
      step: { phase: 'upkeep', segment: 5 },
      monsters: monsters({ 'warlock-1': ['silver-twilight-lodge', 1], 'zombie-1': ['outskirts'] }),
    });
    const t = runTrial(start, function* (g) {
      yield* placeMonster(g, 'witch-1', 'french-hill');
      yield* placeMonster(g, 'ghost-1', 'outskirts');
      const who = g.investigatorAt(0);
      const everywhere = { in: 'in-play' } as const;
      yield* resolve(g, who, [{ do: 'remove', monsters: {}, from: everywhere, to: 'cup' }], { source: 'card' });
      return cluesInPool(g);
    });
    expect(t.state.monsters.map(({ token }) => token)).toEqual(['witch-1', 'ghost-1']);
    expect(t.state.placedToday).toEqual(['witch-1', 'ghost-1']);
    expect(t.result()).toEqual({ how: 'done', value: CLUE_TOKENS });
  });

  it('offers no monster of a world or the Outskirts to a card that takes one from the board [H-BASE-17]', () => {
    const all = monsters({
      'ghoul-1': ['abyss'],
      'witch-1': ['woods', 1],
      'byakhee-1': ['sky'],
      'cultist-1': ['outskirts'],
    });
    const t = runTrial(createPosition([{}], { monsters: all }), (g) =>
      resolve(g, g.investigatorAt(0), [{ do: 'trophy', from: 'board' }], { source: 'card' }),
    );
    expect(t.options()).toEqual(['monster:witch-1', 'monster:byakhee-1']);
    t.answer('monster:witch-1');
    expect(t.state.investigators[0]?.monsterTrophies).toEqual(['witch-1']);
  });
});

describe('a Clue placed on the board', () => {
  it('goes to an investigator there, chosen by the team if there are several [H-UPKEEP-22, H-UPKEEP-23]', () => {
    const start = createPosition([{ place: 'woods' }, {}, { place: 'woods' }], {
      monsters: monsters({ 'witch-1': ['woods'] }),
    });
    const t = runTrial(start, (g) => placeClue(g, 'woods'));
    expect(t.play.decisions[0]).toMatchObject({ by: [0, 1, 2], why: 'H-UPKEEP-23' });
    expect(t.options()).toEqual(['seat:0', 'seat:2']);
    t.answer('seat:2');
    expect(t.state.investigators.map((who) => who.clues)).toEqual([0, 0, 1]);
    const alone = runTrial(createPosition([{ place: 'woods' }, {}]), (g) => placeClue(g, 'woods'));
    expect(alone.state.investigators[0]?.clues).toBe(1);
  });

  it('goes to the monster with the fewest Clues, then the lowest Awareness, then the team’s choice [H-UPKEEP-24]', () => {
    const placeClueInWoods = (all: Record<string, PlaceAndClues>) =>
      runTrial(createPosition([{}], { monsters: monsters(all) }), (g) => placeClue(g, 'woods'));
    expect(clues(placeClueInWoods({ 'cultist-1': ['woods', 1], 'maniac-1': ['woods'] }).state)).toMatchObject({
      'maniac-1': 1,
    });
    expect(clues(placeClueInWoods({ 'cultist-1': ['woods', 1], 'maniac-1': ['woods', 1] }).state)).toEqual({
      'cultist-1': 2,
      'maniac-1': 1,
    });
    const tied = placeClueInWoods({ 'cultist-1': ['woods'], 'ghost-1': ['woods'], 'maniac-1': ['woods'] });
    expect(tied.options()).toEqual(['monster:cultist-1', 'monster:ghost-1']);
    tied.answer('monster:ghost-1');
    expect(clues(tied.state)).toEqual({ 'cultist-1': 0, 'ghost-1': 1, 'maniac-1': 0 });
  });

  it('stays on the board otherwise, with or without a gate [H-UPKEEP-25, H-UPKEEP-26]', () => {
    const gates = [{ marker: 'gate-abyss-1', at: 'woods', faceUp: false }];
    const t = runTrial(createPosition([{}], { gates, clues: { woods: 1 } }), (g) => placeClue(g, 'woods'));
    expect(t.state.clues).toEqual({ woods: 2 });
  });

  it('is taken at once by the monsters there, one by one, in any phase, even beside investigators [H-MONSTER-MOVE-33, H-MONSTER-MOVE-34]', () => {
    const all = { 'cultist-1': ['woods', 1], 'zombie-1': ['woods'] } as const;
    const start = createPosition([{ place: 'woods' }], { monsters: monsters(all), clues: { woods: 4, newspaper: 1 } });
    // 1 and 0: the Zombie. 1 and 1: the Cultist with the lower Awareness. Then the Zombie, then the Cultist.
    const t = runTrial(start, (g) => collectCluesEverywhere(g));
    expect(clues(t.state)).toEqual({ 'cultist-1': 3, 'zombie-1': 2 });
    expect(t.state.clues).toEqual({ newspaper: 1 });
    const nobody = runTrial(createPosition([{}], { clues: { woods: 1 } }), (g) => collectCluesAt(g, 'woods'));
    expect(nobody.state.clues).toEqual({ woods: 1 });
  });
});

describe('the clue pool', () => {
  const positionWithPool = (remaining: number, people: readonly { place?: string; clues?: number }[]): State => {
    const held = people.reduce((sum, { clues: some = 0 }) => sum + some, 0);
    return createPosition(people, { clues: { library: CLUE_TOKENS - remaining - held } });
  };

  it('is refilled with one Clue of each investigator before the effect goes on [H-EXHAUST-01]', () => {
    const t = runTrial(positionWithPool(0, [{ clues: 2 }, { clues: 1 }, {}]), (g) => placeClue(g, 'woods'));
    expect(t.state.investigators.map((who) => who.clues)).toEqual([1, 0, 0]);
    expect(t.state.clues.woods).toBe(1);
  });

  it('is refilled again for each further Clue, including rewards [H-EXHAUST-01, H-EXHAUST-02]', () => {
    const t = runTrial(positionWithPool(1, [{ clues: 3 }, {}]), (g: Game) =>
      gainClues(g, g.investigatorAt(1), 3, 'card'),
    );
    // One Clue is there. Each then returns one Clue twice; seat 1 has nothing to return before the first.
    expect(t.state.investigators.map((who) => who.clues)).toEqual([1, 3]);
  });

  it('gives nothing if no investigator has a Clue, and none is placed [H-EXHAUST-02]', () => {
    const t = runTrial(positionWithPool(0, [{}, {}]), function* (g) {
      yield* placeClue(g, 'woods');
      yield* placeMonster(g, 'ghoul-1', 'woods', 1);
      return availableFromSupply(g, 'money', 7);
    });
    expect(t.state.clues.woods).toBeUndefined();
    expect(t.state.monsters).toEqual([{ token: 'ghoul-1', at: 'woods', clues: 0 }]);
    expect(t.result()).toEqual({ how: 'done', value: 7 });
  });

  it('is refilled only once for the same Clue', () => {
    const t = runTrial(
      positionWithPool(0, [{ clues: 2 }, { clues: 2 }]),
      asRule((g) => [availableFromSupply(g, 'clue', 1), availableFromSupply(g, 'clue', 1)]),
    );
    expect(t.result()).toEqual({ how: 'done', value: [1, 1] });
    expect(t.state.investigators.map((who) => who.clues)).toEqual([1, 1]);
  });
});

describe('a closed place', () => {
  it('moves everybody inside to the street and stays closed for the day, with or without a gate [H-MONSTER-MOVE-35, H-BASE-05]', () => {
    const start = createPosition([{ place: 'library' }], {
      monsters: monsters({ 'ghoul-1': ['library', 1] }),
      gates: [{ marker: 'gate-abyss-1', at: 'library', faceUp: true }],
    });
    const t = runTrial(start, function* (g) {
      yield* closePlace(g, 'library');
      const closed = isClosed(g, 'library');
      reopenPlaces(g);
      return [closed, isClosed(g, 'library')];
    });
    expect(t.state.investigators[0]?.place).toBe('miskatonic-university');
    expect(t.state.monsters).toEqual([{ token: 'ghoul-1', at: 'miskatonic-university', clues: 1 }]);
    expect(t.result()).toEqual({ how: 'done', value: [true, false] });
  });

  it('may be a shop closed for good by Terror under the base-game house rule; allies leave too [H-BASE-02]', () => {
    const houseRules = { ...DEFAULT_HAUNT_HOUSE_RULES, terrorSideEffects: 'base' as const };
    const start = createPosition([{}], { terror: 2, houseRules });
    const t = runTrial(start, function* (g) {
      yield* raiseTerror(g, 2);
      reopenPlaces(g);
    });
    expect(t.state.closed).toEqual([{ at: 'general-store', until: 'for-good' }]);
    expect(t.events.filter(({ type }) => type === 'allyLeft')).toHaveLength(2);
    const none = runTrial(createPosition([{}], { terror: 2 }), (g) => raiseTerror(g, 2));
    expect(none.state.closed).toEqual([]);
  });
});

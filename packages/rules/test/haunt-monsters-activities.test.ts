import { describe, expect, it } from 'vitest';
import { DEFAULT_HAUNT_HOUSE_RULES } from '../src/haunt/house-rules.js';
import { runMonsterActivities } from '../src/haunt/monsters/monster-activities.js';
import type { State } from '../src/haunt/state.js';
import type { MythosDef } from '../src/language/components.js';
import { createPosition, mythosCard, type PositionOptions, runTrial, type Trial } from './haunt-trial.js';

type PlaceAndClues = readonly [at: string, clues?: number];

const monsters = (all: Record<string, PlaceAndClues>): State['monsters'] =>
  Object.entries(all).map(([token, [at, clues = 0]]) => ({ token, at, clues }));
/** The place of each monster, with its Clues if it has any. */
const monsterPlaces = ({ state }: Trial) =>
  Object.fromEntries(state.monsters.map(({ token, at, clues }) => [token, clues > 0 ? `${at} ${clues}` : at]));
const runActivities = (start: State, mythos: readonly MythosDef[]): Trial =>
  runTrial({ ...start, inPlay: mythos.map(({ id }) => ({ card: id, as: 'mythos' })) }, (g) => runMonsterActivities(g), {
    mythos,
  });
/** Answers every question of order with the first of these monsters that is offered. */
const answerInOrder = (t: Trial, tokens: readonly string[]): Trial => {
  while (t.play.decisions.length > 0) {
    const open = t.options();
    t.answer(tokens.map((token) => `monster:${token}`).find((id) => open.includes(id)) as string);
  }
  return t;
};

const CARDS = [
  mythosCard('a', { gate: 'woods', white: ['circle'], black: ['square', 'diamond'] }),
  mythosCard('b', { gate: 'black-cave', white: ['slash', 'triangle', 'star'], black: ['hexagon'] }),
  mythosCard('c', { gate: 'graveyard', white: ['square', 'diamond'], black: ['circle'] }),
  mythosCard('d', { gate: 'woods', white: ['plus'], black: ['crescent'] }),
];
const EIGHT: Record<string, PlaceAndClues> = {
  'mi-go-1': ['woods', 2],
  'dimensional-shambler-1': ['woods', 2],
  'fire-vampire-1': ['woods', 1],
  'witch-1': ['woods', 0],
  'gug-1': ['black-cave', 3],
  'ghoul-1': ['black-cave', 1],
  'byakhee-1': ['graveyard', 1],
  'elder-thing-1': ['graveyard', 1],
};
const WORLDS: Record<string, PlaceAndClues> = {
  'chthonian-1': ['city-of-the-great-race'],
  'cultist-1': ['outskirts'],
  'zombie-1': ['outskirts'],
};
const GATES = [
  { marker: 'gate-city-of-the-great-race-1', at: 'woods', faceUp: false },
  { marker: 'gate-plateau-of-leng-1', at: 'graveyard', faceUp: true },
];
const eightMonsters = (
  all: Record<string, PlaceAndClues> = { ...EIGHT, ...WORLDS },
  more: PositionOptions = {},
): State =>
  createPosition([{ id: 'kate-winthrop', place: 'graveyard' }, { place: 'woods' }], {
    monsters: monsters(all),
    gates: GATES,
    gatePile: ['gate-abyss-1', 'gate-yuggoth-1'],
    terror: 5,
    ...more,
  });

describe('scenario P-11, eight monsters at the end of a City phase', () => {
  it('act as the scenario says, in the order listed [H-MONSTER-ACT-01 to 20]', () => {
    const t = runActivities(eightMonsters(), CARDS);
    expect(t.play.decisions[0]).toMatchObject({ key: 'q.monster-acts', by: [0, 1], why: 'H-MONSTER-ACT-03' });
    // Monsters that cannot act, or are prevented from it, are not offered.
    expect(t.options()).toEqual([
      'monster:mi-go-1',
      'monster:dimensional-shambler-1',
      'monster:gug-1',
      'monster:ghoul-1',
      'monster:byakhee-1',
    ]);
    answerInOrder(t, Object.keys(EIGHT));
    expect(t.result()).toEqual({ how: 'done' });
    expect(monsterPlaces(t)).toEqual({
      'mi-go-1': 'woods',
      'dimensional-shambler-1': 'woods',
      'fire-vampire-1': 'woods 1',
      'witch-1': 'woods',
      'gug-1': 'black-cave',
      'ghoul-1': 'black-cave',
      'byakhee-1': 'graveyard',
      'elder-thing-1': 'graveyard 1',
      'chthonian-1': 'woods',
      'cultist-1': 'outskirts',
      'zombie-1': 'woods',
    });
    expect(t.state.terror).toBe(9);
    expect(t.state.gates.map(({ at, faceUp }) => [at, faceUp])).toEqual([
      ['woods', true],
      ['graveyard', true],
      ['black-cave', false],
    ]);
    expect(t.state.gatePile).toHaveLength(1);
    // Vincent is not captured, although the triangle is on grey.
    expect(t.state.investigators.map(({ place }) => place)).toEqual(['graveyard', 'woods']);
    expect(t.events.flatMap((event) => (event.type === 'activity' ? [[event.monster, event.what]] : []))).toEqual([
      ['mi-go-1', 'summon'],
      ['dimensional-shambler-1', 'terror'],
      ['gug-1', 'gate'],
      ['ghoul-1', 'terror'],
      ['byakhee-1', 'terror'],
    ]);
  });

  it('variant a: the Gug keeps its Clues if the pile is empty [H-MONSTER-ACT-10]', () => {
    const t = answerInOrder(runActivities(eightMonsters(undefined, { gatePile: [] }), CARDS), Object.keys(EIGHT));
    expect(monsterPlaces(t)['gug-1']).toBe('black-cave 3');
    expect(t.state.gates).toHaveLength(2);
  });

  it('variants b and c: the gate is turned and the Clues stay if no monster is left to summon [H-MONSTER-ACT-05, H-MONSTER-ACT-08]', () => {
    const none = answerInOrder(runActivities(eightMonsters(EIGHT), CARDS), Object.keys(EIGHT));
    expect(monsterPlaces(none)['mi-go-1']).toBe('woods 2');
    expect(none.state.gates[0]).toMatchObject({ at: 'woods', faceUp: true });
    const one = answerInOrder(
      runActivities(eightMonsters({ ...EIGHT, 'chthonian-1': ['city-of-the-great-race'] }), CARDS),
      Object.keys(EIGHT),
    );
    expect(monsterPlaces(one)).toMatchObject({ 'mi-go-1': 'woods 1', 'chthonian-1': 'woods' });
  });

  it('variant d: black on another card for the same place prevails [H-MONSTER-ACT-12]', () => {
    const fifth = mythosCard('e', { gate: 'woods', white: ['square', 'diamond'], black: ['circle'] });
    const t = answerInOrder(
      runActivities(eightMonsters(undefined, { terror: 1 }), [...CARDS, fifth]),
      Object.keys(EIGHT),
    );
    expect(t.state.terror).toBe(1 + 2 + 2 + 1 + 1);
    expect(t.state.gates[0]).toMatchObject({ at: 'woods', faceUp: false });
  });

  it('let black on a card for another place prevail by house rule only [H-MONSTER-ACT-12]', () => {
    const houseRules = { ...DEFAULT_HAUNT_HOUSE_RULES, blackPrevails: 'anywhere' as const };
    const t = answerInOrder(
      runActivities(eightMonsters(undefined, { terror: 0, houseRules }), CARDS),
      Object.keys(EIGHT),
    );
    // The Mi-Go's circle is black for the Graveyard, the Elder Thing's diamond for the Woods.
    expect(monsterPlaces(t)).toMatchObject({
      'mi-go-1': 'woods',
      'elder-thing-1': 'graveyard',
      'zombie-1': 'outskirts',
    });
    expect(t.state.terror).toBe(2 + 2 + 1 + 1 + 1);
  });

  it('variant e: they keep their Clues if a card prevents Terror from rising [H-MONSTER-ACT-14]', () => {
    const held = mythosCard('e', { modifiers: [{ mod: 'forbid', what: 'terror' }] });
    const t = answerInOrder(runActivities(eightMonsters(), [...CARDS, held]), Object.keys(EIGHT));
    expect(monsterPlaces(t)).toMatchObject({
      'dimensional-shambler-1': 'woods 2',
      'ghoul-1': 'black-cave 1',
      'byakhee-1': 'graveyard 1',
    });
    expect(t.state.terror).toBe(5);
  });

  it('variant f: the last of four increases from Terror 7 loses the game [H-MONSTER-ACT-19]', () => {
    const t = answerInOrder(runActivities(eightMonsters(undefined, { terror: 7 }), CARDS), Object.keys(EIGHT));
    expect(t.result()).toMatchObject({ won: false, how: 'tracks-full' });
    expect(t.state.terror).toBe(10);
  });
});

describe('the activities of monsters', () => {
  const grey = [mythosCard('a', { gate: 'woods', white: ['hexagon', 'circle'] })];
  const positionWith = (all: Record<string, PlaceAndClues>, more: PositionOptions = {}) =>
    createPosition([{ place: 'woods' }], { monsters: monsters(all), gatePile: ['gate-yuggoth-1'], ...more });

  it('need a Clue and an associated place, and happen once per phase [H-MONSTER-ACT-01, H-MONSTER-ACT-02]', () => {
    const city = { seat: 0, slot: 0, met: [], acted: ['ghoul-1'] };
    const all = { 'ghoul-1': ['woods', 1], 'ghoul-2': ['woods'], 'ghoul-3': ['uptown', 1] } as const;
    expect(runActivities(positionWith(all, { city }), grey).events).toEqual([]);
    const t = runActivities(positionWith(all), grey);
    expect(t.state.city?.acted).toEqual(['ghoul-1']);
    expect(t.state.gates.map((gate) => gate.at)).toEqual(['woods']);
  });

  it('may use a gate that another monster has just opened, in the order of the team [H-MONSTER-ACT-03, H-MONSTER-ACT-09]', () => {
    const all = { 'ghoul-1': ['woods', 1], 'witch-1': ['woods', 1], 'mi-go-1': ['yuggoth'] } as const;
    const t = runActivities(positionWith(all), grey);
    t.answer('monster:ghoul-1');
    // The gate to Yuggoth is turned, and the Witch summons through it.
    expect(monsterPlaces(t)).toEqual({ 'ghoul-1': 'woods', 'witch-1': 'woods', 'mi-go-1': 'woods' });
    expect(t.state.gates).toEqual([{ marker: 'gate-yuggoth-1', at: 'woods', faceUp: true }]);
  });

  it('summon the topmost monster of a stack, which has no Clue to act with [H-MONSTER-ACT-06, H-MONSTER-ACT-16]', () => {
    const all = {
      'ghoul-1': ['woods', 2],
      'witch-1': ['yuggoth'],
      'mi-go-1': ['yuggoth'],
      'dhole-1': ['yuggoth'],
    } as const;
    const gates = [{ marker: 'gate-yuggoth-1', at: 'woods', faceUp: true }];
    const t = runActivities(positionWith(all, { gates, gatePile: [] }), grey);
    expect(t.result()).toEqual({ how: 'done' });
    expect(monsterPlaces(t)).toEqual({
      'ghoul-1': 'woods',
      'witch-1': 'yuggoth',
      'dhole-1': 'woods',
      'mi-go-1': 'woods',
    });
  });

  it('have no effect at Kate’s place: monsters keep their Clues and no gate is turned [H-MONSTER-ACT-11]', () => {
    const start = createPosition([{ id: 'kate-winthrop', place: 'woods' }], {
      monsters: monsters({ 'ghoul-1': ['woods', 1], 'witch-1': ['yuggoth'] }),
      gates: [{ marker: 'gate-yuggoth-1', at: 'woods', faceUp: false }],
    });
    const t = runActivities(start, grey);
    expect(t.events).toEqual([]);
  });

  it('need no question of order if all of them raise Terror [H-MONSTER-ACT-03, H-MONSTER-ACT-13]', () => {
    const black = [mythosCard('a', { gate: 'woods', black: ['hexagon', 'circle'] })];
    const t = runActivities(positionWith({ 'ghoul-1': ['woods', 2], 'witch-1': ['woods', 1] }), black);
    expect(t.state.terror).toBe(3);
  });
});

import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import { may } from '../src/language/builders.js';
import type { Event } from '../src/language/events.js';
import { tableCardText } from '../src/words/component-text.js';
import { GERMAN } from '../src/words/de/index.js';
import { ENGLISH } from '../src/words/en/index.js';
import { eventText, mergeEvents } from '../src/words/events/event-text.js';
import { type NameLookup, Words } from '../src/words/words.js';

const NAMES: Readonly<Record<string, string>> = {
  woods: 'Woods',
  northside: 'Northside',
  'abyss-1': 'Abyss',
  duke: 'Duke',
};
const lookup: NameLookup = (kind, id) => {
  if (kind === 'card-deck') return id === 'duke' ? 'ally' : '';
  if (kind === 'place-kind') return id === 'northside' ? 'street' : id.startsWith('abyss') ? 'world' : '';
  return NAMES[id] ?? id;
};
const words = (more: Record<string, string> = {}) => new Words('en', { ...ENGLISH, ...more }, lookup);

describe('the texts of a language', () => {
  it('contain their arguments', () => {
    expect(words().say('amount.clue', { n: 1 })).toBe('1 Clue');
    expect(words().say('amount.clue', { n: 2 })).toBe('2 Clues');
    expect(words().say('amount.money', { n: 3 })).toBe('$3');
  });

  it('contain names for ids, and terms of the language', () => {
    const w = words({ 'x.a': '{place} and {place2}', 'x.b': '{skill}', 'x.c': '{deck}: {card}' });
    expect(w.say('x.a', { place: 'woods', place2: 'northside' })).toBe('Woods and Northside');
    expect(w.say('x.b', { skill: 'luck' })).toBe('Luck');
    expect(w.say('x.c', { deck: 'ally', card: 'duke' })).toBe('Ally: Duke');
  });

  it('have names for places that belong to no pack', () => {
    expect(words().name('place', 'outskirts')).toBe('the Outskirts');
    expect(words().name('place', 'abyss-1')).toBe('Abyss, first area');
    expect(words({ 'x.a': '{place}' }).say('x.a', { place: 'jail' })).toBe('the Jail');
  });

  it('keep unknown ids, and arguments with other names', () => {
    const w = words({ 'x.a': '{monster} {skill} {letter}' });
    expect(w.say('x.a', { monster: 'what', skill: 'juggling', letter: 'luck' })).toBe('what juggling luck');
  });

  it('show the key of a message that is missing or invalid, and never throw', () => {
    const w = words({ 'x.broken': '{n, plural, one {', 'x.needy': 'Draw {card}' });
    expect(w.say('q.foo')).toBe('⟦q.foo⟧');
    expect(w.say('x.broken', { n: 1 })).toBe('⟦x.broken⟧');
    expect(w.say('x.broken', { n: 1 })).toBe('⟦x.broken⟧');
    expect(w.say('x.needy')).toBe('⟦x.needy⟧');
    expect(w.say('toString')).toBe('⟦toString⟧');
  });

  it('describe a card in play line by line', () => {
    const text = tableCardText(words(), {
      id: 'lamp',
      name: 'Lamp',
      kind: 'herald',
      modifiers: [{ mod: 'skill', skill: 'luck', by: -1 }],
      triggers: [{ when: { on: 'upkeep' }, then: [{ do: 'lose', what: 'sanity', amount: 1 }] }],
    });
    expect(text).toEqual(['−1 Luck.', 'Upkeep: Lose 1 Sanity.']);
  });

  it('describe the encounter of a card, without the set-up', () => {
    const trap = {
      id: 'trap',
      name: 'Trap',
      kind: 'encounter',
      encounter: [{ do: 'applyFate', fate: 'delayed' }],
    } as const;
    expect(tableCardText(words(), trap)).toEqual(['You are delayed.']);
  });

  it('have lists, signed numbers and capitals at the beginning of sentences', () => {
    const w = words();
    expect(w.list([])).toBe('');
    expect(w.list(['a'])).toBe('a');
    expect(w.list(['a', 'b'], 'or')).toBe('a or b');
    expect(w.list(['a', 'b', 'c'])).toBe('a, b and c');
    expect([w.signed(-2), w.signed(0), w.signed(3)]).toEqual(['−2', '+0', '+3']);
    expect(w.capitalize('lose 1 Clue')).toBe('Lose 1 Clue');
    expect(w.capitalize('(luck check)')).toBe('(Luck check)');
    expect(w.capitalize('$3')).toBe('$3');
    expect(w.capitalize('−1 to Luck')).toBe('−1 to Luck');
  });
});

describe('the texts of events', () => {
  const textOf = (event: Event) => eventText(words(), event, { sheet: () => 'Ann' });

  it('merge a card drawn and received into one event, and a defeat with its trophy', () => {
    const events: Event[] = [
      { type: 'drew', seat: 0, card: 'duke', deck: 'ally' },
      { type: 'drew', seat: 0, card: 'axe', deck: 'common' },
      { type: 'received', seat: 0, card: 'duke', from: 'general-store' },
      { type: 'monsterRemoved', monster: 'ghoul-1', to: 'trophy', seat: 0 },
      { type: 'combat', seat: 0, monster: 'ghoul-1', outcome: 'won' },
    ];
    expect(mergeEvents(events.map((event) => ({ event }))).map((one) => one?.event)).toEqual([
      undefined,
      events[1],
      { type: 'drew', seat: 0, card: 'duke', deck: 'ally', from: 'general-store' },
      undefined,
      { type: 'combat', seat: 0, monster: 'ghoul-1', outcome: 'won', trophy: true },
    ]);
  });

  it('quote a text that quotes a card with single marks inside', () => {
    const noEffect: Event = {
      type: 'noEffect',
      seat: 0,
      from: 'axe',
      effect: { do: 'take', card: 'duke', else: [{ do: 'removeStatus', card: 'retainer' }] },
    };
    const german = new Words('de', GERMAN, lookup);
    const text = eventText(german, noEffect, { sheet: () => 'Ann' });
    expect(text).toMatch(/^„[^„“]*‚[^‚‘]+‘[^„“]*“ hat keine Wirkung/);
  });

  it('call an option that nobody can choose not possible', () => {
    const effect = may({ do: 'gain', what: 'clue', amount: 1 });
    expect(textOf({ type: 'noEffect', seat: 0, from: 'duke', effect })).toBe(
      '“You may gain 1 Clue” is not possible for Ann (Duke).',
    );
  });

  it('have the verb of a name in the plural, also of a token', () => {
    expect(textOf({ type: 'monsterRemoved', monster: 'serpent-people-2', to: 'cup' })).toMatch(/ return to the cup\.$/);
    expect(textOf({ type: 'monsterRemoved', monster: 'ghoul-2', to: 'cup' })).toMatch(/ returns to the cup\.$/);
  });

  it('tell the purpose of a roll, and mention no successes only if successes count', () => {
    const rolled: Event = { type: 'rolled', seat: 0, dice: [4], successes: 0 };
    expect(textOf({ ...rolled, from: 'duke', faces: true })).toBe('Ann rolls a 4 (Duke).');
    expect(textOf({ ...rolled, from: 'duke' })).toBe('Ann rolls 1 die: 4 – no successes (Duke).');
    expect(textOf({ ...rolled, from: 'A-UPKEEP-04' })).toBe('Ann rolls 1 die: 4 – no successes.');
  });

  it('describe slots by their values, and tell when the last Clue is gone', () => {
    expect(textOf({ type: 'allocated', seat: 0, pair: 1, slot: 2, values: [3, 1] })).toBe(
      'Ann allocates Fight 3 and Will 1.',
    );
    expect(textOf({ type: 'monsterClues', monster: 'Ghoul', by: -1, clues: 0 })).toBe(
      'Ghoul loses 1 Clue (none left).',
    );
    expect(textOf({ type: 'monsterClues', monster: 'Ghoul', by: -2, clues: 1 })).toBe('Ghoul loses 2 Clues (1 left).');
  });

  it('tell how many Doom a Terror token replaces, and how many of the drawn cards are kept', () => {
    const tokenText = (doom: number, terror: number) => words().say('o.tokens', { doom, terror, rest: 2 - doom });
    expect([tokenText(2, 0), tokenText(1, 1), tokenText(0, 1)]).toEqual([
      '2 Doom',
      '1 Doom and 1 Terror instead of 1 Doom',
      '1 Terror instead of 2 Doom',
    ]);
    expect(words().say('q.keep-card', { investigator: 'Ann', n: 2, of: 3 })).toMatch(/\b2 of 3\b/);
  });
});

describe('the English catalogue', () => {
  it('parses without errors', () => {
    for (const [key, message] of Object.entries(ENGLISH)) {
      expect(() => new IntlMessageFormat(message, 'en', undefined, { ignoreTag: true }), key).not.toThrow();
    }
  });

  it('uses a minus sign for negative numbers, not a hyphen', () => {
    for (const [key, message] of Object.entries(ENGLISH)) expect(message, key).not.toMatch(/(^|\s)-\d/);
  });
});

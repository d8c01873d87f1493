import { describe, expect, it } from 'vitest';
import {
  APPEAR,
  check,
  choose,
  count,
  DELAYED,
  DEVOURED,
  discard,
  draw,
  each,
  gain,
  half,
  lose,
  may,
  mayPay,
  RETURN,
  receive,
  stealCards,
  track,
  when,
} from '../src/language/builders.js';
import type { Condition } from '../src/language/conditions.js';
import type { Effect } from '../src/language/effects.js';
import { abilityText, conditionText, costText, effectText, modifierText } from '../src/words/component-text.js';
import { GERMAN } from '../src/words/de/index.js';
import { type NameLookup, Words } from '../src/words/words.js';

const lookup: NameLookup = (kind, id) => {
  if (kind === 'card-deck') return '';
  if (kind === 'place-kind') return { northside: 'street', abyss: 'world', sky: 'sky' }[id] ?? 'location';
  return id.charAt(0).toUpperCase() + id.slice(1);
};
const w = new Words('de', GERMAN, lookup);
const say = (...effects: readonly Effect[]) => effectText(w, effects);

describe('German sentences', () => {
  it('swap subject and verb after a leading clause', () => {
    expect(say(DEVOURED)).toBe('Du wirst verschlungen.');
    expect(say(lose(1, 'stamina'), DELAYED)).toBe('Verliere 1 Ausdauer, und du wirst aufgehalten.');
    expect(say(lose(1, 'stamina'), APPEAR)).toBe('Verliere 1 Ausdauer, und ein Monster erscheint.');
    expect(say(when({ has: 'curse' }, DEVOURED, receive('curse')))).toBe(
      'Wenn du verflucht bist, wirst du verschlungen. Sonst wirst du verflucht.',
    );
    expect(say(lose(1, 'sanity'), may(draw(1, 'spell')))).toBe(
      'Verliere 1 geistige Gesundheit, und du darfst 1 Zauber ziehen.',
    );
    expect(say(when({ has: 'curse' }, [DELAYED, DEVOURED]))).toBe(
      'Wenn du verflucht bist, wirst du aufgehalten und verschlungen.',
    );
    expect(say(track('terror', 1), each('investigators', lose(1, 'stamina')))).toBe(
      'Erhöhe die Terrorstufe um 1, und jeder Ermittler verliert 1 Ausdauer.',
    );
  });

  it('put the verb at the end after “darfst”', () => {
    expect(say(may([gain(2, 'money'), draw(1, 'common')]))).toBe(
      'Du darfst 2 $ erhalten und 1 einfachen Gegenstand ziehen.',
    );
    expect(say(mayPay({ clues: 2, exhaust: true }, receive('blessing')))).toBe(
      'Du darfst diese Karte erschöpfen und 2 Hinweise ausgeben: Du wirst gesegnet.',
    );
    expect(costText(w, { discard: true })).toBe('diese Karte ablegen');
    const inPlace = { when: { phase: 'movement' }, inPlaceOf: 'movement', then: [draw(1, 'spell')] } as const;
    expect(abilityText(w, inPlace)).toBe('Statt deiner normalen Bewegung darfst du 1 Zauber ziehen.');
  });

  it('say what a price is for as a purpose, if no fate, loss or long sentence follows', () => {
    expect(say(mayPay({ money: 3 }, [draw(1, 'spell'), gain(2, 'clue')]))).toBe(
      'Du darfst 3 $ zahlen, um 1 Zauber zu ziehen und 2 Hinweise zu erhalten.',
    );
    expect(say(mayPay({ money: 3 }, { do: 'discardThis' }))).toBe('Du darfst 3 $ zahlen, um diese Karte abzulegen.');
    expect(say(mayPay({ money: 3 }, [gain(1, 'clue'), RETURN]))).toBe(
      'Du darfst 3 $ zahlen, um 1 Hinweis zu erhalten und nach Arkham zurückzukehren.',
    );
    expect(say(mayPay({ money: 3 }, lose(1, 'sanity')))).toBe('Du darfst 3 $ zahlen: Verliere 1 geistige Gesundheit.');
    expect(say(mayPay({ money: 3 }, DELAYED))).toBe('Du darfst 3 $ zahlen: Du wirst aufgehalten.');
  });

  it('share the end of names of checks', () => {
    const before = {
      when: { before: 'check', checks: ['evade', 'horror', 'spell'] },
      then: [draw(1, 'spell')],
    } as const;
    expect(abilityText(w, before)).toBe('Vor einer Ausweich-, Horror- oder Zauberprobe darfst du 1 Zauber ziehen.');
    const fail = { fail: DELAYED };
    expect(say(choose([check('fight', 0, fail)], [check('will', 0, fail)]))).toBe(
      'Mache eine Kampf- oder Willensprobe. Misslungen: Du wirst aufgehalten.',
    );
    expect(say(choose([check('fight', -2, fail)], [check('will', -2, fail)]))).toBe(
      'Mache eine Kampfprobe (−2) oder Willensprobe (−2). Misslungen: Du wirst aufgehalten.',
    );
  });

  it('merge modifiers that differ in one thing', () => {
    const bans = [
      { mod: 'forbid', what: 'arrest', for: 'owner' },
      { mod: 'forbid', what: 'delay', for: 'owner' },
    ] as const;
    expect(modifierText(w, bans)).toEqual(['Du kannst weder verhaftet noch aufgehalten werden.']);
    const draws = [
      { mod: 'drawExtra', deck: 'spell' },
      { mod: 'drawExtra', deck: 'skill' },
    ] as const;
    expect(modifierText(w, draws)).toHaveLength(1);
    expect(modifierText(w, [draws[0], bans[0], draws[1]])).toHaveLength(3);
  });

  it('let each investigator choose between a price and a fate', () => {
    const orCursed = { do: 'may', cost: { clues: 1 }, then: [], else: [receive('curse')].flat() } as const;
    expect(say(each('investigators', orCursed))).toBe('Jeder Ermittler gibt 1 Hinweis aus oder wird verflucht.');
  });

  it('begin with a capital after a colon', () => {
    expect(say(check('luck', -1, { pass: gain(1, 'clue'), fail: DELAYED }))).toBe(
      'Glücksprobe (−1). Bestanden: Erhalte 1 Hinweis. Misslungen: Du wirst aufgehalten.',
    );
    expect(say(choose([lose(1, 'clue')], [DELAYED]))).toBe('Wähle: (a) verliere 1 Hinweis; (b) du wirst aufgehalten.');
  });

  it('repeat the subject of a condition after a condition with another subject', () => {
    const [cursed, tomes, woman] = [{ has: 'curse' }, { has: { type: 'tome' } }, { woman: true }] as const;
    const all = (...conditions: readonly Condition[]) => conditionText(w, { all: conditions });
    expect(all(cursed, tomes)).toBe('du verflucht bist und mindestens 1 Buch hast');
    expect(all(cursed, woman, tomes)).toBe(
      'du verflucht bist, dein Ermittler eine Frau ist und du mindestens 1 Buch hast',
    );
    expect(say(may([gain(1, 'clue'), when({ all: [woman, tomes] }, DEVOURED)]))).toBe(
      'Du darfst 1 Hinweis erhalten. Wenn du das tust und dein Ermittler eine Frau ist und du mindestens 1 Buch hast, wirst du verschlungen.',
    );
    expect(say(may([gain(1, 'clue'), when({ all: [cursed, tomes] }, DEVOURED)]))).toBe(
      'Du darfst 1 Hinweis erhalten. Wenn du das tust und verflucht bist und mindestens 1 Buch hast, wirst du verschlungen.',
    );
  });

  it('use the third person for other people', () => {
    expect(say(each('players', [lose(1, 'stamina'), draw(1, 'spell')]))).toBe(
      'Jeder Spieler verliert 1 Ausdauer und zieht 1 Zauber.',
    );
  });

  it('decline adjectives and nouns', () => {
    expect(say(draw(1, 'unique'))).toBe('Ziehe 1 besonderen Gegenstand.');
    expect(say(draw(2, 'unique'))).toBe('Ziehe 2 besondere Gegenstände.');
    expect(say(discard('all', { deck: 'unique' }))).toBe('Verliere alle deine besonderen Gegenstände.');
    expect(conditionText(w, { not: { has: { damage: 'physical' } } })).toBe('du keine physischen Waffen hast');
    expect(say(stealCards(1, { type: 'tome', damage: 'magical' }))).toBe(
      'Jemand stiehlt dir 1 magisches Buch deiner Wahl.',
    );
    expect(say(lose(half('sanity', 'up'), 'sanity'))).toBe(
      'Verliere die Hälfte deiner geistigen Gesundheit (aufgerundet).',
    );
    expect(say(lose(count('open-gates'), 'stamina'))).toBe('Verliere 1 Ausdauer für jedes offene Tor.');
    expect(modifierText(w, [{ mod: 'monstersStay', monsters: { movement: 'flying' } }])).toEqual([
      'Jedes fliegende Monster bleibt stehen, wenn sich Monster bewegen.',
    ]);
    expect(say(when({ fighting: { movement: 'flying' } }, DEVOURED))).toBe(
      'Wenn dein Gegner ein fliegendes Monster ist, wirst du verschlungen.',
    );
  });

  it('choose prepositions by the kind of place', () => {
    const go = (place: string) => w.say('e.moved', { investigator: 'kate', where: '', place });
    expect(go('woods')).toBe('Kate geht zu Woods.');
    expect(go('northside')).toBe('Kate geht nach Northside.');
    expect(w.say('o.go', { place: 'northside' })).toBe('Nach Northside gehen');
    expect(w.say('o.monster-at', { monster: 'byakhee', place: 'sky' })).toBe('Byakhee im Himmel');
  });
});

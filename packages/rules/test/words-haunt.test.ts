/** Texts of components that have another meaning in Haunt. */
import { BASE } from '@vigil/content';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import { Content } from '../src/language/content.js';
import { createWords } from '../src/words/box-words.js';
import { CATALOGUES, HAUNT_CATALOGUES, type Language } from '../src/words/catalogues.js';
import {
  ancientOneText,
  cardText,
  entryText,
  investigatorText,
  monsterKeywords,
  monsterText,
  mythosText,
} from '../src/words/component-text.js';
import { HAUNT_CARDS as GERMAN } from '../src/words/de/haunt-cards.js';
import { HAUNT_CARDS as ENGLISH } from '../src/words/en/haunt-cards.js';

const CONTENT = new Content([BASE]);
const words = (language: Language) => createWords(language, HAUNT_CATALOGUES[language], CONTENT);
const W = words('en');

const card = (id: string) => cardText(W, CONTENT.cards.get(id) as never).join(' ');
const monster = (id: string) => monsterText(W, CONTENT.monsters.get(id) as never).join(' ');
const mythos = (id: string) => mythosText(W, CONTENT.mythos.get(id) as never).join(' ');
const keyword = (id: string, ability: string) =>
  monsterKeywords(W, CONTENT.monsters.get(id) as never).find((one) => one.ability === ability)?.help;

describe.each(['en', 'de'] as const)('the Haunt messages of components, %s', (language) => {
  const hauntMessages = language === 'en' ? ENGLISH : GERMAN;

  it('replace existing messages, with the same keys in every language', () => {
    expect(Object.keys(hauntMessages).filter((key) => !Object.hasOwn(CATALOGUES[language], key))).toEqual([]);
    // Forms of names differ by language.
    const keys = (of: object) => Object.keys(of).filter((key) => !key.startsWith('form.'));
    expect(keys(hauntMessages).sort()).toEqual(keys(ENGLISH).sort());
    expect(Object.entries(hauntMessages).filter(([key, text]) => CATALOGUES[language][key] === text)).toEqual([]);
  });

  it('parse and give complete texts for all components', () => {
    for (const text of Object.values(hauntMessages)) {
      expect(() => new IntlMessageFormat(text, 'en', undefined, { ignoreTag: true }), text).not.toThrow();
    }
    const w = words(language);
    const texts = [
      ...BASE.investigators.flatMap((def) => investigatorText(w, def)),
      ...BASE.ancientOnes.flatMap((def) => Object.values(ancientOneText(w, def)).flat()),
      ...BASE.monsters.flatMap((def) => [...monsterText(w, def), ...monsterKeywords(w, def).map(({ help }) => help)]),
      ...BASE.cards.flatMap((def) => cardText(w, def)),
      ...BASE.mythos.flatMap((def) => mythosText(w, def)),
      ...[...BASE.locationCards, ...BASE.gateCards].flatMap(({ entries }) => entries.map((one) => entryText(w, one))),
    ];
    expect(texts.filter((text) => /[⟦⟧{}]|undefined|NaN| {2}|\s[,;:]|\.\./.test(text))).toEqual([]);
    const turns = language === 'en' ? /\bturns?\b/ : /\b(Runde|Zug)\b/;
    const last = BASE.mythos.filter(({ lasts }) => lasts).flatMap((def) => mythosText(w, def));
    expect(last.filter((text) => turns.test(text))).toEqual([]);
  });
});

describe('component texts in Haunt', () => {
  it('state the Sanity cost of a failed spell, and exhaustion after a success [H-SPELL-02, H-SPELL-03]', () => {
    expect(card('shrivelling')).toBe(
      'In combat: Use 1 hand to make a Spell (−1) check. Passed: get +6 (magical) to Combat checks until the end of this combat. Then exhaust this card. Failed: lose 1 Sanity; it stays ready.',
    );
    expect(card('wither')).toMatch(/Then exhaust this card\. Failed: it stays ready\.$/);
    expect(card('bind-monster')).toMatch(/Then discard this card\. Failed: lose 2 Sanity and keep it\.$/);
  });

  it('state that a card is discarded only after a passed check [H-ENC-ATK-18]', () => {
    expect(card('dynamite')).toMatch(/Discard this card after a passed Combat check\.$/);
    expect(card('powder-of-ibn-ghazi')).toMatch(/After a passed Combat check, discard this card and lose 1 Sanity\.$/);
  });

  it('refer to failed Combat checks only, and to face-up gates [H-ENC-ATK-07, H-ENC-ATK-17, H-BASE-18]', () => {
    expect(monster('elder-thing')).toBe(
      'When you fail a Combat check against this monster, lose 1 weapon or Spell of your choice.',
    );
    expect(monster('nightgaunt')).toMatch(
      /Combat check against this monster: You are drawn through the nearest face-up gate/,
    );
    expect(card('gate-box')).toMatch(/through any face-up gate\.$/);
  });

  it('explain Ambush and Endless by the rules of Haunt [H-ENC-INIT-03, H-ENC-ATK-16]', () => {
    expect(keyword('ghoul', 'ambush')).toBe('The Evade check for the initiative needs 2 successes.');
    expect(keyword('haunter-of-the-dark', 'endless')).toMatch(/2 more successes/);
  });

  it('use the day as duration and the First Investigator as reader [H-BASE-05, H-BASE-06]', () => {
    expect(mythos('strange-lights-on-campus')).toBe(
      'Close the Library, Administration and the Science Building until the end of the day.',
    );
    expect(mythos('blue-flu')).toMatch(/Until the end of the day, investigators cannot be arrested\.$/);
    expect(mythos('ill-wind-grips-arkham')).toMatch(/^The First Investigator makes /);
  });

  it('describe sealing as a ritual, without a trophy for the Elder Sign, and with harder checks [H-BASE-07, H-BASE-10]', () => {
    expect(card('elder-sign')).toBe(
      'When you seal a gate, instead of spending Clues and making the Focus check: You may return this card to the box and lose 1 Sanity and 1 Stamina. If you do, close the gate here, return it to the pile, and remove 1 doom token from the doom track.',
    );
    expect(mythos('rlyeh-rising')).toMatch(/Focus checks to seal or close a gate to R’lyeh need 1 extra success\.$/);
  });
});

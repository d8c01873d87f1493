/**
 * Compares every sentence, name and other text of a box with its reading (`reading/<box>/texts`).
 * `npm run guard` shows the differences, `npm run guard -- texts BOX` records the present texts.
 */
import { readFileSync } from 'node:fs';
import type { Pack } from '@vigil/rules';
import { describe, expect, it } from 'vitest';
import { BOXES } from '../src/registry.js';
import { BOX_WORDS } from '../src/words.js';
import { englishNames, findMissingNames, LANGUAGES, loadBoxTexts } from './guard/texts/box-texts.js';
import { figuresIn, readSentence } from './guard/texts/read-sentence.js';
import { SAME_NAMES } from './guard/texts/same-names.js';
import { findTextDifferences, formatTextFiles, loadTextReadings } from './guard/texts/text-readings.js';
import { findUnnoticedTextMutations } from './guard/texts/try-text-mutations.js';

/** Required forms of German names, by kind. */
const NEEDED_FORMS: Readonly<Record<string, readonly string[]>> = {
  monster: ['the', 'acc', 'dat', 'a'],
  place: ['at', 'to', 'the', 'acc', 'of'],
  world: ['at', 'to', 'the', 'acc', 'of'],
};

describe.each(BOXES.entries.map(({ id }) => id))('the texts of the box "%s"', (box) => {
  it('match their reading in every language', async () => {
    expect(findTextDifferences(loadTextReadings(box), await loadBoxTexts(box))).toEqual([]);
  });

  it('have reading files in the generated format', async () => {
    for (const [path, text] of Object.entries(formatTextFiles(box, await loadBoxTexts(box)))) {
      expect(readFileSync(path, 'utf8')).toBe(text);
    }
  });

  it('have the same figures in every language', async () => {
    const { texts } = await loadBoxTexts(box);
    const figuresById = Object.keys(texts.sentences.en).map((id) => {
      const figures = LANGUAGES.map((language) => figuresIn(texts.sentences[language][id] ?? '', language));
      return { id, figures: [...new Set(figures)] };
    });
    expect(figuresById.filter(({ figures }) => figures.length > 1)).toEqual([]);
  });

  it('have a translated name for every component, except for the listed names', async () => {
    expect(await findMissingNames(box)).toEqual([]);
    const packs = (await BOXES.load([box])).map(({ pack }) => pack);
    const own = englishNames(packs.at(-1) as Pack);
    for (const language of LANGUAGES) {
      if (language === 'en') continue;
      const words = await Promise.all(packs.map(({ id }) => BOX_WORDS[id]?.[language]()));
      const translations = Object.assign({}, ...words.map((one) => one?.names)) as Record<string, string>;
      const listed = SAME_NAMES[language][box] ?? [];
      expect(listed.filter((id) => (translations[id] ?? own[id]) !== own[id] || own[id] === undefined)).toEqual([]);
    }
  });

  it('have every required form of the names of monsters, places and worlds', async () => {
    const packs = (await BOXES.load([box])).map(({ pack }) => pack);
    const words = await Promise.all(packs.map(({ id }) => BOX_WORDS[id]?.de()));
    const forms = Object.assign({}, ...words.map((one) => one?.forms)) as Record<string, Record<string, string>>;
    const names = Object.assign({}, ...words.map((one) => one?.names)) as Record<string, string>;
    const missing = Object.entries(englishNames(packs.at(-1) as Pack)).flatMap(([id, english]) => {
      const needed = NEEDED_FORMS[id.split('/')[0] ?? ''] ?? [];
      // English names of places take no article in German, so the default forms suffice.
      const isForeign = id.startsWith('place/') && (names[id] ?? english) === english && forms[id] === undefined;
      return isForeign ? [] : needed.filter((form) => !forms[id]?.[form]).map((form) => `${id}: ${form}`);
    });
    expect(missing).toEqual([]);
  });

  it('differ from their reading after each of 200 random changes', async () => {
    const unnoticed = await findUnnoticedTextMutations(box, 200, 8026);
    expect(unnoticed.map(({ kind, language, id, what }) => `${kind}/${language}/${id}: ${what}`)).toEqual([]);
  });
});

describe('the reading of a sentence', () => {
  const read = (text: string, language: 'en' | 'de' = 'en') => readSentence(text, language, new Map());

  it('consists of figures with their units and of game words, in their order', () => {
    expect(read('lose 1 Sanity, then gain $3 and draw 2 Spells')).toBe('lose 1-sanity gain 3-money draw 2-spell');
    expect(read('verliere 1 geistige Gesundheit, erhalte 3 $ und ziehe 2 Zauber', 'de')).toBe(
      'lose 1-sanity gain 3-money draw 2-spell',
    );
  });

  it('is the same for another wording, but not for another figure or game word', () => {
    const reading = read('make a Will check at −2');
    expect(read('roll for it: a Will check at −2')).toBe(`roll ${reading}`);
    expect(read('you have to make a Will check, at −2')).toBe(reading);
    expect(read('make a Luck check at −2')).not.toBe(reading);
    expect(read('make a Will check at −1')).not.toBe(reading);
  });

  it('has a part for each person of the verb, and labels for other choices', () => {
    expect(read('{who, select, third {loses} other {lose}} 1 Clue')).toBe('lose 1-clue');
    expect(read('{who, select, third {gains} other {lose}} 1 Clue')).toBe('gain 1-clue | lose 1-clue');
    expect(read('{what, select, clue {1 Clue} other {$3}}')).toBe('{clue} 1-clue {other} 3-money');
  });
});

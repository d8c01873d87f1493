/**
 * The texts under guard: what each sentence, name and other text says, against what its reading keeps (`reading/<box>/texts`).
 * `npm run guard` shows where they differ, `npm run guard -- texts BOX` keeps what is there anew.
 */
import { readFileSync } from 'node:fs';
import type { Pack } from '@vigil/rules';
import { describe, expect, it } from 'vitest';
import { BOXES } from '../src/registry.js';
import { BOX_WORDS } from '../src/words.js';
import { englishNames, LANGUAGES, loadBoxTexts } from './guard/texts/box-texts.js';
import { figuresIn, readSentence } from './guard/texts/read-sentence.js';
import { SAME_NAMES } from './guard/texts/same-names.js';
import { findTextDifferences, formatTextFiles, loadTextReadings } from './guard/texts/text-readings.js';
import { findUnnoticedTextMutations } from './guard/texts/try-text-mutations.js';

/** Forms of German names, by kind. */
const NEEDED_FORMS: Readonly<Record<string, readonly string[]>> = {
  monster: ['the', 'acc', 'dat', 'a'],
  place: ['at', 'to', 'the', 'acc', 'of'],
  world: ['at', 'to', 'the', 'acc', 'of'],
};

describe.each(BOXES.entries.map(({ id }) => id))('the texts of the box "%s"', (box) => {
  it('say what its reading keeps of them, in every language', async () => {
    expect(findTextDifferences(loadTextReadings(box), await loadBoxTexts(box))).toEqual([]);
  });

  it('have a reading that lies there as it was written', async () => {
    for (const [path, text] of Object.entries(formatTextFiles(box, await loadBoxTexts(box)))) {
      expect(readFileSync(path, 'utf8')).toBe(text);
    }
  });

  it('say the same figures in every language', async () => {
    const { texts } = await loadBoxTexts(box);
    const said = Object.keys(texts.sentences.en).map((id) => {
      const figures = LANGUAGES.map((language) => figuresIn(texts.sentences[language][id] ?? '', language));
      return { id, figures: [...new Set(figures)] };
    });
    expect(said.filter(({ figures }) => figures.length > 1)).toEqual([]);
  });

  it('have a name of their own for everything in every language, but for names that are the same in both', async () => {
    const packs = (await BOXES.load([box])).map(({ pack }) => pack);
    const english = Object.assign({}, ...packs.map(englishNames)) as Record<string, string>;
    for (const language of LANGUAGES) {
      if (language === 'en') continue;
      const words = await Promise.all(packs.map(({ id }) => BOX_WORDS[id]?.[language]()));
      const named = Object.assign({}, ...words.map((one) => one?.names)) as Record<string, string>;
      const alike = Object.keys(english).filter((id) => (named[id] ?? english[id]) === english[id]);
      const own = new Set(Object.keys(englishNames(packs.at(-1) as Pack)));
      expect(alike.filter((id) => own.has(id)).sort()).toEqual((SAME_NAMES[language][box] ?? []).toSorted());
    }
  });

  it('have every form that a sentence needs of a monster, a place or a world', async () => {
    const packs = (await BOXES.load([box])).map(({ pack }) => pack);
    const words = await Promise.all(packs.map(({ id }) => BOX_WORDS[id]?.de()));
    const forms = Object.assign({}, ...words.map((one) => one?.forms)) as Record<string, Record<string, string>>;
    const names = Object.assign({}, ...words.map((one) => one?.names)) as Record<string, string>;
    const missing = Object.entries(englishNames(packs.at(-1) as Pack)).flatMap(([id, english]) => {
      const needed = NEEDED_FORMS[id.split('/')[0] ?? ''] ?? [];
      // English names of places take no article in German, and the language's own forms do for them.
      const isForeign = id.startsWith('place/') && (names[id] ?? english) === english && forms[id] === undefined;
      return isForeign ? [] : needed.filter((form) => !forms[id]?.[form]).map((form) => `${id}: ${form}`);
    });
    expect(missing).toEqual([]);
  });

  it('cannot be changed unnoticed: 200 changes at random', async () => {
    const missed = await findUnnoticedTextMutations(box, 200, 8026);
    expect(missed.map(({ kind, language, id, what }) => `${kind}/${language}/${id}: ${what}`)).toEqual([]);
  });
});

describe('a sentence', () => {
  const read = (text: string, language: 'en' | 'de' = 'en') => readSentence(text, language, new Map());

  it('is read by its figures, each with what it is of, and by words of the game, in their order', () => {
    expect(read('lose 1 Sanity, then gain $3 and draw 2 Spells')).toBe('lose 1-sanity gain 3-money draw 2-spell');
    expect(read('verliere 1 geistige Gesundheit, erhalte 3 $ und ziehe 2 Zauber', 'de')).toBe(
      'lose 1-sanity gain 3-money draw 2-spell',
    );
  });

  it('may be put otherwise, but not with another figure or word of the game', () => {
    const said = read('make a Will check at −2');
    expect(read('roll for it: a Will check at −2')).toBe(`roll ${said}`);
    expect(read('you have to make a Will check, at −2')).toBe(said);
    expect(read('make a Luck check at −2')).not.toBe(said);
    expect(read('make a Will check at −1')).not.toBe(said);
  });

  it('is read in each way it is said of someone, and keeps apart what depends on a choice', () => {
    expect(read('{who, select, third {loses} other {lose}} 1 Clue')).toBe('lose 1-clue');
    expect(read('{who, select, third {gains} other {lose}} 1 Clue')).toBe('gain 1-clue | lose 1-clue');
    expect(read('{what, select, clue {1 Clue} other {$3}}')).toBe('{clue} 1-clue {other} 3-money');
  });
});

/**
 * The texts under guard: what each sentence, name and other text says, against what its reading keeps (`reading/<box>/texts`).
 * `npm run guard` shows where they differ, `npm run guard -- texts BOX` keeps what is there anew.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { BOXES } from '../src/registry.js';
import { BOX_WORDS } from '../src/words.js';
import { englishNames, LANGUAGES, loadBoxTexts } from './guard/texts/box-texts.js';
import { figuresIn, readSentence } from './guard/texts/read-sentence.js';
import { findTextDifferences, formatTextFiles, loadTextReadings } from './guard/texts/text-readings.js';
import { findUnnoticedTextMutations } from './guard/texts/try-text-mutations.js';

/** Kinds of names that stay as they are printed. */
const OF_PEOPLE = ['investigator', 'ancientOne'];

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

  it('have a name for everything but people in every language', async () => {
    const packs = (await BOXES.load([box])).map(({ pack }) => pack);
    const all = packs.flatMap((pack) => Object.keys(englishNames(pack)));
    const mustHave = all.filter((id) => !OF_PEOPLE.includes(id.split('/')[0] ?? ''));
    for (const language of LANGUAGES) {
      if (language === 'en') continue;
      const words = await Promise.all(packs.map(({ id }) => BOX_WORDS[id]?.[language]()));
      const named = new Set(words.flatMap((one) => Object.keys(one?.names ?? {})));
      expect(mustHave.filter((id) => !named.has(id))).toEqual([]);
    }
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

/**
 * Tables of expected sentences: a small sample of each kind of the effect language, with its sentence in every
 * language. The sentences are written from the definitions in `language/effects.ts` and beside it, never copied from
 * generated text. A new kind needs a row: without it the table does not compile.
 */
import { BASE } from '@vigil/content';
import { loadBoxWords } from '@vigil/content/words';
import { expect, it } from 'vitest';
import { Content } from '../../src/language/content.js';
import { createWords } from '../../src/words/box-words.js';
import { CATALOGUES, type Language } from '../../src/words/catalogues.js';
import type { Words } from '../../src/words/words.js';

/** Languages of the expected sentences. */
const LANGUAGES = Object.keys(CATALOGUES) as Language[];
const content = new Content([BASE]);
const WORDS = new Map<Language, Words>();
for (const language of LANGUAGES) {
  WORDS.set(language, createWords(language, CATALOGUES[language], content, await loadBoxWords(['base'], language)));
}

/** A sample and its sentences in English and German. */
export type Row<Sample> = readonly [sample: Sample, en: string, de: string];
export type Rows<Sample> = readonly [Row<Sample>, ...Row<Sample>[]];

/** The kinds of a union that are named in a field: every `do` of the effects. */
export type KindNames<Key extends string, Union> = Union extends Readonly<Record<Key, infer V>> ? V & string : never;
/** A table with rows for every kind, each with samples of that kind. */
export type ExpectationTable<Key extends string, Union> = {
  readonly [K in KindNames<Key, Union>]: Rows<Extract<Union, Readonly<Record<Key, K>>>>;
};

/** Compares every row of a table with the sentence of its sample, one test per kind and language. */
export function expectSentences<Sample>(
  table: Readonly<Record<string, Rows<Sample>>>,
  say: (w: Words, sample: Sample) => string,
): void {
  for (const [kind, rows] of Object.entries(table)) {
    for (const language of LANGUAGES) {
      it(`${kind} (${language})`, () => {
        const w = WORDS.get(language) as Words;
        for (const [sample, en, de] of rows) {
          const sentence = say(w, sample);
          expect.soft(sentence, sentence).toBe({ en, de }[language]);
        }
      });
    }
  }
}

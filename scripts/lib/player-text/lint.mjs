/** Finds faults of player text: listed patterns, long sentences, wrong quotes, replaced terms, missing languages. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run.mjs';
import { textsOf } from './branches.mjs';
import { allMessages, componentTexts, LANGUAGES } from './collect.mjs';
import {
  BARE_ANSWER,
  BRITISH,
  FOREIGN_QUOTES,
  INSIDE_QUOTES,
  LONG_ALLOWED,
  MAX_WORDS,
  NAMED_ALLOWED,
  NAMED_PROMPT,
  ONE_LANGUAGE,
  PATTERNS,
  replacedTerms,
  SKIPPED_KEYS,
  TYPOGRAPHY,
} from './rules.mjs';

/** Every fault: `{kind, place, text}`. */
export async function findTextFaults() {
  const messages = await allMessages();
  const components = await componentTexts();
  const texts = [...messages, ...components];
  const terms = replacedTerms(readFileSync(join(root, 'docs', 'style.md'), 'utf8'));
  return [
    ...texts.flatMap((one) => faultsOf(one, terms)),
    ...components.flatMap(themeFaults),
    ...missingLanguages(messages),
  ];
}

/** Themes are phrases of their own: only their spelling is looked at. */
function themeFaults({ language, file, key, name }) {
  const [what, pattern] = BRITISH;
  return language === 'en' && key.includes('-encounter/') && pattern.test(name)
    ? [{ kind: 'pattern', place: `${file} ${key}`, text: `${what}: ${name}` }]
    : [];
}

/**
 * The faults of a text. A row of generated text, and each branch of a message, is looked at by itself.
 *
 * @public for its test
 */
export function faultsOf({ language, file, key, text }, terms = []) {
  if (SKIPPED_KEYS.test(key)) return [];
  const isGenerated = file.startsWith('generated/');
  const found = new Map();
  const add = (kind, what, line) =>
    found.set(`${kind} ${what}`, { kind, place: `${file} ${key}`, text: `${what}: ${line}` });
  for (const line of isGenerated ? text.split('\n') : textsOf(text)) {
    for (const [what, pattern] of PATTERNS[language]) if (pattern.test(withoutNames(line))) add('pattern', what, line);
    for (const [what, pattern] of TYPOGRAPHY) if (pattern.test(line)) add('quotes', what, line);
    if (!INSIDE_QUOTES.test(key) && FOREIGN_QUOTES[language].test(line))
      add('quotes', 'quotes of another language', line);
    const long = LONG_ALLOWED.has(key) ? undefined : sentencesOf(line).find((one) => wordCount(one) > MAX_WORDS);
    if (long !== undefined) add('longText', `${wordCount(long)} words`, long);
    for (const { language: its, term, instead, pattern, small } of terms) {
      // In generated text, a term with a capital is the name of a card ("Old Journal").
      if (its === language && (isGenerated ? small : pattern).test(withoutNames(line)))
        add('term', `"${term}": ${instead}`, line);
    }
    if (isGenerated) continue;
    if (BARE_ANSWER.keys.test(key) && BARE_ANSWER.text.test(line))
      add('pattern', 'an answer that only says yes or no', line);
    if (NAMED_PROMPT.keys.test(key) && NAMED_PROMPT.text.test(line) && !NAMED_ALLOWED.has(key))
      add('named', 'a prompt with a name', line);
  }
  return [...found.values()];
}

/** Sentences, and their parts at colons, semicolons and dots in the middle. */
const sentencesOf = (text) => text.split(/(?<=[.!?:;])\s+|\s[·–—]\s/);

/** A text without the names of its placeholders. */
const withoutNames = (text) => text.replace(/\{(?!investigator\})\w*\}/g, '{}');

/** Words of a sentence; a placeholder is one, and words in parentheses do not count. */
const wordCount = (sentence) =>
  sentence
    .replace(/\{[^}]*\}/g, 'x')
    .replace(/\([^)]*\)/g, '')
    .split(/\s+/)
    .filter((word) => /[\p{L}\d]/u.test(word)).length;

/** Keys that one language has and another lacks, in the files that belong together. */
function missingLanguages(messages) {
  const groups = new Map();
  for (const { language, file, key } of messages) {
    const keys = groups.get(groupOf(file)) ?? { en: new Map(), de: new Map() };
    keys[language].set(key, file);
    groups.set(groupOf(file), keys);
  }
  return [...groups.values()].flatMap((keys) =>
    LANGUAGES.flatMap((language) => {
      const other = LANGUAGES.find((one) => one !== language);
      return [...keys[language]].flatMap(([key, file]) =>
        keys[other].has(key) || ONE_LANGUAGE.test(key)
          ? []
          : [{ kind: 'missing', place: `${file} ${key}`, text: `not in "${other}"` }],
      );
    }),
  );
}

/** The folder of words or the box that a file belongs to; a file of words with both languages by itself. */
function groupOf(file) {
  const box = /^packages\/content\/src\/([\w-]+)/.exec(file);
  if (box) return box[0];
  return /\/words\//.test(file) || file.endsWith('/words') ? file.replace(/\/words(\/.*)?$/, '/words') : file;
}

/**
 * Readings of sentences written by hand: figures, game words and names, in their order. A sentence may be reworded, but
 * not with another figure or game word.
 */
import type { Language } from '@vigil/rules';
import { TERMS } from './text-terms.js';

/** Length of the prefix by which names are looked up. Shorter names count as words. */
export const PREFIX_LENGTH = 4;

/** Names by prefix, the longest first, each with its term: `ghoul` with `=ghoul`. */
export type NamesByPrefix = ReadonlyMap<string, readonly { readonly name: string; readonly what: string }[]>;

/**
 * Returns the texts of a message, one for each case of `who`. Cases of other arguments follow each other with their
 * labels, so that they cannot be exchanged.
 */
function expandMessage(message: string): string[] {
  let texts = [''];
  let at = 0;
  const add = (more: readonly string[]): void => {
    const n = Math.max(texts.length, more.length);
    texts = Array.from({ length: n }, (_, i) => (texts[i] ?? texts.at(-1) ?? '') + (more[i] ?? more.at(-1) ?? ''));
  };
  while (at < message.length) {
    const open = message.indexOf('{', at);
    add([message.slice(at, open < 0 ? undefined : open)]);
    if (open < 0) break;
    at = closingBrace(message, open);
    add(expandArgument(message.slice(open + 1, at - 1)));
  }
  return texts;
}

/** Returns the index after the brace that closes the one at `from`. */
function closingBrace(message: string, from: number): number {
  let depth = 0;
  for (let at = from; at < message.length; at++) {
    if (message[at] === '{') depth++;
    else if (message[at] === '}' && --depth === 0) return at + 1;
  }
  throw new Error(`a brace is not closed: ${message}`);
}

/** Expands an argument: `n`, or `n, plural, one {…} other {…}`. */
function expandArgument(inner: string): string[] {
  const [, name = '', rest = ''] = /^\s*(\w+)\s*(?:,\s*(?:select|plural)\s*,)?([\s\S]*)$/.exec(inner) ?? [];
  if (rest.trim() === '') return [`{${argumentName(name)}}`];
  const options: (readonly [label: string, text: string])[] = [];
  for (let at = 0; ; ) {
    const open = rest.indexOf('{', at);
    if (open < 0) break;
    const label = rest.slice(at, open).trim();
    at = closingBrace(rest, open);
    options.push([label, expandMessage(rest.slice(open + 1, at - 1)).join(' ')]);
  }
  if (name === 'who') return options.map(([, text]) => text);
  return [options.map(([label, text]) => ` {${label}} ${text} `).join('')];
}

/** Returns an argument's name without its case: `place` for `placeAt` and `PlaceTo`. */
const argumentName = (name: string): string =>
  name.replace(/(The|Acc|Dat|At|To|Of|A)$/, '').replace(/^\p{Lu}/u, (first) => first.toLowerCase());

/** Joins separable German verbs: "lege sie ab" becomes "ablege sie". */
function joinSeparableVerbs(text: string): string {
  return text
    .replace(/\b(leg(?:e|t|st)?|wir(?:d|st))\b(?=[^.:;]*?\bab\b)/g, 'ab$1')
    .replace(/\b(?:gib|gibt|gibst)\b(?=[^.:;]*?\b(aus|ab)\b)/g, '$1geb');
}

/** Replaces German letters by ASCII capitals, so that `\b` works next to them. All other letters are lower case. */
const foldUmlauts = (text: string): string =>
  text.replace(/[äöüß]/g, (letter) => ({ ä: 'A', ö: 'O', ü: 'U', ß: 'S' })[letter] ?? letter);

const PATTERNS = new Map<Language, RegExp>();
/** Returns the pattern of figures, arguments and game words. Cached, because it is long. */
function patternOf(language: Language): RegExp {
  const cached = PATTERNS.get(language);
  if (cached) return cached;
  const terms = TERMS.map(({ words }, i) => `(?<t${i}>${foldUmlauts(words[language])})`).join('|');
  const pattern = new RegExp(`(?<figure>[+−-]?\\d+(?:–\\d+)?)|(?<arg>\\{[^}]*\\})|(?<money>\\$)|${terms}`, 'g');
  PATTERNS.set(language, pattern);
  return pattern;
}

/** Returns the terms of a text in their order. A figure joins the word right after it. */
function termsInText(text: string, language: Language, names: NamesByPrefix): string[] {
  const lowerCase = text.toLowerCase().replace(/\s+/g, ' ');
  const prepared = language === 'de' ? joinSeparableVerbs(lowerCase) : lowerCase;
  const matches: TermMatch[] = findNames(prepared, names);
  const nameMatches = [...matches];
  for (const { 0: word, index: at, groups = {} } of foldUmlauts(prepared).matchAll(patternOf(language))) {
    const end = at + word.length;
    if (nameMatches.some((name) => at >= name.at && at < name.end)) continue;
    const { figure, arg, money, ...terms } = groups;
    const term = Object.keys(terms).find((key) => terms[key] !== undefined);
    matches.push({ what: figure ?? arg ?? money ?? TERMS[Number(term?.slice(1))]?.term ?? '', at, end });
  }
  return joinFigures(matches.sort((a, b) => a.at - b.at));
}

interface TermMatch {
  readonly what: string;
  readonly at: number;
  readonly end: number;
}

/** Finds names of components in a text, preferring the longest. */
function findNames(text: string, names: NamesByPrefix): TermMatch[] {
  const matches: TermMatch[] = [];
  for (const { index: at } of text.matchAll(/(?<![\p{L}\d])[\p{L}\d„“]/gu)) {
    if (matches.some((one) => at < one.end)) continue;
    const found = names.get(text.slice(at, at + PREFIX_LENGTH))?.find(({ name }) => {
      const after = (text[at + name.length] ?? ' ').replace(/[sne]/, ' ');
      return text.startsWith(name, at) && !/\p{L}/u.test(after);
    });
    if (found) matches.push({ what: found.what, at, end: at + found.name.length });
  }
  return matches;
}

const isFigure = (what: string): boolean => /^[+−-]?\d/.test(what);

/** Joins figures with their units: "2" and "clue" become `2-clue`, "$" and "3" become `3-money`. */
function joinFigures(matches: readonly TermMatch[]): string[] {
  const words: string[] = [];
  for (let i = 0; i < matches.length; i++) {
    const [one, next] = [matches[i] as (typeof matches)[number], matches[i + 1]];
    const near = next !== undefined && next.at - one.end <= 1;
    if (one.what === '$') {
      words.push(near && next && (isFigure(next.what) || next.what === '{n}') ? `${next.what}-money` : 'money');
      if (near && next && (isFigure(next.what) || next.what === '{n}')) i++;
    } else if (isFigure(one.what) || one.what === '{n}') {
      if (near && next?.what === '$') words.push(`${one.what}-money`);
      else if (near && next && isFigure(one.what) && /^[a-z]/.test(next.what)) words.push(`${one.what}-${next.what}`);
      else {
        words.push(one.what);
        continue;
      }
      i++;
    } else words.push(one.what);
  }
  return words;
}

/** True if a word is a game word, such as `fight`, which is also a card. */
export function isTerm(word: string, language: Language): boolean {
  const [found] = foldUmlauts(word).matchAll(patternOf(language));
  return found?.[0].length === word.length;
}

/** Messages with at most this many words count as names. */
const FEW_WORDS = 3;

/**
 * Returns the reading of a message: figures, game words and names, one part for each different case of `who`.
 * A message without any, or with only a few words, is its own reading.
 */
export function readSentence(message: string, language: Language, names: NamesByPrefix): string {
  const readings = expandMessage(message).map((text) => termsInText(text, language, names).join(' '));
  const read = [...new Set(readings)].join(' | ');
  return read === '' || message.split(' ').length <= FEW_WORDS ? message : read;
}

/** Returns the sorted figures of a message, which are the same in every language. */
export function figuresIn(message: string, language: Language): string {
  const [text = ''] = expandMessage(message);
  const figures = termsInText(text, language, new Map()).flatMap((word) => /^[+−-]?\d+(?:–\d+)?/.exec(word)?.[0] ?? []);
  return figures.sort().join(' ');
}

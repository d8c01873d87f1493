/**
 * Sentences written by hand, read by what they are about: figures, words of the game and names, in the order in which they
 * stand. A sentence can be put otherwise, but not with another figure or another word of the game.
 */
import type { Language } from '@vigil/rules';
import { TERMS } from './text-terms.js';

/** So many first letters of a name it is looked up by; shorter names are taken for words. */
export const PREFIX_LENGTH = 4;

/** Names in sentences by their first letters, the longest first, each with what it stands for: `ghoul` with `=ghoul`. */
export type NamesByPrefix = ReadonlyMap<string, readonly { readonly name: string; readonly what: string }[]>;

/**
 * The texts of a message, one for each way it is said of someone (`who`). The answers of any other choice follow each other,
 * each after its own label, so that none can stand in another's place.
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

/** Index at which the braces that open at `from` are closed. */
function closingBrace(message: string, from: number): number {
  let depth = 0;
  for (let at = from; at < message.length; at++) {
    if (message[at] === '{') depth++;
    else if (message[at] === '}' && --depth === 0) return at + 1;
  }
  throw new Error(`a brace is not closed: ${message}`);
}

/** An argument, or what is chosen by one: `n`, or `n, plural, one {…} other {…}`. */
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

/** An argument without the case it stands in: `placeAt` and `PlaceTo` are `place`. */
const argumentName = (name: string): string =>
  name.replace(/(The|Acc|Dat|At|To|Of|A)$/, '').replace(/^\p{Lu}/u, (first) => first.toLowerCase());

/** Separable verbs of German as one word: "lege sie ab" as "ablege sie". */
function joinSeparableVerbs(text: string): string {
  return text
    .replace(/\b(leg(?:e|t|st)?|wir(?:d|st))\b(?=[^.:;]*?\bab\b)/g, 'ab$1')
    .replace(/\b(?:gib|gibt|gibst)\b(?=[^.:;]*?\b(aus|ab)\b)/g, '$1geb');
}

/** German letters as capitals, so that `\b` of a pattern is a word's boundary for them too; all else is in small letters. */
const foldUmlauts = (text: string): string =>
  text.replace(/[äöüß]/g, (letter) => ({ ä: 'A', ö: 'O', ü: 'U', ß: 'S' })[letter] ?? letter);

const PATTERNS = new Map<Language, RegExp>();
/** Finds figures, arguments and words of the game. Made once: it is long. */
function patternOf(language: Language): RegExp {
  const made = PATTERNS.get(language);
  if (made) return made;
  const terms = TERMS.map(({ words }, i) => `(?<t${i}>${foldUmlauts(words[language])})`).join('|');
  const pattern = new RegExp(`(?<figure>[+−-]?\\d+(?:–\\d+)?)|(?<arg>\\{[^}]*\\})|(?<money>\\$)|${terms}`, 'g');
  PATTERNS.set(language, pattern);
  return pattern;
}

/** Facts of a text, in its order. A figure goes with the word right after it. */
function termsInText(text: string, language: Language, names: NamesByPrefix): string[] {
  const small = text.toLowerCase().replace(/\s+/g, ' ');
  const low = language === 'de' ? joinSeparableVerbs(small) : small;
  const about: TermMatch[] = findNames(low, names);
  const inNames = [...about];
  for (const { 0: word, index: at, groups = {} } of foldUmlauts(low).matchAll(patternOf(language))) {
    const end = at + word.length;
    if (inNames.some((name) => at >= name.at && at < name.end)) continue;
    const { figure, arg, money, ...terms } = groups;
    const term = Object.keys(terms).find((key) => terms[key] !== undefined);
    about.push({ what: figure ?? arg ?? money ?? TERMS[Number(term?.slice(1))]?.term ?? '', at, end });
  }
  return joinFigures(about.sort((a, b) => a.at - b.at));
}

interface TermMatch {
  readonly what: string;
  readonly at: number;
  readonly end: number;
}

/** Names of components in a text, the longest first. */
function findNames(text: string, names: NamesByPrefix): TermMatch[] {
  const taken: TermMatch[] = [];
  for (const { index: at } of text.matchAll(/(?<![\p{L}\d])[\p{L}\d„“]/gu)) {
    if (taken.some((one) => at < one.end)) continue;
    const found = names.get(text.slice(at, at + PREFIX_LENGTH))?.find(({ name }) => {
      const after = (text[at + name.length] ?? ' ').replace(/[sne]/, ' ');
      return text.startsWith(name, at) && !/\p{L}/u.test(after);
    });
    if (found) taken.push({ what: found.what, at, end: at + found.name.length });
  }
  return taken;
}

const isFigure = (what: string): boolean => /^[+−-]?\d/.test(what);

/** "2" and "clue" as `2-clue`, "$" and "3" as `3-money`. */
function joinFigures(about: readonly TermMatch[]): string[] {
  const words: string[] = [];
  for (let i = 0; i < about.length; i++) {
    const [one, next] = [about[i] as (typeof about)[number], about[i + 1]];
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

/** True if a word is a word of the game: `fight`, which is a card as well. */
export function isTerm(word: string, language: Language): boolean {
  const [found] = foldUmlauts(word).matchAll(patternOf(language));
  return found?.[0].length === word.length;
}

/** So few words are a name, or as good as one. */
const FEW_WORDS = 3;

/**
 * Facts of a message: figures, game words and names. One that has none, or only a few words, stands for
 * itself.
 *
 * @returns one line for each way of saying it, without those that are the same
 */
export function readSentence(message: string, language: Language, names: NamesByPrefix): string {
  const ways = expandMessage(message).map((text) => termsInText(text, language, names).join(' '));
  const read = [...new Set(ways)].join(' | ');
  return read === '' || message.split(' ').length <= FEW_WORDS ? message : read;
}

/** The figures of a message, in no order: the same in every language. */
export function figuresIn(message: string, language: Language): string {
  const [text = ''] = expandMessage(message);
  const figures = termsInText(text, language, new Map()).flatMap((word) => /^[+−-]?\d+(?:–\d+)?/.exec(word)?.[0] ?? []);
  return figures.sort().join(' ');
}

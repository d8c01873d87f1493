/**
 * Expected texts of a box (`reading/<box>/texts`), and the differences from them. Sentences are reduced to figures and
 * game words; names are complete. Every other text is represented by a word unique to it, so that texts cannot be
 * exchanged. `npm run guard -- texts BOX` regenerates them.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Language } from '@vigil/rules';
import { Document, parse, visit } from 'yaml';
import { type BoxTexts, LANGUAGES, TEXT_KINDS, type TextKind, type Texts } from './box-texts.js';
import { readSentence } from './read-sentence.js';

const READINGS = fileURLToPath(new URL('../../../reading', import.meta.url));
const fileOf = (box: string, kind: TextKind): string => join(READINGS, box, 'texts', `${kind}.yaml`);

/** A difference between a text and its reading. */
export interface TextDifference {
  /** Kind, language and id: `sentences/de/kingsport.brood`. */
  readonly at: string;
  readonly expected: string;
  readonly text: string;
}

/** Loads the text readings of a box. A kind without a file has none. */
export function loadTextReadings(box: string): Texts {
  const kinds = TEXT_KINDS.map((kind) => {
    const path = fileOf(box, kind);
    const all = existsSync(path) ? (parse(readFileSync(path, 'utf8')) as Record<string, Record<string, string>>) : {};
    const byLanguage = LANGUAGES.map((language) => {
      const own = Object.entries(all).flatMap(([id, texts]) =>
        texts[language] === undefined ? [] : [[id, texts[language]] as const],
      );
      return [language, Object.fromEntries(own)] as const;
    });
    return [kind, Object.fromEntries(byLanguage)] as const;
  });
  return Object.fromEntries(kinds) as unknown as Texts;
}

/** True if a text matches its reading. */
function matchesReading(
  kind: TextKind,
  language: Language,
  recorded: string,
  text: string,
  { names }: BoxTexts,
): boolean {
  if (kind === 'names') return recorded === text;
  if (kind === 'sentences') return recorded === readSentence(text, language, names[language]);
  const words = wordsOf(text);
  return recorded.split(' ').every((word) => words.includes(word));
}

/** Finds texts that differ from their readings. */
export function findTextDifferences(recorded: Texts, box: BoxTexts): TextDifference[] {
  return TEXT_KINDS.flatMap((kind) =>
    LANGUAGES.flatMap((language) => {
      const ids = new Set([...Object.keys(recorded[kind][language]), ...Object.keys(box.texts[kind][language])]);
      return [...ids].flatMap((id) => compareText(recorded, box, kind, language, id) ?? []);
    }),
  );
}

/** Returns the difference of one text from its reading, or undefined. */
export function compareText(
  recorded: Texts,
  box: BoxTexts,
  kind: TextKind,
  language: Language,
  id: string,
): TextDifference | undefined {
  const [expected, text] = [recorded[kind][language][id], box.texts[kind][language][id]];
  if (expected !== undefined && text !== undefined && matchesReading(kind, language, expected, text, box))
    return undefined;
  return { at: `${kind}/${language}/${id}`, expected: expected ?? 'nothing', text: text ?? 'nothing' };
}

const wordsOf = (text: string): string[] => text.match(/[\p{L}\d]+(?:[’'-][\p{L}\d]+)*/gu) ?? [];

/** Returns a lookup of the longest unique word of each text, or of the fewest words that are unique together. */
function findKeywords(texts: Readonly<Record<string, string>>): (id: string) => string {
  const all = Object.entries(texts).map(([id, text]) => [id, new Set(wordsOf(text))] as const);
  const isUnique = (id: string, some: readonly string[]) =>
    !all.some(([other, words]) => other !== id && texts[other] !== texts[id] && some.every((word) => words.has(word)));
  return (id) => {
    const words = [...new Set(wordsOf(texts[id] ?? ''))].sort((a, b) => b.length - a.length);
    const one = words.find((word) => isUnique(id, [word]));
    if (one !== undefined) return one;
    for (const first of words)
      for (const second of words) if (isUnique(id, [first, second])) return `${first} ${second}`;
    return words.join(' ');
  };
}

/** Formats the current texts as files; readings that still fit stay unchanged. */
export function formatTextFiles(name: string, box: BoxTexts): Readonly<Record<string, string>> {
  const recorded = loadTextReadings(name);
  const files = TEXT_KINDS.map((kind) => {
    const all: Record<string, Record<string, string>> = {};
    for (const language of LANGUAGES) {
      const keywordOf = findKeywords(box.texts[kind][language]);
      const readAgain = (id: string, text: string): string => {
        if (kind === 'names') return text;
        return kind === 'sentences' ? readSentence(text, language, box.names[language]) : keywordOf(id);
      };
      for (const [id, text] of Object.entries(box.texts[kind][language])) {
        const before = compareText(recorded, box, kind, language, id) ? undefined : recorded[kind][language][id];
        all[id] = { ...all[id], [language]: before ?? readAgain(id, text) };
      }
    }
    return [
      fileOf(name, kind),
      `# ${ABOUT[kind]} npm run guard -- texts ${name}\n${formatYaml(all, kind === 'sentences')}`,
    ];
  });
  return Object.fromEntries(files);
}

const ABOUT: Readonly<Record<TextKind, string>> = {
  sentences: 'Figures, words of the game and names in each sentence, in their order.',
  names: 'Every name, with its forms in a sentence.',
  themes: 'A word of the theme of each encounter.',
  atmosphere: 'A word of the atmosphere of each component or encounter.',
};

function formatYaml(all: Readonly<Record<string, Readonly<Record<string, string>>>>, long: boolean): string {
  const sorted = Object.fromEntries(Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1)));
  const document = new Document(sorted);
  visit(document, {
    // Each text goes into one row, except for long sentences.
    Map: (key, node) => {
      if (key !== null && !long) node.flow = true;
    },
  });
  return document.toString({ lineWidth: 0, flowCollectionPadding: false });
}

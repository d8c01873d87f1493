/** Messages of the page by key, so that tests do not depend on their wording. */
import { readdirSync } from 'node:fs';
import { type Args, Words } from '@vigil/rules';
import { RULE_FIGURES } from '../src/words/figures.js';

/** All messages of a language: one file for each screen. */
async function loadCatalogue(language: string): Promise<Readonly<Record<string, string>>> {
  const folder = new URL(`../src/words/${language}/`, import.meta.url);
  const files = readdirSync(folder).filter((file) => file.endsWith('.ts'));
  const modules = await Promise.all(files.map((file) => import(new URL(file, folder).pathname)));
  return Object.assign({}, ...modules.flatMap((module) => Object.values(module)));
}

const CATALOGUES = { en: await loadCatalogue('en'), de: await loadCatalogue('de') };
const WORDS = {
  en: new Words('en', CATALOGUES.en, (_kind, id) => id, RULE_FIGURES),
  de: new Words('de', CATALOGUES.de, (_kind, id) => id, RULE_FIGURES),
};

/** A message of the page, by default in English. */
export function textOf(key: string, args: Args = {}, language: 'en' | 'de' = 'en'): string {
  const words = WORDS[language];
  if (!words.has(key)) throw new Error(`no message ${key}`);
  return words.say(key, args);
}

/** A pattern for texts that begin like a message, up to its first argument. */
export function startOf(key: string, language: 'en' | 'de' = 'en'): RegExp {
  const [start = ''] = (CATALOGUES[language][key] ?? '').split('{');
  if (start === '') throw new Error(`no text at the start of ${key}`);
  return new RegExp(`^${start.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);
}

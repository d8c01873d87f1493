import { type Args, type Catalogue, Words } from '@vigil/rules';
import type { INTERFACE } from './en/index.js';
import { RULE_FIGURES } from './figures.js';
import { type Language, language } from './language.js';

/** The interface by language, each with every key. */
const INTERFACES: Readonly<Record<Language, () => Promise<Catalogue>>> = {
  en: async () => (await import('./en/index.js')).INTERFACE,
  de: async () => (await import('./de/index.js')).INTERFACE_DE,
};

// Only the language of the page is fetched.
const messages = await INTERFACES[language]();

/** The messages of the screens. They name no components: names are passed to them as text. */
const words = new Words(language, messages, (_kind, id) => id, RULE_FIGURES);

/** A key of the interface's messages. */
export type InterfaceKey = keyof typeof INTERFACE;

/** A message of the interface with its arguments filled in; figures of the rules ({@link RULE_FIGURES}) are known to all. */
export function t(key: InterfaceKey, args?: Args): string {
  return words.say(key, args);
}

/** Loads the messages of a part of the page in its language. The result includes the common messages. */
export async function loadMessages<K extends string>(
  english: Readonly<Record<K, string>>,
  german: () => Promise<Readonly<Record<K, string>>>,
): Promise<(key: K | InterfaceKey, args?: Args) => string> {
  const catalogues: Readonly<Record<Language, () => Promise<Catalogue>>> = {
    en: async () => english,
    de: async () => ({ ...english, ...(await german()) }),
  };
  const own = await catalogues[language]();
  const part = new Words(language, own, (_kind, id) => id, RULE_FIGURES);
  return (key, args) => (Object.hasOwn(own, key) ? part : words).say(key, args);
}

/** The language of the interface, for dates and numbers. */
export const locale = words.locale;

/** A moment as people write it. */
export function formatDateTime(milliseconds: number): string {
  return new Date(milliseconds).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' });
}

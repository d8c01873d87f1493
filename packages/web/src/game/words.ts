import { namesOf, Words } from '@vigil/rules';
import { language } from '../words/language.js';
import { content } from './content.js';

export { content } from './content.js';

// Only the language of the page is fetched; each says every key.
const catalogue =
  language === 'de' ? (await import('@vigil/rules/de')).GERMAN : (await import('@vigil/rules/en')).ENGLISH;

/** The language of the page. */
export const words = new Words(language, catalogue, namesOf(content));

/** Capital first letter. */
export function capital(text: string): string {
  return words.capital(text);
}

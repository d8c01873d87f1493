import { ENGLISH, namesOf, Words } from '@vigil/rules';
import { language } from '../words/language.js';
import { content } from './content.js';

export { content } from './content.js';

// A language that is not the page's own is fetched before anything is shown.
const catalogue = language === 'de' ? (await import('@vigil/rules/de')).GERMAN : ENGLISH;

/** The language of the page. */
export const words = new Words(language, catalogue, namesOf(content));

/** Capital first letter. */
export function capital(text: string): string {
  return words.capital(text);
}

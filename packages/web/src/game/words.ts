import { ENGLISH, namesOf, Words } from '@vigil/rules';
import { content } from './content.js';

export { content } from './content.js';

/** The language of the page. */
export const words = new Words('en', ENGLISH, namesOf(content));

/** Capital first letter. */
export function capital(text: string): string {
  return words.capital(text);
}

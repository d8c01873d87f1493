import { BASE } from '@vigil/content';
import { Content, ENGLISH, namesOf, Words } from '@vigil/rules';

/** The components this page plays with. */
export const content = new Content([BASE]);

/** The language of the page. */
export const words = new Words('en', ENGLISH, namesOf(content));

/** Capital first letter. */
export function capital(text: string): string {
  return words.capital(text);
}

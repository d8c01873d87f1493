import { type Content, ENGLISH, namesOf, Words } from '@vigil/rules';

/** English, with the names of the given components. */
export function english(content: Content): Words {
  return new Words('en', ENGLISH, namesOf(content));
}

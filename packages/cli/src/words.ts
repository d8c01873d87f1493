import { CATALOGUES, type Content, HAUNT_CATALOGUES, namesOf, Words } from '@vigil/rules';

/** English, with the names of the given components. `game`: which game's meaning of them it gives. */
export function english(content: Content, game = 'arkham'): Words {
  return new Words('en', (game === 'haunt' ? HAUNT_CATALOGUES : CATALOGUES).en, namesOf(content));
}

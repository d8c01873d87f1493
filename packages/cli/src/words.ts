import { CATALOGUES, type Content, HAUNT_CATALOGUES, type Words, wordsOf } from '@vigil/rules';

/** English, with the names of the given components. `game`: which game's meaning of them it gives. */
export function english(content: Content, game = 'arkham'): Words {
  return wordsOf('en', (game === 'haunt' ? HAUNT_CATALOGUES : CATALOGUES).en, content);
}

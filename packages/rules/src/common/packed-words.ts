import type { Content } from '../language/content.js';
import { allIds } from './remove-unknown.js';

/**
 * What answers begin with, and fields of things that no position has at its beginning: those that come often. Saves name them:
 * none is ever taken out, and whoever takes away a component or a field of the position adds its word, so that such a save is
 * read and what is gone can be called by its name (`packages/lab/test/packed-words.test.ts`).
 */
const FREQUENT_WORDS =
  'go stop use card roll fight evade flee clue keep yes no done take give trade offer accept seat gate place face ability ' +
  'enough encounter go-on back give-money by own left right up down draw top bottom city hand slot bonus allocate sure ' +
  'investigate continue nothing end-day agree object no-bonus to doom terror escape speed-sneak fight-will lore-luck ' +
  'token at marker opened since as exhausted tokens fresh until monsters ending clues mod skill check any horror combat ' +
  'free covered environment rumor headline mythos upkeep movement arkham-encounters other-world-encounters day night ' +
  'seed setup position dice key script asked answers origin beat state barrier decisions taken investigators random packs ' +
  'version before dropped gone chapters houseRules ancientOne ' +
  'allocated attack engagement round for-good final-trade final-attack too-many-monsters';

/**
 * All fields of records that come often in saves and in no position at its beginning. As {@link FREQUENT_WORDS}, none is ever taken out.
 * Those that a position has from its beginning are learned from it: where they get a field, their line as it was comes here.
 */
const FREQUENT_SHAPES =
  'state,dice,asked,answers key,at seed,setup investigators,ancientOne sanity,stamina card,exhausted card,fresh card,tokens ' +
  'token,at token,at,clues marker,at marker,at,faceUp at,until card,as card,as,until card,as,since,tokens,monsters ' +
  'round,pool,rating,cause part,seat,points,from,moved,stopped part,seat,points,from,met,free part,seat,points,from,to,met,free ' +
  'part,seat,points,from,met,free,fight part,seat,points,from,to,met,free,fight combat,unchanged id,clues,spells,allies,value ' +
  'seat,slot,met,acted seat,slot,met,acted,encounter place,next,round,before,unchanged,taken,fought ' +
  'place,next,round,before,unchanged,first,taken,fought place,next,round,before,unchanged,first,taken,fought,engagement ' +
  'combat,attack,before,unchanged who,token,round,armed,spells,enchanted,failHorror,failCombat,failed,passed,ignored,gives,won,' +
  'noDamage,over,defenses';

/** What of a position is a record by ids, or has what packs bring: with others it has other fields. */
const KEYED_BY_ID = new Set(['boxes', 'clues', 'decks', 'houseRules', 'specials']);

/**
 * The words that positions and answers of a game mostly consist of: ids of what its packs bring, the fields and words
 * of a position (`begun`), and all fields of a record together. They change only how short a packed save is.
 */
export function wordsOfGame(content: Content, initialState: unknown): string[] {
  const words = new Set([...allIds(content), ...FREQUENT_WORDS.split(' '), ...FREQUENT_SHAPES.split(' ')]);
  const learn = (value: unknown, isShape: boolean): void => {
    if (typeof value === 'string') words.add(value);
    else if (Array.isArray(value)) for (const one of value) learn(one, isShape);
    else if (typeof value === 'object' && value !== null) {
      if (isShape) words.add(Object.keys(value).join(','));
      for (const [key, held] of Object.entries(value)) {
        words.add(key);
        learn(held, isShape && !KEYED_BY_ID.has(key));
      }
    }
  };
  learn(initialState, true);
  return [...words];
}

import type { Content } from '../language/content.js';
import { everyId } from './take-out.js';

/**
 * What answers begin with, and fields of things that no position has at its beginning: those that come often. Saves name them:
 * none is ever taken out, and whoever takes away a component or a field of the position adds its word, so that such a save is
 * read and what is gone can be called by its name (`packages/lab/test/packed-words.test.ts`).
 */
const OFTEN =
  'go stop use card roll fight evade flee clue keep yes no done take give trade offer accept seat gate place face ability ' +
  'enough encounter go-on back give-money by own left right up down draw top bottom city hand slot bonus allocate sure ' +
  'investigate continue nothing end-day agree object no-bonus to doom terror escape speed-sneak fight-will lore-luck ' +
  'token at marker opened since as exhausted tokens fresh until monsters ending clues mod skill check any horror combat ' +
  'free covered environment rumor headline mythos upkeep movement arkham-encounters other-world-encounters day night ' +
  'seed setup position dice key script asked answers origin beat state barrier decisions taken investigators random packs ' +
  'version before dropped gone chapters houseRules ancientOne ' +
  'allocated attack engagement round for-good final-trade final-attack too-many-monsters';

/**
 * The words that positions and answers of a game mostly consist of: ids of what its packs bring, and the fields and words
 * of a position (`begun`). They change only how short a packed save is.
 */
export function wordsOfGame(content: Content, begun: unknown): string[] {
  const words = new Set([...everyId(content), ...OFTEN.split(' ')]);
  const learn = (value: unknown): void => {
    if (typeof value === 'string') words.add(value);
    else if (Array.isArray(value)) value.forEach(learn);
    else if (typeof value === 'object' && value !== null) {
      for (const [key, held] of Object.entries(value)) {
        words.add(key);
        learn(held);
      }
    }
  };
  learn(begun);
  return [...words];
}

import type { PublicOption } from '@vigil/engine';
import { optionWords } from '../play/options.js';
import { useEdition } from '../say/use-edition.js';
import { useTable } from '../table/context.js';
import type { Load } from './carrying.js';

/** Where what is to be fought with is put down, and where it is put away. */
export const IN_HANDS = 'hands';
export const AWAY = 'hands:away';

const PUT: Readonly<Record<string, string>> = {
  'o.take-weapon': IN_HANDS,
  'o.drop-weapon': AWAY,
  'o.release-spell': AWAY,
};

/**
 * A card as a load while somebody fills the hands for a fight: it can be put down in them, or put away again, if that is
 * an answer to the question; undefined: it is none.
 *
 * @param isOf whether an answer of somebody's is about this card
 */
export function useToHands(isOf: (option: PublicOption, by: number | undefined) => boolean): () => Load | undefined {
  const edition = useEdition();
  const { answer, decision, snapshot, theirs } = useTable();
  return () => {
    if (decision?.key !== 'q.hands' || theirs) return undefined;
    const option = decision.options.find((one) => PUT[one.key] !== undefined && isOf(one, one.by ?? decision.by[0]));
    const drop = option && PUT[option.key];
    if (!option || drop === undefined) return undefined;
    const { text } = optionWords(edition, decision, option, snapshot.view);
    return { drops: new Map([[drop, () => answer(option.id)]]), said: text };
  };
}

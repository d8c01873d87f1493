import type { PublicOption } from '@vigil/engine';
import { describeOption } from '../play/options.js';
import { useTable } from '../table/context.js';
import { useLoadedContent } from '../text/use-content.js';
import type { DragPayload } from './drag-controller.js';

/** Drop targets for taking a weapon in hand and for putting it away. */
export const HANDS_DROP = 'hands';
export const PUT_AWAY_DROP = 'hands:away';

const DROP_BY_OPTION: Readonly<Record<string, string>> = {
  'o.take-weapon': HANDS_DROP,
  'o.drop-weapon': PUT_AWAY_DROP,
  'o.release-spell': PUT_AWAY_DROP,
};

/**
 * A card as a drag payload while weapons are chosen for a fight. It can be dropped in the hands or put away; undefined:
 * neither.
 *
 * @param isAboutCard true if an option is about this card
 */
export function useWeaponDrag(
  isAboutCard: (option: PublicOption, by: number | undefined) => boolean,
): () => DragPayload | undefined {
  const loaded = useLoadedContent();
  const { answer, decision, snapshot, readOnly } = useTable();
  return () => {
    if (decision?.key !== 'q.hands' || readOnly) return undefined;
    const option = decision.options.find(
      (one) => DROP_BY_OPTION[one.key] !== undefined && isAboutCard(one, one.by ?? decision.by[0]),
    );
    const drop = option && DROP_BY_OPTION[option.key];
    if (!option || drop === undefined) return undefined;
    const { text } = describeOption(loaded, decision, option, snapshot.view);
    return { drops: new Map([[drop, () => answer(option.id)]]), hint: text };
  };
}

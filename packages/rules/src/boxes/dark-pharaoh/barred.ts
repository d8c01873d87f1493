import type { ArkhamBoard } from '../../arkham/own-meanings.js';
import { modifiersOf } from '../../common/figures/modifiers.js';

/**
 * Who is barred from a neighbourhood steps into none of its locations (P-BAR-01) but where a gate is open (P-BAR-02). What
 * takes him there in another way asks nobody (P-BAR-03, P-BAR-06).
 */
export function barring(below: ArkhamBoard): Pick<ArkhamBoard, 'mayEnter'> {
  return {
    mayEnter(g, who, area, from) {
      if (!below.mayEnter(g, who, area, from)) return false;
      const barred = modifiersOf(g, who, 'barred');
      if (barred.length === 0) return true;
      const { kind, street } = g.place(area);
      if (kind !== 'location' || g.gateAt(area)) return true;
      return barred.every(([{ neighbourhood }]) => neighbourhood !== street);
    },
  };
}

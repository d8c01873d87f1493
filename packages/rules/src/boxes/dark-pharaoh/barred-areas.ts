import type { ArkhamBoardRules, Game } from '../../arkham/game.js';
import { modifiersOf } from '../../common/figures/modifiers.js';
import type { Investigator } from '../../common/state.js';

/**
 * Keeps investigators out of locations in a neighbourhood they are barred from, by movement and by other means
 * (P-BAR-01).
 *
 * Open gates are exempt (P-BAR-02). Actions of other phases and fates ignore the bar (P-BAR-03, P-BAR-06).
 */
export function barredAreasLayer(below: ArkhamBoardRules): Pick<ArkhamBoardRules, 'canEnter' | 'isBarred'> {
  return {
    canEnter: (g, who, area, from) => below.canEnter(g, who, area, from) && !isBarredFrom(g, who, area),
    isBarred: (g, who, area) => below.isBarred(g, who, area) || (isMovement(g) && isBarredFrom(g, who, area)),
  };
}

const isMovement = ({ s }: Game): boolean => s.step.phase === 'movement';

function isBarredFrom(g: Game, who: Investigator, area: string): boolean {
  const barred = modifiersOf(g, who, 'barred');
  if (barred.length === 0) return false;
  const { kind, street } = g.place(area);
  if (kind !== 'location' || g.gateAt(area)) return false;
  return barred.some(([{ neighbourhood }]) => neighbourhood === street);
}

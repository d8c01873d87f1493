import type { ArkhamBoardRules } from '../../arkham/extra-rules.js';
import type { Game } from '../../arkham/game.js';
import { modifiersOf } from '../../common/figures/modifiers.js';
import type { Investigator } from '../../common/state.js';

/**
 * Nobody barred from a neighbourhood enters its locations in the Movement Phase, on foot or by whatever card, train or
 * companion moves them (P-BAR-01), but where a gate is open (P-BAR-02). Actions of other phases, and fates, ask nobody
 * (P-BAR-03, P-BAR-06).
 */
export function barredAreasLayer(below: ArkhamBoardRules): Pick<ArkhamBoardRules, 'canEnter' | 'isBarred'> {
  return {
    canEnter: (g, who, area, from) => below.canEnter(g, who, area, from) && !isBarredFrom(g as Game, who, area),
    isBarred: (g, who, area) =>
      below.isBarred(g, who, area) || (isMovement(g as Game) && isBarredFrom(g as Game, who, area)),
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

/** Movement points for steps and journeys in Arkham. */
import { modifiersInPlay } from '../../common/figures/modifiers.js';
import type { Game, Journey } from '../game.js';

/** Returns the cost of a step: one point a line (A-MOVE-02, A-MOVE-04), unless a card raises it for some areas. */
export function stepCost(g: Game, to: string, street = streetCost(g), stable = stableCost(g)): number {
  if (street === 1 && stable === 1) return 1;
  if (g.place(to).kind === 'street') return street;
  return g.rules.board.isStable(g, to) ? stable : 1;
}

/** Returns the cost of a journey, raised where its destination's kind of area costs more. */
export function journeyCost(g: Game, { to, cost }: Journey): Journey['cost'] {
  const more = stepCost(g, to) - 1;
  return more === 0 ? cost : { ...cost, movement: (cost.movement ?? 0) + more };
}

/** Returns the movement points for a step into a stable or sealed location (A-ENC-45). */
export function stableCost(g: Game): number {
  let cost = 1;
  for (const [{ by }] of modifiersInPlay(g, 'stableCost')) cost += by;
  return cost;
}

/** Returns the movement points for a step into a street. */
export function streetCost(g: Game): number {
  const surcharges = modifiersInPlay(g, 'streetCost');
  return surcharges.length === 0 ? 1 : Math.max(1, ...surcharges.map(([{ to: points }]) => points));
}

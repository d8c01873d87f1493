/** Eihort's brood tokens, which lie on a card of their holder. */
import type { Rule } from '@vigil/engine';
import { rollPlain } from '../../common/checks/dice.js';
import { addToHand } from '../../common/figures/hand.js';
import type { Game } from '../../common/game.js';
import type { Handler } from '../../common/rule-table.js';
import type { Investigator, Possession } from '../../common/state.js';

/** The card the tokens lie on. */
const BROOD_CARD = 'brood';

/** Returns the number of brood tokens an investigator has. */
export function countBrood(who: Investigator): number {
  return who.cards.find(({ card }) => card === BROOD_CARD)?.tokens ?? 0;
}

/** Gives a brood token and rolls a die. If it is lower than the number of tokens, the investigator is devoured. */
export const gainBroodToken: Handler = function* (g, who, cause): Rule {
  const held = who.cards.find(({ card }) => card === BROOD_CARD) ?? firstToken(g, who, cause.source);
  held.tokens = (held.tokens ?? 0) + 1;
  g.emit?.({ type: 'tokens', seat: who.seat, on: BROOD_CARD, by: 1, tokens: held.tokens });
  const [die = 6] = rollPlain(g, who, 1, cause.source, true);
  if (die < held.tokens) yield* g.rules.people.applyFate(g, who, 'devoured', cause);
};

function firstToken(g: Game, who: Investigator, from: string): Possession {
  const possession: Possession = { card: BROOD_CARD, exhausted: undefined, tokens: 0, fresh: true };
  g.setSpecials(BROOD_CARD, Math.max(0, (g.s.specials[BROOD_CARD] ?? 0) - 1));
  addToHand(g, who, possession);
  g.emit?.({ type: 'received', seat: who.seat, card: BROOD_CARD, from });
  return possession;
}

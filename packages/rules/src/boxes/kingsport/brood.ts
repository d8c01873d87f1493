/** Eihort's brood tokens, which lie on a card of whoever carries them. */
import type { Rule } from '@vigil/engine';
import { hold } from '../../common/figures/hand.js';
import type { Game } from '../../common/game.js';
import type { Handler } from '../../common/meanings.js';
import { rollPlain } from '../../common/resolving/dice.js';
import type { Investigator, Possession } from '../../common/state.js';

/** The card the tokens lie on. */
const BROOD = 'brood';

/** How many brood tokens somebody has. */
export function broodOf(who: Investigator): number {
  return who.cards.find(({ card }) => card === BROOD)?.tokens ?? 0;
}

/** He gains a brood token and rolls a die: lower than all he has by now, and he is devoured. */
export const gainBrood: Handler = function* (g, who, cause): Rule {
  const held = who.cards.find(({ card }) => card === BROOD) ?? firstToken(g, who, cause.source);
  held.tokens = (held.tokens ?? 0) + 1;
  g.tell?.({ type: 'tokens', seat: who.seat, on: BROOD, by: 1, tokens: held.tokens });
  const [die = 6] = rollPlain(g, who, 1, cause.source, true);
  if (die < held.tokens) yield* g.means.people.befall(g, who, 'devoured', cause);
};

function firstToken(g: Game, who: Investigator, from: string): Possession {
  const possession: Possession = { card: BROOD, exhausted: undefined, tokens: 0, fresh: true };
  g.leaveSpecials(BROOD, Math.max(0, (g.s.specials[BROOD] ?? 0) - 1));
  hold(g, who, possession);
  g.tell?.({ type: 'received', seat: who.seat, card: BROOD, from });
  return possession;
}

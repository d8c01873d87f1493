/** Prices of offers: whether they can be paid, in whatever words a text names them. */

import type { Cost, Effect, Effects } from '../../language/effects.js';
import { matchingCards } from '../figures/filters.js';
import { isOnTheHouse } from '../figures/modifiers.js';
import type { Cause, Game } from '../game.js';
import type { Investigator } from '../state.js';
import { canPay } from './costs.js';
import { canForfeit } from './forfeit.js';

/**
 * True if the investigator can pay for offered effects: their cost, the losses they begin with (A-STATUS-13), and fates
 * of the taker, in any position (A-ENC-07). Used by every offer: of a text, a choice, or an ability of a card, sheet or
 * location.
 */
export function canAfford(g: Game, who: Investigator, effects: Effects, cause: Cause, cost?: Cost): boolean {
  if (cost && !canPay(g, who, cost, cause)) return false;
  let lost: boolean | undefined;
  for (const effect of effects) {
    if (!isLossEffect(effect)) break;
    const has = canLose(g, who, effect, cause);
    if (!has && mustBePaidInFull(effect)) return false;
    lost = lost || has;
  }
  if (lost === false) return false;
  return effects.length < 2 || effects.every((effect) => canSuffer(g, who, effect));
}

/** Effects that give something up. */
type LossEffect = Extract<Effect, { do: 'pay' | 'lose' | 'loseTrophy' | 'discard' | 'forfeit' | 'removeStatus' }>;

function isLossEffect(effect: Effect): effect is LossEffect {
  switch (effect.do) {
    case 'pay':
    case 'lose':
    case 'loseTrophy':
    case 'discard':
    case 'forfeit':
    case 'removeStatus':
      return true;
    default:
      return false;
  }
}

/** True if a price is paid in full or not at all. Of simultaneous losses, one that takes something is enough. */
function mustBePaidInFull({ do: does }: LossEffect): boolean {
  return does === 'pay' || does === 'forfeit';
}

/** True if there is anything to lose. All, half or a number of an empty resource is no price (A-STATUS-13). */
function canLose(g: Game, who: Investigator, effect: LossEffect, cause: Cause): boolean {
  switch (effect.do) {
    case 'pay':
      return canPay(g, who, effect.cost, cause);
    case 'forfeit':
      return effect.else.length > 0 || canForfeit(g, who, effect);
    case 'discard':
      return matchingCards(g, who.cards, effect.what, true).length > 0;
    case 'removeStatus':
      return who.cards.some(({ card }) => card === effect.card);
    case 'loseTrophy':
      return (effect.kind === 'monster' ? who.monsterTrophies : who.gateTrophies).length > 0;
    case 'lose': {
      const { what, amount } = effect;
      if (what === 'money' && isOnTheHouse(g, who, cause)) return true;
      // A value may already be at its target.
      if (typeof amount === 'object' && 'downTo' in amount) return true;
      return (what === 'clue' ? who.clues : who[what]) > 0;
    }
    default:
      return effect satisfies never;
  }
}

/** True if a burden of an offer would change anything: a Curse the investigator already has is no price. */
function canSuffer(g: Game, who: Investigator, effect: Effect): boolean {
  const { people } = g.rules;
  if (effect.do === 'applyFate') return people.fateWouldApply(g, who, effect.fate);
  if (effect.do !== 'receive' || effect.who !== undefined || !people.burdens.includes(effect.card)) return true;
  return people.wouldReceive(g, who, effect.card);
}

import type { Rule } from '@vigil/engine';
import { ask } from '../../common/ask.js';
import { keepWithinMaxima } from '../../common/cards/cards.js';
import { addToHand } from '../../common/figures/hand.js';
import { possessionId } from '../../common/possession-id.js';
import type { Possession } from '../../common/state.js';
import { type OpenAside, optionId } from '../../language/questions/index.js';
import { type Game, investigatorsInPlay } from '../game.js';
import type { Investigator } from '../state.js';
import { faceValue } from './removal.js';

const BANK = 'bank-of-arkham';

/**
 * True if the investigator can get a loan now. They are at the Bank, with nothing pledged and an item to pledge
 * (H-LOAN-01, H-LOAN-04).
 */
export function canTakeLoan(g: Game, who: Investigator): boolean {
  return who.place === BANK && who.pledged === undefined && pledgeableItems(g, who).length > 0;
}

/** Returns the investigator's Common and Unique Items; spells, allies and all else cannot be pledged (H-LOAN-06). */
function pledgeableItems(g: Game, who: Investigator): Possession[] {
  return who.cards.filter(({ card }) => {
    return g.content.countsAs(g.card(card)) === 'item';
  });
}

/** Takes a loan on an item of the investigator's choice; does nothing without one. */
export function* takeLoan(g: Game, who: Investigator): Rule {
  if (!canTakeLoan(g, who)) return;
  const item = yield* ask<Possession>(g, () => ({
    by: [who.seat],
    key: 'q.pledge',
    args: { investigator: who.id },
    why: 'H-LOAN-01',
    options: distinctItems(pledgeableItems(g, who)).map((distinctItem) => ({
      id: optionId.pledge(possessionId(distinctItem)),
      value: distinctItem,
      key: 'o.pledge',
      args: { card: distinctItem.card, n: faceValue(g, distinctItem.card) },
      on: distinctItem.card,
    })),
  }));
  pledgeItem(g, who, item);
}

/** Returns one of each group of equal cards in the same condition. */
function distinctItems(items: readonly Possession[]): Possession[] {
  return items.filter((item, i) => items.findIndex((other) => possessionId(other) === possessionId(item)) === i);
}

/** Gives the item to the Bank; from then on it is not among the investigator's cards (H-LOAN-02). */
function pledgeItem(g: Game, who: Investigator, item: Possession): void {
  who.cards.splice(who.cards.indexOf(item), 1);
  who.pledged = item;
  keepWithinMaxima(g, who);
  const money = faceValue(g, item.card);
  who.money += money;
  g.emit?.({ type: 'pledged', seat: who.seat, card: item.card, money });
}

/** True if the investigator can pay for the pledged item at its place (H-LOAN-03). */
function canRedeem(g: Game, who: Investigator): boolean {
  return who.place === BANK && who.pledged !== undefined && who.money >= faceValue(g, who.pledged.card);
}

/** Redeems the pledged item without interest (H-LOAN-03, H-LOAN-05). */
export function redeemItem(g: Game, who: Investigator): void {
  const item = who.pledged;
  if (!item || !canRedeem(g, who)) return;
  const money = faceValue(g, item.card);
  who.money -= money;
  who.pledged = undefined;
  addToHand(g, who, item);
  g.emit?.({ type: 'redeemed', seat: who.seat, card: item.card, money });
}

/**
 * Lets investigators at the Bank redeem their item at any time (H-LOAN-01), but not with money owed for something else.
 */
export function redeemAsides(g: Game): OpenAside[] {
  const asides: OpenAside[] = [];
  for (const who of investigatorsInPlay(g)) {
    if (!who.pledged || g.keepingCards.has(who.seat) || !canRedeem(g, who)) continue;
    const { card } = who.pledged;
    asides.push({
      id: optionId.redeem(who.seat),
      by: who.seat,
      key: 'o.redeem',
      args: { investigator: who.id, card, n: faceValue(g, card) },
      on: card,
      run: () => redeemFromAside(g, who),
    });
  }
  return asides;
}

function* redeemFromAside(g: Game, who: Investigator): Rule {
  if (!g.keepingCards.has(who.seat)) redeemItem(g, who);
}

/**
 * Lets investigators at the Bank take a loan at any time, by house rule (H-LOAN-01). Items that may be in use in a fight
 * or a check are excluded.
 */
export function loanAsides(g: Game): OpenAside[] {
  const asides: OpenAside[] = [];
  if (g.s.houseRules.loans !== 'anyTime') return asides;
  for (const who of investigatorsInPlay(g)) {
    const by = who.seat;
    if (g.busy.has(by) || !canTakeLoan(g, who)) continue;
    for (const item of distinctItems(pledgeableItems(g, who))) {
      asides.push({
        id: optionId.pledgeAside(possessionId(item), by),
        by,
        key: 'o.pledge-aside',
        args: { investigator: who.id, card: item.card, n: faceValue(g, item.card) },
        on: item.card,
        run: () => pledgeFromAside(g, who, item),
      });
    }
  }
  return asides;
}

function* pledgeFromAside(g: Game, who: Investigator, item: Possession): Rule {
  pledgeItem(g, who, item);
}

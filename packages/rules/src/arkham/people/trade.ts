import type { Rule } from '@vigil/engine';
import { askUnlessMoot } from '../../common/ask.js';
import { clearTokens, enforceCardCaps, keepWithinMaxima, releaseBoundCards } from '../../common/cards/cards.js';
import { isItem } from '../../common/figures/filters.js';
import { addToHand } from '../../common/figures/hand.js';
import { modifiersInPlay } from '../../common/figures/modifiers.js';
import { possessionId } from '../../common/possession-id.js';
import { discardAtMoneyLimit, enforceClueCap } from '../../common/resources/resources.js';
import type { Possession } from '../../common/state.js';
import { type OptionWithValue, optionId } from '../../language/questions/index.js';
import type { Game } from '../game.js';
import type { Investigator } from '../state.js';

/** A trade offer: cards, money and Clues given and asked for. */
interface Offer {
  readonly give: Possession[];
  readonly ask: Possession[];
  giveMoney: number;
  askMoney: number;
  giveClues: number;
  askClues: number;
}

/** A change of the offer, or `offer` to make it, or `cancel` to give up. */
type OfferStep = 'offer' | 'cancel' | (() => void);

/**
 * True if two investigators may trade now. They share a location, street or Other World area (A-MISC-08) and are in no
 * encounter, check or combat (A-MISC-11). In the final battle they trade after the Upkeeps, as if in one place
 * (A-FINAL-11). A card allows it at any distance in the Upkeep.
 */
export function canTrade(g: Game, investigator: Investigator, other: Investigator): boolean {
  if (investigator === other || g.busy.has(investigator.seat) || g.busy.has(other.seat)) return false;
  if (investigator.place === 'out' || other.place === 'out') return false;
  const { phase } = g.s.step;
  if (g.s.battle) {
    if (phase !== 'final-trade') return false;
  } else {
    if (g.s.houseRules.tradeWindow === 'movementOnly' && phase !== 'movement') return false;
    const far = phase === 'upkeep' && modifiersInPlay(g, 'tradeAtDistance').length > 0;
    if (!far && (investigator.place !== other.place || investigator.place === 'lost')) return false;
  }
  if (investigator.money + other.money > 0 || (investigator.clues + other.clues > 0 && areCluesTradable(g)))
    return true;
  const { tradable } = g.rules.asides;
  return tradable(g, investigator).length > 0 || tradable(g, other).length > 0;
}

/** True if a card lets Clues be traded (Dunwich Horror). */
function areCluesTradable(g: Game): boolean {
  return modifiersInPlay(g, 'tradeClues').length > 0;
}

/** Cards that an investigator may trade (A-MISC-09, A-MISC-10). */
export function tradableCards(g: Game, who: Investigator): Possession[] {
  return who.cards.filter(({ card }) => isItem(g, card));
}

/**
 * Runs a trade: one investigator builds an offer, the other accepts or declines. It is checked again on acceptance and
 * lapses when they may no longer trade (PBP-17). It costs nothing (A-MISC-12), and exhausted cards stay exhausted
 * (A-MISC-13). `where`: a card may allow a trade at any distance.
 */
export function* runTrade(
  g: Game,
  investigator: Investigator,
  other: Investigator,
  where: 'here' | 'anywhere' = 'here',
): Rule {
  const offer: Offer = { give: [], ask: [], giveMoney: 0, askMoney: 0, giveClues: 0, askClues: 0 };
  for (;;) {
    const choice = yield* askUnlessMoot<OfferStep>(g, () =>
      isOfferValid(g, investigator, other, offer, where)
        ? {
            by: [investigator.seat],
            key: 'q.trade',
            args: { investigator: investigator.id, other: other.id },
            why: 'A-MISC-11',
            // The offer is an aside itself.
            asides: 'none',
            options: offerOptions(g, investigator, other, offer),
            about: () => offerSummary(g, investigator, other, offer),
          }
        : undefined,
    );
    if (choice === undefined || choice === 'cancel') return;
    if (choice === 'offer') break;
    choice();
  }
  const accepted = yield* askUnlessMoot<boolean>(g, () => {
    const paused = isBusy(g, investigator, other);
    return isOfferValid(g, investigator, other, offer, where, paused)
      ? {
          by: [other.seat],
          key: 'q.trade-accept',
          args: { investigator: other.id, other: investigator.id },
          why: 'A-MISC-11',
          // The offer is an aside itself.
          asides: 'none',
          options: [
            // Paused while one of them is in a fight or an encounter (BOX-60).
            ...(paused ? [] : [{ id: 'accept', value: true, key: 'o.accept' } as const]),
            { id: 'decline', value: false, key: 'o.decline' },
          ],
          window: true,
          about: () => offerSummary(g, investigator, other, offer),
        }
      : undefined;
  });
  if (accepted) yield* carryOutTrade(g, investigator, other, offer);
}

/** True if one of them is in an encounter, a check or combat. */
function isBusy(g: Game, investigator: Investigator, other: Investigator): boolean {
  return g.busy.has(investigator.seat) || g.busy.has(other.seat);
}

/** True if an offer can still be carried out. `paused`: later, if they still share an area then (BOX-60). */
function isOfferValid(
  g: Game,
  investigator: Investigator,
  other: Investigator,
  offer: Offer,
  where: 'here' | 'anywhere',
  paused = false,
): boolean {
  const together = paused
    ? investigator.place === other.place && investigator.place !== 'out'
    : g.rules.asides.canTrade(g, investigator, other);
  return (
    (where === 'anywhere' || together) &&
    offer.give.every((possession) => investigator.cards.includes(possession)) &&
    offer.ask.every((possession) => other.cards.includes(possession)) &&
    investigator.money >= offer.giveMoney &&
    other.money >= offer.askMoney &&
    investigator.clues >= offer.giveClues &&
    other.clues >= offer.askClues &&
    (offer.giveClues + offer.askClues === 0 || areCluesTradable(g))
  );
}

function offerOptions(
  g: Game,
  investigator: Investigator,
  other: Investigator,
  offer: Offer,
): OptionWithValue<'q.trade', OfferStep>[] {
  const options: OptionWithValue<'q.trade', OfferStep>[] = [{ id: 'cancel', value: 'cancel', key: 'o.cancel' }];
  const { give, ask, giveMoney, askMoney, giveClues, askClues } = offer;
  if (give.length + ask.length + giveMoney + askMoney + giveClues + askClues > 0) {
    options.push({ id: 'offer', value: 'offer', key: 'o.offer' });
  }
  for (const [id, held] of distinctById(g.rules.asides.tradable(g, investigator), offer.give)) {
    options.push({ id: optionId.give(id), value: () => offer.give.push(held), key: 'o.trade-give', ...cardArgs(held) });
  }
  for (const [id, held] of distinctById(offer.give)) {
    const back = () => offer.give.splice(offer.give.indexOf(held), 1);
    options.push({ id: optionId.takeBack(id), value: back, key: 'o.trade-back-give', ...cardArgs(held) });
  }
  for (const [id, held] of distinctById(g.rules.asides.tradable(g, other), offer.ask)) {
    options.push({ id: optionId.ask(id), value: () => offer.ask.push(held), key: 'o.trade-ask', ...cardArgs(held) });
  }
  for (const [id, held] of distinctById(offer.ask)) {
    const back = () => offer.ask.splice(offer.ask.indexOf(held), 1);
    options.push({ id: optionId.askNoMore(id), value: back, key: 'o.trade-back-ask', ...cardArgs(held) });
  }
  if (investigator.money > offer.giveMoney && offer.askMoney === 0) {
    options.push({ id: 'give-money', value: () => offer.giveMoney++, key: 'o.trade-give-money' });
  }
  if (other.money > offer.askMoney && offer.giveMoney === 0) {
    options.push({ id: 'ask-money', value: () => offer.askMoney++, key: 'o.trade-ask-money' });
  }
  if (offer.giveMoney > 0) {
    options.push({ id: 'back:give-money', value: () => offer.giveMoney--, key: 'o.trade-back-give-money' });
  }
  if (offer.askMoney > 0) {
    options.push({ id: 'back:ask-money', value: () => offer.askMoney--, key: 'o.trade-back-ask-money' });
  }
  if (areCluesTradable(g)) clueOptions(investigator, other, offer, options);
  return options;
}

/** Adds options for Clues; like money they go in one direction only. */
function clueOptions(
  investigator: Investigator,
  other: Investigator,
  offer: Offer,
  options: OptionWithValue<'q.trade', OfferStep>[],
): void {
  if (investigator.clues > offer.giveClues && offer.askClues === 0) {
    options.push({ id: 'give-clue', value: () => offer.giveClues++, key: 'o.trade-give-clue' });
  }
  if (other.clues > offer.askClues && offer.giveClues === 0) {
    options.push({ id: 'ask-clue', value: () => offer.askClues++, key: 'o.trade-ask-clue' });
  }
  if (offer.giveClues > 0) {
    options.push({ id: 'back:give-clue', value: () => offer.giveClues--, key: 'o.trade-back-give-clue' });
  }
  if (offer.askClues > 0) {
    options.push({ id: 'back:ask-clue', value: () => offer.askClues--, key: 'o.trade-back-ask-clue' });
  }
}

/** Returns possessions with their option ids, except those `without`. Equal cards in the same condition appear once. */
function distinctById(
  from: readonly Possession[],
  without: readonly Possession[] = [],
): (readonly [id: string, held: Possession])[] {
  const all: (readonly [id: string, held: Possession])[] = [];
  for (const possession of from) {
    if (without.includes(possession)) continue;
    const id = possessionId(possession);
    if (!all.some(([one]) => one === id)) all.push([id, possession]);
  }
  return all;
}

function cardArgs({ card }: Possession) {
  return { args: { card }, on: card };
}

/** Moves an item from one investigator to another without a trade. */
export function* transferItem(g: Game, from: Investigator, to: Investigator, item: Possession): Rule {
  yield* carryOutTrade(g, from, to, { give: [item], ask: [], giveMoney: 0, askMoney: 0, giveClues: 0, askClues: 0 });
}

function* carryOutTrade(g: Game, investigator: Investigator, other: Investigator, offer: Offer): Rule {
  const hand = (from: Investigator, to: Investigator, cards: readonly Possession[], money: number) => {
    for (const possession of cards) {
      from.cards.splice(from.cards.indexOf(possession), 1);
      addToHand(g, to, possession);
      g.emit?.({ type: 'traded', from: from.seat, to: to.seat, card: possession.card });
      // D-TASK-07
      if (g.card(possession.card).route) clearTokens(g, to, possession);
    }
    if (money === 0) return;
    from.money -= money;
    to.money += money;
    g.emit?.({ type: 'traded', from: from.seat, to: to.seat, money });
    discardAtMoneyLimit(g, to);
  };
  const handClues = (from: Investigator, to: Investigator, clues: number) => {
    if (clues === 0) return;
    from.clues -= clues;
    to.clues += clues;
    g.emit?.({ type: 'traded', from: from.seat, to: to.seat, clues });
    enforceClueCap(g, to);
  };
  hand(investigator, other, offer.give, offer.giveMoney);
  hand(other, investigator, offer.ask, offer.askMoney);
  handClues(investigator, other, offer.giveClues);
  handClues(other, investigator, offer.askClues);
  releaseBoundCards(g, investigator);
  releaseBoundCards(g, other);
  // The card may have provided a maximum.
  keepWithinMaxima(g, investigator);
  keepWithinMaxima(g, other);
  yield* enforceCardCaps(g, investigator);
  yield* enforceCardCaps(g, other);
}

/** Returns the public state of the offer and of possible additions, in the ids of options. */
function offerSummary(g: Game, investigator: Investigator, other: Investigator, offer: Offer) {
  const ids = (list: readonly Possession[]) => list.map(possessionId);
  const remaining = (who: Investigator, list: readonly Possession[]) =>
    ids(g.rules.asides.tradable(g, who).filter((possession) => !list.includes(possession)));
  return {
    from: investigator.seat,
    to: other.seat,
    give: ids(offer.give),
    ask: ids(offer.ask),
    giveMoney: offer.giveMoney,
    askMoney: offer.askMoney,
    ...(areCluesTradable(g) && { giveClues: offer.giveClues, askClues: offer.askClues }),
    keeps: [remaining(investigator, offer.give), remaining(other, offer.ask)],
  };
}

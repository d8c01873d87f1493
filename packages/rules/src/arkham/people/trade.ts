import type { Rule } from '@vigil/engine';
import { askUnlessMoot } from '../../common/ask.js';
import { isItem } from '../../common/figures/filters.js';
import { hold } from '../../common/figures/hand.js';
import { modifiersInPlay } from '../../common/figures/modifiers.js';
import { possessionId } from '../../common/possession-id.js';
import { clearTokens, keepCardsCapped, keepWithinMaxima, releaseBound } from '../../common/resolving/cards.js';
import { keepCluesCapped, leaveTheRich } from '../../common/resolving/resources.js';
import type { Possession } from '../../common/state.js';
import { type Answered, optionId } from '../../language/questions/index.js';
import type { Game } from '../game.js';
import type { Investigator } from '../state.js';

/** What is put on the table: cards, money and Clues of the one who offers, and what he asks for. */
interface Offer {
  readonly give: Possession[];
  readonly ask: Possession[];
  giveMoney: number;
  askMoney: number;
  giveClues: number;
  askClues: number;
}

/** What is done to an offer: a card or a dollar comes or goes, it is made, or it is given up. */
type Step = 'offer' | 'cancel' | (() => void);

/**
 * Whether two investigators may trade now: in the same location, street or Other World area (A-MISC-08), neither in
 * an encounter, a check or combat (A-MISC-11); in the final battle after the Upkeeps, as if all stood in one place
 * (A-FINAL-11). A card lets them do so in the Upkeep wherever they are.
 */
export function mayTrade(g: Game, one: Investigator, other: Investigator): boolean {
  if (one === other || g.busy.has(one.seat) || g.busy.has(other.seat)) return false;
  if (one.place === 'out' || other.place === 'out') return false;
  const { phase } = g.s.step;
  if (g.s.battle) {
    if (phase !== 'final-trade') return false;
  } else {
    if (g.s.houseRules.tradeWindow === 'movementOnly' && phase !== 'movement') return false;
    const far = phase === 'upkeep' && modifiersInPlay(g, 'tradeAtDistance').length > 0;
    if (!far && (one.place !== other.place || one.place === 'lost')) return false;
  }
  if (one.money + other.money > 0 || (one.clues + other.clues > 0 && cluesTrade(g))) return true;
  const { tradable } = g.means.asides;
  return tradable(g, one).length > 0 || tradable(g, other).length > 0;
}

/** Whether a card lets Clues be traded (Dunwich Horror). */
function cluesTrade(g: Game): boolean {
  return modifiersInPlay(g, 'tradeClues').length > 0;
}

/** Cards somebody may trade (A-MISC-09, A-MISC-10). */
export function tradable(g: Game, who: Investigator): Possession[] {
  return who.cards.filter(({ card }) => isItem(g, card));
}

/**
 * A trade: one puts together an offer, and takes back what he thinks better of; the other accepts or declines. It is
 * checked again at the moment of acceptance and lapses when they no longer may trade (PBP-17). It costs nothing
 * (A-MISC-12), and an exhausted card stays exhausted (A-MISC-13). `where`: a card may let them trade wherever they are.
 */
export function* trade(g: Game, one: Investigator, other: Investigator, where: 'here' | 'anywhere' = 'here'): Rule {
  const offer: Offer = { give: [], ask: [], giveMoney: 0, askMoney: 0, giveClues: 0, askClues: 0 };
  for (;;) {
    const choice = yield* askUnlessMoot<Step>(g, () =>
      stands(g, one, other, offer, where)
        ? {
            by: [one.seat],
            key: 'q.trade',
            args: { investigator: one.id, other: other.id },
            why: 'A-MISC-11',
            // An offer under way is an aside itself.
            asides: 'none',
            options: offerOptions(g, one, other, offer),
            about: () => plain(g, one, other, offer),
          }
        : undefined,
    );
    if (choice === undefined || choice === 'cancel') return;
    if (choice === 'offer') break;
    choice();
  }
  const accepted = yield* askUnlessMoot<boolean>(g, () => {
    const rests = isBusy(g, one, other);
    return stands(g, one, other, offer, where, rests)
      ? {
          by: [other.seat],
          key: 'q.trade-accept',
          args: { investigator: other.id, other: one.id },
          why: 'A-MISC-11',
          // An offer under way is an aside itself.
          asides: 'none',
          options: [
            // While one of them is in a fight or an encounter it rests (BOX-60).
            ...(rests ? [] : [{ id: 'accept', value: true, key: 'o.accept' } as const]),
            { id: 'decline', value: false, key: 'o.decline' },
          ],
          window: true,
          about: () => plain(g, one, other, offer),
        }
      : undefined;
  });
  if (accepted) yield* exchange(g, one, other, offer);
}

/** Whether one of them is in an encounter, a check or combat. */
function isBusy(g: Game, one: Investigator, other: Investigator): boolean {
  return g.busy.has(one.seat) || g.busy.has(other.seat);
}

/** Whether an offer can still be carried out; `rests`: later, if they still share an area then (BOX-60). */
function stands(
  g: Game,
  one: Investigator,
  other: Investigator,
  offer: Offer,
  where: 'here' | 'anywhere',
  rests = false,
): boolean {
  const together = rests ? one.place === other.place && one.place !== 'out' : g.means.asides.mayTrade(g, one, other);
  return (
    (where === 'anywhere' || together) &&
    offer.give.every((possession) => one.cards.includes(possession)) &&
    offer.ask.every((possession) => other.cards.includes(possession)) &&
    one.money >= offer.giveMoney &&
    other.money >= offer.askMoney &&
    one.clues >= offer.giveClues &&
    other.clues >= offer.askClues &&
    (offer.giveClues + offer.askClues === 0 || cluesTrade(g))
  );
}

function offerOptions(g: Game, one: Investigator, other: Investigator, offer: Offer): Answered<'q.trade', Step>[] {
  const options: Answered<'q.trade', Step>[] = [{ id: 'cancel', value: 'cancel', key: 'o.cancel' }];
  const { give, ask, giveMoney, askMoney, giveClues, askClues } = offer;
  if (give.length + ask.length + giveMoney + askMoney + giveClues + askClues > 0) {
    options.push({ id: 'offer', value: 'offer', key: 'o.offer' });
  }
  for (const [id, held] of distinct(g.means.asides.tradable(g, one), offer.give)) {
    options.push({ id: optionId.give(id), value: () => offer.give.push(held), key: 'o.trade-give', ...said(held) });
  }
  for (const [id, held] of distinct(offer.give)) {
    const back = () => offer.give.splice(offer.give.indexOf(held), 1);
    options.push({ id: optionId.takeBack(id), value: back, key: 'o.trade-back-give', ...said(held) });
  }
  for (const [id, held] of distinct(g.means.asides.tradable(g, other), offer.ask)) {
    options.push({ id: optionId.ask(id), value: () => offer.ask.push(held), key: 'o.trade-ask', ...said(held) });
  }
  for (const [id, held] of distinct(offer.ask)) {
    const back = () => offer.ask.splice(offer.ask.indexOf(held), 1);
    options.push({ id: optionId.askNoMore(id), value: back, key: 'o.trade-back-ask', ...said(held) });
  }
  if (one.money > offer.giveMoney && offer.askMoney === 0) {
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
  if (cluesTrade(g)) clueOptions(one, other, offer, options);
  return options;
}

/** Clues go one way or the other, as money does. */
function clueOptions(one: Investigator, other: Investigator, offer: Offer, options: Answered<'q.trade', Step>[]): void {
  if (one.clues > offer.giveClues && offer.askClues === 0) {
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

/** Possessions by the ids that options name them with, without some; equal cards in the same condition are one. */
function distinct(
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

function said({ card }: Possession) {
  return { args: { card }, on: card };
}

/** An item goes from one to another without a trade. */
export function* handOver(g: Game, from: Investigator, to: Investigator, item: Possession): Rule {
  yield* exchange(g, from, to, { give: [item], ask: [], giveMoney: 0, askMoney: 0, giveClues: 0, askClues: 0 });
}

function* exchange(g: Game, one: Investigator, other: Investigator, offer: Offer): Rule {
  const hand = (from: Investigator, to: Investigator, cards: readonly Possession[], money: number) => {
    for (const possession of cards) {
      from.cards.splice(from.cards.indexOf(possession), 1);
      hold(g, to, possession);
      g.tell?.({ type: 'traded', from: from.seat, to: to.seat, card: possession.card });
      // D-TASK-07
      if (g.card(possession.card).route) clearTokens(g, to, possession);
    }
    if (money === 0) return;
    from.money -= money;
    to.money += money;
    g.tell?.({ type: 'traded', from: from.seat, to: to.seat, money });
    leaveTheRich(g, to);
  };
  const handClues = (from: Investigator, to: Investigator, clues: number) => {
    if (clues === 0) return;
    from.clues -= clues;
    to.clues += clues;
    g.tell?.({ type: 'traded', from: from.seat, to: to.seat, clues });
    keepCluesCapped(g, to);
  };
  hand(one, other, offer.give, offer.giveMoney);
  hand(other, one, offer.ask, offer.askMoney);
  handClues(one, other, offer.giveClues);
  handClues(other, one, offer.askClues);
  releaseBound(g, one);
  releaseBound(g, other);
  // A maximum may have been with a card.
  keepWithinMaxima(g, one);
  keepWithinMaxima(g, other);
  yield* keepCardsCapped(g, one);
  yield* keepCardsCapped(g, other);
}

/** The table as everybody sees it: what was put down, and what each could still put down, as in the options' ids. */
function plain(g: Game, one: Investigator, other: Investigator, offer: Offer) {
  const ids = (list: readonly Possession[]) => list.map(possessionId);
  const kept = (who: Investigator, list: readonly Possession[]) =>
    ids(g.means.asides.tradable(g, who).filter((possession) => !list.includes(possession)));
  return {
    from: one.seat,
    to: other.seat,
    give: ids(offer.give),
    ask: ids(offer.ask),
    giveMoney: offer.giveMoney,
    askMoney: offer.askMoney,
    ...(cluesTrade(g) && { giveClues: offer.giveClues, askClues: offer.askClues }),
    keeps: [kept(one, offer.give), kept(other, offer.ask)],
  };
}

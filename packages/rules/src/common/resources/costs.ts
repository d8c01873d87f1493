import type { Rule } from '@vigil/engine';
import type { Amount, CardFilter, MonsterFilter } from '../../language/conditions.js';
import type { Cost } from '../../language/effects.js';
import { optionId } from '../../language/questions/index.js';
import { askUnlessMoot } from '../ask.js';
import { discardCard, exhaust, pickCardToGive, trimBeyond } from '../cards/cards.js';
import type { EffectMemory } from '../contracts/effects.js';
import { countAmount, countOf } from '../figures/conditions.js';
import { matchesMonster, matchingCards } from '../figures/filters.js';
import { focusOf, forEachModifier, isOnTheHouse, monsterStats } from '../figures/modifiers.js';
import { type Cause, type Game, Interrupted, whileKeepingCards } from '../game.js';
import { cardInPlay, exhaustInPlay } from '../in-play.js';
import { numberOptions } from '../number-options.js';
import { returnTrophy, trophyChoices } from '../people/trophies.js';
import type { Investigator, Possession } from '../state.js';
import { dealCostLoss } from './resources.js';
import { canSpend, spend } from './spending.js';

/** Returns the minimum of an amount: required before a cost is offered. */
function minimumOf(g: Game, who: Investigator, amount: Amount, cause: Cause): number {
  if (typeof amount === 'number') return amount;
  if ('chosen' in amount) return amount.chosen.from;
  if ('count' in amount) return countAmount(g, who, amount, cause);
  return 0;
}

/** Returns the maximum of an amount. */
function maximumOf(g: Game, who: Investigator, amount: Amount, cause: Cause): number {
  return typeof amount !== 'number' && 'chosen' in amount
    ? (amount.chosen.to ?? amount.chosen.from)
    : minimumOf(g, who, amount, cause);
}

/** True if the limits of a chosen amount leave a choice. */
function hasChoice(g: Game, who: Investigator, amount: Amount | undefined, cause: Cause): boolean {
  if (amount === undefined || typeof amount === 'number' || !('chosen' in amount)) return true;
  const { from, upTo } = amount.chosen;
  return upTo === undefined || countOf(g, who, upTo, cause) >= from;
}

/** Returns the toughness of an investigator's monster trophies with all modifiers in play (A-ENC-11). */
function trophyToughness(g: Game, who: Investigator): number {
  let sum = 0;
  for (const token of who.monsterTrophies) sum += trophyWorth(g, who, token);
  return sum;
}

/** Returns the value of a monster trophy when it is spent. */
function trophyWorth(g: Game, who: Investigator, token: string): number {
  let worth = monsterStats(g, token).toughness;
  forEachModifier(g, who, 'trophyWorth', ({ by }) => {
    worth += by;
  });
  return worth;
}

/** True if a cost can be paid in full. Costs that cannot be paid are never offered (A-ENC-07). */
export function canPay(g: Game, who: Investigator, cost: Cost, cause: Cause): boolean {
  const { possession } = cause;
  if ((cost.exhaust || cost.token) && (possession ?? cardInPlay(g.s, cause.source))?.exhausted) return false;
  if (cost.movement && (g.moving.get(who.seat) ?? 0) < cost.movement) return false;
  if (cost.focus !== undefined && !hasFocus(g, who, cost.focus)) return false;
  if (
    cost.money !== undefined &&
    canSpend(g, who, 'money') < minimumOf(g, who, cost.money, cause) &&
    !isOnTheHouse(g, who, cause)
  )
    return false;
  if (cost.clues !== undefined && canSpend(g, who, 'clues') < minimumOf(g, who, cost.clues, cause)) return false;
  for (const what of ['money', 'clues', 'sanity', 'stamina'] as const) {
    if (!hasChoice(g, who, cost[what], cause)) return false;
  }
  // A cost may bring sanity to 0 (A-SPELL-07).
  if (cost.sanity !== undefined && who.sanity < minimumOf(g, who, cost.sanity, cause)) return false;
  if (cost.stamina !== undefined && who.stamina < minimumOf(g, who, cost.stamina, cause)) return false;
  if (cost.lose?.sanity && who.sanity < cost.lose.sanity) return false;
  if (cost.lose?.stamina && who.stamina < cost.lose.stamina) return false;
  if (cost.trophies && trophyToughness(g, who) + 5 * who.gateTrophies.length < cost.trophies) return false;
  if (cost.monsterTrophies && trophyToughness(g, who) < cost.monsterTrophies) return false;
  if (cost.gateTrophies && who.gateTrophies.length < cost.gateTrophies) return false;
  if (cost.trophyOf && trophiesOf(g, who, cost.trophyOf).length === 0) return false;
  if (cost.cards) {
    const have = payableCards(g, who, cost.cards.of, cause).length;
    if (have < Math.max(1, minimumOf(g, who, cost.cards.n, cause))) return false;
  }
  return true;
}

function trophiesOf(g: Game, who: Investigator, filter: MonsterFilter): string[] {
  return who.monsterTrophies.filter((token) => matchesMonster(g, token, filter));
}

/** Returns the cards a price can be paid with. A Mission cannot be sacrificed to itself. */
function payableCards(g: Game, who: Investigator, filter: CardFilter, { possession }: Cause): Possession[] {
  const cards = matchingCards(g, who.cards, filter);
  return possession && g.card(possession.card).route ? cards.filter((card) => card !== possession) : cards;
}

/** True if the investigator has that much Focus left in their Upkeep. `all` requires that none was spent. */
function hasFocus(g: Game, who: Investigator, focus: number | 'all'): boolean {
  const left = g.focus.get(who.seat) ?? 0;
  return left >= (focus === 'all' ? Math.max(1, focusOf(g, who)) : focus);
}

/**
 * Pays a cost that {@link canPay} allowed. A cost is no loss, so nothing reduces it (A-SPELL-06), but losses named
 * among it are. Returns the number chosen if the player chose the amount. `memory` stores the price of the cards paid.
 */
export function pay(g: Game, who: Investigator, cost: Cost, cause: Cause, memory?: EffectMemory): Rule<number> {
  return whileKeepingCards(g, who, payInFull(g, who, cost, cause, memory));
}

function* payInFull(g: Game, who: Investigator, cost: Cost, cause: Cause, memory?: EffectMemory): Rule<number> {
  const { possession } = cause;
  const { reasons } = g.rules;
  const owner = cause.owner ?? who;
  let chosen = 0;
  for (const what of ['money', 'clues', 'sanity', 'stamina'] as const) {
    const amount = cost[what];
    if (amount === undefined) continue;
    if (what === 'money' && isOnTheHouse(g, who, cause)) {
      if (typeof amount !== 'number') chosen = maximumOf(g, who, amount, cause);
      continue;
    }
    const n = yield* chooseHowMuch(g, who, amount, what, cause);
    if (typeof amount !== 'number') chosen = n;
    if (what === 'money' || what === 'clues') {
      yield* spend(g, who, what, n, cause.source);
      continue;
    }
    who[what] -= n;
    g.emit?.({ type: 'paid', seat: who.seat, what, amount: n, from: cause.source });
  }
  trimBeyond(g, who);
  if (cost.movement) g.moving.set(who.seat, (g.moving.get(who.seat) ?? 0) - cost.movement);
  if (cost.focus !== undefined) {
    const left = g.focus.get(who.seat) ?? 0;
    g.focus.set(who.seat, cost.focus === 'all' ? 0 : left - cost.focus);
  }
  if (cost.trophies) yield* payTrophies(g, who, cost.trophies, true, cause);
  if (cost.monsterTrophies) yield* payTrophies(g, who, cost.monsterTrophies, false, cause);
  for (let n = cost.gateTrophies ?? 0; n > 0; n--) yield* payGateTrophy(g, who, n, cause);
  if (cost.trophyOf) {
    const toughness = yield* payTrophyOf(g, who, cost.trophyOf, cause);
    if (memory) memory.paidToughness = toughness;
  }
  if (cost.cards) {
    const n = yield* chooseHowManyCards(g, who, cost.cards, cause);
    if (typeof cost.cards.n !== 'number') chosen = n;
    let price = 0;
    let casting = 0;
    for (let i = 0; i < n; i++) {
      const { of } = cost.cards;
      const cards = () => payableCards(g, who, of, cause);
      const paid = yield* pickCardToGive(g, who, cards, 'q.pay-card', reasons.payCard, cause.source, n - i);
      price += g.card(paid.card).price ?? 0;
      casting += g.card(paid.card).abilities?.find(({ cast }) => cast)?.cast?.sanity ?? 0;
      discardCard(g, who, paid, cost.cards.toBox === true);
    }
    if (memory) Object.assign(memory, { price, paidCasting: casting });
  }
  if (possession) {
    if (cost.exhaust) exhaust(g, owner, possession);
    if (cost.token) {
      possession.tokens = (possession.tokens ?? 0) + 1;
      g.emit?.({ type: 'tokens', seat: owner.seat, on: possession.card, by: 1, tokens: possession.tokens });
      if (possession.tokens >= cost.token.of) discardCard(g, owner, possession);
    }
    // A card discarded to pay a cost gives none of its own discard benefits (A-MISC-16).
    if (cost.discard || cost.toBox) discardCard(g, owner, possession, cost.toBox === true);
  } else if (cost.exhaust) {
    const tableCard = cardInPlay(g.s, cause.source);
    if (tableCard) exhaustInPlay(g, owner, tableCard);
  }
  if (cost.lose) yield* dealCostLoss(g, who, cost.lose, cause);
  return chosen;
}

/** Returns the number of cards a price requires; asks if it is free to choose. */
function* chooseHowManyCards(
  g: Game,
  who: Investigator,
  { n, of }: NonNullable<Cost['cards']>,
  cause: Cause,
): Rule<number> {
  if (typeof n === 'number' || !('chosen' in n)) return minimumOf(g, who, n, cause);
  const { from, to = Number.POSITIVE_INFINITY } = n.chosen;
  const max = () => Math.min(to, payableCards(g, who, of, cause).length);
  return yield* askHowMuch(g, who, 'cards', from, max, cause);
}

function* chooseHowMuch(
  g: Game,
  who: Investigator,
  amount: Amount,
  what: 'money' | 'clues' | 'sanity' | 'stamina',
  cause: Cause,
): Rule<number> {
  if (typeof amount === 'number' || !('chosen' in amount)) return minimumOf(g, who, amount, cause);
  const { from, to, upTo } = amount.chosen;
  const max = () => {
    const has = what === 'money' || what === 'clues' ? canSpend(g, who, what) : who[what];
    const bounds = [to, upTo && countOf(g, who, upTo, cause)].filter((bound) => bound !== undefined);
    const most = Math.min(...bounds, has);
    // A card that pays any amount has no number.
    return Number.isFinite(most) ? most : who[what];
  };
  return yield* askHowMuch(g, who, what, from, max, cause);
}

/** Asks for an amount to pay, as much as there is now. */
function* askHowMuch(
  g: Game,
  who: Investigator,
  what: 'money' | 'clues' | 'sanity' | 'stamina' | 'cards',
  from: number,
  max: () => number,
  cause: Cause,
): Rule<number> {
  const n = yield* askUnlessMoot<number>(g, () => {
    const options = numberOptions(from, max());
    if (options.length === 0) return undefined;
    return {
      by: [who.seat],
      key: 'q.how-much',
      args: { investigator: who.id, what, source: cause.source },
      why: g.rules.reasons.choice,
      options,
      asides: { inText: who },
    };
  });
  return paidOrOver(who, n);
}

/** Returns what a price is paid with. Without anything left to pay it with, the activity is over. */
function paidOrOver<T>(who: Investigator, paid: T | undefined): T {
  if (paid === undefined) throw new Interrupted(who.seat);
  return paid;
}

/** Pays a price in toughness with trophies of choice. A surplus is lost (A-MISC-24). */
function* payTrophies(g: Game, who: Investigator, price: number, gates: boolean, cause: Cause): Rule {
  for (let left = price; left > 0; ) {
    const worth = (trophy: string) => (who.gateTrophies.includes(trophy) ? 5 : trophyWorth(g, who, trophy));
    const chosen = yield* askUnlessMoot<string>(g, () => {
      const all = [...who.monsterTrophies, ...(gates ? who.gateTrophies : [])];
      if (all.length === 0) return undefined;
      const sum = all.reduce((total, one) => total + worth(one), 0);
      const open = trophyChoices(g, all, (one) => sum - worth(one) >= left);
      const isOpen = (one: string) => open.includes(one);
      const monsters = who.monsterTrophies.filter(isOpen).map((token) => ({
        id: optionId.trophy(token),
        value: token,
        key: 'o.monster-trophy' as const,
        args: { monster: g.monster(token).id, toughness: trophyWorth(g, who, token) },
        on: token,
      }));
      const markers = gates
        ? who.gateTrophies.filter(isOpen).map((marker) => ({
            id: optionId.trophy(marker),
            value: marker,
            key: 'o.gate-trophy' as const,
            args: { gate: marker },
            on: marker,
          }))
        : [];
      return {
        by: [who.seat],
        key: 'q.pay-trophy',
        args: { investigator: who.id, left, source: cause.source },
        why: g.rules.reasons.payTrophy,
        options: [...monsters, ...markers],
        asides: { inText: who },
      };
    });
    const trophy = paidOrOver(who, chosen);
    left -= worth(trophy);
    returnTrophy(g, who, trophy);
  }
}

/** Pays with one matching monster trophy of choice. Returns its toughness. */
function* payTrophyOf(g: Game, who: Investigator, filter: MonsterFilter, cause: Cause): Rule<number> {
  const chosen = yield* askUnlessMoot<string>(g, () => {
    const trophies = trophiesOf(g, who, filter);
    if (trophies.length === 0) return undefined;
    return {
      by: [who.seat],
      key: 'q.spend-trophy',
      args: { investigator: who.id, source: cause.source },
      why: g.rules.reasons.payTrophy,
      options: trophyChoices(g, trophies).map((token) => ({
        id: optionId.trophy(token),
        value: token,
        key: 'o.monster-trophy',
        args: { monster: g.monster(token).id, toughness: monsterStats(g, token).toughness },
        on: token,
      })),
      asides: { inText: who },
    };
  });
  const trophy = paidOrOver(who, chosen);
  const worth = trophyWorth(g, who, trophy);
  returnTrophy(g, who, trophy);
  return worth;
}

/** `n`: trophies still to be paid. */
function* payGateTrophy(g: Game, who: Investigator, n: number, cause: Cause): Rule {
  const marker = yield* askUnlessMoot<string>(g, () => {
    if (who.gateTrophies.length === 0) return undefined;
    return {
      by: [who.seat],
      key: 'q.pay-trophy',
      args: { investigator: who.id, left: 5, source: cause.source },
      why: g.rules.reasons.payTrophy,
      options: trophyChoices(g, who.gateTrophies, () => who.gateTrophies.length > n).map((gate) => ({
        id: optionId.trophy(gate),
        value: gate,
        key: 'o.gate-trophy',
        args: { gate },
        on: gate,
      })),
      asides: { inText: who },
    };
  });
  returnTrophy(g, who, paidOrOver(who, marker));
}

import { copyList } from '../language/lists.js';
import type { CardInPlay, Investigator, Possession } from './state.js';

/* A checkpoint reuses whatever is unchanged since the previous one. Each copied field is compared here; a test
   changes each and fails if one is missing. */

/**
 * Copies a list item by item, reusing unchanged items of the immutable list `before`. Returns `before` itself if all
 * are unchanged: most of a table is the same in two consecutive checkpoints.
 */
export function reuseUnchanged<T>(
  list: readonly T[],
  before: readonly T[],
  isUnchanged: (one: T, was: T) => boolean,
  copy: (one: T) => T,
): T[] {
  const { length } = list;
  const copies = copyList(list);
  let all = before.length === length;
  for (let i = 0; i < length; i++) {
    const one = list[i] as T;
    const was = before[i];
    if (was !== undefined && isUnchanged(one, was)) copies[i] = was;
    else {
      copies[i] = copy(one);
      all = false;
    }
  }
  // Lists in checkpoints are immutable.
  return all ? (before as T[]) : copies;
}

/** True if two lists of strings, numbers or immutable objects hold the same. */
export function isSameList(list: readonly unknown[], was: readonly unknown[]): boolean {
  if (list === was) return true;
  if (list.length !== was.length) return false;
  for (let i = 0; i < list.length; i++) if (list[i] !== was[i]) return false;
  return true;
}

/** True if the fields that both games have are unchanged. */
export function isInvestigatorUnchanged(who: Investigator, was: Investigator): boolean {
  return (
    who.seat === was.seat &&
    who.id === was.id &&
    who.place === was.place &&
    who.sanity === was.sanity &&
    who.stamina === was.stamina &&
    who.maximumChange.sanity === was.maximumChange.sanity &&
    who.maximumChange.stamina === was.maximumChange.stamina &&
    who.aboveMaximum?.sanity === was.aboveMaximum?.sanity &&
    who.aboveMaximum?.stamina === was.aboveMaximum?.stamina &&
    who.money === was.money &&
    who.clues === was.clues &&
    who.enteredAt === was.enteredAt &&
    isSameList(who.monsterTrophies, was.monsterTrophies) &&
    isSameList(who.gateTrophies, was.gateTrophies) &&
    isSameList(who.used, was.used) &&
    isSameList(who.untilTurnEnds, was.untilTurnEnds) &&
    areCardsUnchanged(who.cards, was.cards)
  );
}

function areCardsUnchanged(cards: readonly Possession[], were: readonly Possession[]): boolean {
  if (cards.length !== were.length) return false;
  for (let i = 0; i < cards.length; i++) {
    if (!isPossessionUnchanged(cards[i] as Possession, were[i] as Possession)) return false;
  }
  return true;
}

/** True if a held card is unchanged. */
export function isPossessionUnchanged(possession: Possession, was: Possession): boolean {
  return (
    possession.card === was.card &&
    possession.exhausted === was.exhausted &&
    possession.tokens === was.tokens &&
    possession.fresh === was.fresh
  );
}

/** True if a card on the table is unchanged. */
export function isCardInPlayUnchanged(card: CardInPlay, was: CardInPlay): boolean {
  return (
    card.card === was.card &&
    card.as === was.as &&
    card.at === was.at &&
    card.since === was.since &&
    card.until === was.until &&
    card.tokens === was.tokens &&
    card.exhausted === was.exhausted &&
    card.ending === was.ending &&
    (card.monsters === was.monsters ||
      (card.monsters !== undefined && was.monsters !== undefined && isSameList(card.monsters, was.monsters)))
  );
}

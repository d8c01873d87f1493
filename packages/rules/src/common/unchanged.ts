import { copyList } from '../language/lists.js';
import type { CardInPlay, Investigator, Possession } from './state.js';

/*
 * Beats take from the one before whatever is as it was. Each field that a copy has is compared here; a test changes each, and
 * fails where one is forgotten.
 */

/**
 * Copies of things, one by one. With what was copied `before`, which nothing changes, those that are as they were then are taken
 * from there, the whole list if all are: most of a table stays as it is between two beats.
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
  // Nobody changes what was before.
  return all ? (before as T[]) : copies;
}

/** Whether lists of texts, numbers or things that are never changed hold the same. */
export function isSameList(list: readonly unknown[], was: readonly unknown[]): boolean {
  if (list === was) return true;
  if (list.length !== was.length) return false;
  for (let i = 0; i < list.length; i++) if (list[i] !== was[i]) return false;
  return true;
}

/** Whether somebody is as he was, in what people of both games have. */
export function isInvestigatorUnchanged(who: Investigator, was: Investigator): boolean {
  return (
    who.seat === was.seat &&
    who.id === was.id &&
    who.place === was.place &&
    who.sanity === was.sanity &&
    who.stamina === was.stamina &&
    who.maximumChange.sanity === was.maximumChange.sanity &&
    who.maximumChange.stamina === was.maximumChange.stamina &&
    who.beyond?.sanity === was.beyond?.sanity &&
    who.beyond?.stamina === was.beyond?.stamina &&
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

/** Whether a card somebody has is as it was. */
export function isPossessionUnchanged(one: Possession, was: Possession): boolean {
  return (
    one.card === was.card && one.exhausted === was.exhausted && one.tokens === was.tokens && one.fresh === was.fresh
  );
}

/** Whether a card lies on the table as it did. */
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

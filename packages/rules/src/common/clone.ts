import { copyList, emptyList, isEmptyList, mapPacked, packedList } from '../language/lists.js';
import type { CardInPlay, ClosedPlace, Decks, Investigator, Points, Possession } from './state.js';

/** A thing with all its fields, also those it need not have: a copy that forgets one does not compile. */
export type AllFields<T> = { [K in keyof T]-?: T[K] };

/**
 * An independent copy of plain JSON. Written by hand because forks and beats copy the state very often: lists of
 * texts and numbers, most of a state, are copied in one go.
 */
export function clonePlain<T>(value: T): T {
  return copy(value) as T;
}

function copy(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const first = value[0];
    return typeof first === 'object' && first !== null ? mapPacked(value, copy) : copyList(value);
  }
  const record: Record<string, unknown> = {};
  for (const key in value) record[key] = copy((value as Record<string, unknown>)[key]);
  return record;
}

/**
 * Copies things of a kind as `copy` does, whatever shape they are of: those of a set-up or a save are made otherwise, and a
 * function that has once read things of many shapes reads all of them slowly from then on. So `copy`, with which beats and
 * forks are made, gets to see but things that it has made itself, with the fields of others put into them. `within`: gives what
 * lies in a thing, which is nobody else's, the shape that it should have. `outside`: copies a thing, but not what lies in it.
 */
export function makeCopier<T extends object>(
  copy: (one: T) => T,
  normalizeContents?: (one: T) => void,
  copyShallow: (one: T) => T = copy,
): (one: T) => T {
  let template: T | undefined;
  let lists: readonly (keyof T)[] = [];
  return (one) => {
    if (!template) {
      template = copy(one);
      lists = clearLists(template);
    }
    const made = copy(template);
    for (const field in made) made[field] = one[field];
    for (const field of lists) if (isEmptyList(made[field])) Reflect.set(made, field, emptyList());
    normalizeContents?.(made);
    return copyShallow(made);
  };
}

/** For a thing in which nothing lies. */
export function identity<T>(one: T): T {
  return one;
}

/** Takes everything out of its lists, and gives the fields in which these lie. */
function clearLists<T extends object>(one: T): (keyof T)[] {
  const lists: (keyof T)[] = [];
  for (const field in one) if (Array.isArray(one[field])) lists.push(field);
  for (const field of lists) Reflect.set(one, field, emptyList());
  return lists;
}

/*
 * Positions are copied so often, by beats and forks, that it pays to say field by field what there is; then all copies are
 * of one shape as well. What is never changed in place (gates, closed places, modifiers) is shared, and so are between a
 * position, its beats and its forks the lists that whoever changes them makes his own first (`Game.own`): their types are
 * readonly, and the fuzz freezes them.
 */

/**
 * A record of the same decks: those that both games have, those of the game, and those of packs. What lies in it is shared,
 * see `Game.own`.
 */
export function shareDecks<D extends Readonly<Decks>>(decks: D): D {
  const copy: Decks = {
    common: decks.common,
    unique: decks.unique,
    spell: decks.spell,
    skill: decks.skill,
    ally: decks.ally,
    mythos: decks.mythos,
    gate: decks.gate,
  };
  const all = copy as unknown as Record<string, unknown>;
  for (const id in decks) if (all[id] === undefined) all[id] = decks[id];
  return copy as unknown as D;
}

/** Makes lists of a copy its own. */
export function unshareLists<K extends string>(
  copy: { [P in K]?: readonly string[] | undefined },
  lists: readonly K[],
): void {
  for (const name of lists) {
    const list = copy[name];
    if (list) copy[name] = copyList(list);
  }
}

/** A record of the same decks, of which the lists that lie in it itself are as they should be where there is nothing in them. */
export function normalizeDecks<D extends Readonly<Decks>>(decks: D): D {
  const copy = shareDecks(decks);
  for (const id in copy) if (isEmptyList(copy[id])) Reflect.set(copy, id, emptyList());
  return copy;
}

/** Decks that have nothing in common with these. */
export function cloneDecks<D extends Readonly<Decks>>(decks: D): D {
  const copy = shareDecks(decks);
  // Some lie in a record of their own.
  for (const id in copy) Reflect.set(copy, id, clonePlain(copy[id]));
  return copy;
}

/**
 * A record by names with the same in it. Names come and go in it, which makes it a table to V8, and `{ ...record }` takes
 * four times as long for one.
 */
export function copyRecord<T>(record: Readonly<Record<string, T>>): Record<string, T> {
  const copy: Record<string, T> = {};
  const names = Object.keys(record);
  for (let i = 0; i < names.length; i++) {
    const name = names[i] as string;
    copy[name] = record[name] as T;
  }
  return copy;
}

/** An independent copy of a card that lies on the table. */
export function cloneCardInPlay(card: CardInPlay): CardInPlay {
  const copy: AllFields<CardInPlay> = {
    card: card.card,
    as: card.as,
    at: card.at,
    since: card.since,
    until: card.until,
    tokens: card.tokens,
    exhausted: card.exhausted,
    monsters: card.monsters && copyList(card.monsters),
    ending: card.ending,
  };
  return copy;
}

/** A closed place once more. */
export function copyClosedPlace({ at, until }: ClosedPlace): ClosedPlace {
  return { at, until };
}

/** An independent copy of a card somebody has. */
export function clonePossession({ card, exhausted, tokens, fresh }: Possession): Possession {
  const copy: AllFields<Possession> = { card, exhausted, tokens, fresh };
  return copy;
}

/** Of a card that lies on the table, and of one that somebody has; of whatever shape. */
export const copyCardInPlay = makeCopier(cloneCardInPlay);
const copyPossession = makeCopier(clonePossession, undefined, identity);

/**
 * Of somebody with his cards, by how a game copies him. `copy`: with copies of his cards, or with those that are given.
 */
export function makeInvestigatorCopier<I extends Investigator>(
  copy: (who: I, cards?: Possession[]) => I,
): (who: I) => I {
  return makeCopier(
    (who) => copy(who),
    (who) => {
      who.cards = packedList(who.cards, copyPossession);
      who.maximumChange = copyPoints(who.maximumChange);
      who.beyond = who.beyond && copyPoints(who.beyond);
    },
    (who) => copy(who, who.cards),
  );
}

/** Gives a copied investigator all for himself that copies have in common because it is only ever replaced. */
export function unshareInvestigator(who: Investigator): void {
  who.maximumChange = copyPoints(who.maximumChange);
  who.beyond = who.beyond && copyPoints(who.beyond);
  who.monsterTrophies = copyList(who.monsterTrophies);
  who.gateTrophies = copyList(who.gateTrophies);
  who.used = copyList(who.used);
  who.untilTurnEnds = copyList(who.untilTurnEnds);
}

function copyPoints({ sanity, stamina }: Points): Points {
  return { sanity, stamina };
}

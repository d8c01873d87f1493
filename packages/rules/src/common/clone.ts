import { copyList, emptyList, isEmptyList, mapPacked, packedList } from '../language/lists.js';
import type { CardInPlay, ClosedPlace, Decks, Investigator, Points, Possession } from './state.js';

/** An object type with all fields required: a copy that forgets a field does not compile. */
export type AllFields<T> = { [K in keyof T]-?: T[K] };

/**
 * Returns an independent copy of plain JSON. Written by hand because forks and checkpoints copy the state very often.
 * Lists of strings and numbers, most of a state, are copied in one go.
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
 * Returns a copier for objects of any hidden class, such as those of a set-up or a save. A function that has once read
 * objects of many hidden classes stays slow for all of them. So `copy`, which checkpoints and forks use, only ever gets
 * objects of its own hidden class. They are filled with the fields of others. `normalizeContents`: gives the nested
 * objects of a fresh copy the right hidden class. `copyShallow`: copies an object but not its contents.
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
    const result = copy(template);
    for (const field in result) result[field] = one[field];
    for (const field of lists) if (isEmptyList(result[field])) Reflect.set(result, field, emptyList());
    normalizeContents?.(result);
    return copyShallow(result);
  };
}

/** Copier for objects without nested objects. */
export function identity<T>(one: T): T {
  return one;
}

/** Empties the lists of an object and returns their fields. */
function clearLists<T extends object>(one: T): (keyof T)[] {
  const lists: (keyof T)[] = [];
  for (const field in one) if (Array.isArray(one[field])) lists.push(field);
  for (const field of lists) Reflect.set(one, field, emptyList());
  return lists;
}

/* Checkpoints and forks copy positions so often that listing every field pays off. It also gives all copies one
   hidden class. Gates, closed places and modifiers are never changed in place, so they are shared. So are the lists
   of a position, its checkpoints and its forks: a rule that changes one calls `Game.makeMutable` first. Their types
   are readonly, and the fuzz freezes them. */

/**
 * Copies the record of decks: those of both games, of one game, and of packs. The decks themselves are shared, see
 * `Game.makeMutable`.
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

/** Replaces lists of a copy by copies. */
export function unshareLists<K extends string>(
  copy: { [P in K]?: readonly string[] | undefined },
  lists: readonly K[],
): void {
  for (const name of lists) {
    const list = copy[name];
    if (list) copy[name] = copyList(list);
  }
}

/** Copies the record of decks with its empty lists replaced by object lists. */
export function normalizeDecks<D extends Readonly<Decks>>(decks: D): D {
  const copy = shareDecks(decks);
  for (const id in copy) if (isEmptyList(copy[id])) Reflect.set(copy, id, emptyList());
  return copy;
}

/** Returns an independent copy of the decks. */
export function cloneDecks<D extends Readonly<Decks>>(decks: D): D {
  const copy = shareDecks(decks);
  // Some decks are nested in a record.
  for (const id in copy) Reflect.set(copy, id, clonePlain(copy[id]));
  return copy;
}

/**
 * Copies a record with changing keys. V8 keeps such a record as a hash table, for which `{ ...record }` takes four
 * times as long.
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

/** Returns an independent copy of a card on the table. */
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

export function copyClosedPlace({ at, until }: ClosedPlace): ClosedPlace {
  return { at, until };
}

/** Returns an independent copy of a held card. */
export function clonePossession({ card, exhausted, tokens, fresh }: Possession): Possession {
  const copy: AllFields<Possession> = { card, exhausted, tokens, fresh };
  return copy;
}

/** Copiers for cards on the table and held cards of any hidden class. */
export const copyCardInPlay = makeCopier(cloneCardInPlay);
const copyPossession = makeCopier(clonePossession, undefined, identity);

/**
 * Returns a copier for investigators with their cards. `copy`: the game's own copier; it copies the cards, or takes
 * those given.
 */
export function makeInvestigatorCopier<I extends Investigator>(
  copy: (who: I, cards?: Possession[]) => I,
): (who: I) => I {
  return makeCopier(
    (who) => copy(who),
    (who) => {
      who.cards = packedList(who.cards, copyPossession);
      who.maximumChange = copyPoints(who.maximumChange);
      who.aboveMaximum = who.aboveMaximum && copyPoints(who.aboveMaximum);
    },
    (who) => copy(who, who.cards),
  );
}

/** Gives a copied investigator their own copies of the fields that copies otherwise share. */
export function unshareInvestigator(who: Investigator): void {
  who.maximumChange = copyPoints(who.maximumChange);
  who.aboveMaximum = who.aboveMaximum && copyPoints(who.aboveMaximum);
  who.monsterTrophies = copyList(who.monsterTrophies);
  who.gateTrophies = copyList(who.gateTrophies);
  who.used = copyList(who.used);
  who.untilTurnEnds = copyList(who.untilTurnEnds);
}

function copyPoints({ sanity, stamina }: Points): Points {
  return { sanity, stamina };
}

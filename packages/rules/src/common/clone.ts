import type { CardInPlay, Decks, Investigator, Possession, TableState } from './state.js';

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
    if (typeof first !== 'object' || first === null) return value.slice();
    const list = new Array(value.length);
    for (let i = 0; i < value.length; i++) list[i] = copy(value[i]);
    return list;
  }
  const record: Record<string, unknown> = {};
  for (const key in value) record[key] = copy((value as Record<string, unknown>)[key]);
  return record;
}

/**
 * Independent copies of the parts of a table that both games have, field by field: beats and forks copy a position so
 * often that it pays to say what there is. What is never changed in place (gates, closed places) is shared. Give each to
 * an object literal that begins with `...s`.
 */
export function cloneTable<S extends TableState>(
  s: S,
): Pick<TableState, 'cup' | 'box' | 'gatePile' | 'specials' | 'inPlay'> {
  return {
    cup: s.cup.slice(),
    box: s.box.slice(),
    gatePile: s.gatePile.slice(),
    specials: { ...s.specials },
    inPlay: s.inPlay.map(cloneCardInPlay),
  };
}

/** See {@link cloneTable}. */
export function cloneDecks(decks: Decks): Decks {
  const copy: Decks = {
    common: decks.common.slice(),
    unique: decks.unique.slice(),
    spell: decks.spell.slice(),
    skill: decks.skill.slice(),
    ally: decks.ally.slice(),
    mythos: decks.mythos.slice(),
    gate: decks.gate.slice(),
  };
  // Decks of packs.
  for (const id in decks) {
    if (id in copy) continue;
    const deck: unknown = Reflect.get(decks, id);
    if (Array.isArray(deck)) Reflect.set(copy, id, deck.slice());
  }
  return copy;
}

/** See {@link cloneTable}. */
export function cloneOwn(
  who: Investigator,
): Pick<Investigator, 'maximumChange' | 'cards' | 'monsterTrophies' | 'gateTrophies' | 'used' | 'untilTurnEnds'> {
  return {
    maximumChange: { ...who.maximumChange },
    cards: who.cards.map(clonePossession),
    monsterTrophies: who.monsterTrophies.slice(),
    gateTrophies: who.gateTrophies.slice(),
    used: who.used.slice(),
    untilTurnEnds: who.untilTurnEnds.slice(),
  };
}

function cloneCardInPlay(card: CardInPlay): CardInPlay {
  return card.monsters ? { ...card, monsters: card.monsters.slice() } : { ...card };
}

function clonePossession(possession: Possession): Possession {
  return { ...possession };
}

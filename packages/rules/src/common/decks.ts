import type { Content } from '../language/content.js';
import type { DeckDef } from '../language/decks.js';
import type { Decks, TableState } from './state.js';

/** Returns a deck by its id. Throws an error that names a missing deck. */
export function deckOf(decks: Partial<Decks>, id: string): readonly string[] {
  const deck: unknown = Reflect.get(decks, id);
  if (!Array.isArray(deck)) throw new Error(`there is no deck "${id}" in this game`);
  return deck;
}

/** Returns the decks of held cards with their definitions, those of packs after the basic ones. */
export function heldDecks(content: Content, decks: Partial<Decks>): [DeckDef, readonly string[]][] {
  return [...content.decks.values()].map((def) => [def, deckOf(decks, def.id)]);
}

/** Returns the top cards of the decks whose top card lies face up. */
export function faceUpTops(content: Content, decks: Partial<Decks>): Record<string, string> | undefined {
  let tops: Record<string, string> | undefined;
  for (const { id, faceUp } of content.decks.values()) {
    const top = faceUp && deckOf(decks, id)[0];
    if (top) tops = { ...tops, [id]: top };
  }
  return tops;
}

/** Returns the number of cards of each deck. */
export function deckSizes<D extends object>(decks: D): { [K in keyof D]: number } {
  const counts: { [K in keyof D]?: number } = {};
  for (const deck in decks) counts[deck] = (decks[deck] as readonly string[]).length;
  return counts as { [K in keyof D]: number };
}

/** Adds the decks that a save's packs did not have when it was written, as empty decks. */
export function addMissingDecks<S extends TableState>(content: Content, state: S): S {
  const missing = [...content.decks.keys()].filter((id) => !(id in state.decks));
  if (missing.length === 0) return state;
  return { ...state, decks: { ...state.decks, ...Object.fromEntries(missing.map((id) => [id, []])) } };
}

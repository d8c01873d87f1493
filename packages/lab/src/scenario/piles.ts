import type { Content, TableState } from '@vigil/rules';
import { inAnotherDeck } from './deck-cards.js';
import { didYouMean, type Path, ScenarioError } from './fault.js';
import type { Pile } from './format.js';
import type { ComponentPool } from './pool.js';

type SharedDecks = TableState['decks'];
type Take = (name: string, path: Path) => string;

/** Returns the cards or tokens that a pile names, in order. `take`: takes one from the pool. */
export function namedPile(pile: Pile | undefined, path: Path, take: Take): string[] {
  if (pile === undefined) return [];
  if ('exactly' in pile) return pile.exactly.map((name, i) => take(name, [...path, 'exactly', i]));
  if (pile.length === 0)
    throw new ScenarioError(path, 'the pile names no card; write `{ exactly: [] }` for an empty pile');
  return pile.map((name, i) => take(name, [...path, i]));
}

function isExact(pile: Pile | undefined): boolean {
  return pile !== undefined && 'exactly' in pile;
}

/**
 * Returns the named cards of the decks; the rest goes below in the order of the packs. Piles are named before any rest
 * is dealt, so call this before {@link restOfDecks}. `own`: takes a card of a deck that only this game has; `others`:
 * decks built elsewhere.
 */
export function namedDecks(
  specs: Readonly<Record<string, Pile>> | undefined,
  content: Content,
  pool: ComponentPool,
  own: Readonly<Record<string, Take>>,
  others: Iterable<string> = [],
): Map<string, string[]> {
  const decks = new Map<string, string[]>();
  const known = [...content.decks.keys(), 'mythos', 'gate', ...Object.keys(own), ...others];
  for (const [id, pile] of Object.entries(specs ?? {})) {
    const path: Path = ['decks', id];
    if (!known.includes(id)) throw new ScenarioError(path, `there is no deck "${id}"${didYouMean(id, known)}`);
    decks.set(
      id,
      namedPile(pile, path, (name, at) => {
        if (id === 'mythos') return pool.mythos(name, at);
        if (id === 'gate') return pool.gateCard(name, at);
        const take = own[id];
        if (take) return take(name, at);
        const card = content.cards.get(name);
        if (card && card.deck !== id) {
          throw new ScenarioError(at, inAnotherDeck(card.name, card.deck, id));
        }
        return pool.card(name, at);
      }),
    );
  }
  return decks;
}

/** Returns the decks common to all games, after everything else has taken its cards. */
export function restOfDecks(
  specs: Readonly<Record<string, Pile>> | undefined,
  tops: ReadonlyMap<string, readonly string[]>,
  content: Content,
  pool: ComponentPool,
): SharedDecks {
  const cards = (id: string) => {
    const all = [...content.cards.values()].filter((card) => card.deck === id).map((card) => card.id);
    return completeDeck(specs?.[id], tops.get(id), () => pool.restOf('card', all));
  };
  const decks: SharedDecks = {
    common: cards('common'),
    unique: cards('unique'),
    spell: cards('spell'),
    skill: cards('skill'),
    ally: cards('ally'),
    mythos: completeDeck(specs?.mythos, tops.get('mythos'), () => pool.restOf('mythos', content.mythos.keys())),
    gate: completeDeck(specs?.gate, tops.get('gate'), () => pool.restOf('gateCards', content.gateCards.keys())),
  };
  for (const id of content.decks.keys()) if (!(id in decks)) Object.assign(decks, { [id]: cards(id) });
  return decks;
}

/** Completes a deck from its named cards with the rest. */
export function completeDeck(
  spec: Pile | undefined,
  top: readonly string[] = [],
  rest: () => readonly string[],
): string[] {
  return isExact(spec) ? [...top] : [...top, ...rest()];
}

/** Completes a pile with the rest, unless the scenario says that it is complete. */
export function completePile(pile: Pile | undefined, top: readonly string[], rest: readonly string[]): string[] {
  return isExact(pile) ? [...top] : [...top, ...rest];
}

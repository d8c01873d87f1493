import { type CardDef, type Content, heldDecks, type State, type TableState } from '@vigil/rules';
import type { Invariant } from '../games/game.js';
import { firstRepeated, firstViolation } from './state-queries.js';

type Clauses = readonly string[];

/** `copies`: number of a card in the game. `held`: cards in places that only one game has. */
export function noDuplicateCards<S extends TableState>(
  content: Content,
  clauses: Clauses,
  copies: (card: CardDef) => number = ({ count }) => count,
  held: (state: S) => readonly string[] = () => [],
): Invariant<S> {
  return {
    name: 'the copies of a card do not exceed those of the game',
    clauses,
    findViolation(state) {
      const cards = new Map<string, number>();
      const add = (card: string, n = 1) => cards.set(card, (cards.get(card) ?? 0) + n);
      for (const [, deck] of heldDecks(content, state.decks)) for (const card of deck) add(card);
      for (const { cards: own } of state.investigators) for (const { card } of own) add(card);
      for (const card of held(state)) add(card);
      for (const [card, n] of Object.entries(state.specials)) add(card, n);
      return firstViolation([...cards], ([card, n]) => {
        const def = content.cards.get(card);
        if (def === undefined) return `there is no card ${card}`;
        const count = copies(def);
        return n > count ? `${n} of ${card}, of which there are ${count}` : undefined;
      });
    },
  };
}

export function cardsInTheirDecks<S extends TableState>(content: Content, clauses: Clauses): Invariant<S> {
  return {
    name: 'cards are in the deck of their kind, and special cards in their supply',
    clauses,
    findViolation(state) {
      const wrong = firstViolation(heldDecks(content, state.decks), ([{ id }, cards]) => {
        const stray = cards.find((card) => content.cards.get(card)?.deck !== id);
        return stray && `${stray} is in the deck ${id}`;
      });
      const countAllowed = ([card, n]: [string, number]) =>
        content.cards.get(card)?.deck === 'special' && n >= 0 ? undefined : `the supply has ${n} of ${card}`;
      return wrong ?? firstViolation(Object.entries(state.specials), countAllowed);
    },
  };
}

export function mythosCardsAreUnique<S extends TableState>(
  content: Content,
  clauses: Clauses,
  cardsOf: (state: S) => readonly string[],
): Invariant<S> {
  return {
    name: 'every mythos card is in one place only',
    clauses,
    findViolation: (state) => findDuplicate('mythos card', cardsOf(state), content.mythos),
  };
}

export function gateCardsInTheirDeck<S extends TableState>(content: Content, clauses: Clauses): Invariant<S> {
  return {
    name: 'every gate card is in its deck',
    clauses,
    findViolation: ({ decks }) => findDuplicate('gate card', decks.gate, content.gateCards),
  };
}

export function tokensOnCards<S extends TableState>(clauses: Clauses): Invariant<S> {
  return {
    name: 'tokens on cards are whole numbers',
    clauses,
    findViolation: (state) =>
      firstViolation(
        state.investigators.flatMap(({ cards }) => cards),
        ({ card, tokens }) => (tokens === undefined || tokens >= 0 ? undefined : `${tokens} on ${card}`),
      ),
  };
}

/** Invariants of the cards of Arkham Horror: none is lost or duplicated. */
export function cardInvariants(content: Content): Invariant<State>[] {
  return [
    noDuplicateCards(content, ['A-MISC-23', 'A-MISC-01']),
    cardsInTheirDecks(content, ['A-SETUP-08', 'A-MISC-01']),
    mythosCardsAreUnique(content, ['A-MISC-23'], (state) => {
      const inPlay = state.inPlay
        .map(({ card }) => card)
        .filter((card) => !content.tableCards.has(card) && !content.cards.has(card));
      return [...state.decks.mythos, ...inPlay];
    }),
    gateCardsInTheirDeck(content, ['A-MISC-01']),
    {
      name: 'every location card is in the deck of its neighbourhood',
      clauses: ['A-ENC-14'],
      findViolation: ({ decks }) =>
        firstViolation(Object.entries(decks.locations), ([neighbourhood, cards]) => {
          const stray = cards.find((card) => content.locationCards.get(card)?.neighbourhood !== neighbourhood);
          const duplicate = firstRepeated(cards);
          if (duplicate) return `${duplicate} appears twice`;
          return stray && `${stray} is in the deck of ${neighbourhood}`;
        }),
    },
    tokensOnCards(['A-MISC-22']),
  ];
}

/** Returns the fault of a pile that should contain each card once. */
export function findDuplicate(
  what: string,
  cards: readonly string[],
  known: ReadonlyMap<string, unknown>,
): string | undefined {
  const duplicate = firstRepeated(cards);
  if (duplicate) return `${duplicate} appears twice`;
  const unknown = cards.find((card) => !known.has(card));
  return unknown && `there is no ${what} ${unknown}`;
}

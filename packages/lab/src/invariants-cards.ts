import type { Content, State } from '@vigil/rules';
import type { Invariant } from './game.js';
import { first, repeated } from './position.js';

/** What must hold of the cards: none is lost into thin air or doubled. */
export function cardInvariants(content: Content): Invariant<State>[] {
  return [
    {
      name: 'no more cards of a kind than the game has',
      clauses: ['A-MISC-23', 'A-MISC-01'],
      broken(state) {
        const cards = new Map<string, number>();
        const add = (card: string, n = 1) => cards.set(card, (cards.get(card) ?? 0) + n);
        const { common, unique, spell, skill, ally } = state.decks;
        for (const deck of [common, unique, spell, skill, ally]) for (const card of deck) add(card);
        for (const { cards: held } of state.investigators) for (const { card } of held) add(card);
        for (const [card, n] of Object.entries(state.specials)) add(card, n);
        return first([...cards], ([card, n]) => {
          const count = content.cards.get(card)?.count;
          if (count === undefined) return `there is no card ${card}`;
          return n > count ? `${n} of ${card}, of which there are ${count}` : undefined;
        });
      },
    },
    {
      name: 'cards lie in the deck of their kind, and special cards in their supply',
      clauses: ['A-SETUP-08', 'A-MISC-01'],
      broken(state) {
        const { common, unique, spell, skill, ally } = state.decks;
        const wrong = first(Object.entries({ common, unique, spell, skill, ally }), ([deck, cards]) => {
          const stray = cards.find((card) => content.cards.get(card)?.deck !== deck);
          return stray && `${stray} is in the deck ${deck}`;
        });
        const supply = ([card, n]: [string, number]) =>
          content.cards.get(card)?.deck === 'special' && n >= 0 ? undefined : `the supply has ${n} of ${card}`;
        return wrong ?? first(Object.entries(state.specials), supply);
      },
    },
    {
      name: 'every mythos card is in one place only',
      clauses: ['A-MISC-23'],
      broken(state) {
        const inPlay = [state.environment, state.rumor?.card].filter((card) => card !== undefined);
        const cards = [...state.decks.mythos, ...inPlay];
        const twice = repeated(cards);
        if (twice) return `${twice} is in two places`;
        const strange = cards.find((card) => !content.mythos.has(card));
        return strange && `there is no mythos card ${strange}`;
      },
    },
    {
      name: 'every gate card is in its deck',
      clauses: ['A-MISC-01'],
      broken: ({ decks }) => whole('gate card', decks.gate, content.gateCards),
    },
    {
      name: 'every location card is in the deck of its neighbourhood',
      clauses: ['A-ENC-14'],
      broken: ({ decks }) =>
        first(Object.entries(decks.locations), ([neighbourhood, cards]) => {
          const stray = cards.find((card) => content.locationCards.get(card)?.neighbourhood !== neighbourhood);
          const twice = repeated(cards);
          if (twice) return `${twice} is there twice`;
          return stray && `${stray} is in the deck of ${neighbourhood}`;
        }),
    },
    {
      name: 'tokens on cards are counts',
      clauses: ['A-MISC-22'],
      broken: (state) =>
        first(
          state.investigators.flatMap(({ cards }) => cards),
          ({ card, tokens }) => (tokens === undefined || tokens >= 0 ? undefined : `${tokens} on ${card}`),
        ),
    },
  ];
}

function whole(what: string, cards: readonly string[], known: ReadonlyMap<string, unknown>): string | undefined {
  const twice = repeated(cards);
  if (twice) return `${twice} is there twice`;
  const strange = cards.find((card) => !known.has(card));
  return strange && `there is no ${what} ${strange}`;
}

import type { Content, DeckId, Decks } from '@vigil/rules';
import { didYouMean, type Path, ScenarioFault } from './fault.js';
import type { Pile } from './format.js';
import type { Supply } from './supply.js';

const CARD_DECKS = ['common', 'unique', 'spell', 'skill', 'ally'] as const satisfies readonly DeckId[];

type Take = (name: string, path: Path) => string;

/** What a pile names, in order, taken from the supply. */
function named(pile: Pile | undefined, path: Path, take: Take): string[] {
  if (pile === undefined) return [];
  if ('exactly' in pile) return pile.exactly.map((name, i) => take(name, [...path, 'exactly', i]));
  return pile.map((name, i) => take(name, [...path, i]));
}

function isExact(pile: Pile | undefined): boolean {
  return pile !== undefined && 'exactly' in pile;
}

/**
 * The decks: what the scenario names on top, the rest below in the order of the packs. A location deck is shuffled
 * before every encounter, so what the scenario names is all it holds. Piles are named before any rest is dealt, so
 * call this before {@link restOfDecks}.
 */
export function namedDecks(
  specs: Readonly<Record<string, Pile>> | undefined,
  content: Content,
  supply: Supply,
): Map<string, string[]> {
  const decks = new Map<string, string[]>();
  const known = [...CARD_DECKS, 'mythos', 'gate', ...content.streets.keys()];
  for (const [id, pile] of Object.entries(specs ?? {})) {
    const path: Path = ['decks', id];
    if (!known.includes(id)) throw new ScenarioFault(path, `there is no deck "${id}"${didYouMean(id, known)}`);
    decks.set(
      id,
      named(pile, path, (name, at) => {
        if (id === 'mythos') return supply.mythos(name, at);
        if (id === 'gate') return supply.gateCard(name, at);
        if (content.streets.has(id)) return supply.locationCard(name, id, at);
        const card = content.cards.get(name);
        if (card && card.deck !== id) {
          throw new ScenarioFault(at, `${card.name} is a card of the deck "${card.deck}", not of "${id}"`);
        }
        return supply.card(name, at);
      }),
    );
  }
  return decks;
}

/** All decks, once everything else has taken its cards. `quiet`: sorts of mythos card that stay out. */
export function restOfDecks(
  specs: Readonly<Record<string, Pile>> | undefined,
  tops: ReadonlyMap<string, readonly string[]>,
  content: Content,
  supply: Supply,
): Decks {
  const deck = (id: string, rest: () => string[]) => [...(tops.get(id) ?? []), ...(isExact(specs?.[id]) ? [] : rest())];
  const copies = (sort: 'card' | 'mythos' | 'locationCards' | 'gateCards', ids: Iterable<string>) =>
    [...ids].flatMap((id) => new Array<string>(supply.rest(sort, id)).fill(id));
  const cards = (id: DeckId) =>
    deck(id, () =>
      copies(
        'card',
        [...content.cards.values()].filter((card) => card.deck === id).map((card) => card.id),
      ),
    );
  return {
    common: cards('common'),
    unique: cards('unique'),
    spell: cards('spell'),
    skill: cards('skill'),
    ally: cards('ally'),
    mythos: deck('mythos', () => copies('mythos', content.mythos.keys())),
    gate: deck('gate', () => copies('gateCards', content.gateCards.keys())),
    locations: Object.fromEntries(
      [...content.streets.keys()].map((street) => {
        const all = [...content.locationCards.values()].filter((card) => card.neighbourhood === street);
        const rest = () =>
          copies(
            'locationCards',
            all.map((card) => card.id),
          );
        return [street, tops.has(street) ? [...(tops.get(street) ?? [])] : rest()];
      }),
    ),
  };
}

/** A pile of tokens or markers: what the scenario names first, then `rest`. Named ones are taken by `take`. */
export function namedPile(pile: Pile | undefined, path: Path, take: Take): string[] {
  return named(pile, path, take);
}

/** The whole pile from what was named, and what is left if it is not all. */
export function wholePile(pile: Pile | undefined, top: readonly string[], rest: readonly string[]): string[] {
  return isExact(pile) ? [...top] : [...top, ...rest];
}

import {
  onTable as gathered,
  type OnTable,
  type TableComponent,
  tableComponentOf,
} from '../../common/figures/on-table.js';
import { firstInPlay, type TableCards, takeAllFromPlay } from '../../common/in-play.js';
import type { CardInPlay } from '../../common/state.js';
import { reopenClosedBy } from '../board/places.js';
import type { Game } from '../game.js';
import type { LastingHeadline, RumorInPlay } from '../state.js';

/** The environment in play, if there is one (A-MYTHOS-46). */
export function findEnvironment(s: TableCards): string | undefined {
  return firstInPlay(s, 'environment')?.card;
}

/** The rumor in play, if there is one (A-MYTHOS-47). */
export function findRumor(s: TableCards): RumorInPlay | undefined {
  return s.inPlay.find(isRumor);
}

/** Headlines whose effect goes on (A-MYTHOS-45), in the order in which they came. */
export function listHeadlines(s: TableCards): LastingHeadline[] {
  return s.inPlay.filter(isHeadline);
}

function isRumor(card: CardInPlay): card is RumorInPlay {
  return card.as === 'rumor';
}

function isHeadline(card: CardInPlay): card is LastingHeadline {
  return card.as === 'headline';
}

/**
 * What is said by the Ancient One, whose power works while it slumbers, and by the cards in play: environment, rumor,
 * lasting headlines, then whatever else lies there.
 */
export function onTable(g: Game): OnTable {
  return gathered(g, g.s.battle ? undefined : g.s.ancientOne, listSpeakers);
}

const MYTHOS_ORDER: readonly CardInPlay['as'][] = ['environment', 'rumor', 'headline'];

function listSpeakers(g: Game): TableComponent[] {
  return listCardsInPlay(g.s).map((card) => tableComponentOf(g, card));
}

/** All cards in play in the order in which they are told: environment, rumor, headlines, others. */
export function listCardsInPlay(s: TableCards): CardInPlay[] {
  return orderByRole(s, MYTHOS_ORDER);
}

/** The cards in play, those that lie there as one of these first, in this order; those alike as they came. */
export function orderByRole(s: TableCards, first: readonly CardInPlay['as'][]): CardInPlay[] {
  const rank = ({ as }: CardInPlay) => (first.includes(as) ? first.indexOf(as) : first.length);
  return [...s.inPlay].sort((a, b) => rank(a) - rank(b));
}

/** Mythos cards that lie there as such, and fit, go to the bottom of their deck (A-MYTHOS-53). */
export function discardFromPlay(g: Game, as: CardInPlay['as'], fits?: (card: CardInPlay) => boolean): void {
  for (const { card } of takeAllFromPlay(g.s, as, fits)) {
    g.mutableDeck('mythos').push(card);
    reopenClosedBy(g, card);
    g.emit?.({ type: 'outOfPlay', card });
  }
}

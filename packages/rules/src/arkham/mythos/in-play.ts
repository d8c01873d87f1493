import type { OnTable } from '../../common/contracts/figures.js';
import { onTable as gathered, type TableComponent, tableComponentOf } from '../../common/figures/on-table.js';
import { firstInPlay, type TableCards, takeAllFromPlay } from '../../common/in-play.js';
import { putUnder } from '../../common/known-order.js';
import type { CardInPlay } from '../../common/state.js';
import { reopenClosedBy } from '../board/places.js';
import type { Game } from '../game.js';
import type { LastingHeadline, RumorInPlay } from '../state.js';

/** Returns the environment in play, if any (A-MYTHOS-46). */
export function findEnvironment(s: TableCards): string | undefined {
  return firstInPlay(s, 'environment')?.card;
}

/** Returns the rumor in play, if any (A-MYTHOS-47). */
export function findRumor(s: TableCards): RumorInPlay | undefined {
  return s.inPlay.find(isRumor);
}

/** Returns the headlines with lasting effects (A-MYTHOS-45), oldest first. */
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
 * Returns the rules text on the table. The Ancient One's power counts while it slumbers; then come environment, rumor,
 * lasting headlines and other cards in play.
 */
export function onTable(g: Game): OnTable {
  return gathered(g, g.s.battle ? undefined : g.s.ancientOne, listSpeakers);
}

const MYTHOS_ORDER: readonly CardInPlay['as'][] = ['environment', 'rumor', 'headline'];

function listSpeakers(g: Game): TableComponent[] {
  return listCardsInPlay(g.s).map((card) => tableComponentOf(g, card));
}

/** Returns all cards in play in display order: environment, rumor, headlines, others. */
export function listCardsInPlay(s: TableCards): CardInPlay[] {
  return orderByRole(s, MYTHOS_ORDER);
}

/** Returns the cards in play, ordered by these roles first; cards of equal role keep their order. */
export function orderByRole(s: TableCards, first: readonly CardInPlay['as'][]): CardInPlay[] {
  const rank = ({ as }: CardInPlay) => (first.includes(as) ? first.indexOf(as) : first.length);
  return [...s.inPlay].sort((a, b) => rank(a) - rank(b));
}

/** Puts the matching mythos cards in this role on the bottom of their deck (A-MYTHOS-53). */
export function discardFromPlay(g: Game, as: CardInPlay['as'], fits?: (card: CardInPlay) => boolean): void {
  for (const { card } of takeAllFromPlay(g.s, as, fits)) {
    putUnder(g.s, 'mythos', g.orderedDeck('mythos'), [card]);
    reopenClosedBy(g, card);
    g.emit?.({ type: 'outOfPlay', card });
  }
}

import type { OnTable } from '../common/contracts/figures.js';
import {
  onTable as gathered,
  isSameCardRow,
  type TableComponent,
  tableComponentOf,
} from '../common/figures/on-table.js';
import type { TableCards } from '../common/in-play.js';
import type { MythosDef } from '../language/components.js';
import { packedList } from '../language/lists.js';
import type { TodaysMythos } from './contracts.js';
import type { Game } from './game.js';

/** Returns the day's Mythos cards in the order in which they were laid out (H-UPKEEP-12). */
export function listMythosCards(s: TableCards): string[] {
  const cards: string[] = [];
  for (const { card, as } of s.inPlay) if (as === 'mythos') cards.push(card);
  return cards;
}

/** Returns the day's Mythos cards; collected again only when cards on the table change. */
export function getToday(g: Game): TodaysMythos {
  const known = g.todayCache;
  if (known !== undefined && isSameCardRow(known.cardsInPlay, g.s.inPlay)) return known;
  const cards = packedList(listMythosCards(g.s), (id) => g.mythos(id));
  g.todayCache = { cardsInPlay: g.s.inPlay.slice(), cards, fieldsBySymbol: new Map(), placesBySymbol: new Map() };
  return g.todayCache;
}

export function getTodaysCards(g: Game): readonly MythosDef[] {
  return getToday(g).cards;
}

/**
 * Returns the rules text on the table. It is that of the Ancient One, always (H-AO-31), the day's Mythos cards
 * (H-UPKEEP-20), and other cards in play.
 */
export function onTable(g: Game): OnTable {
  return gathered(g, g.s.ancientOne, listSpeakers);
}

/**
 * True if one of the day's cards has no effect: weather against an Ancient One that ignores it. Its places and symbols
 * still count.
 */
export function isWithoutEffect(g: Game, { subtype }: MythosDef): boolean {
  return (
    subtype === 'weather' &&
    g.ancientOne.modifiers.some((it) => it.mod === 'noEnvironments' && it.subtype === 'weather')
  );
}

function listSpeakers(g: Game): TableComponent[] {
  const others = g.s.inPlay.filter(({ as }) => as !== 'mythos').map((card) => tableComponentOf(g, card));
  return [...continuingCards(g), ...others];
}

/**
 * Returns the day's cards with continuing effects in force. By house rule only the last Environment with any counts
 * (H-UPKEEP-20).
 */
function continuingCards(g: Game): MythosDef[] {
  const cards = getTodaysCards(g).filter((card) => !isWithoutEffect(g, card));
  if (g.s.houseRules.environments === 'all') return cards;
  const last = cards.filter(({ type }) => type === 'environment').at(-1);
  return cards.filter((card) => card.type !== 'environment' || card === last);
}

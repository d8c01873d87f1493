import {
  onTable as gathered,
  isSameCardRow,
  type OnTable,
  type TableComponent,
  tableComponentOf,
} from '../common/figures/on-table.js';
import type { TableCards } from '../common/in-play.js';
import type { CardInPlay } from '../common/state.js';
import type { DimensionSymbol, MythosDef } from '../language/components.js';
import { packedList } from '../language/lists.js';
import type { Game } from './game.js';

/** The day's Mythos cards in the order in which they were laid out (H-UPKEEP-12). */
export function listMythosCards(s: TableCards): string[] {
  const cards: string[] = [];
  for (const { card, as } of s.inPlay) if (as === 'mythos') cards.push(card);
  return cards;
}

/** On which fields of the day's cards a symbol is shown; `white` in the components is the grey field. */
export interface SymbolFields {
  readonly grey: boolean;
  readonly black: boolean;
}

/** The day's Mythos cards, and what is asked of them for every monster. */
export interface TodaysMythos {
  readonly cardsInPlay: readonly CardInPlay[];
  readonly cards: readonly MythosDef[];
  /** What is kept of the fields that show a symbol, by `shownOn`. */
  readonly fieldsBySymbol: Map<DimensionSymbol, SymbolFields>;
  /** What is kept of the places associated with a symbol, by `associatedPlaces`. */
  readonly placesBySymbol: Map<DimensionSymbol, readonly string[]>;
}

/** The day's Mythos cards, which are asked for often: gathered anew only when something else lies on the table. */
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

/** What is said by the Ancient One, always (H-AO-31), by the day's Mythos cards (H-UPKEEP-20), and by what else lies there. */
export function onTable(g: Game): OnTable {
  return gathered(g, g.s.ancientOne, listSpeakers);
}

/**
 * Whether the text of one of the day's cards means nothing: weather against an Ancient One that has it so. The card is
 * laid out all the same: its places and symbols count.
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
 * The day's cards whose continuing effects hold: of all of them together, or of Environments only the last one that has
 * any, if the table plays so (AMB-16).
 */
function continuingCards(g: Game): MythosDef[] {
  const cards = getTodaysCards(g).filter((card) => !isWithoutEffect(g, card));
  if (g.s.houseRules.environments === 'all') return cards;
  const last = cards.filter(({ type }) => type === 'environment').at(-1);
  return cards.filter((card) => card.type !== 'environment' || card === last);
}

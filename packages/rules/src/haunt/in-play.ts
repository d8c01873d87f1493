import { onTable as gathered, type OnTable, type Speaker, same, speakerOf } from '../common/figures/on-table.js';
import type { Lying } from '../common/in-play.js';
import type { CardInPlay } from '../common/state.js';
import type { DimensionSymbol, MythosDef } from '../language/components.js';
import { listFrom } from '../language/lists.js';
import type { Game } from './game.js';

/** The day's Mythos cards in the order in which they were laid out (H-UPKEEP-12). */
export function mythosOf(s: Lying): string[] {
  const cards: string[] = [];
  for (const { card, as } of s.inPlay) if (as === 'mythos') cards.push(card);
  return cards;
}

/** On which fields of the day's cards a symbol is shown; `white` in the components is the grey field. */
export interface Shown {
  readonly grey: boolean;
  readonly black: boolean;
}

/** The day's Mythos cards, and what is asked of them for every monster. */
export interface Today {
  readonly lying: readonly CardInPlay[];
  readonly cards: readonly MythosDef[];
  /** What is kept of the fields that show a symbol, by `shownOn`. */
  readonly shown: Map<DimensionSymbol, Shown>;
  /** What is kept of the places associated with a symbol, by `associatedPlaces`. */
  readonly places: Map<DimensionSymbol, readonly string[]>;
}

/** The day's Mythos cards, which are asked for often: gathered anew only when something else lies on the table. */
export function today(g: Game): Today {
  const known = g.today;
  if (known !== undefined && same(known.lying, g.s.inPlay)) return known;
  const cards = listFrom(mythosOf(g.s), (id) => g.mythos(id));
  g.today = { lying: g.s.inPlay.slice(), cards, shown: new Map(), places: new Map() };
  return g.today;
}

export function todaysCards(g: Game): readonly MythosDef[] {
  return today(g).cards;
}

/** What is said by the Ancient One, always (H-AO-31), by the day's Mythos cards (H-UPKEEP-20), and by what else lies there. */
export function onTable(g: Game): OnTable {
  return gathered(g, g.s.ancientOne, speakers);
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

function speakers(g: Game): Speaker[] {
  const others = g.s.inPlay.filter(({ as }) => as !== 'mythos').map((card) => speakerOf(g, card));
  return [...continuing(g), ...others];
}

/**
 * The day's cards whose continuing effects hold: of all of them together, or of Environments only the last one that has
 * any, if the table plays so (AMB-16).
 */
function continuing(g: Game): MythosDef[] {
  const cards = todaysCards(g).filter((card) => !isWithoutEffect(g, card));
  if (g.s.houseRules.environments === 'all') return cards;
  const last = cards.filter(({ type }) => type === 'environment').at(-1);
  return cards.filter((card) => card.type !== 'environment' || card === last);
}

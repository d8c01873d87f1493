import type { Game } from '../../arkham/game.js';
import { houseRuleOf } from '../../common/house-rules.js';
import { locationPile } from '../../common/known-order.js';
import { deckCardsOfPack } from '../../common/packs.js';
import { count, fields, integer, knownId, list, oneOf, table } from '../../common/positions/shapes.js';
import { slice } from '../../common/slices.js';

/** The id of the box. */
export const KING_IN_YELLOW = 'king-in-yellow';
/** The box's herald, and the Yellow Signs on it at the start (Y-HERALD-01). */
export const HERALD = 'the-king-in-yellow-herald';
export const SIGNS = 10;

/** State of the box that is on no card. */
export interface KingState {
  /** Acts that have yet to begin, the next first (Y-ACT-01). */
  acts: string[];
  /** Face-down blights in drawing order; hidden from all. */
  blights: string[];
  /** Yellow Signs on the herald, on the terror track (by space) and on the doom track. */
  signs: { left: number; terror: number[]; doom: number };
  /** Number of face-up cards under each neighbourhood's deck in a touring performance (Y-STYLE-03). */
  passed: Record<string, number>;
}

export const KING_SLICE = slice<KingState>(KING_IN_YELLOW, {
  among: (boxes) => boxes['king-in-yellow'],
  create: (_state, content, dice) => {
    const ofKind = (kind: string) => content.tableCardsOf(kind).map(({ id }) => id);
    return {
      acts: ofKind('act'),
      blights: dice.shuffle(ofKind('blight')),
      signs: { left: SIGNS, terror: [], doom: 0 },
      passed: {},
    };
  },
  shape: (content) => {
    const ofKind = (kind: string) => list(oneOf(...content.tableCardsOf(kind).map(({ id }) => id)));
    return fields({
      acts: ofKind('act'),
      blights: ofKind('blight'),
      signs: fields({ left: integer(0, SIGNS), terror: list(integer(0, SIGNS - 1)), doom: integer(0, SIGNS) }),
      passed: table(knownId(content.neighbourhoods, 'neighbourhood'), count()),
    });
  },
  redraw: ({ blights }, dice) => void dice.shuffle(blights.sort()),
  // In a touring performance cards lie face up under their decks, and the new ones on top (Y-STYLE-02, Y-STYLE-03).
  piles: ({ passed }, g: Game) => {
    if (!isTouring(g)) return {};
    const known = Object.entries(passed).map(([at, bottom]) => [locationPile(at), { top: 0, bottom }] as const);
    return { known: Object.fromEntries(known), apart: deckCardsOfPack(g.content, KING_IN_YELLOW) };
  },
  viewFor: (part) => ({ ...(part as KingState), blights: (part as KingState).blights.length }),
});

/** True if new cards lie on top of their decks, and location decks are not shuffled (Y-STYLE-02). */
export function isTouring(g: Parameters<typeof houseRuleOf>[0]): boolean {
  return houseRuleOf(g, 'performance') === 'touring';
}

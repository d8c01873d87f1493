import { boxRule } from '../../common/house-rules.js';
import { count, fields, known, list, oneOf, table, whole } from '../../common/positions/shapes.js';
import { slice } from '../../common/slices.js';

/** The id of the box. */
export const KING = 'king-in-yellow';
/** Its herald, and the Yellow Signs that lie on it at first (Y-HERALD-01). */
export const HERALD = 'the-king-in-yellow-herald';
export const SIGNS = 10;

/** What of the box is on no card of its own. */
export interface KingPart {
  /** Acts that have yet to begin, the next first (Y-ACT-01). */
  acts: string[];
  /** Blights face down, in the order in which they will be drawn: known to nobody. */
  blights: string[];
  /** Yellow Signs on the herald; and where the others lie: on the terror track, by its spaces, or on the doom track. */
  signs: { left: number; terror: number[]; doom: number };
  /** How many cards of each neighbourhood's deck lie face up under it in a touring performance (Y-STYLE-03). */
  passed: Record<string, number>;
}

export const PART = slice<KingPart>(KING, {
  among: (boxes) => boxes['king-in-yellow'],
  begin: (_state, content, dice) => {
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
      signs: fields({ left: whole(0, SIGNS), terror: list(whole(0, SIGNS - 1)), doom: whole(0, SIGNS) }),
      passed: table(known(content.neighbourhoods, 'neighbourhood'), count()),
    });
  },
  seen: (part) => ({ ...(part as KingPart), blights: (part as KingPart).blights.length }),
});

/** Whether the new cards lie on top of their decks, and location decks are not shuffled (Y-STYLE-02). */
export function isTouring(g: Parameters<typeof boxRule>[0]): boolean {
  return boxRule(g, 'performance') === 'touring';
}

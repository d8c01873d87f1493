import type { Game } from '../../arkham/game.js';
import { slice } from '../../common/slices.js';

/** The id of the box. */
export const KING = 'king-in-yellow';
/** Its herald, and the Yellow Signs that lie on it at first (Y-HERALD-01). */
export const HERALD = 'the-king-in-yellow';
const SIGNS = 10;

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
  begin: ({ houseRules, decks }, content, dice) => {
    const rules = houseRules as Readonly<Record<string, string>> | undefined;
    const isAct = ({ kind }: { readonly kind: string }) => kind === 'act';
    const acts = [...content.tableCards.values()].filter(isAct).map(({ id }) => id);
    // Y-ACT-05
    if (rules?.acts === 'without') decks.mythos = decks.mythos.filter((card) => !BEGINS_AN_ACT.test(card));
    const blights = [...content.tableCards.values()].filter(({ kind }) => kind === 'blight').map(({ id }) => id);
    return {
      acts: rules?.acts === 'without' ? [] : acts,
      blights: dice.shuffle(blights),
      signs: { left: SIGNS, terror: [], doom: 0 },
      passed: {},
    };
  },
  seen: (part) => ({ ...(part as KingPart), blights: (part as KingPart).blights.length }),
});

/** The Mythos cards that begin the next Act. */
const BEGINS_AN_ACT = /^the-next-act-begins-/;

/** Whether the new cards lie on top of their decks, and location decks are not shuffled (Y-STYLE-02). */
export function isTouring({ s }: Pick<Game, 's'>): boolean {
  return (s.houseRules as Readonly<Record<string, string>>).performance === 'touring';
}

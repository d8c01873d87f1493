import type { Phase } from '../../arkham/state.js';
import {
  count,
  fields,
  flag,
  knownId,
  list,
  oneOf,
  type Shape,
  seatNumber,
  table,
  text,
} from '../../common/positions/shapes.js';
import { slice } from '../../common/slices.js';
import type { Modifier } from '../../language/modifiers.js';

/** The id of the box and of its pack. */
export const DARK_PHARAOH = 'dark-pharaoh';

/** State of Curse of the Dark Pharaoh that is on no card or token. */
export interface PharaohState {
  /** Allies of this game, public. */
  allies?: readonly string[] | undefined;
  /** An investigator is being given starting possessions. */
  begins?: true | undefined;
  /** Sheets whose abilities the worn Masks lend, by Mask. */
  guises?: Readonly<Record<string, string>> | undefined;
  /** The seat that has read the Parchment for the gate it is about to close. */
  parchment?: number | undefined;
  /** Modifiers that last to the end of a phase. */
  passing?: readonly { readonly seat: number; readonly phase: Phase; readonly modifier: Modifier }[] | undefined;
  /** Monsters bitten by locusts, and the turn. */
  locusts?: { readonly turn: number; readonly tokens: readonly string[] } | undefined;
  /** Tokens put on the terror track by cursed relics. */
  onTerror?: number | undefined;
  /** From which Mythos deck the next card comes, where there are two. */
  mythos?: 'own' | 'base' | undefined;
  /** Parcels carried by `from` for `to`, as seats. */
  parcels?: readonly { readonly card: string; readonly from: number; readonly to: number }[] | undefined;
  /** Allies that stay only as long as tokens lie on them. */
  fleeting?: readonly string[] | undefined;
  /** Possessions that devoured investigators leave to their successors at the same seat. */
  legacies?:
    | readonly { readonly seat: number; readonly cards: readonly string[]; readonly clues: number }[]
    | undefined;
  /** The seat that fights an Ancient One alone. */
  alone?: number | undefined;
  /** Skills lent to the end of the turn: the card, its owner and its borrower, as seats. */
  lent?: readonly { readonly card: string; readonly from: number; readonly to: number }[] | undefined;
}

export const PHARAOH_SLICE = slice<PharaohState>(DARK_PHARAOH, {
  among: (boxes) => boxes['dark-pharaoh'],
  create: () => ({
    allies: undefined,
    begins: undefined,
    guises: undefined,
    parchment: undefined,
    passing: undefined,
    locusts: undefined,
    onTerror: undefined,
    mythos: undefined,
    parcels: undefined,
    fleeting: undefined,
    legacies: undefined,
    alone: undefined,
    lent: undefined,
  }),
  shape: (content) => {
    const card = knownId(content.cards, 'card');
    const modifier: Shape = (value, at) => fields({ mod: text })(value, at);
    const handed = list(fields({ card, from: seatNumber, to: seatNumber }));
    const masks = [...content.cards.values()].filter(({ type }) => type === 'mask').map(({ id }) => id);
    return fields({
      'allies?': list(oneOf(...content.cardsOf('ally').map(({ id }) => id))),
      'begins?': flag,
      'guises?': table(oneOf(...masks), knownId(content.investigators, 'investigator')),
      'parchment?': seatNumber,
      'passing?': list(fields({ seat: seatNumber, phase: text, modifier })),
      'locusts?': fields({ turn: count(), tokens: list(knownId(content.tokens, 'monster token')) }),
      'onTerror?': count(),
      'mythos?': oneOf('own', 'base'),
      'parcels?': handed,
      'fleeting?': list(card),
      'legacies?': list(fields({ seat: seatNumber, cards: list(card), clues: count() })),
      'alone?': seatNumber,
      'lent?': handed,
    });
  },
});

import type { Game } from '../../arkham/game.js';
import { PHASES } from '../../arkham/position-shape.js';
import type { Phase } from '../../arkham/state.js';
import type { Game as AnyGame } from '../../common/game.js';
import { houseRuleOf } from '../../common/house-rules.js';
import { deckCardsOfPack } from '../../common/packs.js';
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

/** An investigator of either game whose place and figures only rules change. */
export type ReadonlyInvestigator = AnyGame['s']['investigators'][number];

/** State of Curse of the Dark Pharaoh that is on no card or token. */
export interface PharaohState {
  /** Allies of this game, public. */
  allies?: readonly string[] | undefined;
  /** An investigator is being given starting possessions. */
  dealingInvestigator?: true | undefined;
  /** Sheets whose abilities the worn Masks lend, by Mask. */
  maskAbilities?: Readonly<Record<string, string>> | undefined;
  /** The seat that has read the Parchment for the gate it is about to close. */
  parchment?: number | undefined;
  /** Modifiers that last to the end of a phase. */
  phaseModifiers?: readonly { readonly seat: number; readonly phase: Phase; readonly modifier: Modifier }[] | undefined;
  /** Monsters bitten by locusts, and the turn. */
  locusts?: { readonly turn: number; readonly tokens: readonly string[] } | undefined;
  /** Tokens put on the terror track by cursed relics. */
  terrorTrackTokens?: number | undefined;
  /** The Mythos deck of the next card, if there are two. */
  mythos?: 'own' | 'base' | undefined;
  /** Parcels carried by `from` for `to`, as seats. */
  parcels?: readonly { readonly card: string; readonly from: number; readonly to: number }[] | undefined;
  /** Allies that stay only as long as tokens lie on them. */
  temporaryAllies?: readonly string[] | undefined;
  /** Possessions that devoured investigators leave to their successors at the same seat. */
  inheritances?:
    | readonly { readonly seat: number; readonly cards: readonly string[]; readonly clues: number }[]
    | undefined;
  /** The seat that fights an Ancient One alone. */
  soloSeat?: number | undefined;
  /** Skills lent to the end of the turn: the card, its owner and its borrower, as seats. */
  lentSkills?: readonly { readonly card: string; readonly from: number; readonly to: number }[] | undefined;
}

export const PHARAOH_SLICE = slice<PharaohState>(DARK_PHARAOH, {
  among: (boxes) => boxes['dark-pharaoh'],
  create: () => ({
    allies: undefined,
    dealingInvestigator: undefined,
    maskAbilities: undefined,
    parchment: undefined,
    phaseModifiers: undefined,
    locusts: undefined,
    terrorTrackTokens: undefined,
    mythos: undefined,
    parcels: undefined,
    temporaryAllies: undefined,
    inheritances: undefined,
    soloSeat: undefined,
    lentSkills: undefined,
  }),
  // The decks of a visiting exhibition lie beside the others (P-SETUP-04).
  piles: (_part, g: Game) => {
    if (houseRuleOf(g, 'exhibit') !== 'visiting') return {};
    const own = g.content.packs.filter(({ id }) => id.startsWith(DARK_PHARAOH));
    return { apart: own.flatMap(({ id }) => deckCardsOfPack(g.content, id)) };
  },
  shape: (content) => {
    const card = knownId(content.cards, 'card');
    const modifier: Shape = (value, at) => fields({ mod: text })(value, at);
    const handed = list(fields({ card, from: seatNumber, to: seatNumber }));
    const masks = [...content.cards.values()].filter(({ type }) => type === 'mask').map(({ id }) => id);
    return fields({
      'allies?': list(oneOf(...content.cardsOf('ally').map(({ id }) => id))),
      'dealingInvestigator?': flag,
      'maskAbilities?': table(oneOf(...masks), knownId(content.investigators, 'investigator')),
      'parchment?': seatNumber,
      'phaseModifiers?': list(fields({ seat: seatNumber, phase: oneOf(...Object.keys(PHASES)), modifier })),
      'locusts?': fields({ turn: count(), tokens: list(knownId(content.tokens, 'monster token')) }),
      'terrorTrackTokens?': count(),
      'mythos?': oneOf('own', 'base'),
      'parcels?': handed,
      'temporaryAllies?': list(card),
      'inheritances?': list(fields({ seat: seatNumber, cards: list(card), clues: count() })),
      'soloSeat?': seatNumber,
      'lentSkills?': handed,
    });
  },
});

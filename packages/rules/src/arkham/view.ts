import type { Seat } from '@vigil/engine';
import { deckOf, deckSizes, faceUpTops } from '../common/decks.js';
import { withoutKnowledge } from '../common/known-order.js';
import { type RulesWithSlice, viewSlices } from '../common/slices.js';
import type { Content } from '../language/content.js';
import { cloneState } from './clone.js';
import { type ArkhamFigures, getArkhamFigures } from './figures.js';
import type { Game } from './game.js';
import type { Decks, State } from './state.js';

/**
 * A seat's view of a position (A-SETUP-25). Everything on the table is open; decks, cup and gate pile are only counted.
 * `tops`: face-up top cards, by deck. `bottoms`: bottom cards that an ability shows to its owner.
 */
export interface View extends Omit<State, 'decks' | 'cup' | 'gatePile' | 'knownOrder' | 'ruledOut'> {
  readonly decks: { readonly [K in keyof Decks]: K extends 'locations' ? Record<string, number> : number };
  readonly cup: number;
  readonly gatePile: number;
  readonly tops?: Readonly<Record<string, string>>;
  readonly bottoms?: Readonly<Record<string, string>>;
  /** Current figures of the rules. */
  readonly figures: ArkhamFigures;
}

/** Returns the views of a position by seat, or of a spectator. Equal views are the same object. */
export function createViews(g: Game, rules: RulesWithSlice = []): (seat: Seat | undefined) => View {
  const { content, s: state } = g;
  const { decks, cup, gatePile } = state;
  const tops = faceUpTops(content, decks);
  const all: View = {
    ...withoutKnowledge(cloneState(state)),
    decks: countDecks(decks),
    cup: cup.length,
    gatePile: gatePile.length,
    ...(tops && { tops }),
    figures: getArkhamFigures(g),
  };
  return (seat) => {
    const own = seat === undefined ? undefined : state.investigators[seat];
    const bottoms = own && bottomCards(content, state, own.id);
    const visibleSlices = viewSlices(all, rules, seat);
    return bottoms || visibleSlices ? { ...all, ...visibleSlices, ...(bottoms && { bottoms }) } : all;
  };
}

function countDecks({ locations, ...others }: Decks): View['decks'] {
  return { ...deckSizes(others), locations: deckSizes(locations) };
}

function bottomCards(content: Content, state: State, sheet: string): Record<string, string> | undefined {
  const scrounge = content.investigators.get(sheet)?.modifiers?.find((modifier) => modifier.mod === 'drawBottom');
  if (scrounge?.mod !== 'drawBottom') return undefined;
  const bottoms: Record<string, string> = {};
  for (const deck of scrounge.decks) {
    const bottom = deckOf(state.decks, deck).at(-1);
    if (bottom !== undefined) bottoms[deck] = bottom;
  }
  return bottoms;
}

import type { Seat } from '@vigil/engine';
import { deckSizes, faceUpTops } from '../common/decks.js';
import { withoutKnowledge } from '../common/known-order.js';
import { type RulesWithSlice, viewSlices } from '../common/slices.js';
import { cloneState } from './clone.js';
import { getHauntFigures, type HauntFigures } from './figures.js';
import type { Game } from './game.js';
import type { CityPhase, Decks, Gate, State } from './state.js';

/** A gate in a player's view: a face-down one has no marker (H-SETUP-12). */
export type GateView = Pick<Gate, 'at' | 'faceUp'> & { readonly marker?: string };

/**
 * The public view of a position (H-UPKEEP-11). Everything on the table is open, including the order of stacks; decks,
 * cup, gate pile and face-down gates are not.
 */
export interface View extends Omit<State, 'decks' | 'cup' | 'gatePile' | 'gates' | 'city' | 'knownOrder' | 'ruledOut'> {
  readonly city?: CityView | undefined;
  readonly decks: { readonly [K in keyof Decks]: number };
  /** Face-up top cards, by deck. */
  readonly tops?: Readonly<Record<string, string>>;
  readonly cup: number;
  readonly gatePile: number;
  readonly gates: readonly GateView[];
  /** Current figures of the rules. */
  readonly figures: HauntFigures;
}

/** A City phase in a player's view; the questions show the state of a fight. */
type CityView = Omit<CityPhase, 'move' | 'encounter' | 'failedSpells'>;

function viewCity({ seat, slot, met, acted }: CityPhase): CityView {
  return { seat, slot, met: met.slice(), acted: acted.slice() };
}

/** Returns the views of a position, by seat or of a spectator. All are the same unless a box hides something. */
export function createViews(g: Game, rules: RulesWithSlice = []): (seat: Seat | undefined) => View {
  const { content, s: state } = g;
  const { decks, cup, gatePile, gates, city } = state;
  const tops = faceUpTops(content, decks);
  const all: View = {
    ...withoutKnowledge(cloneState(state)),
    city: city && viewCity(city),
    ...(tops && { tops }),
    decks: deckSizes(decks),
    cup: cup.length,
    gatePile: gatePile.length,
    gates: gates.map(({ at, faceUp, marker }) => (faceUp ? { at, faceUp, marker } : { at, faceUp })),
    figures: getHauntFigures(g),
  };
  return (seat) => {
    const visibleSlices = viewSlices(all, rules, seat);
    return visibleSlices ? { ...all, ...visibleSlices } : all;
  };
}

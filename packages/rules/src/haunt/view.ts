import type { Seat } from '@vigil/engine';
import { counted, topsOf } from '../common/decks.js';
import { type Sliced, seenSlices } from '../common/slices.js';
import { cloneState } from './clone.js';
import { type HauntFigures, hauntFigures } from './figures.js';
import type { Game } from './game.js';
import type { CityPhase, Decks, Gate, State } from './state.js';

/** A gate as players see it: a face-down one keeps its marker to itself (H-SETUP-12). */
export type SeenGate = Pick<Gate, 'at' | 'faceUp'> & { readonly marker?: string };

/**
 * What anybody may know (H-UPKEEP-11): all on the table is open, stacks and their order included; decks, cup, gate pile
 * and face-down gates are not.
 */
export interface View extends Omit<State, 'decks' | 'cup' | 'gatePile' | 'gates' | 'city'> {
  readonly city?: SeenCity | undefined;
  readonly decks: { readonly [K in keyof Decks]: number };
  /** The top cards of decks of which they lie face up. */
  readonly tops?: Readonly<Record<string, string>>;
  readonly cup: number;
  readonly gatePile: number;
  readonly gates: readonly SeenGate[];
  /** What the rules come to now. */
  readonly figures: HauntFigures;
}

/** A City phase as players see it: how a fight stands is what its questions say. */
type SeenCity = Omit<CityPhase, 'move' | 'encounter' | 'vain'>;

function seenCity({ seat, slot, met, acted }: CityPhase): SeenCity {
  return { seat, slot, met: met.slice(), acted: acted.slice() };
}

/** The views of a position, by seat or of a spectator: all the same, unless a box keeps something from some. */
export function views(g: Game, rules: Sliced = []): (seat: Seat | undefined) => View {
  const { content, s: state } = g;
  const { decks, cup, gatePile, gates, city } = state;
  const tops = topsOf(content, decks);
  const all: View = {
    ...cloneState(state),
    city: city && seenCity(city),
    ...(tops && { tops }),
    decks: counted(decks),
    cup: cup.length,
    gatePile: gatePile.length,
    gates: gates.map(({ at, faceUp, marker }) => (faceUp ? { at, faceUp, marker } : { at, faceUp })),
    figures: hauntFigures(g),
  };
  return (seat) => {
    const seen = seenSlices(all, rules, seat);
    return seen ? { ...all, ...seen } : all;
  };
}

import type { Seat } from '@vigil/engine';
import { chanceOfCheck } from '../../common/figures/odds.js';
import type { DimensionSymbol } from '../../language/terms.js';
import { canClose, canSeal, isSealable, matchingTrophies, previewRitual, sealingItems } from '../activities/rituals.js';
import { isClosable, markerOf } from '../board/gates.js';
import { fieldsShowing } from '../board/symbols.js';
import { emptyDoomSpaces } from '../board/tracks.js';
import type { SymbolFields } from '../contracts.js';
import { type Game, investigatorsInPlay, isInCity } from '../game.js';
import { chanceDrawnIn } from '../meeting/encounter-check.js';
import { distancesFrom } from '../monsters/distances.js';
import type { Gate, Investigator } from '../state.js';

/** The two rituals that shut a gate (H-SEAL, H-CLOSE). */
export type RitualKind = 'seal' | 'close';

/** A gate of the city and today's options for it. */
export type GatePreview =
  /** Face-down: its world is unknown. */
  | { readonly at: string; readonly faceUp: false }
  | {
      readonly at: string;
      readonly faceUp: true;
      readonly marker: string;
      readonly world: string;
      readonly symbol: DimensionSymbol;
      /** The fields of the day's cards with its symbol. */
      readonly shown: SymbolFields;
      /** Doom tokens due for each ritual that today's symbols allow (H-SEAL-03, H-CLOSE-03). */
      readonly price: Readonly<Partial<Record<RitualKind, number>>>;
      /** Every investigator in play; those who could shut it come first, nearest first. */
      readonly people: readonly GateCloser[];
      /** Investigators for whom it is the only way back into the city (H-OW-10). */
      readonly onlyWayBackFor: readonly Seat[];
    };

/** An investigator's means to shut a gate, and the chances of its rituals. */
export interface GateCloser {
  readonly seat: Seat;
  /** Steps on foot; undefined: no route. */
  readonly steps: number | undefined;
  /** Options with the investigator's current assets. */
  readonly possible: readonly (RitualKind | 'item')[];
  /** Sealing: clues of the investigator, and clues needed (H-SEAL-02). */
  readonly clues: readonly [has: number, needs: number];
  /** Closing: the investigator's trophies of its symbol (H-CLOSE-02). */
  readonly trophies: readonly string[];
  /** Cards that could seal it (H-BASE-07). */
  readonly items: readonly string[];
  /** Chance, 0 to 1, that the Focus check completes each ritual: without Clues, and with all remaining ones. */
  readonly chance: Readonly<Record<RitualKind, readonly [plain: number, withClues: number]>>;
  /**
   * Chance, 0 to 1, that the Ancient One draws the investigator in (H-AO-03 to H-AO-06). First with payment in Terror
   * only, then with as much Doom as possible.
   */
  readonly drawnIn: readonly [byTerror: number, byDoom: number];
}

/** Previews every gate in the city, ordered by today's options: those that can be shut first, hidden ones last. */
export function previewGates(g: Game): GatePreview[] {
  const gates = g.s.gates.map((gate) => previewGate(g, gate));
  return gates.sort((openGate, other) => rankGate(openGate) - rankGate(other));
}

function rankGate(gate: GatePreview): number {
  if (!gate.faceUp) return 4;
  if (gate.price.seal === undefined && gate.price.close === undefined) return 3;
  const [first] = gate.people;
  return first && first.possible.length > 0 ? (first.steps === undefined ? 1 : 0) : 2;
}

function previewGate(g: Game, gate: Gate): GatePreview {
  const { at } = gate;
  if (!gate.faceUp) return { at, faceUp: false };
  const { marker } = gate;
  const { world, symbol } = markerOf(g, gate);
  const people = investigatorsInPlay(g)
    .map((who) => createGateCloser(g, who, gate))
    .sort(
      (one, other) =>
        Number(other.possible.length > 0) - Number(one.possible.length > 0) ||
        stepsOrInfinity(one) - stepsOrInfinity(other),
    );
  // One investigator may be forbidden to seal it while others are not.
  const seals = investigatorsInPlay(g).some((who) => isSealable(g, who, gate));
  return {
    at,
    faceUp: true,
    marker,
    world,
    symbol,
    shown: fieldsShowing(g, symbol),
    price: {
      ...(seals && { seal: g.rules.gates.ritualDoom(g, 'seal') }),
      ...(isClosable(g, gate) && { close: g.rules.gates.ritualDoom(g, 'close') }),
    },
    people,
    onlyWayBackFor: investigatorsInPlay(g)
      .filter((who) => isOnlyWayBack(g, who, gate))
      .map(({ seat }) => seat),
  };
}

function stepsOrInfinity({ steps }: GateCloser): number {
  return steps ?? Number.POSITIVE_INFINITY;
}

function createGateCloser(g: Game, who: Investigator, gate: Gate): GateCloser {
  const items = sealingItems(g, who, gate).map(({ source }) => source);
  const cost = g.rules.gates.sealCost(g, who);
  const empty = emptyDoomSpaces(g);
  const due = Math.max(g.rules.gates.ritualDoom(g, 'seal'), g.rules.gates.ritualDoom(g, 'close'));
  return {
    seat: who.seat,
    steps: isInCity(g, who.place) ? distancesFrom(g, who.place).get(gate.at) : undefined,
    possible: [
      ...(canSeal(g, who, gate) ? (['seal'] as const) : []),
      ...(canClose(g, who, gate) ? (['close'] as const) : []),
      ...(items.length > 0 ? (['item'] as const) : []),
    ],
    clues: [who.clues, cost],
    trophies: matchingTrophies(g, who, gate),
    items,
    chance: {
      seal: completionChances(g, who, gate, 'seal'),
      close: completionChances(g, who, gate, 'close'),
    },
    drawnIn: [chanceDrawnIn(g, who, empty), chanceDrawnIn(g, who, Math.max(0, empty - due))],
  };
}

/**
 * Returns the chances that the Focus check completes a ritual, without Clues and with all remaining ones (H-SEAL-05,
 * H-CLOSE-03).
 */
function completionChances(g: Game, who: Investigator, gate: Gate, kind: RitualKind): readonly [number, number] {
  const check = previewRitual(g, who, gate, kind);
  return [chanceOfCheck(check), chanceOfCheck(check, check.spend?.length)];
}

/** True if an investigator in an Other World can return only through this gate. */
function isOnlyWayBack(g: Game, who: Investigator, gate: Gate): boolean {
  const place = g.content.places.get(who.place);
  if (place?.kind !== 'world') return false;
  const leads = (one: Gate) => one.faceUp && who.place.startsWith(`${markerOf(g, one).world}-`);
  return leads(gate) && g.s.gates.filter(leads).length === 1;
}

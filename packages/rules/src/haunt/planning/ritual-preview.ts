import type { Seat } from '@vigil/engine';
import { chanceOfCheck } from '../../common/figures/odds.js';
import type { DimensionSymbol } from '../../language/components.js';
import { canClose, canSeal, isSealable, matchingTrophies, previewRitual, sealingItems } from '../activities/rituals.js';
import { isClosable, markerOf } from '../board/gates.js';
import { fieldsShowing } from '../board/symbols.js';
import { emptyDoomSpaces } from '../board/tracks.js';
import { type Game, investigatorsInPlay, isInCity } from '../game.js';
import type { SymbolFields } from '../in-play.js';
import { chanceDrawnIn } from '../meeting/encounter-check.js';
import { distancesFrom } from '../monsters/distances.js';
import type { Gate, Investigator } from '../state.js';

/** The two rituals that shut a gate (H-SEAL, H-CLOSE). */
export type RitualKind = 'seal' | 'close';

/** A gate of the city as it can be dealt with today. */
export type GatePreview =
  /** Face-down: nobody knows where it leads. */
  | { readonly at: string; readonly faceUp: false }
  | {
      readonly at: string;
      readonly faceUp: true;
      readonly marker: string;
      readonly world: string;
      readonly symbol: DimensionSymbol;
      /** On which fields of the day's cards its sign is. */
      readonly shown: SymbolFields;
      /** The Doom tokens that are due for each ritual that today's signs allow (H-SEAL-03, H-CLOSE-03). */
      readonly price: Readonly<Partial<Record<RitualKind, number>>>;
      /** Of everybody in play how he stands to it, who could shut it first, the nearest first. */
      readonly people: readonly GateCloser[];
      /** Those whose only way back into the city it is (H-OW-10). */
      readonly onlyWayBackFor: readonly Seat[];
    };

/** How somebody stands to a gate: what he has of what its rituals cost, and how likely they would be done. */
export interface GateCloser {
  readonly seat: Seat;
  /** How many steps it is on foot; undefined: no way leads there. */
  readonly steps: number | undefined;
  /** What he could do there with what he has now. */
  readonly possible: readonly (RitualKind | 'item')[];
  /** Sealing: the clues he has, and those it costs him (H-SEAL-02). */
  readonly clues: readonly [has: number, needs: number];
  /** Closing: his trophies of its sign (H-CLOSE-02). */
  readonly trophies: readonly string[];
  /** Cards with which he could seal it (H-BASE-07). */
  readonly items: readonly string[];
  /** How likely his Focus check completes each ritual, 0 to 1, without Clues and with all that he then has left. */
  readonly chance: Readonly<Record<RitualKind, readonly [plain: number, withClues: number]>>;
  /**
   * How likely the ritual draws him in to the Ancient One, 0 to 1: where it is paid with Terror alone, and with Doom as
   * far as that goes (H-AO-03 to H-AO-06).
   */
  readonly drawnIn: readonly [byTerror: number, byDoom: number];
}

/** Every gate in the city, by what can be done with it today: what somebody could shut first, the hidden ones last. */
export function previewGates(g: Game): GatePreview[] {
  const gates = g.s.gates.map((gate) => previewGate(g, gate));
  return gates.sort((one, other) => rankGate(one) - rankGate(other));
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
  // Somebody may be forbidden to seal it and others not.
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

/** Chance that the Focus check completes a ritual, without Clues and with all that are left for it (H-SEAL-05, H-CLOSE-03). */
function completionChances(g: Game, who: Investigator, gate: Gate, kind: RitualKind): readonly [number, number] {
  const check = previewRitual(g, who, gate, kind);
  return [chanceOfCheck(check), chanceOfCheck(check, check.spend?.length)];
}

/** Whether somebody in an Other World can come back through this gate and through no other. */
function isOnlyWayBack(g: Game, who: Investigator, gate: Gate): boolean {
  const place = g.content.places.get(who.place);
  if (place?.kind !== 'world') return false;
  const leads = (one: Gate) => one.faceUp && who.place.startsWith(`${markerOf(g, one).world}-`);
  return leads(gate) && g.s.gates.filter(leads).length === 1;
}

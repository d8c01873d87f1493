import type { Seat } from '@vigil/engine';
import { chanceOfCheck } from '../../common/figures/odds.js';
import type { DimensionSymbol } from '../../language/components.js';
import { matchingTrophies, mayClose, maySeal, ritualAhead, sealable, sealingItems } from '../activities/rituals.js';
import { canBeClosed, markerOf } from '../board/gates.js';
import { shownOn } from '../board/symbols.js';
import { emptyDoom } from '../board/tracks.js';
import { type Game, inPlay, isInCity } from '../game.js';
import type { Shown } from '../in-play.js';
import { chanceDrawn } from '../meeting/encounter-check.js';
import { distancesFrom } from '../monsters/distances.js';
import type { Gate, Investigator } from '../state.js';

/** The two rituals that shut a gate (H-SEAL, H-CLOSE). */
export type Ritual = 'seal' | 'close';

/** A gate of the city as it can be dealt with today. */
export type GateAhead =
  /** Face-down: nobody knows where it leads. */
  | { readonly at: string; readonly faceUp: false }
  | {
      readonly at: string;
      readonly faceUp: true;
      readonly marker: string;
      readonly world: string;
      readonly symbol: DimensionSymbol;
      /** On which fields of the day's cards its sign is. */
      readonly shown: Shown;
      /** The Doom tokens that are due for each ritual that today's signs allow (H-SEAL-03, H-CLOSE-03). */
      readonly price: Readonly<Partial<Record<Ritual, number>>>;
      /** Of everybody in play how he stands to it, who could shut it first, the nearest first. */
      readonly people: readonly Shutter[];
      /** Those whose only way back into the city it is (H-OW-10). */
      readonly wayBackOf: readonly Seat[];
    };

/** How somebody stands to a gate: what he has of what its rituals cost, and how likely they would be done. */
export interface Shutter {
  readonly seat: Seat;
  /** How many steps it is on foot; undefined: no way leads there. */
  readonly steps: number | undefined;
  /** What he could do there with what he has now. */
  readonly can: readonly (Ritual | 'item')[];
  /** Sealing: the clues he has, and those it costs him (H-SEAL-02). */
  readonly clues: readonly [has: number, needs: number];
  /** Closing: his trophies of its sign (H-CLOSE-02). */
  readonly trophies: readonly string[];
  /** Cards with which he could seal it (H-BASE-07). */
  readonly items: readonly string[];
  /** How likely his Focus check completes each ritual, 0 to 1, without Clues and with all that he then has left. */
  readonly chance: Readonly<Record<Ritual, readonly [plain: number, withClues: number]>>;
  /**
   * How likely the ritual draws him in to the Ancient One, 0 to 1: where it is paid with Terror alone, and with Doom as
   * far as that goes (H-AO-03 to H-AO-06).
   */
  readonly drawn: readonly [byTerror: number, byDoom: number];
}

/** Every gate in the city, by what can be done with it today: what somebody could shut first, the hidden ones last. */
export function gatesAhead(g: Game): GateAhead[] {
  const gates = g.s.gates.map((gate) => gateAhead(g, gate));
  return gates.sort((one, other) => rank(one) - rank(other));
}

function rank(gate: GateAhead): number {
  if (!gate.faceUp) return 4;
  if (gate.price.seal === undefined && gate.price.close === undefined) return 3;
  const [first] = gate.people;
  return first && first.can.length > 0 ? (first.steps === undefined ? 1 : 0) : 2;
}

function gateAhead(g: Game, gate: Gate): GateAhead {
  const { at } = gate;
  if (!gate.faceUp) return { at, faceUp: false };
  const { marker } = gate;
  const { world, symbol } = markerOf(g, gate);
  const people = inPlay(g)
    .map((who) => shutterOf(g, who, gate))
    .sort((one, other) => Number(other.can.length > 0) - Number(one.can.length > 0) || far(one) - far(other));
  // Somebody may be forbidden to seal it and others not.
  const seals = inPlay(g).some((who) => sealable(g, who, gate));
  return {
    at,
    faceUp: true,
    marker,
    world,
    symbol,
    shown: shownOn(g, symbol),
    price: {
      ...(seals && { seal: g.means.gates.doomOf(g, 'seal') }),
      ...(canBeClosed(g, gate) && { close: g.means.gates.doomOf(g, 'close') }),
    },
    people,
    wayBackOf: inPlay(g)
      .filter((who) => isOnlyWayBack(g, who, gate))
      .map(({ seat }) => seat),
  };
}

function far({ steps }: Shutter): number {
  return steps ?? Number.POSITIVE_INFINITY;
}

function shutterOf(g: Game, who: Investigator, gate: Gate): Shutter {
  const items = sealingItems(g, who, gate).map(({ source }) => source);
  const cost = g.means.gates.sealCost(g, who);
  const empty = emptyDoom(g);
  const due = Math.max(g.means.gates.doomOf(g, 'seal'), g.means.gates.doomOf(g, 'close'));
  return {
    seat: who.seat,
    steps: isInCity(g, who.place) ? distancesFrom(g, who.place).get(gate.at) : undefined,
    can: [
      ...(maySeal(g, who, gate) ? (['seal'] as const) : []),
      ...(mayClose(g, who, gate) ? (['close'] as const) : []),
      ...(items.length > 0 ? (['item'] as const) : []),
    ],
    clues: [who.clues, cost],
    trophies: matchingTrophies(g, who, gate),
    items,
    chance: {
      seal: completing(g, who, gate, 'seal'),
      close: completing(g, who, gate, 'close'),
    },
    drawn: [chanceDrawn(g, who, empty), chanceDrawn(g, who, Math.max(0, empty - due))],
  };
}

/** Chance that the Focus check completes a ritual, without Clues and with all that are left for it (H-SEAL-05, H-CLOSE-03). */
function completing(g: Game, who: Investigator, gate: Gate, kind: Ritual): readonly [number, number] {
  const check = ritualAhead(g, who, gate, kind);
  return [chanceOfCheck(check), chanceOfCheck(check, check.spend?.length)];
}

/** Whether somebody in an Other World can come back through this gate and through no other. */
function isOnlyWayBack(g: Game, who: Investigator, gate: Gate): boolean {
  const place = g.content.places.get(who.place);
  if (place?.kind !== 'world') return false;
  const leads = (one: Gate) => one.faceUp && who.place.startsWith(`${markerOf(g, one).world}-`);
  return leads(gate) && g.s.gates.filter(leads).length === 1;
}

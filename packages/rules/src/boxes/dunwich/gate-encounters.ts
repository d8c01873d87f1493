/** Handlers of encounters with gates that the effect language cannot express. */

import type { Rule } from '@vigil/engine';
import { drawEveryoneThrough, returnMonstersOfGate } from '../../arkham/board/gates.js';
import { hasClosedMarker, vacatePlace } from '../../arkham/board/places.js';
import type { ArkhamHandler, Game } from '../../arkham/game.js';
import { askUnlessMoot } from '../../common/ask.js';
import { putGateMarkerUnder, takeGateMarker } from '../../common/board/gate-pile.js';
import { canSpend, spend } from '../../common/resources/spending.js';
import type { Investigator, OpenGate } from '../../common/state.js';
import { type OptionWithValue, optionId } from '../../language/questions/index.js';
import { WARDING_CLUES } from './constants.js';

/** Clues a ward costs beyond a seal. */

/** Replaces the marker of one open gate by the top one of the pile. Its monsters leave as if it were closed. */
export const swapGate: ArkhamHandler = function* (g, who, { source }): Rule {
  if (g.s.gatePile.length === 0) return;
  const gate = yield* chooseGate(g, who, source, 'swap');
  if (!gate) return;
  const { at } = gate;
  pickUpGate(g, gate);
  putGateMarkerUnder(g, gate.marker);
  yield* returnMonstersOfGate(g, gate);
  putGate(g, { marker: takeGateMarker(g) as string, at });
};

/**
 * Moves one open gate to an unstable location without seal and gate.
 *
 * Monsters there go to the cup. Clues are discarded as under any new gate (A-MYTHOS-09), and investigators are drawn
 * through.
 */
export const moveGate: ArkhamHandler = function* (g, who, { source }): Rule {
  if (placesForGate(g).length === 0) return;
  const gate = yield* chooseGate(g, who, source, 'move');
  if (!gate) return;
  // Another investigator may close it while a place is chosen.
  const places = () => (g.s.gates.includes(gate) ? placesForGate(g) : []);
  const to = yield* choosePlace(g, who, source, places, false);
  if (to === undefined) return;
  const from = gate.at;
  pickUpGate(g, gate);
  for (const other of g.s.investigators) {
    if (other.place === from) other.explored = false;
    // Investigators inside return where the gate is now.
    if (other.enteredAt === from) other.enteredAt = to;
  }
  if (hasClosedMarker(g, from)) yield* vacatePlace(g, from);
  const moved = putGate(g, { marker: gate.marker, at: to });
  for (const token of g.monstersAt(to)) yield* g.rules.board.returnMonster(g, token, 'cup');
  const clues = g.cluesAt(to);
  if (clues) {
    g.setClues(to, 0);
    g.emit?.({ type: 'clue', at: to, placed: -clues });
  }
  yield* drawEveryoneThrough(g, moved);
};

/** Seals an unstable location without a gate, for more Clues than a normal seal. Not where no seal can be placed. */
export const wardPlace: ArkhamHandler = function* (g, who, { source }): Rule {
  const { gates } = g.rules;
  const sealer = g.s.investigators.find(({ seat }) => seat === who.seat);
  if (!sealer) return;
  const price = () => gates.sealCost(g, who) + WARDING_CLUES;
  const places = () =>
    canSpend(g, who, 'clues') < price() ? [] : placesForGate(g).filter((at) => gates.canSeal(g, at, sealer));
  const at = yield* choosePlace(g, who, source, places, true);
  if (at === undefined) return;
  yield* spend(g, who, 'clues', price(), source);
  yield* gates.seal(g, at, sealer, 'place');
};

function pickUpGate(g: Game, gate: OpenGate): void {
  g.makeMutable(g.s, 'gates').splice(g.s.gates.indexOf(gate), 1);
  g.emit?.({ type: 'gateClosed', at: gate.at, marker: gate.marker, trophy: false });
}

function putGate(g: Game, gate: OpenGate): OpenGate {
  g.makeMutable(g.s, 'gates').push(gate);
  g.reveal();
  g.emit?.({ type: 'gateOpened', at: gate.at, marker: gate.marker });
  return gate;
}

/** Returns unstable locations with neither gate nor seal. */
function placesForGate(g: Game): string[] {
  const places: string[] = [];
  for (const { id, stable } of g.content.locations.values()) {
    if (!stable && !g.gateAt(id) && !g.rules.gates.isSealed(g, id)) places.push(id);
  }
  return places;
}

/** Asks for the gate affected; optional. */
function* chooseGate(g: Game, who: Investigator, source: string, what: 'swap' | 'move'): Rule<OpenGate | undefined> {
  return yield* askUnlessMoot<OpenGate | undefined>(g, () => {
    if (g.s.gates.length === 0) return undefined;
    const none: OptionWithValue<'q.gate-deal', OpenGate | undefined> = { id: 'no', value: undefined, key: 'o.no' };
    return {
      by: [who.seat],
      key: 'q.gate-deal',
      args: { investigator: who.id, source, what },
      why: g.rules.reasons.choice,
      options: [
        none,
        ...g.s.gates.map((gate) => ({
          id: optionId.gate(gate.at),
          value: gate,
          key: 'o.gate' as const,
          args: { place: gate.at, gate: gate.marker },
          on: gate.at,
        })),
      ],
      asides: { inText: who },
    };
  });
}

/** Asks for a place for a gate, or with `optional` for a seal. */
function* choosePlace(
  g: Game,
  who: Investigator,
  source: string,
  listPlaces: () => readonly string[],
  optional: boolean,
): Rule<string | undefined> {
  return yield* askUnlessMoot<string | undefined>(g, () => {
    const places = listPlaces();
    if (places.length === 0) return undefined;
    const none: OptionWithValue<'q.gate-place', string | undefined> = { id: 'no', value: undefined, key: 'o.no' };
    return {
      by: [who.seat],
      key: 'q.gate-place',
      args: { investigator: who.id, source, what: optional ? 'seal' : 'gate' },
      why: g.rules.reasons.choice,
      options: [
        ...(optional ? [none] : []),
        ...places.map((place) => ({
          id: optionId.place(place),
          value: place,
          key: 'o.place' as const,
          args: { place },
          on: place,
        })),
      ],
      asides: { inText: who },
    };
  });
}

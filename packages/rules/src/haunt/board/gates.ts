import type { Rule } from '@vigil/engine';
import { noteGatePlaced, putGateMarkerUnder } from '../../common/board/gate-pile.js';
import { markerOf } from '../../common/board/gates.js';
import { forgetOrder } from '../../common/known-order.js';
import { addTrophy } from '../../common/people/trophies.js';
import { currentGate, faceUpGateAt, type Game, investigatorsAt } from '../game.js';
import type { Gate, Investigator } from '../state.js';
import { fieldsShowing } from './symbols.js';

export { markerOf } from '../../common/board/gates.js';

// ---- appearing and turning ----

/**
 * Places a random gate from the pile face-down (H-MONSTER-ACT-09). Returns false if there is one already, the pile is
 * empty (H-MONSTER-ACT-10, H-BASE-03), or nothing may appear there (H-BASE-21).
 */
export function* placeGate(g: Game, at: string): Rule<boolean> {
  const gatePile = g.makeMutable(g.s, 'gatePile');
  if (gatePile.length === 0 || g.gateAt(at) || g.rules.board.isAppearanceForbidden(g, at)) return false;
  const marker = g.dice.shuffle(gatePile).shift() as string;
  forgetOrder(g.s, 'gatePile');
  noteGatePlaced(g.s, at);
  g.makeMutable(g.s, 'gates').push({ marker, at, faceUp: false });
  // Without the marker, which stays secret (H-SETUP-12).
  g.emit?.({ type: 'gatePlaced', at });
  return true;
}

/**
 * Places a gate by a card, perhaps with a monster (H-INV-13). The monster comes even if the gate cannot appear, without
 * a clue (H-INV-12).
 */
export function* openGate(g: Game, at: string, monster: boolean): Rule {
  const { board, gates } = g.rules;
  yield* gates.place(g, at);
  if (!monster || board.isAppearanceForbidden(g, at)) return;
  const token = yield* board.drawMonster(g);
  if (token !== undefined) yield* board.placeMonster(g, token, at);
}

/** Turns a gate face-up, which captures no one by itself. Returns the current gate. */
export function* turnGateFaceUp(g: Game, gate: Gate): Rule<Gate> {
  if (gate.faceUp) return gate;
  const turned: Gate = { marker: gate.marker, at: gate.at, faceUp: true };
  g.makeMutable(g.s, 'gates')[g.s.gates.indexOf(gate)] = turned;
  g.reveal();
  g.emit?.({ type: 'gateTurned', at: gate.at, marker: gate.marker });
  return turned;
}

/**
 * Turns a face-down gate after an investigator has finished with a location and is still there (H-INV-06). If a Mythos
 * card shows its symbol on grey, they pass through it (H-INV-07 to H-INV-11). By house rule everyone there does
 * (H-INV-08).
 */
export function* revealGate(g: Game, who: Investigator): Rule {
  const hidden = g.gateAt(who.place);
  if (!hidden || hidden.faceUp) return;
  const gate = yield* g.rules.gates.turnFaceUp(g, hidden);
  if (!fieldsShowing(g, markerOf(g, gate).symbol).grey) return;
  const captured = g.s.houseRules.capturedOnReveal === 'all' ? investigatorsAt(g, gate.at) : [who];
  for (const one of captured) yield* g.rules.gates.enter(g, one, gate);
}

/** Runs Upkeep VIII: face-up gates on black take every investigator there (H-UPKEEP-33) and no others (H-UPKEEP-35). */
export function* captureOnBlack(g: Game): Rule {
  for (const gate of g.s.gates) {
    if (!gate.faceUp || !fieldsShowing(g, markerOf(g, gate).symbol).black) continue;
    for (const who of investigatorsAt(g, gate.at)) yield* g.rules.gates.enter(g, who, gate);
  }
}

// ---- passing ----

/**
 * Takes an investigator through a gate to the first section of its world (H-ENTER-02, H-OW-07). This does not delay
 * them (H-OW-17).
 */
export function* passThroughGate(g: Game, who: Investigator, gate: Gate): Rule {
  yield* g.rules.people.relocate(g, who, `${markerOf(g, gate).world}-1`, gate.marker);
  who.enteredAt = gate.at;
}

/** Returns the face-up gates for a return from a world (H-OW-10); `any`: gates of all worlds. */
export function faceUpGatesTo(g: Game, world: string, any: boolean): Gate[] {
  return g.s.gates.filter((gate) => gate.faceUp && (any || markerOf(g, gate).world === world));
}

// ---- leaving ----

/**
 * Removes a gate from the board, to the pile or as a trophy (H-SEAL-06, H-SEAL-07). No monster goes with it (H-SEAL-10,
 * H-ADD-16), and another may come (H-SEAL-09). Wins the game at once if few enough are left (H-WIN-04, H-WIN-05).
 */
export function* removeGate(g: Game, gate: Gate, to: 'pile' | Investigator, kind: 'seal' | 'close' = 'close'): Rule {
  const { s } = g;
  const { marker, at } = gate;
  g.makeMutable(s, 'gates').splice(s.gates.indexOf(gate), 1);
  const trophy = to !== 'pile';
  if (trophy) addTrophy(to, 'gateTrophies', marker);
  else putGateMarkerUnder(g, marker);
  const sealed = kind === 'seal';
  g.emit?.({
    type: 'gateClosed',
    at,
    marker,
    ...(trophy && { seat: to.seat }),
    trophy,
    ...(sealed && { sealed }),
  });
  g.rules.turn.checkVictory(g);
}

/** Returns the face-up gate at the investigator's place. */
export function gateOf(g: Game, who: Investigator): Gate | undefined {
  return faceUpGateAt(g, who.place);
}

/** True if a ritual can close the gate today: face-up, its symbol on black (H-CLOSE-01, H-INV-14). */
export function isClosable(g: Game, gate: Gate): boolean {
  return gate.faceUp && fieldsShowing(g, markerOf(g, gate).symbol).black;
}

/** Returns the current state of those gates that a card can close today. */
export function closableGates(g: Game, gates: readonly { readonly marker: string; readonly at: string }[]): Gate[] {
  const eligible: Gate[] = [];
  for (const openGate of gates) {
    const gate = currentGate(g, openGate);
    if (gate && isClosable(g, gate)) eligible.push(gate);
  }
  return eligible;
}

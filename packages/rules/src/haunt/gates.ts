import type { Rule } from '@vigil/engine';
import type { GateMarkerDef } from '../content.js';
import type { Game } from './game.js';
import type { Gate, Investigator } from './state.js';

export function markerOf(g: Game, { marker }: { marker: string }): GateMarkerDef {
  const def = g.content.gateMarkers.get(marker);
  if (!def) throw new Error(`there is no gate marker "${marker}" in the packs of this game`);
  return def;
}

/** Turns a gate face-up; nobody is captured by that alone. Gives the gate as it is now. */
export function turnFaceUp(g: Game, gate: Gate): Gate {
  if (gate.faceUp) return gate;
  const turned: Gate = { ...gate, faceUp: true };
  g.s.gates[g.s.gates.indexOf(gate)] = turned;
  g.reveal();
  g.tell?.({ type: 'gateTurned', at: gate.at, marker: gate.marker });
  return turned;
}
/** Draws a gate from the shuffled pile and puts it face-down; false: the pile is empty or nothing may appear there. */
export function placeGate(_g: Game, _at: string): boolean {
  return false;
}
/** Takes an investigator through a gate to the first section of its world (H-ENTER-02). */
export function throughGate(_g: Game, _who: Investigator, _gate: Gate): void {}
export function* openGate(_g: Game, _at: string, _monster: boolean): Rule {}

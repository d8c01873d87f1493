import type { Game } from '../game.js';
import { putUnder, takeTop } from '../known-order.js';
import type { TableState } from '../state.js';

/** Takes the top marker of the pile. */
export function takeGateMarker(g: Game): string | undefined {
  return takeTop(g.s, 'gatePile', g.makeMutable(g.s, 'gatePile'));
}

/** Puts a marker that everyone has seen under the pile. No gate that is face down has it. */
export function putGateMarkerUnder(g: Game, marker: string): void {
  putUnder(g.s, 'gatePile', g.makeMutable(g.s, 'gatePile'), [marker]);
  for (const gate of g.s.gates) {
    if (!isFaceDown(gate)) continue;
    const { ruledOut } = g.s;
    g.s.ruledOut = { ...ruledOut, [gate.at]: [...(ruledOut[gate.at] ?? []), marker] };
  }
}

/** Notes that a face-down gate was placed, which any marker of the pile may be. */
export function noteGatePlaced(s: TableState, at: string): void {
  if (s.ruledOut[at]) s.ruledOut = { ...s.ruledOut, [at]: [] };
}

/** True if a gate lies face down. */
export function isFaceDown(gate: { readonly at: string }): boolean {
  return 'faceUp' in gate && gate.faceUp === false;
}

import type { Rule } from '@vigil/engine';
import type { GateMarkerDef } from '../../language/components.js';
import type { Modifier } from '../../language/modifiers.js';
import { type OptionChange, optionId } from '../../language/questions/index.js';
import { askUnlessMoot } from '../ask.js';
import { forEachModifier, modifiersInPlay } from '../figures/modifiers.js';
import type { Game } from '../game.js';
import { SEAL_COST } from '../numbers.js';
import type { Investigator, OpenGate } from '../state.js';

/** The marker of a gate. */
export function markerOf(g: Game, { marker }: { readonly marker: string }): GateMarkerDef {
  const def = g.content.gateMarkers.get(marker);
  if (!def) throw new Error(`there is no gate marker "${marker}" in the packs of this game`);
  return def;
}

/**
 * The difficulty of the check that closes a gate: 1, unless something in play raises it (A-ENC-37, A-SKILL-16,
 * H-BASE-10).
 */
export function gateDifficulty(g: Game, who: Investigator, gate: OpenGate): number {
  const { world } = markerOf(g, gate);
  let difficulty = 1;
  forEachModifier(g, who, 'gateDifficulty', (modifier) => {
    if (modifier.world === undefined || modifier.world === world) difficulty += modifier.by;
  });
  return difficulty;
}

/** True if a card keeps a gate from being closed and sealed. */
export function isHeldOpen(g: Game, gate: OpenGate): boolean {
  const held = modifiersInPlay(g, 'gatesHeld');
  return held.length > 0 && held.some(([{ world }]) => world === markerOf(g, gate).world);
}

/** The clues a seal costs, unless something in play says otherwise (A-ENC-42, H-SEAL-02). */
export function sealCost(g: Game, who: Investigator): number {
  const changes: SealCostChange[] = [];
  forEachModifier(g, who, 'sealCost', (change) => changes.push(change));
  return sealCostWith(changes);
}

/** A change of the price of a seal: to a number of Clues, or by one. */
export type SealCostChange = Extract<Modifier, { mod: 'sealCost' }>;

/** Returns the Clues that a seal costs under some changes, at least 0. */
export function sealCostWith(changes: readonly SealCostChange[]): number {
  let cost = SEAL_COST;
  let change = 0;
  for (const { to, by = 0 } of changes) {
    cost = to ?? cost;
    change += by;
  }
  return Math.max(0, cost + change);
}

/**
 * Previews the effect of closing a gate on the investigators it leads back to Arkham (A-MOVE-22, A-MOVE-23, H-OW-10).
 * Undefined: it leads none back. Visitors of a world return to their previous place.
 */
export function previewClosing(g: Game, gate: OpenGate): OptionChange | undefined {
  const returns = g.s.investigators.flatMap((who) => {
    const { world } = g.isInOtherWorld(who) ? g.place(who.place) : {};
    if (world === undefined || g.visiting.get(who.seat) !== undefined) return [];
    const gates = g.rules.people.returnGates(g, who, world);
    if (!gates.some(({ at }) => at === gate.at)) return [];
    return [{ seat: who.seat, back: gates.flatMap(({ at }) => (at === gate.at ? [] : [at])) }];
  });
  return returns.length > 0 ? { returns } : undefined;
}

/** Lets the investigator choose one of the gates open now (H-INV-14). Undefined: there are none. */
export function* chooseGate<G extends OpenGate>(
  g: Game,
  who: Investigator,
  listGates: () => readonly G[],
  what: 'close' | 'enter' | 'surge' = 'close',
): Rule<G | undefined> {
  return yield* askUnlessMoot<G>(g, () => {
    const gates = listGates();
    if (gates.length === 0) return undefined;
    return {
      by: [who.seat],
      key: 'q.which-gate',
      args: { investigator: who.id, what },
      why: g.rules.reasons.gate,
      options: gates.map((gate) => ({
        id: optionId.gate(gate.at),
        value: gate,
        key: 'o.gate',
        args: { place: gate.at, gate: gate.marker },
        on: gate.at,
      })),
      about: () => (what === 'close' ? { changes: closingPreviews(g, gates) } : {}),
      asides: { busy: who },
    };
  });
}

/** Returns the previews of closing each gate, by option id. */
function closingPreviews(g: Game, gates: readonly OpenGate[]): Readonly<Record<string, OptionChange>> {
  return Object.fromEntries(
    gates.flatMap((gate) => {
      const change = previewClosing(g, gate);
      return change ? [[optionId.gate(gate.at), change]] : [];
    }),
  );
}

/** Returns the gates that are the fewest steps away. */
export function nearestGates<G extends OpenGate>(g: Game, from: string, gates: readonly G[]): G[] {
  return nearestOf(g, from, gates);
}

/**
 * Returns the items on the board that are the fewest steps away. Items no steps lead to, in another town (D-BOARD-01,
 * K-BOARD-01), are farther than all others and equally far.
 */
export function nearestOf<T extends { readonly at: string }>(g: Game, from: string, things: readonly T[]): T[] {
  let ring = [from];
  const seen = new Set(ring);
  while (ring.length > 0) {
    const found = things.filter(({ at }) => ring.includes(at));
    if (found.length > 0) return found;
    const next: string[] = [];
    for (const place of ring) {
      for (const id of g.rules.board.adjacentAreas(g, place)) {
        if (seen.has(id)) continue;
        seen.add(id);
        next.push(id);
      }
    }
    ring = next;
  }
  return [...things];
}

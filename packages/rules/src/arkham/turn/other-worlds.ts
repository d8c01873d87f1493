import type { Rule } from '@vigil/engine';
import { askUnlessMoot } from '../../common/ask.js';
import { chooseGate, nearestGates } from '../../common/board/gates.js';
import { encounterInWorld } from '../../common/cards/encounters.js';
import { resolveTriggers } from '../../common/effects/triggers.js';
import { handOf } from '../../common/figures/hand.js';
import { findModifier } from '../../common/figures/modifiers.js';
import { type Game as AnyGame, whileOccupied } from '../../common/game.js';
import type { Investigator as AnyInvestigator, OpenGate } from '../../common/state.js';
import { optionId } from '../../language/questions/index.js';
import { type Game, isLosingTurn } from '../game.js';
import type { Investigator } from '../state.js';

/** Runs an investigator's Other World encounter (A-OTHER-01), except in a lost turn. */
export function* otherWorldEncounter(g: Game, who: Investigator): Rule {
  if (isLosingTurn(g, who) || !g.isInOtherWorld(who)) return;
  yield* whileOccupied(g, who, encounterInWorld(g, who));
}

/** Returns the open gates to a world, or any gates where a card says so (A-MOVE-22, A-MOVE-23). */
export function returnGates(g: AnyGame, who: AnyInvestigator, world: string): OpenGate[] {
  const any = findModifier(g, who, 'returnThroughAny') !== undefined;
  return g.s.gates.filter(({ marker }) => any || g.content.gateMarkers.get(marker)?.world === world);
}

/**
 * Returns to Arkham from either area in any phase (A-MOVE-22, A-MOVE-23, A-MOVE-24, A-MOVE-25). The investigator comes
 * to an open gate to that world with an explored marker. Without such a gate they are lost in time and space. A delay
 * goes on (A-MOVE-27, A-OTHER-08). `unexplored`: a card grants no marker. `entered`: to the gate of entry, if open.
 */
export function* returnToArkham(g: Game, who: Investigator, unexplored?: true, entered?: true): Rule {
  const home = g.visiting.get(who.seat);
  if (home !== undefined) return yield* g.rules.people.relocate(g, who, home);
  const { world } = g.place(who.place);
  if (world === undefined) return;
  const gate = yield* askUnlessMoot<OpenGate>(g, () => {
    // Computed again for each question: cards that open other gates may change hands.
    const all = g.rules.people.returnGates(g, who, world);
    const own = entered ? all.filter(({ at }) => at === who.enteredAt) : [];
    const gates = own.length > 0 ? own : all;
    if (gates.length === 0) return undefined;
    return {
      by: [who.seat],
      key: 'q.return-where',
      args: { investigator: who.id, world },
      why: 'A-MOVE-23',
      // A text that brings the investigator back is completed (A-MISC-11).
      asides: g.busy.has(who.seat) ? { inText: who } : 'all',
      options: gates.map((openGate) => ({
        id: optionId.gate(openGate.at),
        value: openGate,
        key: 'o.gate',
        args: { place: openGate.at, gate: openGate.marker },
        on: openGate.at,
      })),
    };
  });
  if (!gate) return yield* g.rules.people.applyFate(g, who, 'lost', { source: 'A-MOVE-24' });
  yield* g.rules.people.relocate(g, who, gate.at, 'A-MOVE-22');
  who.explored = !unexplored;
  who.returnedOn = g.s.turn;
  yield* resolveTriggers(g, who, handOf(g, who).triggersOn('returned'));
}

/**
 * Passes through the nearest gate; from an Other World this means back to Arkham (A-MISC-20). Does nothing without an
 * open gate.
 */
export function* enterNearestGate(g: Game, who: Investigator): Rule {
  if (g.isInOtherWorld(who)) {
    yield* g.rules.people.returnToArkham(g, who);
    throw g.interrupt(who, true);
  }
  const gate = yield* chooseGate(g, who, () => nearestGates(g, who.place, g.s.gates), 'enter');
  if (!gate) return;
  yield* g.rules.gates.enter(g, who, gate);
  throw g.interrupt(who, true);
}

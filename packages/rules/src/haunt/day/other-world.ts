import type { Rule, Seat } from '@vigil/engine';
import { askUnlessMoot } from '../../common/ask.js';
import { chooseGate, nearestGates } from '../../common/board/gates.js';
import { abilitiesAt, abilityOption, hasEffect, useAbility } from '../../common/cards/abilities.js';
import { encounterInWorld } from '../../common/cards/encounters.js';
import { previewAbilityChecks } from '../../common/checks/check-previews.js';
import { previewCheck } from '../../common/checks/checks.js';
import type { UsableAbility } from '../../common/contracts/abilities.js';
import { resolveTriggers } from '../../common/effects/triggers.js';
import { handOf } from '../../common/figures/hand.js';
import { findModifier } from '../../common/figures/modifiers.js';
import { whileOccupied } from '../../common/game.js';
import { defeatIfAtZero } from '../../common/resources/resources.js';
import { runPart } from '../../common/turn-parts.js';
import { type OptionWithValue, optionId } from '../../language/questions/index.js';
import { faceUpGatesTo } from '../board/gates.js';
import { openPlaceOrStreet } from '../board/places.js';
import type { Game } from '../game.js';
import { makeFocusCheck } from '../people/skills.js';
import type { Gate, Investigator } from '../state.js';
import { completePhase, mustStay } from './phases.js';

/**
 * Runs an Other World phase (H-OW): the encounter of a Gate card, then movement. Only monsters brought by the card act
 * (H-OW-06, H-OW-12).
 */
export function* runOtherWorldPhase(g: Game): Rule {
  const { s } = g;
  const seat = s.otherWorld as Seat;
  const who = g.investigatorAt(seat);
  yield* runPart(g, who, 'turn', encounterAndMove);
  completePhase(g, seat);
  s.otherWorld = undefined;
  s.step = { phase: 'day', segment: 1 };
  g.emit?.({ type: 'phase', phase: 'day', turn: s.turn, day: s.day });
}

function* encounterAndMove(g: Game, who: Investigator): Rule {
  const { world } = g.place(who.place);
  if (world === undefined) return;
  yield* whileOccupied(g, who, encounterInWorld(g, who));
  // H-OW-14: an investigator taken out of the world by the card does not move.
  if (g.place(who.place).world === world) yield* advanceOrStay(g, who);
}

// ---- advancing ----

type AdvanceChoice = 'roll' | 'stay' | UsableAbility;

/**
 * Offers a Focus check to advance, and movement abilities before it, in its place or after it (H-BASE-08,
 * H-BASE-11).
 */
function* advanceOrStay(g: Game, who: Investigator): Rule {
  let hasRolled = false;
  for (;;) {
    const step = yield* askUnlessMoot<AdvanceChoice>(g, () => {
      const options = g.isInOtherWorld(who) ? advanceOptions(g, who, hasRolled) : [];
      if (options.length === 0) return undefined;
      return {
        by: [who.seat],
        key: 'q.advance',
        args: { investigator: who.id, place: who.place },
        why: 'H-OW-08',
        options: [...options, { id: 'stay', value: 'stay', key: 'o.stay' }],
        about: () => ({
          gates: returnGates(g, who).map(({ at }) => at),
          checks: {
            ...(options.some(({ id }) => id === 'roll') && {
              roll: previewCheck(g, who, { kind: 'focus', ...advanceSpec(g, who) }),
            }),
            ...previewAbilityChecks(g, abilitiesAt(g, who, 'phase:movement')),
          },
        }),
      };
    });
    if (step === undefined || step === 'stay') return;
    if (step === 'roll') {
      hasRolled = true;
      yield* advance(g, who);
    } else {
      yield* useAbility(g, who, step);
    }
  }
}

/**
 * Returns the options to advance. None for an investigator who must stay (H-TURN-04). A spell does not lead back where
 * no gate does.
 */
function advanceOptions(g: Game, who: Investigator, hasRolled: boolean): OptionWithValue<'q.advance', AdvanceChoice>[] {
  if (mustStay(who)) return [];
  const options: OptionWithValue<'q.advance', AdvanceChoice>[] = [];
  if (!hasRolled) {
    // The text says so if no success could lead anywhere (H-OW-11).
    const key = advanceSpec(g, who).counts > 0 ? 'o.roll-focus' : 'o.roll-focus-idle';
    options.push({ id: 'roll', value: 'roll', key, on: who.place });
  }
  for (const use of abilitiesAt(g, who, 'phase:movement')) {
    const { then } = use.ability;
    if (hasEffect(then, 'movementPoints')) continue;
    if (hasEffect(then, 'return') && returnGates(g, who).length === 0) continue;
    options.push(abilityOption(use, use));
  }
  return options;
}

/** Returns the Focus check to advance (H-ADD-15); successes beyond the remaining sections change nothing. */
function advanceSpec(g: Game, who: Investigator) {
  const sections = (g.place(who.place).area === 1 ? 1 : 0) + (returnGates(g, who).length > 0 ? 1 : 0);
  return { modifier: 0, difficulty: 1, cause: { source: who.place }, counts: sections };
}

/**
 * Advances one section for each success; from the second section, the next success leads back (H-OW-09). Without a gate to
 * return through, further successes are lost (H-OW-11).
 */
function* advance(g: Game, who: Investigator): Rule {
  const { successes } = yield* makeFocusCheck(g, who, advanceSpec(g, who));
  yield* defeatIfAtZero(g, who);
  let left = successes;
  const { world, area } = g.place(who.place);
  if (world === undefined || left <= 0) return;
  if (area === 1) {
    left--;
    yield* g.rules.people.relocate(g, who, `${world}-2`, 'H-OW-09');
  }
  if (left > 0) yield* g.rules.people.returnToArkham(g, who);
}

// ---- back to the city ----

/** Returns the gates for a return: face-up and to the current world (H-OW-10), or any where a card says so. */
export function returnGates(g: Game, who: Investigator, world = g.place(who.place).world): Gate[] {
  if (world === undefined) return [];
  return faceUpGatesTo(g, world, findModifier(g, who, 'returnThroughAny') !== undefined);
}

/**
 * Returns the investigator to the city through a gate of their choice; without one they stay (H-OW-10, H-OW-11,
 * H-OW-15).
 */
export function* returnToArkham(g: Game, who: Investigator): Rule {
  const home = g.visiting.get(who.seat);
  if (home !== undefined) return yield* g.rules.people.relocate(g, who, home);
  const gate = yield* askUnlessMoot<Gate>(g, () => {
    const gates = returnGates(g, who);
    if (gates.length === 0) return undefined;
    return {
      by: [who.seat],
      key: 'q.return-where',
      args: { investigator: who.id, world: g.place(who.place).world as string },
      why: 'H-OW-10',
      options: gates.map((openGate) => ({
        id: optionId.gate(openGate.at),
        value: openGate,
        key: 'o.gate',
        args: { place: openGate.at, gate: openGate.marker },
        on: openGate.at,
      })),
    };
  });
  if (!gate) return;
  // Monsters there are only met in the next City phase (H-OW-13).
  yield* g.rules.people.relocate(g, who, openPlaceOrStreet(g, gate.at), 'H-OW-10');
  yield* resolveTriggers(g, who, handOf(g, who).triggersOn('returned'));
}

// ---- card effects ----

/**
 * Passes through the nearest face-up gate; from an Other World this means back to the city (H-BASE-18). Does nothing
 * without one.
 */
export function* enterNearestGate(g: Game, who: Investigator): Rule {
  const { place } = who;
  if (g.isInOtherWorld(who)) {
    yield* g.rules.people.returnToArkham(g, who);
  } else {
    const gate = yield* chooseGate(
      g,
      who,
      () =>
        nearestGates(
          g,
          place,
          g.s.gates.filter(({ faceUp }) => faceUp),
        ),
      'enter',
    );
    if (gate) yield* g.rules.gates.enter(g, who, gate);
  }
  if (who.place !== place) throw g.interrupt(who, true);
}

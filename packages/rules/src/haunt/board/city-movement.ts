import type { Rule, Seat } from '@vigil/engine';
import { ask } from '../../common/ask.js';
import { isCordoned } from '../../common/board/moving.js';
import { abilitiesAt, abilityOption, hasEffect, useAbility } from '../../common/cards/abilities.js';
import { type ChecksByOption, previewAbilityChecks } from '../../common/checks/check-previews.js';
import { previewCheck } from '../../common/checks/checks.js';
import type { UsableAbility } from '../../common/contracts/abilities.js';
import { resolveSimultaneously } from '../../common/effects/due.js';
import { appliesAtEnd, type EndTrigger, endTriggers, previewEndTriggers } from '../../common/effects/movement-end.js';
import { resolve } from '../../common/effects/resolve.js';
import { handOf } from '../../common/figures/hand.js';
import { focusOf, forEachModifier, monsterStats } from '../../common/figures/modifiers.js';
import { unlessInterrupted, whileOccupied } from '../../common/game.js';
import { runPart } from '../../common/turn-parts.js';
import {
  type EndTriggerPreview,
  type FoePreview,
  type OptionWithValue,
  optionId,
} from '../../language/questions/index.js';
import { mustStay } from '../day/phases.js';
import { type Game, isInCity, monstersIn } from '../game.js';
import { previewFoe } from '../meeting/engagement.js';
import { evadeSpec } from '../meeting/evade.js';
import { previewInitiative } from '../meeting/initiative.js';
import { evadeBeforeLeaving } from '../meeting/monster-encounters.js';
import { slotValues } from '../people/skills.js';
import { type CardTransfer, canTrade, cardTransferOptions, transferCard } from '../people/transfers.js';
import type { ActiveMove, CityPhase, Investigator } from '../state.js';

/** Runs City segment II: the active investigator moves, hands over cards, and pays with points (H-CITY-MOVE). */
export function* investigatorMovement(g: Game, who: Investigator): Rule {
  const city = g.s.city as CityPhase;
  const { move: resumed } = city;
  city.move = undefined;
  g.moving.set(who.seat, resumed ? resumed.points : g.rules.turn.movementPoints(g, who));
  g.transfersLeft = resumed ? resumed.transfers : focusOf(g, who);
  try {
    yield* runPart(g, who, 'turn', () => runMove(g, who, resumed));
  } finally {
    // Remaining points are forfeited (H-CITY-MOVE-04).
    g.moving.delete(who.seat);
    g.transfersLeft = 0;
  }
  yield* triggerMovementEnd(g, who);
}

/**
 * Returns the Speed of the slot that started the phase, plus changes of Speed or movement points. Later allocations do
 * not matter (H-CITY-MOVE-01, H-CITY-MOVE-07).
 */
export function movementPoints(g: Game, who: Investigator): number {
  let [points] = slotValues(g, who, 0, (g.s.city as CityPhase).slot);
  forEachModifier(g, who, 'movementPoints', ({ by }) => {
    points += by;
  });
  forEachModifier(g, who, 'skill', ({ skill, by }) => {
    if (skill === 'speed') points += by;
  });
  return Math.max(0, points);
}

function pointsLeft(g: Game, who: Investigator): number {
  return g.moving.get(who.seat) ?? 0;
}

/** The state of a move that decides on its continuation. */
type MoveProgress = { -readonly [K in 'halted' | 'begun']: ActiveMove[K] };

type MoveChoice = { go: string } | { use: UsableAbility } | { hand: CardTransfer } | 'stop';

/**
 * Runs steps, transfers and card effects until the investigator stops (H-CITY-MOVE-02, H-CITY-MOVE-03, H-CITY-MOVE-15).
 */
function* runMove(g: Game, who: Investigator, resumed?: ActiveMove): Rule {
  const stays = mustStay(who);
  // H-TURN-03, H-CITY-MOVE-06: points gained only on the way allow no step.
  const progress: MoveProgress = resumed
    ? { halted: resumed.halted, begun: resumed.begun }
    : { halted: stays || pointsLeft(g, who) === 0, begun: stays };
  for (;;) {
    checkpointBetweenSteps(g, who, progress);
    const choice = yield* ask<MoveChoice>(g, () => {
      const options = moveOptions(g, who, progress);
      return {
        by: seatsOfOptions(who, options),
        key: 'q.movement',
        args: { investigator: who.id, points: pointsLeft(g, who), place: who.place },
        why: 'H-CITY-MOVE-01',
        options,
        // Assets may change hands before the investigator pays at the place of the last step (H-ASSET-05).
        window: progress.begun && canTrade(g, who) && isInCity(g, who.place) && endTriggers(g, who).length > 0,
        about: () => ({
          ...previewReach(g, who, progress),
          transfers: g.transfersLeft,
          evade: evadeModifier(g, who),
          halted: progress.halted,
          checks: {
            ...previewLeaving(g, who, progress),
            ...previewAbilityChecks(g, abilitiesAt(g, who, 'phase:movement')),
          },
        }),
      };
    });
    if (choice === 'stop') return;
    if ('hand' in choice) transferCard(g, choice.hand);
    else if ('use' in choice) yield* useAbilityWhileMoving(g, who, choice.use, progress);
    else yield* takeStep(g, who, choice.go, progress);
  }
}

/** Allows a checkpoint between two steps, unless a box wraps the movement with state of its own. */
function checkpointBetweenSteps(g: Game, who: Investigator, { halted, begun }: MoveProgress): void {
  if (!g.checkpointHere || g.failedSpells || g.rules.turn.city[0] !== investigatorMovement) return;
  const city = g.s.city as CityPhase;
  g.checkpointHere(() => {
    city.move = { points: pointsLeft(g, who), transfers: g.transfersLeft, halted, begun };
  });
  city.move = undefined;
}

/**
 * Takes a step. Leaving monsters needs an Evade check, and its failure ends all movement (H-CITY-MOVE-08 to
 * H-CITY-MOVE-13).
 */
function* takeStep(g: Game, who: Investigator, to: string, progress: MoveProgress): Rule {
  if (!(yield* slipAwayFromMonsters(g, who, progress))) return;
  g.moving.set(who.seat, pointsLeft(g, who) - 1);
  yield* g.rules.people.relocate(g, who, to);
}

/** Resolves a card's effect. One in place of the move also needs monsters evaded and is the whole move (H-BASE-14). */
function* useAbilityWhileMoving(g: Game, who: Investigator, usable: UsableAbility, progress: MoveProgress): Rule {
  const instead = usable.ability.inPlaceOf === 'movement';
  if (instead) {
    if (!(yield* slipAwayFromMonsters(g, who, progress))) return;
    progress.halted = true;
  }
  yield* useAbility(g, who, usable);
}

/**
 * Returns true if the investigator gets away on foot (H-CITY-MOVE-16). A failure ends movement in this phase but costs
 * no points (H-CITY-MOVE-13).
 */
function* slipAwayFromMonsters(g: Game, who: Investigator, progress: MoveProgress): Rule<boolean> {
  progress.begun = true;
  const from = who.place;
  if (!(yield* evadeBeforeLeaving(g, who))) {
    progress.halted = true;
    return false;
  }
  // The check may have moved the investigator elsewhere.
  return who.place === from;
}

/** Returns the lowest Awareness of the monsters to evade, if any (H-CITY-MOVE-09, H-CITY-MOVE-10). */
function evadeModifier(g: Game, who: Investigator): number | undefined {
  const present = monstersIn(g, who.place);
  return present.length === 0 ? undefined : Math.min(...present.map(({ token }) => monsterStats(g, token).awareness));
}

/** Previews the check before leaving monsters (H-CITY-MOVE-08). */
function previewLeaving(g: Game, who: Investigator, { halted }: MoveProgress): ChecksByOption {
  const present = monstersIn(g, who.place).map(({ token }) => token);
  if (present.length === 0 || halted || pointsLeft(g, who) === 0) return {};
  return { leave: previewCheck(g, who, evadeSpec(g, who, present, 1)) };
}

interface ReachPreview {
  readonly reach: readonly string[];
  readonly foes: readonly FoePreview[];
  readonly endTriggers?: readonly EndTriggerPreview[];
}

/**
 * Returns the investigator's place and all places within their points, past monsters too (H-CITY-MOVE-01). Each has its
 * monsters and the cards that apply to stopping there.
 */
function previewReach(g: Game, who: Investigator, { halted }: MoveProgress): ReachPreview {
  const reach = [...stepsWithin(g, who, halted ? 0 : pointsLeft(g, who)).keys()];
  return { reach, foes: previewFoesAt(g, who, reach), ...previewEndTriggers(g, who, reach) };
}

/** Previews monsters at some places, to be evaded on the way or met at its end. */
export function previewFoesAt(g: Game, who: Investigator, places: readonly string[]): readonly FoePreview[] {
  return places.flatMap((place) => {
    const present = monstersIn(g, place).map(({ token }) => token);
    if (present.length === 0) return [];
    // One check evades all of them at once (H-CITY-MOVE-09).
    const evade = previewCheck(g, who, evadeSpec(g, who, present, 1));
    // At the end of the route the same monsters are met, with an initiative roll.
    const initiative = previewInitiative(g, who, present);
    return present.map((token) => ({ ...previewFoe(g, who, token, place), evade, initiative }));
  });
}

/** Returns the places within a number of movement points, past monsters too, each with its steps (H-CITY-MOVE-01). */
export function stepsWithin(g: Game, who: Investigator, points: number): ReadonlyMap<string, number> {
  const { board } = g.rules;
  const steps = new Map([[who.place, 0]]);
  for (const [at, n] of steps) {
    for (const next of n < points ? board.adjacentAreas(g, at) : []) {
      if (!steps.has(next) && board.canEnter(g, who, next, at)) steps.set(next, n + 1);
    }
  }
  return steps;
}

function seatsOfOptions(who: Investigator, options: readonly OptionWithValue<'q.movement', MoveChoice>[]): number[] {
  const seats = [who.seat];
  for (const { by } of options) if (by !== undefined && !seats.includes(by)) seats.push(by);
  return seats;
}

/** Cached options of steps by seat, since they are asked for very often. */
const stepOptions: Map<string, OptionWithValue<'q.movement', MoveChoice>>[] = [];
function stepOption(place: string, by: Seat): OptionWithValue<'q.movement', MoveChoice> {
  stepOptions[by] ??= new Map();
  const ofSeat = stepOptions[by] as Map<string, OptionWithValue<'q.movement', MoveChoice>>;
  let option = ofSeat.get(place);
  if (option === undefined) {
    option = { id: optionId.go(place), value: { go: place }, key: 'o.go', args: { place }, on: place, by };
    ofSeat.set(place, option);
  }
  return option;
}

function moveOptions(g: Game, who: Investigator, progress: MoveProgress): OptionWithValue<'q.movement', MoveChoice>[] {
  const by = who.seat;
  const options: OptionWithValue<'q.movement', MoveChoice>[] = [
    { id: 'stop', value: 'stop', key: 'o.stop', on: who.place, by },
  ];
  if (!progress.halted && pointsLeft(g, who) > 0) {
    const { board } = g.rules;
    for (const place of board.adjacentAreas(g, who.place)) {
      if (!board.canEnter(g, who, place)) continue;
      options.push(stepOption(place, by));
    }
  }
  const abilities = abilitiesAt(g, who, 'phase:movement');
  for (const usable of abilities) {
    if (usable.ability.inPlaceOf === 'movement' && (progress.begun || progress.halted || isCordoned(g, who.place)))
      continue;
    // Points have no use without steps or abilities to pay for (H-CITY-MOVE-06).
    const idle = progress.halted && hasEffect(usable.ability.then, 'movementPoints') && !paysWithPoints(g, who);
    options.push(abilityOption(idle ? { ...usable, idle } : usable, { use: usable }));
  }
  if (g.transfersLeft > 0) options.push(...cardTransferOptions<MoveChoice>(g, who, (hand) => ({ hand })));
  return options;
}

/** True if the investigator has an ability paid with movement points. */
function paysWithPoints(g: Game, who: Investigator): boolean {
  const abilities = handOf(g, who).abilities.get('phase:movement');
  return abilities?.some(({ ability }) => ability.cost?.movement) === true;
}

/** True if a step there is allowed: not closed, no cordon around either place (H-MONSTER-MOVE-35). */
export function canEnter(g: Game, who: Investigator, place: string, from = who.place): boolean {
  return !g.rules.board.isClosed(g, place) && !isCordoned(g, place, from);
}

/**
 * Resolves the day's cards that apply where the active investigator's movement ends, even without a move (H-BASE-13).
 */
function* triggerMovementEnd(g: Game, who: Investigator): Rule {
  if (!isInCity(g, who.place)) return;
  const due = endTriggers(g, who).map((one) => ({
    source: one.source,
    effects: one.trigger.then,
    run: stillHere(g, who, one),
  }));
  yield* resolveSimultaneously(g, who, due, true);
}

/** Resolves a card of the day that waits there, unless another has already taken the investigator away (H-BASE-13). */
function* stillHere(g: Game, who: Investigator, one: EndTrigger): Rule {
  if (!isInCity(g, who.place) || !appliesAtEnd(g, who, one)) return;
  const { trigger, source } = one;
  yield* unlessInterrupted(who, whileOccupied(g, who, resolve(g, who, trigger.then, { source })));
}

import type { Rule } from '@vigil/engine';
import { ask, askUnlessMoot } from '../../common/ask.js';
import { isCordoned } from '../../common/board/moving.js';
import { abilitiesAt, abilityOption, hasAbilityAt, hasEffect, useAbility } from '../../common/cards/abilities.js';
import { previewAbilityChecks } from '../../common/checks/check-previews.js';
import { skillCheck } from '../../common/checks/checks.js';
import { rehearseAt } from '../../common/combat/rehearsal.js';
import type { UsableAbility } from '../../common/contracts/abilities.js';
import { resolveSimultaneously } from '../../common/effects/due.js';
import { endTriggers, previewEndTriggers } from '../../common/effects/movement-end.js';
import { resolve } from '../../common/effects/resolve.js';
import {
  findModifier,
  forEachModifier,
  modifiersInPlay,
  monsterStats,
  skillValue,
} from '../../common/figures/modifiers.js';
import { isInterruptOf, unlessInterrupted, whileOccupied } from '../../common/game.js';
import { canPay, pay } from '../../common/resources/costs.js';
import { defeatIfAtZero } from '../../common/resources/resources.js';
import { type FoePreview, type GuardPreview, type OptionWithValue, optionId } from '../../language/questions/index.js';
import { type Game, isLosingTurn, type Journey } from '../game.js';
import type { Investigator, PhaseProgress } from '../state.js';
import { takeCluesOnArrival } from './arrival.js';
import { fight } from './combat.js';
import { assertStillAt, type FacingProgress, faceMonsters, type MovementProgress, mustFace } from './facing.js';
import { evadeSpec, prepareCombat } from './fight-checks.js';
import { previewFoe } from './fight-preview.js';
import { checkpointInPhase, takeResumedPart } from './phase-progress.js';
import { journeyCost, stableCost, stepCost, streetCost } from './step-costs.js';

/** Runs an investigator's Movement Phase (A-MOVE). */
export function* movement(g: Game, who: Investigator): Rule {
  const way = takeResumedPart(g, who, 'walk') ?? takeResumedPart(g, who, 'face');
  if (!way) {
    if (who.delayed) return yield* delayedMovement(g, who);
    // An investigator who could not be delayed also leaves the Jail, in a lost turn (A-STATUS-18) or to move on.
    if (g.place(who.place).kind === 'jail') yield* g.rules.people.standUp(g, who);
    if (isLosingTurn(g, who)) return;
    if (findModifier(g, who, 'noMovement')) {
      if (g.isInArkham(who)) yield* unlessInterrupted(who, endMovement(g, who));
      return;
    }
  }
  // A lost investigator is in neither.
  try {
    if (way) yield* arkhamMovement(g, who, way);
    else if (g.isInOtherWorld(who)) yield* otherWorldMovement(g, who);
    else if (g.isInArkham(who)) yield* arkhamMovement(g, who);
  } catch (interrupt) {
    if (!isInterruptOf(interrupt, who)) throw interrupt;
  }
  if (g.isInOtherWorld(who)) yield* offerLastActions(g, who);
}

/** Moves from area to area with movement points. */
function* arkhamMovement(g: Game, who: Investigator, way?: ResumedMovement): Rule {
  g.moving.set(who.seat, way ? way.points : g.rules.turn.movementPoints(g, who));
  const from = way ? way.from : who.place;
  const ended = way?.part === 'face' && way.to === undefined;
  let faced: boolean;
  try {
    faced = !ended && (yield* walk(g, who, from, way));
  } finally {
    // Remaining points are lost (PBP-07).
    g.moving.delete(who.seat);
  }
  yield* endMovement(g, who, faced, from, canCheckpoint(g) && { points: 0, from }, ended ? way : undefined);
}

/** True if a checkpoint may be in the middle of a movement: no box wraps the movement. */
function canCheckpoint(g: Game): boolean {
  return g.checkpointHere !== undefined && g.rules.turn.movement === movement;
}

/** Returns Speed with all modifiers in play (A-MOVE-01). */
export function movementPoints(g: Game, who: Investigator): number {
  let points = skillValue(g, who, 'speed');
  forEachModifier(g, who, 'movementPoints', ({ by }) => {
    points += by;
  });
  return Math.max(0, points);
}

/**
 * Only ends a delay (A-MOVE-31), in an Other World too (A-MOVE-32), without any other movement (A-MOVE-35). Then faces
 * monsters in the area unless the turn is lost, as the house rule `delayedFaces` has it (A-MOVE-34).
 */
function* delayedMovement(g: Game, who: Investigator): Rule {
  yield* g.rules.people.standUp(g, who);
  g.emit?.({ type: 'fateApplied', seat: who.seat, fate: who.place === 'lost' ? 'still-lost' : 'free' });
  if (isLosingTurn(g, who) || !g.isInArkham(who) || g.s.houseRules.delayedFaces === 'no') return;
  yield* endMovement(g, who, false, who.place, false, undefined, true);
}

/** Moves from the first area to the second, from the second back to Arkham (A-MOVE-21, A-MOVE-22), or by a spell. */
function* otherWorldMovement(g: Game, who: Investigator): Rule {
  if (yield* useInOtherWorld(g, who, 'q.other-world-movement', 'A-MOVE-21')) return;
  if (!g.isInOtherWorld(who)) return yield* engageAtGate(g, who);
  const { world, area } = g.place(who.place);
  if (area === 1) {
    const entered = who.enteredAt;
    yield* g.rules.people.relocate(g, who, `${world}-2`, 'A-MOVE-21');
    if (entered !== undefined) who.enteredAt = entered;
  } else {
    yield* g.rules.people.returnToArkham(g, who);
    yield* engageAtGate(g, who);
  }
}

/**
 * Offers the abilities of this phase after the movement (A-TURN-08). They stay usable in the second area or after
 * passing a gate on the way. They do not after a defeat or a delay (A-MOVE-35).
 */
function* offerLastActions(g: Game, who: Investigator): Rule {
  while (g.isInOtherWorld(who) && !who.delayed && who.defeatedOn !== g.s.turn && who.turnEnded !== g.s.turn) {
    yield* useInOtherWorld(g, who, 'q.movement-over', 'A-TURN-08');
    if (g.isInOtherWorld(who)) return;
    yield* unlessInterrupted(who, engageAtGate(g, who));
  }
}

/**
 * Offers abilities in an Other World until the investigator leaves it or goes on. Returns true if one replaced the
 * movement.
 */
function* useInOtherWorld(
  g: Game,
  who: Investigator,
  key: 'q.other-world-movement' | 'q.movement-over',
  why: string,
): Rule<boolean> {
  while (g.isInOtherWorld(who)) {
    const chosen = yield* askUnlessMoot<UsableAbility | undefined>(g, () => {
      // Movement points have no use here (A-MOVE-20).
      const usable = abilitiesAt(g, who, 'phase:movement').filter(
        ({ ability }) =>
          !hasEffect(ability.then, 'movementPoints') && (key !== 'q.movement-over' || ability.inPlaceOf !== 'movement'),
      );
      if (usable.length === 0) return undefined;
      return {
        by: [who.seat],
        key,
        args: { investigator: who.id, place: who.place },
        why,
        options: [{ id: 'go-on', value: undefined, key: 'o.go-on' }, ...usable.map((use) => abilityOption(use, use))],
        about: () => ({ checks: previewAbilityChecks(g, usable) }),
      };
    });
    if (!chosen) return false;
    yield* useAbility(g, who, chosen);
    if (chosen.ability.inPlaceOf === 'movement') return true;
  }
  return false;
}

/** Offers a returned investigator to engage monsters at the gate, without having to (A-MOVE-28, A-MOVE-29, DEC-15). */
function* engageAtGate(g: Game, who: Investigator): Rule {
  const { place } = who;
  const faced: string[] = [];
  while (who.place === place) {
    const token = yield* askUnlessMoot<string | undefined>(g, () => {
      const left = who.place === place ? g.monstersAt(place).filter((monster) => !faced.includes(monster)) : [];
      if (left.length === 0) return undefined;
      return {
        by: [who.seat],
        key: 'q.movement',
        args: { investigator: who.id, points: 0, place },
        why: 'A-MOVE-29',
        options: [
          { id: 'stop', value: undefined, key: 'o.stop', on: place },
          ...left.map((id) => ({
            id: optionId.engage(id),
            value: id,
            key: 'o.engage' as const,
            args: { monster: g.monster(id).id },
            on: id,
          })),
        ],
        about: () => ({
          reach: [place],
          foes: g.monstersAt(place).map((monster) => previewFoe(g, who, monster, true)),
          checks: {},
        }),
      };
    });
    if (token === undefined) return;
    faced.push(token);
    yield* engageMonster(g, who, token);
  }
}

/** Returns the checks to leave or stop at places, if there are any. */
function guardsAt(g: Game, who: Investigator, places: readonly string[]): { guards?: readonly GuardPreview[] } {
  const guards = places.flatMap((place) => g.rules.turn.previewGuard(g, who, place) ?? []);
  return guards.length > 0 ? { guards } : {};
}

type ResumedMovement = Extract<PhaseProgress, { part: 'walk' | 'face' }>;
type WalkChoice = { go: string } | { ride: Journey } | { use: UsableAbility } | { engage: string } | 'stop';

/**
 * Runs steps, card actions and fights until the investigator stops or combat ends the movement (A-MOVE-05 to
 * A-MOVE-10). Returns true if combat ended it after all monsters there were met.
 */
function* walk(g: Game, who: Investigator, from: string, way?: ResumedMovement): Rule<boolean> {
  let moved = way?.part === 'walk' && way.moved;
  let stopped = way?.part === 'walk' && way.stopped;
  let leaving = way?.part === 'face' && way.to !== undefined ? way : undefined;
  for (let first = true; ; first = false, leaving = undefined) {
    if (!first && canCheckpoint(g)) checkpointBetweenSteps(g, who, from, moved, stopped);
    const choice: WalkChoice = leaving
      ? { go: leaving.to as string }
      : yield* ask<WalkChoice>(g, () => ({
          by: [who.seat],
          key: 'q.movement',
          args: { investigator: who.id, points: stopped ? 0 : pointsLeft(g, who), place: who.place },
          why: 'A-MOVE-01',
          options: walkOptions(g, who, moved, stopped),
          about: () => {
            const reach = reachablePlaces(g, who, stopped ? 0 : pointsLeft(g, who));
            return {
              reach,
              foes: previewFoesAt(g, who, reach),
              ...guardsAt(g, who, reach),
              ...previewEndTriggers(g, who, reach),
              checks: previewAbilityChecks(g, abilitiesAt(g, who, 'phase:movement')),
            };
          },
        }));
    if (choice === 'stop') return false;
    if ('use' in choice) {
      const instead = choice.use.ability.inPlaceOf === 'movement';
      // Monsters here come before any instant move away (A-MISC-18).
      if (instead && !(yield* faceMonsters(g, who, 'A-MISC-18'))) return haltMovement(g, who);
      yield* useAbility(g, who, choice.use);
      if (instead) return false;
      continue;
    }
    if ('engage' in choice) {
      yield* engageMonster(g, who, choice.engage);
      haltMovement(g, who);
      return false;
    }
    // Each step is its own question: no plan outlives a combat (PBP-10).
    const to = 'go' in choice ? choice.go : undefined;
    const onTheWay = to !== undefined && canCheckpoint(g) && { points: pointsLeft(g, who), from, to };
    if (!(yield* faceMonsters(g, who, 'A-MOVE-07', onTheWay, leaving))) return haltMovement(g, who);
    moved = true;
    if ('ride' in choice) {
      yield* pay(g, who, journeyCost(g, choice.ride), { source: 'D-TRAIN-02' });
      yield* g.rules.people.travel(g, who, choice.ride.to, 'D-TRAIN-01');
    } else {
      g.moving.set(who.seat, pointsLeft(g, who) - stepCost(g, choice.go));
      yield* g.rules.people.travel(g, who, choice.go);
    }
    // Monsters met on arrival have ended the movement (A-MOVE-09).
    if (g.moving.get(who.seat) === undefined) return false;
    if (to === undefined) continue;
    // Actions other than walking stay possible there (K-BOARD-06).
    if (g.content.locations.get(to)?.endsMovement) {
      stopped = true;
      g.moving.set(who.seat, 0);
    }
  }
}

/** Allows a checkpoint between two steps. */
function checkpointBetweenSteps(g: Game, { seat }: Investigator, from: string, moved: boolean, stopped: boolean): void {
  checkpointInPhase(g, () => ({ part: 'walk', seat, points: g.moving.get(seat) ?? 0, from, moved, stopped }));
}

/** Reports that a fight has ended the movement (A-MOVE-09). */
function haltMovement(g: Game, who: Investigator): true {
  g.emit?.({ type: 'fateApplied', seat: who.seat, fate: 'halted' });
  return true;
}

function pointsLeft(g: Game, who: Investigator): number {
  return g.moving.get(who.seat) ?? 0;
}

/** Cached options of steps, since they are asked for very often. */
const stepOptions = new Map<string, OptionWithValue<'q.movement', WalkChoice>>();
function stepOption(place: string): OptionWithValue<'q.movement', WalkChoice> {
  let option = stepOptions.get(place);
  if (!option) {
    option = { id: optionId.go(place), value: { go: place }, key: 'o.go', args: { place }, on: place };
    stepOptions.set(place, option);
  }
  return option;
}

function stopOption(place: string): OptionWithValue<'q.movement', WalkChoice> {
  return { id: 'stop', value: 'stop', key: 'o.stop', on: place };
}

function walkOptions(
  g: Game,
  who: Investigator,
  moved: boolean,
  stopped: boolean,
): OptionWithValue<'q.movement', WalkChoice>[] {
  const options: OptionWithValue<'q.movement', WalkChoice>[] = [stopOption(who.place)];
  // Delayed on the way by another investigator's action (A-MOVE-35).
  if (who.delayed) return options;
  const points = stopped ? 0 : pointsLeft(g, who);
  if (points > 0) {
    const { board } = g.rules;
    const [street, stable] = [streetCost(g), stableCost(g)];
    for (const id of board.adjacentAreas(g, who.place)) {
      if (points >= stepCost(g, id, street, stable) && board.canEnter(g, who, id)) options.push(stepOption(id));
    }
  }
  for (const journey of stopped ? [] : g.rules.board.listJourneys(g, who)) {
    const { to } = journey;
    const cost = journeyCost(g, journey);
    if (!canPay(g, who, cost, { source: 'D-TRAIN-02' }) || !g.rules.board.canEnter(g, who, to)) continue;
    options.push({
      id: optionId.ride(to),
      value: { ride: journey },
      key: 'o.ride',
      args: { place: to, money: cost.money ?? 0, n: cost.movement ?? 0 },
      on: to,
    });
  }
  for (const token of g.monstersAt(who.place)) {
    // Only monsters that need not be faced are engaged by choice (A-MOVE-29, A-EVADE-07).
    if (mustFace(g, who, token)) continue;
    const monster = g.monster(token).id;
    options.push({
      id: optionId.engage(token),
      value: { engage: token },
      key: 'o.engage',
      args: { monster },
      on: token,
    });
  }
  for (const use of abilitiesAt(g, who, 'phase:movement')) {
    if (use.ability.inPlaceOf === 'movement' && (moved || isCordoned(g, who.place))) continue;
    options.push(abilityOption<WalkChoice>(use, { use }));
  }
  return options;
}

/**
 * Returns the place of the investigator and all places within these points, past monsters too (A-MOVE-01, A-MOVE-02).
 */
function reachablePlaces(g: Game, who: Investigator, points: number): string[] {
  const { board } = g.rules;
  const [street, stable] = [streetCost(g), stableCost(g)];
  const left = new Map([[who.place, points]]);
  for (const [at, now] of left) {
    if (g.content.locations.get(at)?.endsMovement && at !== who.place) continue;
    for (const next of board.adjacentAreas(g, at)) {
      const then = now - stepCost(g, next, street, stable);
      // The first visit leaves most points, since all steps cost the same.
      if (then >= 0 && !left.has(next) && board.canEnter(g, who, next, at)) left.set(next, then);
    }
  }
  return [...left.keys()];
}

/** Previews monsters at some places, met on leaving (A-MOVE-07) or on stopping there (A-MOVE-08). */
export function previewFoesAt(g: Game, who: Investigator, places: readonly string[]): FoePreview[] {
  return places.flatMap((place) => {
    const isHere = place === who.place;
    const standing = g.monstersAt(place).map((token) => ({ token, spares: isHarmlessAt(g, who, token, place) }));
    const entering = isHere ? [] : g.rules.board.monstersOnEntering(g, who, place);
    const monsters = [...standing, ...entering.map((token) => ({ token, spares: false }))];
    if (monsters.length === 0) return [];
    // The checks are computed as if the investigator were already there.
    const rehearsal = isHere
      ? { g, who }
      : (rehearseAt(g, who, place) as { readonly g: Game; readonly who: Investigator });
    return monsters.map(({ token, spares }) => ({ ...previewFoe(rehearsal.g, rehearsal.who, token, spares), place }));
  });
}

/**
 * True if a monster would not stop the investigator at a place. It is elusive, they are unseen, or they have just
 * returned there.
 */
function isHarmlessAt(g: Game, who: Investigator, token: string, place: string): boolean {
  if (place === who.place) return !mustFace(g, who, token);
  return findModifier(g, who, 'unseen') !== undefined || monsterStats(g, token).abilities.includes('elusive');
}

/** True if a step there is allowed: not closed (A-MOVE-18), and no cordon around either place. */
export function canEnter(g: Game, who: Investigator, place: string, from = who.place): boolean {
  if (g.rules.board.isClosed(g, place) || isCordoned(g, place, from)) return false;
  const arrows = onlyArrows(g);
  if (!arrows || g.place(from).kind !== 'street' || g.place(place).kind !== 'street') return true;
  return g.place(from)[arrows] === place;
}

/** Returns the arrows that every step between two streets must follow, if a card says so. */
export function onlyArrows(g: Game): 'black' | 'white' | undefined {
  return modifiersInPlay(g, 'oneWay')[0]?.[0].arrows;
}

/** Engages a monster that need not be faced; an elusive one must first be caught with an Evade check (A-EVADE-07). */
function* engageMonster(g: Game, who: Investigator, token: string): Rule {
  const { place } = who;
  if (monsterStats(g, token).abilities.includes('elusive') && !(yield* catchElusive(g, who, token))) return;
  yield* fight(g, who, token);
  assertStillAt(who, place);
}

/** Makes the Evade check to catch an elusive monster; failing only ends the movement (A-EVADE-08). */
function* catchElusive(g: Game, who: Investigator, token: string): Rule<boolean> {
  const { passed } = yield* skillCheck(g, who, { ...evadeSpec(g, prepareCombat(g, who, token)), fails: undefined });
  yield* defeatIfAtZero(g, who);
  return passed;
}

/**
 * Ends a movement. Monsters come first (A-MOVE-08), unless `faced` on the attempt to leave (A-MOVE-11). Then come
 * clues, here only and never on the way (A-MOVE-13, PBP-09), then the environment. `stoodUp`: the investigator was
 * delayed and uses nothing of this phase (A-MOVE-35).
 */
function* endMovement(
  g: Game,
  who: Investigator,
  faced = false,
  from = who.place,
  way: MovementProgress | false = false,
  resumed?: FacingProgress,
  stoodUp = false,
): Rule {
  if (!faced) yield* faceMonsters(g, who, 'A-MOVE-08', way, resumed);
  yield* takeCluesOnArrival(g, who, from);
  if (!stoodUp && hasAbilityAt(g, who, 'after:movement')) yield* offerAfterMovement(g, who);
  yield* triggerMovementEnd(g, who);
}

/** Offers cards usable at the end of a movement. */
function* offerAfterMovement(g: Game, who: Investigator): Rule {
  const { place } = who;
  for (;;) {
    const chosen = yield* askUnlessMoot<UsableAbility | undefined>(g, () => {
      const usable = who.place === place ? abilitiesAt(g, who, 'after:movement') : [];
      if (usable.length === 0) return undefined;
      return {
        by: [who.seat],
        key: 'q.movement-over',
        args: { investigator: who.id, place: who.place },
        why: 'A-TURN-08',
        options: [{ id: 'go-on', value: undefined, key: 'o.go-on' }, ...usable.map((use) => abilityOption(use, use))],
        about: () => ({ checks: previewAbilityChecks(g, usable) }),
      };
    });
    if (!chosen) return;
    yield* useAbility(g, who, chosen);
  }
}

/** Resolves cards in play that apply at the end of a movement. */
function* triggerMovementEnd(g: Game, who: Investigator): Rule {
  const due = endTriggers(g, who).map(({ trigger: { then: effects }, source }) => ({
    source,
    effects,
    run: whileOccupied(g, who, resolve(g, who, effects, { source })),
  }));
  if (due.length > 0) yield* unlessInterrupted(who, resolveSimultaneously(g, who, due));
}

import type { Rule, Seat } from '@vigil/engine';
import { ask } from '../../common/ask.js';
import { isCordoned } from '../../common/board/moving.js';
import { holds, isIn } from '../../common/figures/conditions.js';
import { fits } from '../../common/figures/filters.js';
import { handOf } from '../../common/figures/hand.js';
import { eachModifier, figures, focusOf } from '../../common/figures/modifiers.js';
import { occupied, unlessGone } from '../../common/game.js';
import { ownPart } from '../../common/parts.js';
import { abilitiesAt, abilityOption, does, type Usable, useAbility } from '../../common/resolving/abilities.js';
import { type Checks, checksOfAbilities } from '../../common/resolving/ahead.js';
import { checkAhead } from '../../common/resolving/checks.js';
import { type Due, dueAtOnce } from '../../common/resolving/due.js';
import { resolve } from '../../common/resolving/resolve.js';
import type { Happening, Trigger } from '../../language/abilities.js';
import { type Answered, type FoeAhead, optionId } from '../../language/questions/index.js';
import { mustStay } from '../day/phases.js';
import { type Game, isInCity, monstersIn } from '../game.js';
import { foeAhead } from '../meeting/engagement.js';
import { evadeSpec } from '../meeting/evade.js';
import { initiativeAhead } from '../meeting/initiative.js';
import { slipAway } from '../meeting/monster-encounters.js';
import { slotValues } from '../people/skills.js';
import { handOver, inventoryOptions, mayTrade, type Transfer } from '../people/transfers.js';
import type { CityPhase, Investigator, MoveUnderWay } from '../state.js';

/** City segment II: the active investigator moves, hands cards over, and pays with points (H-CITY-MOVE). */
export function* investigatorMovement(g: Game, who: Investigator): Rule {
  const city = g.s.city as CityPhase;
  const { move: under } = city;
  city.move = undefined;
  g.moving.set(who.seat, under ? under.points : g.means.turn.movementPoints(g, who));
  g.transfersLeft = under ? under.transfers : focusOf(g, who);
  try {
    yield* ownPart(g, who, 'turn', () => move(g, who, under));
  } finally {
    // What is left is forfeited (H-CITY-MOVE-04).
    g.moving.delete(who.seat);
    g.transfersLeft = 0;
  }
  yield* movementEnded(g, who);
}

/**
 * The Speed of the slot that started the phase, whatever else is allocated later, with what raises Speed or changes
 * movement points (H-CITY-MOVE-01, H-CITY-MOVE-07).
 */
export function movementPoints(g: Game, who: Investigator): number {
  let [points] = slotValues(g, who, 0, (g.s.city as CityPhase).slot);
  eachModifier(g, who, 'movementPoints', ({ by }) => {
    points += by;
  });
  eachModifier(g, who, 'skill', ({ skill, by }) => {
    if (skill === 'speed') points += by;
  });
  return Math.max(0, points);
}

function pointsLeft(g: Game, who: Investigator): number {
  return g.moving.get(who.seat) ?? 0;
}

/** How far a move has come: what decides whether it may go on. */
type Move = { -readonly [K in 'halted' | 'begun']: MoveUnderWay[K] };

type Choice = { go: string } | { use: Usable } | { hand: Transfer } | 'stop';

/** Steps, transfers and card effects until he stops (H-CITY-MOVE-02, H-CITY-MOVE-03, H-CITY-MOVE-15). */
function* move(g: Game, who: Investigator, under?: MoveUnderWay): Rule {
  const stays = mustStay(who);
  // H-TURN-03, H-CITY-MOVE-06: points he only gets on the way move nobody.
  const way: Move = under
    ? { halted: under.halted, begun: under.begun }
    : { halted: stays || pointsLeft(g, who) === 0, begun: stays };
  for (;;) {
    rest(g, who, way);
    const choice = yield* ask<Choice>(g, () => {
      const options = choices(g, who, way);
      return {
        by: seatsOf(who, options),
        key: 'q.movement',
        args: { investigator: who.id, points: pointsLeft(g, who), place: who.place },
        why: 'H-CITY-MOVE-01',
        options,
        // Assets may change hands before he pays for where the last step led (H-ASSET-05).
        window: way.begun && mayTrade(g, who) && g.means.play.onTable(g).triggers.some((one) => awaits(g, who, ...one)),
        about: () => ({
          ...seenInReach(g, who, way),
          transfers: g.transfersLeft,
          evade: evadeModifier(g, who),
          halted: way.halted,
          checks: {
            ...leaving(g, who, way),
            ...checksOfAbilities(g, abilitiesAt(g, who, 'phase:movement')),
          },
        }),
      };
    });
    if (choice === 'stop') return;
    if ('hand' in choice) handOver(g, choice.hand);
    else if ('use' in choice) yield* use(g, who, choice.use, way);
    else yield* step(g, who, choice.go, way);
  }
}

/** Lets a beat be between two steps, where no box has laid anything round the movement that would be forgotten. */
function rest(g: Game, who: Investigator, { halted, begun }: Move): void {
  if (!g.rest || g.vain || g.means.turn.city[0] !== investigatorMovement) return;
  const city = g.s.city as CityPhase;
  g.rest(() => {
    city.move = { points: pointsLeft(g, who), transfers: g.transfersLeft, halted, begun };
  });
  city.move = undefined;
}

/**
 * A step; out of a place with monsters only after an Evade check, which ends all moving if it fails (H-CITY-MOVE-08 to
 * H-CITY-MOVE-13).
 */
function* step(g: Game, who: Investigator, to: string, way: Move): Rule {
  if (!(yield* getsAway(g, who, way))) return;
  g.moving.set(who.seat, pointsLeft(g, who) - 1);
  yield* g.means.people.relocate(g, who, to);
}

/**
 * A card's effect; one in place of the move needs monsters evaded just the same, and is all of the move (H-BASE-14).
 */
function* use(g: Game, who: Investigator, usable: Usable, way: Move): Rule {
  const instead = usable.ability.inPlaceOf === 'movement';
  if (instead) {
    if (!(yield* getsAway(g, who, way))) return;
    way.halted = true;
  }
  yield* useAbility(g, who, usable);
}

/**
 * Whether he gets out of where he is on his own legs (H-CITY-MOVE-16). If not, he moves no more in this phase, but that
 * costs no points (H-CITY-MOVE-13).
 */
function* getsAway(g: Game, who: Investigator, way: Move): Rule<boolean> {
  way.begun = true;
  const from = who.place;
  if (!(yield* slipAway(g, who))) {
    way.halted = true;
    return false;
  }
  // What the check brought may have carried him elsewhere.
  return who.place === from;
}

/** The lowest Awareness of the monsters he would have to evade, if there are any (H-CITY-MOVE-09, H-CITY-MOVE-10). */
function evadeModifier(g: Game, who: Investigator): number | undefined {
  const here = monstersIn(g, who.place);
  return here.length === 0 ? undefined : Math.min(...here.map(({ token }) => figures(g, token).awareness));
}

/** The check before he leaves monsters (H-CITY-MOVE-08). */
function leaving(g: Game, who: Investigator, { halted }: Move): Checks {
  const here = monstersIn(g, who.place).map(({ token }) => token);
  if (here.length === 0 || halted || pointsLeft(g, who) === 0) return {};
  return { leave: checkAhead(g, who, evadeSpec(g, who, here, 1)) };
}

/** Where somebody is and wherever his points lead him, past monsters too (H-CITY-MOVE-01), and the monsters there. */
function seenInReach(
  g: Game,
  who: Investigator,
  { halted }: Move,
): { readonly reach: readonly string[]; readonly foes: readonly FoeAhead[] } {
  const { board } = g.means;
  const left = new Map([[who.place, halted ? 0 : pointsLeft(g, who)]]);
  for (const [at, points] of left) {
    for (const next of points > 0 ? board.connects(g, at) : []) {
      if (!left.has(next) && board.mayEnter(g, who, next, at)) left.set(next, points - 1);
    }
  }
  const reach = [...left.keys()];
  const foes = reach.flatMap((place) => {
    const there = monstersIn(g, place).map(({ token }) => token);
    if (there.length === 0) return [];
    // All of them at once are evaded with one check (H-CITY-MOVE-09).
    const evade = checkAhead(g, who, evadeSpec(g, who, there, 1));
    // At the end of the route the same monsters are met, with a roll for the initiative.
    const initiative = initiativeAhead(g, who, there);
    return there.map((token) => ({ ...foeAhead(g, who, token, place), evade, initiative }));
  });
  return { reach, foes };
}

function seatsOf(who: Investigator, options: readonly Answered<'q.movement', Choice>[]): number[] {
  const seats = [who.seat];
  for (const { by } of options) if (by !== undefined && !seats.includes(by)) seats.push(by);
  return seats;
}

/** Steps are asked for so often that their options are kept, by seat. */
const steps: Map<string, Answered<'q.movement', Choice>>[] = [];
function goTo(place: string, by: Seat): Answered<'q.movement', Choice> {
  steps[by] ??= new Map();
  const ofSeat = steps[by] as Map<string, Answered<'q.movement', Choice>>;
  let option = ofSeat.get(place);
  if (option === undefined) {
    option = { id: optionId.go(place), value: { go: place }, key: 'o.go', args: { place }, on: place, by };
    ofSeat.set(place, option);
  }
  return option;
}

function choices(g: Game, who: Investigator, way: Move): Answered<'q.movement', Choice>[] {
  const by = who.seat;
  const options: Answered<'q.movement', Choice>[] = [{ id: 'stop', value: 'stop', key: 'o.stop', on: who.place, by }];
  if (!way.halted && pointsLeft(g, who) > 0) {
    const { board } = g.means;
    for (const place of board.connects(g, who.place)) {
      if (!board.mayEnter(g, who, place)) continue;
      options.push(goTo(place, by));
    }
  }
  const abilities = abilitiesAt(g, who, 'phase:movement');
  for (const usable of abilities) {
    if (usable.ability.inPlaceOf === 'movement' && (way.begun || way.halted || isCordoned(g, who.place))) continue;
    // Points are of no use to who goes nowhere and has nothing to pay for with them (H-CITY-MOVE-06).
    const idle = way.halted && does(usable.ability.then, 'movementPoints') && !paysWithPoints(g, who);
    options.push(abilityOption(idle ? { ...usable, idle } : usable, { use: usable }));
  }
  if (g.transfersLeft > 0) options.push(...inventoryOptions<Choice>(g, who, (hand) => ({ hand })));
  return options;
}

/** Whether he has a card with an ability that is paid for with movement points. */
function paysWithPoints(g: Game, who: Investigator): boolean {
  const abilities = handOf(g, who).abilities.get('phase:movement');
  return abilities?.some(({ ability }) => ability.cost?.movement) === true;
}

/** Whether a step may lead there: not closed, no cordon around either place (H-MONSTER-MOVE-35). */
export function mayStep(g: Game, who: Investigator, place: string, from = who.place): boolean {
  return !g.means.board.isClosed(g, place) && !isCordoned(g, place, from);
}

/** What the day's cards have waiting where the movement of the active investigator ends, moved or not (H-BASE-13). */
function* movementEnded(g: Game, who: Investigator): Rule {
  const due: Due[] = [];
  for (const [trigger, source] of g.means.play.onTable(g).triggers) {
    if (!awaits(g, who, trigger, source)) continue;
    const run = stillHere(g, who, trigger, source);
    due.push({ source, effects: trigger.then, run });
  }
  yield* dueAtOnce(g, who, due, true);
}

/** Resolves a card of the day that waits there, unless another has already taken the investigator away (H-BASE-13). */
function* stillHere(g: Game, who: Investigator, trigger: Trigger, source: string): Rule {
  if (!awaits(g, who, trigger, source)) return;
  yield* unlessGone(who, occupied(g, who, resolve(g, who, trigger.then, { source })));
}

/** Whether it befalls him if his movement ends where he is. */
function awaits(g: Game, who: Investigator, { when, if: condition }: Trigger, source: string): boolean {
  if (when.on !== 'movement-ended' || !isInCity(g, who.place) || !isIn(g, who.place, when.at, who)) return false;
  return !isSpared(g, who, when.sparing) && (condition === undefined || holds(g, who, condition, { source }));
}

/** Whether he has a card that saves him from what waits there. */
function isSpared(g: Game, who: Investigator, sparing: MovementEnded['sparing']): boolean {
  if (sparing === undefined) return false;
  return who.cards.some(({ card }) => (typeof sparing === 'string' ? card === sparing : fits(g, card, sparing)));
}
type MovementEnded = Extract<Happening, { on: 'movement-ended' }>;

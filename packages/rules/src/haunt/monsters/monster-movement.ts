import type { Rule } from '@vigil/engine';
import { worstLoss } from '../../common/board/monster-moves.js';
import { resolve } from '../../common/effects/resolve.js';
import { unlessInterrupted } from '../../common/game.js';
import { type OptionWithValue, optionId } from '../../language/questions/index.js';
import { collectCluesAt } from '../board/clues.js';
import type { MonsterRoute } from '../contracts.js';
import { chooseFirstInvestigator, tiedForFirst } from '../day/first-investigator.js';
import { type Game, investigatorsInPlay, isInCity } from '../game.js';
import { askTeam } from '../people/team.js';
import type { BoardMonster } from '../state.js';
import { changeClues } from './monster-clues.js';
import {
  compareTokens,
  type MovePlan,
  monstersOfLowestAwareness,
  movementTypeOf,
  planMove,
  planSecondStep,
} from './move-plans.js';
import { nextPlaces, tiedForFirstAt } from './routes.js';

/**
 * Runs City segment III: every monster in the city moves once toward its goal (H-MONSTER-MOVE-01, H-MONSTER-MOVE-32).
 */
export function* runMonsterMovement(g: Game): Rule {
  const moved = new Set<string>();
  const isToMove = ({ token, at }: BoardMonster) => !moved.has(token) && isInCity(g, at);
  // If the order does not matter for a group, it does not for the rest of it. This ends when an investigator may lose
  // something.
  let inAnyOrder: readonly BoardMonster[] = [];
  for (;;) {
    const tied = monstersOfLowestAwareness(g, isToMove);
    if (tied.length === 0) return;
    const mayHarm = tied.some((monster) => worstHarm(g, monster) > 0);
    const asked = !isSubset(tied, inAnyOrder) && doesOrderMatter(g, tied, mayHarm);
    inAnyOrder = asked || mayHarm ? [] : tied;
    const next = asked ? yield* chooseNextMover(g, tied) : firstByToken(tied);
    moved.add(next.token);
    // It may have been removed while the order was asked for.
    if (g.s.monsters.includes(next)) yield* g.rules.board.moveMonster(g, next);
  }
}

// ---- order ----

function isSubset(some: readonly BoardMonster[], all: readonly BoardMonster[]): boolean {
  for (const one of some) if (!all.includes(one)) return false;
  return true;
}

function firstByToken(monsters: readonly BoardMonster[]): BoardMonster {
  return monsters.reduce((first, one) => (compareTokens(one, first) < 0 ? one : first));
}

/** Lets the team choose among equally low Awareness, where it can matter (H-MONSTER-MOVE-02). */
function chooseNextMover(g: Game, tied: BoardMonster[]): Rule<BoardMonster> {
  tied.sort(compareTokens);
  return askTeam(g, (by) => ({
    by,
    key: 'q.monster-order',
    why: 'H-MONSTER-MOVE-02',
    options: distinctMonsters(g, tied).map((monster) => ({
      id: optionId.monster(monster.token),
      value: monster,
      key: 'o.monster-at',
      args: { monster: monster.token, place: monster.at },
      on: monster.token,
    })),
  }));
}

/** Returns one of each group of equal monsters. */
export function distinctMonsters(g: Game, monsters: readonly BoardMonster[]): BoardMonster[] {
  const same = (a: BoardMonster, b: BoardMonster) =>
    a.at === b.at && a.clues === b.clues && g.monster(a.token) === g.monster(b.token);
  return monsters.filter((monster, i) => monsters.findIndex((other) => same(other, monster)) === i);
}

/**
 * True if the order of these monsters can matter (H-MONSTER-MOVE-02); true when in doubt. Monsters interfere in two ways only. One
 * may take clues on its way that another seeks or passes. One whose token harms investigators may remove those another
 * hunts or stays with, or change the First Investigator.
 */
function doesOrderMatter(g: Game, tied: readonly BoardMonster[], mayHarm: boolean): boolean {
  if (tied.length < 2 || g.s.houseRules.equalAwareness === 'asNamed') return false;
  // Plans are only needed if an investigator can be harmed or clues be taken.
  if (mayHarm && canHarm(g, tied)) return true;
  if (g.cluesByPlace().size === 0) return false;
  let takers = 0;
  let seekers = 0;
  for (const monster of tied) {
    const plan = planMove(g, monster);
    if (plan.does !== 'go') continue;
    if (mayCollectClues(g, monster, plan.routes)) takers++;
    else if (plan.goal === 'collect') seekers++;
    if (takers > 1 || (takers === 1 && seekers > 0)) return true;
  }
  return false;
}

/** True if a monster passes clues on these routes, or may. */
function mayCollectClues(g: Game, monster: BoardMonster, routes: readonly MonsterRoute[]): boolean {
  const clues = g.cluesByPlace();
  const places = nextPlaces(routes);
  for (const place of places) if (clues.has(place)) return true;
  if (movementTypeOf(g, monster).steps === 1) return false;
  return places.some((place) => g.rules.board.adjacentAreas(g, place).some((beyond) => clues.has(beyond)));
}

/** Returns the greatest loss from a monster's effect in place of moving. */
function worstHarm(g: Game, { token }: BoardMonster): number {
  const { move } = g.monster(token);
  return move && 'effects' in move ? worstLoss(move.effects) : 0;
}

/**
 * True if their effects in place of moving can defeat an investigator in the city or change the First Investigator.
 * False if no other monsters depend on it.
 */
function canHarm(g: Game, monsters: readonly BoardMonster[]): boolean {
  const plans = monsters.map((monster) => ({ monster, mind: planMove(g, monster) }));
  let loss = 0;
  for (const { monster, mind: plan } of plans) if (plan.does === 'special') loss += worstHarm(g, monster);
  if (loss === 0 || plans.every(({ mind: plan }) => plan.does === 'special')) return false;
  if (plans.some(({ mind: plan }) => plan.does === 'go' && plan.tieBreaker === 'first')) return true;
  return g.s.investigators.some((who) => isInCity(g, who.place) && Math.min(who.sanity, who.stamina) <= loss);
}

// ---- moving ----

/**
 * Moves one monster by its movement type. It takes clues on its way at once (H-MONSTER-MOVE-20 to H-MONSTER-MOVE-30,
 * H-MONSTER-MOVE-33).
 */
export function* moveMonster(g: Game, monster: BoardMonster): Rule {
  const plan = planMove(g, monster);
  if (plan.does === 'stay') return;
  if (plan.does === 'special') return yield* resolveTokenText(g, monster);
  // H-MONSTER-MOVE-27
  if (plan.how === 'teleport') changeClues(g, monster, -1);
  const takenRoutes = yield* moveOnePlace(g, monster, plan);
  if (plan.how !== 'walk' || movementTypeOf(g, monster).steps < 2) return;
  // H-MONSTER-MOVE-21
  const onward = planSecondStep(g, monster, takenRoutes);
  if (onward?.does === 'go') yield* moveOnePlace(g, monster, onward);
}

type GoPlan = Extract<MovePlan, { does: 'go' }>;

/** Moves a monster one place along its plan. Returns the routes still possible. */
function* moveOnePlace(g: Game, monster: BoardMonster, plan: GoPlan): Rule<readonly MonsterRoute[]> {
  const routes =
    nextPlaces(plan.routes).length > 1 && plan.routes.length > 1 ? yield* chooseGoal(g, monster, plan) : plan.routes;
  const next = nextPlaces(routes);
  const to = next.length > 1 ? yield* chooseRoute(g, monster, routes) : (next[0] as string);
  const from = monster.at;
  monster.at = to;
  g.emit?.({ type: 'monsterMoved', monster: monster.token, from, to, why: plan.reason });
  if (g.cluesAt(to) > 0) yield* collectCluesAt(g, to);
  return routes;
}

/**
 * Chooses among tied goals in different directions: by the First Investigator, or by the team (H-MONSTER-MOVE-14,
 * H-MONSTER-MOVE-15).
 */
function* chooseGoal(g: Game, monster: BoardMonster, { routes, tieBreaker }: GoPlan): Rule<readonly MonsterRoute[]> {
  let target: string;
  if (tieBreaker === 'first') {
    target = (yield* chooseFirstInvestigator(g, tiedForFirstAt(g, routes), 'H-MONSTER-MOVE-14')).place;
  } else {
    target = yield* askTeam(g, (by) => ({
      by,
      key: 'q.monster-goal',
      args: { monster: monster.token, place: monster.at },
      why: 'H-MONSTER-MOVE-15',
      options: routes.map((route) => placeOption(route.target)),
      about: () => ({ monster: monster.token }),
    }));
  }
  return routes.filter((route) => route.target === target);
}

/** Lets the team choose among equally short routes that the arrows have not settled (H-MONSTER-MOVE-17). */
function chooseRoute(g: Game, monster: BoardMonster, routes: readonly MonsterRoute[]): Rule<string> {
  return askTeam(g, (by) => ({
    by,
    key: 'q.monster-way',
    args: { monster: monster.token, place: monster.at },
    why: 'H-MONSTER-MOVE-17',
    options: nextPlaces(routes).map(placeOption),
    about: () => ({ monster: monster.token }),
  }));
}

const placeOption = (place: string): OptionWithValue<'q.monster-way', string> => ({
  id: optionId.to(place),
  value: place,
  key: 'o.place',
  args: { place },
  on: place,
});

/** Resolves the token's effect in place of moving. "You" is the First Investigator (H-MONSTER-MOVE-29, H-BASE-06). */
function* resolveTokenText(g: Game, { token }: BoardMonster): Rule {
  const { id, move } = g.monster(token);
  // These tokens neither ask nor affect "you" alone: a tie need not be settled.
  const [first] = tiedForFirst(investigatorsInPlay(g));
  if (first && move && 'effects' in move)
    yield* unlessInterrupted(first, resolve(g, first, move.effects, { source: id }));
}

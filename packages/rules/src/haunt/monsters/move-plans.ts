import { isHeldInPlace } from '../../common/board/monster-moves.js';
import { monsterKindStats, monsterStats } from '../../common/figures/modifiers.js';
import type { MonsterDef } from '../../language/components.js';
import { mapPacked, packedList } from '../../language/lists.js';
import { associatedPlaces, fieldsShowing } from '../board/symbols.js';
import type { AwarenessRanks, MonsterGoal, MonsterRoute, MovePlan } from '../contracts.js';
import type { MovementType } from '../game.js';
import { type Game, isInCity, monstersInCity } from '../game.js';
import type { BoardMonster } from '../state.js';
import { distancesFrom } from './distances.js';
import { nextPlaces, planWalk } from './routes.js';

export type { MonsterGoal, MovePlan } from '../contracts.js';

// ---- goals ----

/**
 * Returns a monster's goal and its places (H-MONSTER-MOVE-05 to H-MONSTER-MOVE-11). Closed places and clues out of
 * reach do not count (H-MONSTER-MOVE-35).
 */
function goalOf(
  g: Game,
  monster: BoardMonster,
  { symbol }: MonsterDef,
): { goal: MonsterGoal; places: readonly string[] } {
  const { clues } = monster;
  const { grey, black } = fieldsShowing(g, symbol);
  // H-MONSTER-MOVE-05, H-MONSTER-MOVE-11
  if (!grey && !black) return { goal: 'hunt', places: placesWithInvestigators(g) };
  // H-MONSTER-MOVE-08
  if (clues > 0) return { goal: 'act', places: openPlacesOf(g, associatedPlaces(g, symbol)) };
  const reachable = reachablePlaces(g, monster, g.placesWithClues());
  // H-MONSTER-MOVE-06, H-MONSTER-MOVE-07
  return reachable.length > 0
    ? { goal: 'collect', places: reachable }
    : { goal: 'hunt', places: placesWithInvestigators(g) };
}

/** Filters out closed places. */
function openPlacesOf(g: Game, places: readonly string[]): readonly string[] {
  for (const place of places) if (g.rules.board.isClosed(g, place)) return withoutClosed(g, places);
  return places;
}

function withoutClosed(g: Game, places: readonly string[]): string[] {
  return places.filter((place) => !g.rules.board.isClosed(g, place));
}

/** Returns those places that the monster can reach with its movement type. */
function reachablePlaces(g: Game, monster: BoardMonster, places: readonly string[]): readonly string[] {
  const open = openPlacesOf(g, places);
  if (g.s.closed.length === 0 || movementTypeOf(g, monster).reachesAnywhere === true) return open;
  return reachableOnFoot(g, monster.at, open);
}

/** Returns those places that a walking route leads to. */
function reachableOnFoot(g: Game, at: string, places: readonly string[]): string[] {
  const distances = distancesFrom(g, at);
  return places.filter((place) => distances.has(place));
}

/** Returns places with investigators in the city, each once (H-MONSTER-MOVE-18, H-MONSTER-MOVE-19). */
function placesWithInvestigators(g: Game): string[] {
  const places: string[] = [];
  for (const { place } of g.s.investigators) {
    if (!places.includes(place) && isInCity(g, place) && !g.rules.board.isClosed(g, place)) places.push(place);
  }
  return places;
}

/** True if an investigator is at the place (H-MONSTER-MOVE-03). */
function hasInvestigatorAt(g: Game, place: string): boolean {
  return g.s.investigators.some((who) => who.place === place);
}

// ---- plans ----

/** Returns a monster's plan if it moved now. Changes nothing. */
export function planMove(g: Game, monster: BoardMonster): MovePlan {
  const kind = g.monster(monster.token);
  const now = monsterKindStats(g, kind);
  if (isHeldInPlace(g, kind, now)) return { does: 'stay', reason: 'mind.held' };
  // H-MONSTER-MOVE-03, H-MONSTER-MOVE-30
  if (hasInvestigatorAt(g, monster.at)) return { does: 'stay', reason: 'mind.met' };
  const { goal, places } = goalOf(g, monster, kind);
  return movementTypeOf(g, monster, now).plan(g, monster, goal, places);
}

/** Returns a monster's current movement type. */
export function movementTypeOf(g: Game, { token }: BoardMonster, { movement } = monsterStats(g, token)): MovementType {
  const move = g.rules.board.moves[movement];
  if (!move) throw new Error(`${g.monster(token).id} moves like "${movement}", which no box at this table knows`);
  return move;
}

// ---- plans as shown to players ----

/** A monster's plan before it moves, as plain data. */
export interface MonsterIntention {
  readonly token: string;
  readonly from: string;
  readonly goal: MonsterGoal | 'stay';
  /** Possible places after moving. Several if a choice is pending; none if another effect replaces the move. */
  readonly to: readonly string[];
  /** Places on its way there in order, as far as certain; the last is the end. */
  readonly path: readonly string[];
  /** The nearest places of its goal. */
  readonly targets: readonly string[];
  /** Message key of the reason. */
  readonly reason: string;
}

/**
 * Returns the plan of every monster in the city if it moved now, in the order of moves. Earlier moves may change later
 * plans.
 */
export function listIntentions(g: Game): MonsterIntention[] {
  return sortByAwareness(g, monstersInCity(g)).map((monster) => intentionOf(g, monster));
}

/** Returns the monsters of lowest Awareness among those that match (H-MONSTER-MOVE-02), unordered. */
export function monstersOfLowestAwareness(g: Game, isMeant: (monster: BoardMonster) => boolean): BoardMonster[] {
  const { monsters } = g.s;
  for (const rank of rankByAwareness(g)) {
    let lowest: BoardMonster[] | undefined;
    for (const at of rank) {
      const monster = monsters[at] as BoardMonster;
      if (!isMeant(monster)) continue;
      if (lowest) lowest.push(monster);
      else lowest = [monster];
    }
    if (lowest) return lowest;
  }
  return [];
}

/** Ranks the monsters on the board by Awareness; sorts again only when the monsters change. */
function rankByAwareness(g: Game): AwarenessRanks['indexesByRank'] {
  const { monsters } = g.s;
  if (g.awarenessRanks !== undefined && hasSameTokens(monsters, g.awarenessRanks.tokens))
    return g.awarenessRanks.indexesByRank;
  const byAwareness = new Map<number, number[]>();
  monsters.forEach((monster, at) => {
    const rank = byAwareness.get(awarenessOf(g, monster));
    if (rank) rank.push(at);
    else byAwareness.set(awarenessOf(g, monster), [at]);
  });
  const by = packedList(
    [...byAwareness].sort(([a], [b]) => a - b),
    ([, rank]) => rank,
  );
  g.awarenessRanks = { tokens: mapPacked(monsters, ({ token }) => token), indexesByRank: by };
  return by;
}

function hasSameTokens(monsters: readonly BoardMonster[], tokens: readonly string[]): boolean {
  if (monsters.length !== tokens.length) return false;
  for (let i = 0; i < tokens.length; i++) if (monsters[i]?.token !== tokens[i]) return false;
  return true;
}

function awarenessOf(g: Game, { token }: BoardMonster): number {
  return g.monster(token).awareness;
}

/** Compares monsters by token id. */
export function compareTokens(a: BoardMonster, b: BoardMonster): number {
  return a.token < b.token ? -1 : 1;
}

/** Sorts by Awareness, lowest first, then by token id (H-MONSTER-MOVE-02). */
function sortByAwareness(g: Game, monsters: readonly BoardMonster[]): BoardMonster[] {
  return [...monsters].sort((a, b) => awarenessOf(g, a) - awarenessOf(g, b) || compareTokens(a, b));
}

function intentionOf(g: Game, monster: BoardMonster): MonsterIntention {
  const { token, at: from } = monster;
  const plan = planMove(g, monster);
  const { reason } = plan;
  if (plan.does === 'stay') return { token, from, goal: 'stay', to: [from], path: [], targets: [], reason };
  if (plan.does === 'special') return { token, from, goal: plan.goal, to: [], path: [], targets: [], reason };
  const { goal } = plan;
  const targets = plan.nearest.map(({ target }) => target);
  const next = nextPlaces(plan.routes);
  const ends = new Set<string>();
  let path: string[] = next.length === 1 ? [...next] : [];
  for (const place of next) {
    const onward = secondStepPlaces(g, { ...monster, at: place }, plan.routes);
    for (const end of onward ?? [place]) ends.add(end);
    if (next.length === 1 && onward?.length === 1) path = [place, ...onward];
  }
  return { token, from, goal, to: [...ends], path, targets, reason };
}

/** Returns the next places of a fast monster after its first step; undefined: it stays there (H-MONSTER-MOVE-21). */
function secondStepPlaces(
  g: Game,
  monster: BoardMonster,
  routes: readonly MonsterRoute[],
): readonly string[] | undefined {
  if (movementTypeOf(g, monster).steps < 2) return undefined;
  const plan = planSecondStep(g, monster, routes);
  return plan?.does === 'go' ? nextPlaces(plan.routes) : undefined;
}

/**
 * Plans the second step of a fast monster. None if it has reached its goal or an investigator. Otherwise it plans anew,
 * or by house rule keeps its goal (H-MONSTER-MOVE-21).
 */
export function planSecondStep(g: Game, monster: BoardMonster, routes: readonly MonsterRoute[]): MovePlan | undefined {
  if (routes.some(({ target }) => target === monster.at) || hasInvestigatorAt(g, monster.at)) return undefined;
  if (g.s.houseRules.secondStep === 'afresh') return planMove(g, monster);
  const keptTargets = routes.filter(({ to }) => to.includes(monster.at)).map(({ target }) => target);
  return planWalk(g, monster.at, goalOf(g, monster, g.monster(monster.token)).goal, keptTargets);
}

import { isHeld } from '../../common/board/monster-moves.js';
import { figures } from '../../common/figures/modifiers.js';
import { isClosed } from '../board/places.js';
import { associatedPlaces, shownOn } from '../board/symbols.js';
import { tiedForFirst } from '../day/first.js';
import { type Game, isInCity, monstersInCity } from '../game.js';
import type { BoardMonster, Investigator } from '../state.js';
import { distancesFrom, firstSteps } from './distances.js';
import { specialMove } from './special-moves.js';

/** What a monster is after (H-MONSTER-MOVE-05, H-MONSTER-MOVE-06, H-MONSTER-MOVE-07, H-MONSTER-MOVE-08). */
export type Goal = 'hunt' | 'collect' | 'act';

/** One of the nearest places a monster is after, and the places it may go to next on its way there. */
export interface Way {
  readonly target: string;
  readonly to: readonly string[];
}

/**
 * What settles which of several it goes for: nothing has to, an arrow does, the First Investigator among those nearest,
 * or the team (H-MONSTER-MOVE-12 to H-MONSTER-MOVE-17).
 */
export type Settles = 'nothing' | 'white' | 'black' | 'first' | 'team';

/** What a monster would do if it moved now. `reason`: a message key. */
export type Mind =
  | { readonly does: 'stay'; readonly goal: Goal; readonly reason: string }
  /** On its way: `nearest` are all the places it has in mind, `ways` those that are left when the arrows have spoken. */
  | {
      readonly does: 'go';
      readonly goal: Goal;
      readonly reason: string;
      readonly how: 'walk' | 'fly' | 'teleport' | 'pounce';
      readonly nearest: readonly string[];
      readonly ways: readonly Way[];
      readonly settles: Settles;
    }
  /** What its token says in place of moving. */
  | { readonly does: 'special'; readonly goal: Goal; readonly reason: string };

// ---- goals ----

/**
 * What a monster is after, and the places where that is (H-MONSTER-MOVE-05 to H-MONSTER-MOVE-11). Closed ones do not
 * count, nor do clues to which no way leads (H-MONSTER-MOVE-35).
 */
export function goalOf(g: Game, monster: BoardMonster): { goal: Goal; places: string[] } {
  const { token, clues } = monster;
  const { symbol } = g.monster(token);
  const { grey, black } = shownOn(g, symbol);
  // H-MONSTER-MOVE-05, H-MONSTER-MOVE-11
  if (!grey && !black) return { goal: 'hunt', places: peopledPlaces(g) };
  // H-MONSTER-MOVE-08
  if (clues > 0) return { goal: 'act', places: associatedPlaces(g, symbol).filter((place) => !isClosed(g, place)) };
  const lying = Object.keys(g.s.clues).filter((place) => (g.s.clues[place] ?? 0) > 0 && canReach(g, monster, place));
  // H-MONSTER-MOVE-06, H-MONSTER-MOVE-07
  return lying.length > 0 ? { goal: 'collect', places: lying } : { goal: 'hunt', places: peopledPlaces(g) };
}

/** Whether a monster can come to a place at all, in its manner of moving. */
function canReach(g: Game, { token, at }: BoardMonster, place: string): boolean {
  if (isClosed(g, place)) return false;
  return g.s.closed.length === 0 || figures(g, token).movement === 'flying' || distancesFrom(g, at).has(place);
}

/** Where investigators are in the city, each place once (H-MONSTER-MOVE-18, H-MONSTER-MOVE-19). */
function peopledPlaces(g: Game): string[] {
  const places = new Set<string>();
  for (const { place } of g.s.investigators) if (isInCity(g, place)) places.add(place);
  return [...places].filter((place) => !isClosed(g, place));
}

/** Whether somebody is where a monster is (H-MONSTER-MOVE-03). */
export function isSomebodyAt(g: Game, place: string): boolean {
  return g.s.investigators.some((who) => who.place === place);
}

// ---- what it would do ----

/** What a monster would do if it moved now; nothing changes. `steps`: from where it stands, for what is not yet so. */
export function mindOf(g: Game, monster: BoardMonster): Mind {
  const now = figures(g, monster.token);
  const { goal, places } = goalOf(g, monster);
  const stay = (reason: string): Mind => ({ does: 'stay', goal, reason });
  if (isHeld(g, g.monster(monster.token), now)) return stay('mind.held');
  // H-MONSTER-MOVE-03, H-MONSTER-MOVE-30
  if (isSomebodyAt(g, monster.at)) return stay('mind.met');
  const special = now.movement === 'unique' ? specialMove(g, monster, goal, places) : undefined;
  if (special) return special;
  // H-MONSTER-MOVE-04
  if (places.includes(monster.at)) return stay('mind.there');
  if (places.length === 0) return stay(goal === 'hunt' ? 'mind.nobody' : 'mind.no-way');
  if (now.movement === 'flying') return fly(g, monster, goal, places);
  // H-MONSTER-MOVE-27, H-MONSTER-MOVE-28
  const teleports = now.movement === 'stationary' && monster.clues >= 2;
  return walk(g, monster.at, goal, places, teleports ? 'teleport' : 'walk');
}

/**
 * From a location to the Sky, from the Sky to any of the places it is after: all are equally near (H-MONSTER-MOVE-22,
 * H-MONSTER-MOVE-23, H-MONSTER-MOVE-24, H-MONSTER-MOVE-25).
 */
function fly(g: Game, { at }: BoardMonster, goal: Goal, places: readonly string[]): Mind {
  if (g.place(at).kind !== 'sky') {
    const ways = places.map((target) => ({ target, to: ['sky'] }));
    return { does: 'go', goal, reason: `mind.${goal}.up`, how: 'fly', nearest: places, ways, settles: 'nothing' };
  }
  const ways = places.map((target) => ({ target, to: [target] }));
  return decided(g, goal, 'fly', places, ways, 'nothing');
}

/**
 * On foot, or straight to where the way on foot would lead: the nearest; of several the white arrow's, if it approaches
 * any, or else the black one's (H-MONSTER-MOVE-12 to H-MONSTER-MOVE-17).
 */
export function walk(
  g: Game,
  at: string,
  goal: Goal,
  places: readonly string[],
  how: 'walk' | 'teleport' | 'pounce' = 'walk',
): Mind {
  const nearest = nearestOf(g, at, places);
  if (nearest.length === 0) return { does: 'stay', goal, reason: 'mind.no-way' };
  const straight = how !== 'walk';
  const ways = nearest.map((target) => ({ target, to: firstSteps(g, at, target) }));
  const arrived = (some: readonly Way[]): Way[] => some.map(({ target }) => ({ target, to: [target] }));
  const open = straight ? nearest : union(ways);
  if (open.length > 1) {
    for (const arrow of ['white', 'black'] as const) {
      const next = g.place(at)[arrow];
      const approached = ways.filter(({ to }) => next !== undefined && to.includes(next));
      if (next === undefined || approached.length === 0) continue;
      const along = straight ? arrived(approached) : approached.map(({ target }) => ({ target, to: [next] }));
      return decided(g, goal, how, nearest, along, arrow);
    }
  }
  return decided(g, goal, how, nearest, straight ? arrived(ways) : ways, 'nothing');
}

/** Those of some places that are the fewest steps away; what cannot be reached does not count (H-MONSTER-MOVE-35). */
export function nearestOf(g: Game, from: string, places: readonly string[]): string[] {
  const steps = distancesFrom(g, from);
  let nearest: string[] = [];
  let least = Number.POSITIVE_INFINITY;
  for (const place of places) {
    const n = steps.get(place);
    if (n === undefined || n > least) continue;
    if (n < least) nearest = [];
    least = n;
    nearest.push(place);
  }
  return nearest;
}

/** Says who has to settle what the arrows leave open: the First Investigator for hunters, the team for others. */
export function decided(
  g: Game,
  goal: Goal,
  how: 'walk' | 'fly' | 'teleport' | 'pounce',
  nearest: readonly string[],
  ways: readonly Way[],
  arrow: 'nothing' | 'white' | 'black',
): Mind {
  let settles: Settles = arrow;
  let left = ways;
  if (union(ways).length > 1) {
    settles = 'team';
    if (goal === 'hunt' && ways.length > 1) {
      settles = 'first';
      left = ways.filter(({ target }) => firstsAmong(g, ways).some(({ place }) => place === target));
    }
  }
  return { does: 'go', goal, reason: `mind.${goal}.${settles}`, how, nearest, ways: left, settles };
}

/** Those tied for First Investigator of all who are at some of these places (H-MONSTER-MOVE-14). */
export function firstsAmong(g: Game, ways: readonly Way[]): Investigator[] {
  return tiedForFirst(g.s.investigators.filter(({ place }) => ways.some(({ target }) => target === place)));
}

/** All places some ways lead to next, each once. */
export function union(ways: readonly Way[]): readonly string[] {
  const [first, ...others] = ways;
  if (first && others.length === 0) return first.to;
  const places: string[] = [];
  for (const { to } of ways) for (const place of to) if (!places.includes(place)) places.push(place);
  return places;
}

// ---- for players to see beforehand ----

/** What a monster has in mind, before it moves, as plain data. */
export interface Intention {
  readonly token: string;
  readonly from: string;
  readonly goal: Goal | 'stay';
  /** Where it would be after moving; several where somebody has to choose, none where it does something else. */
  readonly to: readonly string[];
  /** The places it comes through on its way there, in order, as far as that is certain; the last is where it ends. */
  readonly path: readonly string[];
  /** The nearest of the places it is after. */
  readonly targets: readonly string[];
  /** Message key of the reason. */
  readonly reason: string;
}

/**
 * What every monster in the city would do if it moved now, in the order in which they move. Those that come later may
 * change their minds over what those before them do.
 */
export function intentions(g: Game): Intention[] {
  return inOrderOfAwareness(g, monstersInCity(g)).map((monster) => intentionOf(g, monster));
}

/** Those of the lowest Awareness, in the order in which their tokens are named (H-MONSTER-MOVE-02). */
export function lowestAwareness(g: Game, monsters: readonly BoardMonster[]): BoardMonster[] {
  let lowest: BoardMonster[] = [];
  let least = Number.POSITIVE_INFINITY;
  for (const monster of monsters) {
    const { awareness } = g.monster(monster.token);
    if (awareness > least) continue;
    if (awareness < least) lowest = [];
    least = awareness;
    lowest.push(monster);
  }
  return lowest.sort((a, b) => (a.token < b.token ? -1 : 1));
}

/** The lowest Awareness first; equal ones as their tokens are named (H-MONSTER-MOVE-02). */
function inOrderOfAwareness(g: Game, monsters: readonly BoardMonster[]): BoardMonster[] {
  const awareness = ({ token }: BoardMonster) => g.monster(token).awareness;
  return [...monsters].sort((a, b) => awareness(a) - awareness(b) || (a.token < b.token ? -1 : 1));
}

function intentionOf(g: Game, monster: BoardMonster): Intention {
  const { token, at: from } = monster;
  const mind = mindOf(g, monster);
  const { reason } = mind;
  if (mind.does === 'stay') return { token, from, goal: 'stay', to: [from], path: [], targets: [], reason };
  if (mind.does === 'special') return { token, from, goal: mind.goal, to: [], path: [], targets: [], reason };
  const { goal, nearest: targets } = mind;
  const next = union(mind.ways);
  const ends = new Set<string>();
  let path: string[] = next.length === 1 ? [...next] : [];
  for (const place of next) {
    const onward = secondStep(g, { ...monster, at: place }, mind.ways);
    for (const end of onward ?? [place]) ends.add(end);
    if (next.length === 1 && onward?.length === 1) path = [place, ...onward];
  }
  return { token, from, goal, to: [...ends], path, targets, reason };
}

/** Where a fast monster would go from the place in between; undefined: it stays there (H-MONSTER-MOVE-21). */
function secondStep(g: Game, monster: BoardMonster, ways: readonly Way[]): readonly string[] | undefined {
  if (figures(g, monster.token).movement !== 'fast') return undefined;
  const mind = goesOn(g, monster, ways);
  return mind?.does === 'go' ? union(mind.ways) : undefined;
}

/**
 * What a fast monster has in mind after its first step on one of these ways: nothing where it has reached its goal or an
 * investigator; else it takes its bearings afresh, or by house rule keeps its goal (H-MONSTER-MOVE-21).
 */
export function goesOn(g: Game, monster: BoardMonster, ways: readonly Way[]): Mind | undefined {
  if (ways.some(({ target }) => target === monster.at) || isSomebodyAt(g, monster.at)) return undefined;
  if (g.s.houseRules.secondStep === 'afresh') return mindOf(g, monster);
  const kept = ways.filter(({ to }) => to.includes(monster.at)).map(({ target }) => target);
  return walk(g, monster.at, goalOf(g, monster).goal, kept);
}

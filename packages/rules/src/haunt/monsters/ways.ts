import { tiedForFirst } from '../day/first.js';
import type { Game } from '../game.js';
import type { BoardMonster, Investigator } from '../state.js';
import { wayOnFoot, waysFrom } from './distances.js';

/** What a monster is after (H-MONSTER-MOVE-05, H-MONSTER-MOVE-06, H-MONSTER-MOVE-07, H-MONSTER-MOVE-08). */
export type Goal = 'hunt' | 'collect' | 'act';

/** One of the nearest places a monster is after, and the places it may go to next on its way there. */
export interface Way {
  readonly target: string;
  readonly to: readonly string[];
}

/** One that is gone on foot. */
export interface WayOnFoot extends Way {
  /** How many steps it is. */
  readonly steps: number;
}

/**
 * What settles which of several it goes for: nothing has to, an arrow does, the First Investigator among those nearest,
 * or the team (H-MONSTER-MOVE-12 to H-MONSTER-MOVE-17).
 */
export type Settles = 'nothing' | 'white' | 'black' | 'first' | 'team';

/** What a monster would do if it moved now. `reason`: a message key. */
export type Mind =
  | { readonly does: 'stay'; readonly reason: string }
  /** On its way: `nearest` are those to all the places it has in mind, `ways` those that are left when the arrows have spoken. */
  | {
      readonly does: 'go';
      readonly goal: Goal;
      readonly reason: string;
      readonly how: 'walk' | 'fly' | 'teleport' | 'pounce';
      readonly nearest: readonly Way[];
      readonly ways: readonly Way[];
      readonly settles: Settles;
    }
  /** What its token says in place of moving. */
  | { readonly does: 'special'; readonly goal: Goal; readonly reason: string };

/** Why a monster stays where it is whatever way it has of moving: it is there, or has nowhere to go (H-MONSTER-MOVE-04). */
export function staysFor({ at }: BoardMonster, goal: Goal, places: readonly string[]): Mind | undefined {
  if (places.includes(at)) return { does: 'stay', reason: 'mind.there' };
  if (places.length > 0) return undefined;
  return { does: 'stay', reason: goal === 'hunt' ? 'mind.nobody' : 'mind.no-way' };
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
  if (nearest.length === 0) return { does: 'stay', reason: 'mind.no-way' };
  const straight = how !== 'walk';
  if ((straight ? nearest : union(nearest)).length > 1) {
    for (const arrow of ARROWS) {
      const along = alongArrow(nearest, g.place(at)[arrow], straight);
      if (along.length > 0) return decided(g, goal, how, nearest, along, arrow);
    }
  }
  return decided(g, goal, how, nearest, straight ? nearest.map(arrived) : nearest, 'nothing');
}
const ARROWS = ['white', 'black'] as const;

/** The ways that an arrow approaches, as they are gone by it. */
function alongArrow(ways: readonly Way[], next: string | undefined, straight: boolean): readonly Way[] {
  if (next === undefined) return [];
  const approached = ways.filter(({ to }) => to.includes(next));
  return straight ? approached.map(arrived) : approached.map(({ target }) => ({ target, to: [next] }));
}

/** Where a way leads if it is gone in one go. */
function arrived({ target }: Way): Way {
  return { target, to: [target] };
}

/** The ways to those of some places that are the fewest steps away; what cannot be reached does not count (H-MONSTER-MOVE-35). */
function nearestOf(g: Game, at: string, places: readonly string[]): WayOnFoot[] {
  const from = waysFrom(g, at);
  let nearest: WayOnFoot[] = [];
  let least = Number.POSITIVE_INFINITY;
  for (const place of places) {
    const way = wayOnFoot(g, from, place);
    if (way === undefined || way.steps > least) continue;
    if (way.steps < least) nearest = [];
    least = way.steps;
    nearest.push(way);
  }
  return nearest;
}

/** Why a monster goes where it goes, as a message key. */
const REASONS = {
  hunt: reasonsOf('hunt'),
  collect: reasonsOf('collect'),
  act: reasonsOf('act'),
};
function reasonsOf(goal: Goal): Readonly<Record<Settles, string>> {
  const as = (settles: Settles) => `mind.${goal}.${settles}`;
  return { nothing: as('nothing'), white: as('white'), black: as('black'), first: as('first'), team: as('team') };
}

/** Says who has to settle what the arrows leave open: the First Investigator for hunters, the team for others. */
export function decided(
  g: Game,
  goal: Goal,
  how: 'walk' | 'fly' | 'teleport' | 'pounce',
  nearest: readonly Way[],
  ways: readonly Way[],
  arrow: 'nothing' | 'white' | 'black',
): Mind {
  let settles: Settles = arrow;
  let left = ways;
  if (union(ways).length > 1) {
    settles = 'team';
    if (goal === 'hunt' && ways.length > 1) {
      settles = 'first';
      left = toFirsts(g, ways);
    }
  }
  return { does: 'go', goal, reason: REASONS[goal][settles], how, nearest, ways: left, settles };
}

/** Those of some ways that lead to who is tied for First Investigator of all at their ends. */
function toFirsts(g: Game, ways: readonly Way[]): Way[] {
  const firsts = firstsAmong(g, ways);
  return ways.filter(({ target }) => firsts.some(({ place }) => place === target));
}

/** Those tied for First Investigator of all who are at some of these places (H-MONSTER-MOVE-14). */
export function firstsAmong(g: Game, ways: readonly Way[]): Investigator[] {
  return tiedForFirst(g.s.investigators.filter(({ place }) => ways.some(({ target }) => target === place)));
}

/** All places some ways lead to next, each once. */
export function union(ways: readonly Way[]): readonly string[] {
  if (ways.length === 1) return (ways[0] as Way).to;
  const places: string[] = [];
  for (const { to } of ways) for (const place of to) if (!places.includes(place)) places.push(place);
  return places;
}

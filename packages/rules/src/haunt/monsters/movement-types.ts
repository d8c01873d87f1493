import type { MonsterGoal, MovePlan } from '../contracts.js';
import type { HauntBoardRules, MovementType } from '../game.js';
import { type Game, isInCity } from '../game.js';
import type { BoardMonster } from '../state.js';
import { createGoPlan, planStay, planWalk } from './routes.js';

/** On foot, one step. */
const ON_FOOT: MovementType = {
  steps: 1,
  plan: (g, monster, goal, places) => planStay(monster, goal, places) ?? planWalk(g, monster.at, goal, places),
};

/** The movement types of monsters by border colour; the base game has no stalking or swimming monsters. */
export const MOVEMENT_TYPES: HauntBoardRules['moves'] = {
  normal: ON_FOOT,
  // H-MONSTER-MOVE-20, H-MONSTER-MOVE-21
  fast: { ...ON_FOOT, steps: 2 },
  // H-MONSTER-MOVE-27, H-MONSTER-MOVE-28
  stationary: {
    steps: 1,
    plan: (g, monster, goal, places) =>
      planStay(monster, goal, places) ??
      planWalk(g, monster.at, goal, places, monster.clues >= 2 ? 'teleport' : 'walk'),
  },
  flying: {
    steps: 1,
    reachesAnywhere: true,
    plan: (g, monster, goal, places) => planStay(monster, goal, places) ?? planFlight(g, monster, goal, places),
  },
  unique: {
    steps: 1,
    plan: (g, monster, goal, places) =>
      planSpecialMove(g, monster, goal, places) ?? ON_FOOT.plan(g, monster, goal, places),
  },
  stalker: undefined,
  aquatic: undefined,
};

const SKY: readonly string[] = ['sky'];

/**
 * Flies from a location to the Sky, and from the Sky to any place of its goal. All of these are equally near
 * (H-MONSTER-MOVE-22, H-MONSTER-MOVE-23, H-MONSTER-MOVE-24, H-MONSTER-MOVE-25).
 */
function planFlight(g: Game, { at }: BoardMonster, goal: MonsterGoal, places: readonly string[]): MovePlan {
  if (g.place(at).kind !== 'sky') {
    const ways = places.map((target) => ({ target, to: SKY }));
    return {
      does: 'go',
      goal,
      reason: `mind.${goal}.up`,
      how: 'fly',
      nearest: ways,
      routes: ways,
      tieBreaker: 'nothing',
    };
  }
  const ways = places.map((target) => ({ target, to: [target] }));
  return createGoPlan(g, goal, 'fly', ways, ways, 'nothing');
}

/**
 * Plans the move of a green border by its token, with no investigator there (H-MONSTER-MOVE-29, H-MONSTER-MOVE-30).
 * Undefined: the token has no text, and the monster walks.
 */
function planSpecialMove(
  g: Game,
  { token, at }: BoardMonster,
  goal: MonsterGoal,
  places: readonly string[],
): MovePlan | undefined {
  const { move } = g.monster(token);
  if (!move) return undefined;
  if ('hunts' in move) return planPounce(g, at, move.sparing);
  // Its effect is on investigators in the city. It does nothing with its goal reached or no one to affect.
  if (places.includes(at)) return { does: 'stay', reason: 'mind.there' };
  if (!g.s.investigators.some(({ place }) => isInCity(g, place))) return { does: 'stay', reason: 'mind.nobody' };
  return { does: 'special', goal, reason: 'mind.special' };
}

/**
 * Goes straight to the nearest investigator in a location, at any distance; some locations are spared. It has no other
 * goal (H-MONSTER-MOVE-30). Among equally near ones the arrows decide, as for any hunting monster. Otherwise its prey
 * is the First Investigator of them (H-MONSTER-MOVE-12, H-MONSTER-MOVE-13, H-MONSTER-MOVE-14).
 */
function planPounce(g: Game, at: string, sparing: readonly string[]): MovePlan {
  const places = new Set<string>();
  for (const { place } of g.s.investigators) {
    if (g.place(place).kind === 'location' && !sparing.includes(place) && !g.rules.board.isClosed(g, place))
      places.add(place);
  }
  return places.size === 0 ? { does: 'stay', reason: 'mind.nobody' } : planWalk(g, at, 'hunt', [...places], 'pounce');
}

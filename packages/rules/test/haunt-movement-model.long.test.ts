/**
 * Independent model of monster movement, straight from the document and without the rules' code. All outcomes of any
 * choice of the team are compared with those of the rules from the same position.
 */

import { BASE } from '@vigil/content';
import { describe, expect, it } from 'vitest';
import { runMonsterMovement } from '../src/haunt/monsters/monster-movement.js';
import type { MythosDef } from '../src/language/components.js';
import { createPosition, mythosCard, runTrial } from './haunt-trial.js';
import { createSeededRandom } from './seeded-random.js';

interface Person {
  readonly place: string;
  readonly sanity: number;
  readonly stamina: number;
}
interface PlacedMonster {
  readonly token: string;
  readonly at: string;
  readonly clues: number;
}
interface Board {
  readonly monsters: readonly PlacedMonster[];
  readonly clues: Readonly<Record<string, number>>;
}
interface Scene extends Board {
  readonly people: readonly Person[];
  readonly closed: readonly string[];
  readonly cards: readonly MythosDef[];
}

// ---- the board ----

const STREETS = new Map(BASE.streets.map((street) => [street.id, street]));
const STREET_OF = new Map(BASE.locations.map(({ id, street }) => [id, street]));
const PLACES = [...STREETS.keys(), ...STREET_OF.keys()];
const NEIGHBOURS = new Map(
  PLACES.map((place) => {
    const street = STREETS.get(place);
    if (!street) return [place, [STREET_OF.get(place) as string]];
    const buildings = [...STREET_OF].filter(([, of]) => of === place).map(([id]) => id);
    return [place, [...street.connects, ...buildings]];
  }),
);
const arrowOf = (place: string, colour: 'white' | 'black') => STREETS.get(place)?.[colour] ?? STREET_OF.get(place);

/** Returns the number of steps to every reachable place, without closed ones. */
function stepsFrom(from: string, closed: readonly string[]): ReadonlyMap<string, number> {
  const steps = new Map([[from, 0]]);
  for (const [place, n] of steps) {
    for (const next of NEIGHBOURS.get(place) as string[]) {
      if (!steps.has(next) && !closed.includes(next)) steps.set(next, n + 1);
    }
  }
  return steps;
}
const stepsBetween = ({ closed }: Scene, from: string, to: string) =>
  stepsFrom(from, closed).get(to) ?? Number.POSITIVE_INFINITY;
const kindOf = (token: string) => BASE.monsters.find(({ id }) => token.startsWith(id)) as (typeof BASE.monsters)[0];

// ---- model of the document ----

type Goal = 'hunt' | 'collect' | 'act';

/** Returns the goal of a monster and the places that fulfil it (L262 to L276). */
function goalOf({ people, cards, closed }: Scene, { clues }: Board, monster: PlacedMonster): [Goal, string[]] {
  const { symbol } = kindOf(monster.token);
  const showing = cards.filter(({ white, black }) => [...white, ...black].includes(symbol));
  const prey = [...new Set(people.map(({ place }) => place))];
  if (showing.length === 0) return ['hunt', prey];
  if (monster.clues > 0) return ['act', [...new Set(showing.map(({ gate }) => gate as string))]];
  const flies = kindOf(monster.token).movement === 'flying';
  const inReach = (place: string) => !closed.includes(place) && (flies || stepsFrom(monster.at, closed).has(place));
  const lying = Object.keys(clues).filter((place) => (clues[place] as number) > 0 && inReach(place));
  return lying.length > 0 ? ['collect', lying] : ['hunt', prey];
}

/** Returns the places of the First Investigators among those at some places; ties included (L633). */
function preferredPlaces({ people }: Scene, places: readonly string[]): string[] {
  const there = people.filter(({ place }) => places.includes(place));
  const sanity = Math.max(...there.map((one) => one.sanity));
  const sanest = there.filter((one) => one.sanity === sanity);
  const stamina = Math.max(...sanest.map((one) => one.stamina));
  return [...new Set(sanest.filter((one) => one.stamina === stamina).map(({ place }) => place))];
}

/** Returns each result of a tie: the tied goals and the next places on the paths. */
function nextSteps(
  scene: Scene,
  at: string,
  goal: Goal,
  targets: readonly string[],
): { goals: string[]; next: string[] }[] {
  const least = Math.min(...targets.map((target) => stepsBetween(scene, at, target)));
  if (least === Number.POSITIVE_INFINITY) return [];
  const nearest = targets.filter((target) => stepsBetween(scene, at, target) === least);
  const nearer = (next: string, to: readonly string[]) =>
    scene.closed.includes(next) ? [] : to.filter((target) => stepsBetween(scene, next, target) < least);
  for (const colour of ['white', 'black'] as const) {
    const next = arrowOf(at, colour) as string;
    const goals = nearer(next, nearest);
    if (goals.length > 0) return [{ goals, next: [next] }];
  }
  const remaining = goal === 'hunt' ? preferredPlaces(scene, nearest) : nearest;
  const on = NEIGHBOURS.get(at) as string[];
  return remaining.map((target) => ({ goals: [target], next: on.filter((next) => nearer(next, [target]).length > 0) }));
}

const hasInvestigators = ({ people }: Scene, place: string) => people.some((one) => one.place === place);

/** Moves a monster to a place, where it takes the Clues (L300). */
function arrive(board: Board, monster: PlacedMonster, at: string, paid = 0): Board {
  const { [at]: found = 0, ...clues } = board.clues;
  const moved = { ...monster, at, clues: monster.clues - paid + found };
  return { clues, monsters: board.monsters.map((one) => (one.token === monster.token ? moved : one)) };
}

/** Returns every board that the move of one monster can lead to (L284 to L294). */
function move(scene: Scene, board: Board, token: string, second = false): Board[] {
  const monster = board.monsters.find((one) => one.token === token) as PlacedMonster;
  const { movement } = kindOf(token);
  const { at } = monster;
  if (hasInvestigators(scene, at)) return [board];
  let [goal, targets] = goalOf(scene, board, monster);
  if (movement === 'unique') {
    goal = 'hunt';
    targets = scene.people
      .map(({ place }) => place)
      .filter((place) => STREET_OF.has(place) && place !== 'st-marys-hospital' && place !== 'arkham-asylum');
  }
  targets = targets.filter((target) => !scene.closed.includes(target));
  if (targets.includes(at) || targets.length === 0) return [board];
  if (movement === 'flying') {
    if (at !== 'sky') return [arrive(board, monster, 'sky')];
    return (goal === 'hunt' ? preferredPlaces(scene, targets) : targets).map((target) =>
      arrive(board, monster, target),
    );
  }
  const open = nextSteps(scene, at, goal, targets);
  // No path leads there (H-MONSTER-MOVE-35).
  if (open.length === 0) return [board];
  const teleports = movement === 'stationary' && monster.clues >= 2;
  if (teleports || movement === 'unique') {
    return open.flatMap(({ goals }) =>
      (goal === 'hunt' ? preferredPlaces(scene, goals) : goals).map((target) =>
        arrive(board, monster, target, teleports ? 1 : 0),
      ),
    );
  }
  return open.flatMap(({ goals, next }) =>
    next.flatMap((place) => {
      const after = arrive(board, monster, place);
      if (movement !== 'fast' || second || goals.includes(place)) return [after];
      return move(scene, after, token, true);
    }),
  );
}

const boardKey = ({ monsters, clues }: Board): string =>
  JSON.stringify([
    monsters.map(({ token, at, clues: n }) => `${token} ${at} ${n}`).sort(),
    Object.entries(clues)
      .filter(([, n]) => n > 0)
      .sort(),
  ]);

/** Collects all final boards: lowest Awareness first, equal ones in every order (L851). */
function modelOutcomes(scene: Scene): Set<string> {
  let boards: { board: Board; left: readonly string[] }[] = [
    { board: scene, left: scene.monsters.map(({ token }) => token) },
  ];
  for (let n = scene.monsters.length; n > 0; n--) {
    boards = boards.flatMap(({ board, left }) => {
      const lowest = Math.min(...left.map((token) => kindOf(token).awareness));
      return left
        .filter((token) => kindOf(token).awareness === lowest)
        .flatMap((token) =>
          move(scene, board, token).map((after) => ({ board: after, left: left.filter((one) => one !== token) })),
        );
    });
    boards = [...new Map(boards.map((one) => [boardKey(one.board) + one.left.join(), one])).values()];
  }
  return new Set(boards.map(({ board }) => boardKey(board)));
}

// ---- outcomes of the rules ----

/** Collects the final boards of all answers to the rules' questions. */
function engineOutcomes({ people, cards, monsters, clues, closed }: Scene): Set<string> {
  const found = new Set<string>();
  const open: string[][] = [[]];
  for (const answers of open) {
    const t = runTrial(
      createPosition(people, {
        monsters: monsters.map((one) => ({ ...one })),
        clues: { ...clues },
        closed: closed.map((at) => ({ at, until: 2 })),
        mythos: cards.map(({ id }) => id),
      }),
      (g) => runMonsterMovement(g),
      { mythos: cards },
    );
    for (const answer of answers) t.answer(answer);
    if (t.play.decisions.length === 0) found.add(boardKey({ monsters: t.state.monsters, clues: t.state.clues }));
    else for (const option of t.options()) open.push([...answers, option]);
  }
  return found;
}

// ---- positions ----

const SYMBOLS = ['circle', 'crescent', 'diamond', 'hexagon', 'plus', 'slash', 'square', 'star', 'triangle'] as const;
/** All kinds except those that roll a die instead of moving. */
const TOKENS = BASE.monsters
  .filter(({ inCup, id }) => inCup && id !== 'chthonian')
  .flatMap(({ id, count }) => Array.from({ length: Math.min(2, count) }, (_, n) => `${id}-${n + 1}`));
const UNSTABLE = BASE.locations.filter(({ stable }) => !stable).map(({ id }) => id);

function createScene(n: number): Scene {
  const { below, one, times } = createSeededRandom(n);
  const people = times(1 + below(3), () => ({ place: one(PLACES), sanity: 3 + below(3), stamina: 4 + below(2) }));
  const cards = times(1 + below(3), (i) =>
    mythosCard(`card-${i}`, { gate: one(UNSTABLE), white: [one(SYMBOLS), one(SYMBOLS)], black: [one(SYMBOLS)] }),
  );
  const tokens = [...new Set(times(1 + below(3), () => one(TOKENS)))];
  const monsters = tokens.map((token) => ({
    token,
    at: below(5) === 0 ? 'sky' : one(PLACES),
    clues: [0, 0, 1, 2, 3][below(5)] as number,
  }));
  const flying = monsters.map((stand) =>
    stand.at === 'sky' && kindOf(stand.token).movement !== 'flying' ? { ...stand, at: one(PLACES) } : stand,
  );
  const clues: Record<string, number> = {};
  for (let remaining = below(4); remaining > 0; remaining--) clues[one(PLACES)] = 1 + below(2);
  for (const { at } of flying) delete clues[at];
  const occupied = [...people.map(({ place }) => place), ...flying.map(({ at }) => at)];
  const closed = times(below(4), () => one(PLACES)).filter((place) => !occupied.includes(place));
  return { people, cards, closed, monsters: flying, clues };
}

describe('the movement of monsters', () => {
  it('has the same outcomes as the model in every random position [H-MONSTER-MOVE-01 to 28, H-MONSTER-MOVE-33, H-MONSTER-MOVE-35]', () => {
    for (let n = 0; n < 600; n++) {
      const scene = createScene(n);
      const expected = [...modelOutcomes(scene)].sort();
      const actual = [...engineOutcomes(scene)].sort();
      expect(actual, `position ${n}: ${JSON.stringify(scene)}`).toEqual(expected);
    }
  });
});

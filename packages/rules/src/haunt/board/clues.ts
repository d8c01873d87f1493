import type { Rule } from '@vigil/engine';
import { loseClues } from '../../common/resources/resources.js';
import { optionId } from '../../language/questions/index.js';
import { type Game, investigatorsAt, investigatorsInPlay, monstersIn } from '../game.js';
import { changeClues } from '../monsters/monster-clues.js';
import { askTeam } from '../people/team.js';
import type { BoardMonster, Investigator } from '../state.js';

/** Clue tokens in the base box (H-EXHAUST-01; to be confirmed by counting one). */
export const CLUE_TOKENS = 48;

// ---- the pool ----

/** Counts clue tokens in the pool: not on the board, on monsters or with investigators. */
export function cluesInPool(g: Game): number {
  let used = 0;
  for (const n of Object.values(g.s.clues)) used += n;
  for (const { clues } of g.s.monsters) used += clues;
  for (const { clues } of g.s.investigators) used += clues;
  return Math.max(0, g.rules.board.clueTokens(g) - used);
}

/**
 * Returns the available part of `n` clues. For each one due from an empty pool, every investigator returns one
 * first. Clues still missing are not placed (H-EXHAUST-01, H-EXHAUST-02). Money is unlimited.
 */
export function availableFromSupply(g: Game, what: 'clue' | 'money', n: number): number {
  if (what === 'money') return n;
  let pool = cluesInPool(g);
  for (let available = 0; available < n; available++) {
    if (pool <= available) {
      for (const who of investigatorsInPlay(g)) loseClues(g, who, 1, 'H-EXHAUST-01');
      pool = cluesInPool(g);
      if (pool <= available) return available;
    }
  }
  return n;
}

// ---- placing clues ----

/**
 * Places a clue: with an investigator there, else with a monster, else on the board, gate or no gate (H-UPKEEP-22 to
 * H-UPKEEP-26).
 */
export function* placeClue(g: Game, at: string): Rule {
  if (g.rules.people.availableFromSupply(g, 'clue', 1) === 0) return;
  g.emit?.({ type: 'clue', at, placed: 1 });
  const people = investigatorsAt(g, at);
  if (people.length > 0) {
    const who = people.length === 1 ? (people[0] as Investigator) : yield* chooseTaker(g, at);
    who.clues++;
    g.emit?.({ type: 'cluesTaken', seat: who.seat, at, amount: 1 });
    return;
  }
  const monsters = monstersIn(g, at);
  if (monsters.length === 1 && g.cluesAt(at) === 0) return changeClues(g, monsters[0] as BoardMonster, 1, at);
  g.setClues(at, g.cluesAt(at) + 1);
  yield* collectCluesAt(g, at);
}

/** Lets the team choose among several investigators there (H-UPKEEP-23); the clue lies there meanwhile. */
function* chooseTaker(g: Game, at: string): Rule<Investigator> {
  g.setClues(at, g.cluesAt(at) + 1);
  const who = yield* askTeam<Investigator>(g, (by) => ({
    by,
    key: 'q.take-clue',
    args: { place: at },
    why: 'H-UPKEEP-23',
    options: investigatorsAt(g, at).map((who) => ({
      id: optionId.seat(who.seat),
      value: who,
      key: 'o.take-clue',
      args: { investigator: who.id },
      on: who.id,
    })),
  }));
  removeClues(g, at, 1);
  return who;
}

/**
 * Lets monsters take the clues at their place, in any phase and with anyone there, clue by clue (H-MONSTER-MOVE-33,
 * H-MONSTER-MOVE-34).
 */
export function* collectCluesAt(g: Game, place: string): Rule {
  while (g.cluesAt(place) > 0) {
    const monsters = monstersIn(g, place);
    const [only] = monsters;
    if (!only) return;
    if (monsters.length === 1) return giveToMonster(g, only, place, g.cluesAt(place));
    giveToMonster(g, yield* chooseMonsterTaker(g, place), place, 1);
  }
}

/** Removes clues from a place. */
function removeClues(g: Game, place: string, n: number): void {
  g.setClues(place, g.cluesAt(place) - n);
}

function giveToMonster(g: Game, monster: BoardMonster, place: string, n: number): void {
  removeClues(g, place, n);
  changeClues(g, monster, n, place);
}

/** Chooses the monster with the fewest clues, then the lowest Awareness, then by the team (H-MONSTER-MOVE-34). */
function* chooseMonsterTaker(g: Game, place: string): Rule<BoardMonster> {
  return yield* askTeam(g, (by) => ({
    by,
    key: 'q.monster-takes-clue',
    args: { place },
    why: 'H-MONSTER-MOVE-34',
    options: firstInLine(g, monstersIn(g, place)).map((monster) => ({
      id: optionId.monster(monster.token),
      value: monster,
      key: 'o.monster-with-clues',
      args: { monster: monster.token, n: monster.clues },
      on: monster.token,
    })),
  }));
}

function firstInLine(g: Game, monsters: readonly BoardMonster[]): BoardMonster[] {
  const fewest = Math.min(...monsters.map(({ clues }) => clues));
  const poorest = monsters.filter(({ clues }) => clues === fewest);
  const lowest = Math.min(...poorest.map(({ token }) => g.monster(token).awareness));
  return poorest.filter(({ token }) => g.monster(token).awareness === lowest);
}

/** Lets monsters everywhere take the clues at their places (H-MONSTER-MOVE-33). */
export function* collectCluesEverywhere(g: Game): Rule {
  for (let at = findUncollectedClues(g); at !== undefined; at = findUncollectedClues(g)) yield* collectCluesAt(g, at);
}

/** Returns the first place with both clues and monsters. */
export function findUncollectedClues(g: Game): string | undefined {
  for (const place of g.cluesByPlace().keys()) for (const { at } of g.s.monsters) if (at === place) return place;
  return undefined;
}

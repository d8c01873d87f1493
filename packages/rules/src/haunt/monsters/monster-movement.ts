import type { Rule } from '@vigil/engine';
import { worstLoss } from '../../common/board/monster-moves.js';
import { unlessGone } from '../../common/game.js';
import { resolve } from '../../common/resolving/resolve.js';
import { type Answered, optionId } from '../../language/questions/index.js';
import { collectAt } from '../board/clues.js';
import { firstInvestigator, tiedForFirst } from '../day/first.js';
import { type Game, inPlay, isInCity } from '../game.js';
import { askTeam } from '../people/team.js';
import type { BoardMonster } from '../state.js';
import { byName, goesOn, lowestAwareness, type Mind, mindOf, moveOf } from './minds.js';
import { changeClues } from './monster-clues.js';
import { firstsAmong, union, type Way } from './ways.js';

/** City segment III: every monster in the city moves once toward its goal (H-MONSTER-MOVE-01, H-MONSTER-MOVE-32). */
export function* monsterMovement(g: Game): Rule {
  const moved = new Set<string>();
  const isToMove = ({ token, at }: BoardMonster) => !moved.has(token) && isInCity(g, at);
  // Where the order of some does not matter, that of those left of them does not either, if nobody loses anything meanwhile.
  let inAnyOrder: readonly BoardMonster[] = [];
  for (;;) {
    const tied = lowestAwareness(g, isToMove);
    if (tied.length === 0) return;
    const mayHarm = tied.some((monster) => harmOf(g, monster) > 0);
    const asked = !areAmong(tied, inAnyOrder) && orderMatters(g, tied, mayHarm);
    inAnyOrder = asked || mayHarm ? [] : tied;
    const next = asked ? yield* whoIsNext(g, tied) : firstNamed(tied);
    moved.add(next.token);
    // Somebody may have done away with it while the order was asked for.
    if (g.s.monsters.includes(next)) yield* g.means.board.moveMonster(g, next);
  }
}

// ---- order ----

function areAmong(some: readonly BoardMonster[], all: readonly BoardMonster[]): boolean {
  for (const one of some) if (!all.includes(one)) return false;
  return true;
}

function firstNamed(monsters: readonly BoardMonster[]): BoardMonster {
  return monsters.reduce((first, one) => (byName(one, first) < 0 ? one : first));
}

/** The lowest Awareness first; among equals the team says, where that can matter (H-MONSTER-MOVE-02, D-25). */
function whoIsNext(g: Game, tied: BoardMonster[]): Rule<BoardMonster> {
  tied.sort(byName);
  return askTeam(g, (by) => ({
    by,
    key: 'q.monster-order',
    why: 'H-MONSTER-MOVE-02',
    options: unlike(g, tied).map((monster) => ({
      id: optionId.monster(monster.token),
      value: monster,
      key: 'o.monster-at',
      args: { monster: monster.token, place: monster.at },
      on: monster.token,
    })),
  }));
}

/** Of monsters alike in all that counts the first will do. */
export function unlike(g: Game, monsters: readonly BoardMonster[]): BoardMonster[] {
  const same = (a: BoardMonster, b: BoardMonster) =>
    a.at === b.at && a.clues === b.clues && g.monster(a.token) === g.monster(b.token);
  return monsters.filter((monster, i) => monsters.findIndex((other) => same(other, monster)) === i);
}

/**
 * Whether it can make a difference which of some monsters moves first (AMB-25). Monsters come into each other's way in
 * two manners only: one may take clues on its way that another is after or comes by as well; and one whose token harms
 * people may take away those another hunts, or stands with, or make another of them the First Investigator. When in doubt it matters.
 */
function orderMatters(g: Game, tied: readonly BoardMonster[], mayHarm: boolean): boolean {
  if (tied.length < 2 || g.s.houseRules.equalAwareness === 'asNamed') return false;
  // What each has in mind need not be worked out where nobody can be harmed, nor clues be taken.
  if (mayHarm && harms(g, tied)) return true;
  if (g.lyingClues().size === 0) return false;
  let takers = 0;
  let seekers = 0;
  for (const monster of tied) {
    const mind = mindOf(g, monster);
    if (mind.does !== 'go') continue;
    if (comesByClues(g, monster, mind.ways)) takers++;
    else if (mind.goal === 'collect') seekers++;
    if (takers > 1 || (takers === 1 && seekers > 0)) return true;
  }
  return false;
}

/** Whether a monster comes by clues on these ways, or may. */
function comesByClues(g: Game, monster: BoardMonster, ways: readonly Way[]): boolean {
  const lying = g.lyingClues();
  const places = union(ways);
  for (const place of places) if (lying.has(place)) return true;
  if (moveOf(g, monster).steps === 1) return false;
  return places.some((place) => g.means.board.connects(g, place).some((beyond) => lying.has(beyond)));
}

/** How much anybody can lose by what a monster does in place of moving. */
function harmOf(g: Game, { token }: BoardMonster): number {
  const { move } = g.monster(token);
  return move && 'effects' in move ? worstLoss(move.effects) : 0;
}

/**
 * Whether what some of them do in place of moving can fell somebody in the city, or change who is First Investigator,
 * while there are others to care.
 */
function harms(g: Game, monsters: readonly BoardMonster[]): boolean {
  const minds = monsters.map((monster) => ({ monster, mind: mindOf(g, monster) }));
  let loss = 0;
  for (const { monster, mind } of minds) if (mind.does === 'special') loss += harmOf(g, monster);
  if (loss === 0 || minds.every(({ mind }) => mind.does === 'special')) return false;
  if (minds.some(({ mind }) => mind.does === 'go' && mind.settles === 'first')) return true;
  return g.s.investigators.some((who) => isInCity(g, who.place) && Math.min(who.sanity, who.stamina) <= loss);
}

// ---- moving ----

/**
 * One monster moves in its manner; clues it comes by are its own at once (H-MONSTER-MOVE-20 to H-MONSTER-MOVE-30,
 * H-MONSTER-MOVE-33).
 */
export function* moveMonster(g: Game, monster: BoardMonster): Rule {
  const mind = mindOf(g, monster);
  if (mind.does === 'stay') return;
  if (mind.does === 'special') return yield* special(g, monster);
  // H-MONSTER-MOVE-27
  if (mind.how === 'teleport') changeClues(g, monster, -1);
  const taken = yield* go(g, monster, mind);
  if (mind.how !== 'walk' || moveOf(g, monster).steps < 2) return;
  // H-MONSTER-MOVE-21
  const onward = goesOn(g, monster, taken);
  if (onward?.does === 'go') yield* go(g, monster, onward);
}

type Going = Extract<Mind, { does: 'go' }>;

/** Goes where it has in mind, one place; gives the ways that were left for it. */
function* go(g: Game, monster: BoardMonster, mind: Going): Rule<readonly Way[]> {
  const ways = union(mind.ways).length > 1 && mind.ways.length > 1 ? yield* whichGoal(g, monster, mind) : mind.ways;
  const next = union(ways);
  const to = next.length > 1 ? yield* whichWay(g, monster, ways) : (next[0] as string);
  const from = monster.at;
  monster.at = to;
  g.tell?.({ type: 'monsterMoved', monster: monster.token, from, to, why: mind.reason });
  if (g.cluesAt(to) > 0) yield* collectAt(g, to);
  return ways;
}

/**
 * Of several tied goals that lead different ways: the First Investigator, or the team's choice (H-MONSTER-MOVE-14,
 * H-MONSTER-MOVE-15).
 */
function* whichGoal(g: Game, monster: BoardMonster, { ways, settles }: Going): Rule<readonly Way[]> {
  let target: string;
  if (settles === 'first') {
    target = (yield* firstInvestigator(g, firstsAmong(g, ways), 'H-MONSTER-MOVE-14')).place;
  } else {
    target = yield* askTeam(g, (by) => ({
      by,
      key: 'q.monster-goal',
      args: { monster: monster.token, place: monster.at },
      why: 'H-MONSTER-MOVE-15',
      options: ways.map((way) => placeOption(way.target)),
      about: () => ({ monster: monster.token }),
    }));
  }
  return ways.filter((way) => way.target === target);
}

/** Of several equally short ways the arrows have not settled the team chooses one (H-MONSTER-MOVE-17). */
function whichWay(g: Game, monster: BoardMonster, ways: readonly Way[]): Rule<string> {
  return askTeam(g, (by) => ({
    by,
    key: 'q.monster-way',
    args: { monster: monster.token, place: monster.at },
    why: 'H-MONSTER-MOVE-17',
    options: union(ways).map(placeOption),
    about: () => ({ monster: monster.token }),
  }));
}

const placeOption = (place: string): Answered<'q.monster-way', string> => ({
  id: optionId.to(place),
  value: place,
  key: 'o.place',
  args: { place },
  on: place,
});

/** What its token says in place of moving; "you" on it is the First Investigator (H-MONSTER-MOVE-29, H-BASE-06). */
function* special(g: Game, { token }: BoardMonster): Rule {
  const { id, move } = g.monster(token);
  // Nothing on these tokens asks or touches "you" alone: a tie need not be settled.
  const [first] = tiedForFirst(inPlay(g));
  if (first && move && 'effects' in move) yield* unlessGone(first, resolve(g, first, move.effects, { source: id }));
}

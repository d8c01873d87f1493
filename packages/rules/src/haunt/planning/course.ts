import { Dice, type Rule, type Seat, type Wait } from '@vigil/engine';
import type { Layer } from '../../common/layers.js';
import { Game, monstersInCity } from '../game.js';
import { intentions, mindOf } from '../monsters/minds.js';
import { activityOf, summonedBy } from '../monsters/monster-activities.js';
import { monsterMovement } from '../monsters/monster-movement.js';
import type { HauntMeanings } from '../own-meanings.js';
import type { BoardMonster, State } from '../state.js';

/** What a monster would complete at the end of a City phase (H-MONSTER-ACT-01). */
export type ActAhead =
  /** Terror rises by so much (H-MONSTER-ACT-13). */
  | { readonly what: 'terror'; readonly at: string; readonly n: number }
  /** A gate appears, face-down (H-MONSTER-ACT-09). */
  | { readonly what: 'gate'; readonly at: string }
  /** Through a gate these come, in this order (H-MONSTER-ACT-06, H-MONSTER-ACT-07). */
  | { readonly what: 'summon'; readonly at: string; readonly brings: readonly string[] }
  /** A face-down gate is turned, and up to so many come through it: nobody knows from where (H-MONSTER-ACT-05). */
  | { readonly what: 'turn'; readonly at: string; readonly n: number };

/** One monster in a City phase in which nobody moves and nothing is done to it. */
export interface MonsterAhead {
  readonly token: string;
  readonly from: string;
  /** Where it may be when all have moved: one place, or several where somebody has to choose. */
  readonly to: readonly string[];
  /** Its clues when all have moved, at least and at most. */
  readonly clues: readonly [least: number, most: number];
  /** In place of moving it does what its token says (H-MONSTER-MOVE-29). */
  readonly special: boolean;
  /** Who is where it ends; `sure`: whatever is chosen. */
  readonly meets: readonly { readonly seat: Seat; readonly sure: boolean }[];
  /** What it would complete then, if it were the first to; several where that hangs on a choice, none: nothing. */
  readonly acts: readonly ActAhead[];
  /** Whether it completes something whatever is chosen. */
  readonly actsSurely: boolean;
}

/** What the monsters come to in a City phase in which everybody stays where he is and no monster is hindered. */
export interface Course {
  /** In the order in which they would move now. */
  readonly monsters: readonly MonsterAhead[];
  /** By how much their acts raise Terror, at least and at most. */
  readonly terror: readonly [least: number, most: number];
  /** There are more ways to choose than were gone through. */
  readonly more: boolean;
}

/** So many ways of choosing are gone through at most: what is shown before every phase must be quick. */
const MOST_WAYS = 24;

/** Where everything is when the monsters have moved, in one way of choosing. */
interface After {
  readonly g: Game;
  /** Those that did what their token says. */
  readonly special: ReadonlySet<string>;
}

/**
 * Plays the monsters' movement through from a position, by the rules themselves, in every way of choosing, and asks what
 * each would complete then. Nothing of the position changes. What tokens do in place of moving is not carried out.
 */
export function courseOf(g: Game): Course {
  const order = intentions(g);
  const { ends, more } = allWays(g);
  const monsters = order.map(({ token, from }) => aheadOf(token, from, ends));
  const rises = ends.map(({ g: after }) => {
    let rise = 0;
    for (const monster of monstersInCity(after)) {
      const act = actOf(after, monster);
      if (act?.what === 'terror') rise += act.n;
    }
    return rise;
  });
  return { monsters, terror: [Math.min(...rises), Math.max(...rises)], more };
}

/** One monster in all the ways there are. */
function aheadOf(token: string, from: string, ends: readonly After[]): MonsterAhead {
  const to = new Set<string>();
  const met = new Map<Seat, number>();
  const acts = new Map<string, ActAhead>();
  let acting = 0;
  let least = Number.POSITIVE_INFINITY;
  let most = 0;
  let special = false;
  for (const { g, special: those } of ends) {
    const monster = g.s.monsters.find((one) => one.token === token) as BoardMonster;
    to.add(monster.at);
    least = Math.min(least, monster.clues);
    most = Math.max(most, monster.clues);
    special ||= those.has(token);
    for (const { seat, place } of g.s.investigators) if (place === monster.at) met.set(seat, (met.get(seat) ?? 0) + 1);
    const act = actOf(g, monster);
    if (act) acts.set(JSON.stringify(act), act);
    if (act) acting++;
  }
  return {
    token,
    from,
    to: [...to],
    clues: [least, most],
    special,
    meets: [...met].map(([seat, n]) => ({ seat, sure: n === ends.length })),
    acts: [...acts.values()],
    actsSurely: acting === ends.length,
  };
}

/** What a monster would complete if the phase ended as things stand, in figures; undefined: nothing. */
function actOf(g: Game, monster: BoardMonster): ActAhead | undefined {
  const { at, clues } = monster;
  const what = activityOf(g, monster);
  if (what === 'none') return undefined;
  if (what === 'terror') return { what, at, n: clues };
  if (what === 'gate') return { what, at };
  if (g.gateAt(at)?.faceUp !== true) return { what: 'turn', at, n: clues };
  return { what, at, brings: summonedBy(g, at, clues) };
}

// ---- every way of choosing ----

/** The movement in each way of choosing, the first ones of very many. */
function allWays(g: Game): { ends: After[]; more: boolean } {
  const ends: After[] = [];
  const untried: (readonly number[])[] = [[]];
  for (let way = untried.pop(); way !== undefined; way = untried.pop()) {
    if (ends.length === MOST_WAYS) return { ends, more: true };
    const special = new Set<string>();
    const after = aside(g, special);
    for (const other of played(monsterMovement(after), way)) untried.push(other);
    ends.push({ g: after, special });
  }
  return { ends, more: false };
}

/**
 * Plays a rule: the options of `way` by their numbers, then the first each time. Gives the ways that lead elsewhere after
 * those of `way`.
 */
function played(rule: Rule, way: readonly number[]): (readonly number[])[] {
  const others: (readonly number[])[] = [];
  const taken: number[] = [];
  let step = rule.next();
  while (!step.done) {
    const options = optionsOf(step.value);
    const n = way[taken.length] ?? 0;
    if (taken.length >= way.length) for (let i = 1; i < options.length; i++) others.push([...taken, i]);
    taken.push(n);
    step = rule.next(options[n]?.value);
  }
  return others;
}

/** The movement of monsters asks one question at a time. */
function optionsOf(wait: Wait) {
  if (wait.kind === 'ask') return wait.draft.options;
  throw new Error('monsters move one after the other');
}

/** A game of the same position to try things with, in which tokens only say that they do something. */
function aside(g: Game, special: Set<string>): Game {
  const state: State = {
    ...g.s,
    monsters: g.s.monsters.map((monster) => ({ ...monster })),
    clues: { ...g.s.clues },
  };
  const table = { state, dice: NEVER_ROLLED, tell: undefined, reveal: () => {} };
  return new Game(table, g.content, onlySaid(special)(g.means));
}

/** A game of the same position but for one who stands somewhere else. */
export function elsewhere(g: Game, seat: Seat, place: string): Game {
  const investigators = g.s.investigators.map((who) => (who.seat === seat ? { ...who, place } : who));
  const table = { state: { ...g.s, investigators }, dice: NEVER_ROLLED, tell: undefined, reveal: () => {} };
  return new Game(table, g.content, g.means);
}

const NEVER_ROLLED = Dice.seeded('');

function onlySaid(special: Set<string>): Layer<HauntMeanings> {
  return (below) => ({
    ...below,
    board: {
      ...below.board,
      *moveMonster(game, monster) {
        if (mindOf(game, monster).does === 'special') special.add(monster.token);
        else yield* below.board.moveMonster(game, monster);
      },
    },
  });
}

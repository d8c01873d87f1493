import { Dice, type Rule, type Seat, type Wait } from '@vigil/engine';
import type { Layer } from '../../common/layers.js';
import type { HauntRuleTable } from '../extra-rules.js';
import { Game, monstersInCity } from '../game.js';
import { activityOf, previewSummoned } from '../monsters/monster-activities.js';
import { runMonsterMovement } from '../monsters/monster-movement.js';
import { listIntentions, planMove } from '../monsters/move-plans.js';
import type { BoardMonster, State } from '../state.js';

/** What a monster would complete at the end of a City phase (H-MONSTER-ACT-01). */
export type ActivityPreview =
  /** Terror rises by so much (H-MONSTER-ACT-13). */
  | { readonly what: 'terror'; readonly at: string; readonly n: number }
  /** A gate appears, face-down (H-MONSTER-ACT-09). */
  | { readonly what: 'gate'; readonly at: string }
  /** Through a gate these come, in this order (H-MONSTER-ACT-06, H-MONSTER-ACT-07). */
  | { readonly what: 'summon'; readonly at: string; readonly brings: readonly string[] }
  /** A face-down gate is turned, and up to so many come through it: nobody knows from where (H-MONSTER-ACT-05). */
  | { readonly what: 'turn'; readonly at: string; readonly n: number };

/** One monster in a City phase in which nobody moves and nothing is done to it. */
export interface MonsterPreview {
  readonly token: string;
  readonly from: string;
  /** Where it may be when all have moved: one place, or several where somebody has to choose. */
  readonly to: readonly string[];
  /** Its clues when all have moved, at least and at most. */
  readonly clues: readonly [least: number, most: number];
  /** In place of moving it does what its token says (H-MONSTER-MOVE-29). */
  readonly special: boolean;
  /** Who is where it ends; `sure`: whatever is chosen. */
  readonly meets: readonly { readonly seat: Seat; readonly certain: boolean }[];
  /** What it would complete then, if it were the first to; several where that hangs on a choice, none: nothing. */
  readonly activities: readonly ActivityPreview[];
  /** Whether it completes something whatever is chosen. */
  readonly alwaysActs: boolean;
}

/** What the monsters come to in a City phase in which everybody stays where he is and no monster is hindered. */
export interface CityPhasePreview {
  /** In the order in which they would move now. */
  readonly monsters: readonly MonsterPreview[];
  /** By how much their acts raise Terror, at least and at most. */
  readonly terror: readonly [least: number, most: number];
  /** There are more ways to choose than were gone through. */
  readonly truncated: boolean;
}

/** So many ways of choosing are gone through at most: what is shown before every phase must be quick. */
const MAX_CHOICE_PATHS = 24;

/** Where everything is when the monsters have moved, in one way of choosing. */
interface Ending {
  readonly g: Game;
  /** Those that did what their token says. */
  readonly special: ReadonlySet<string>;
}

/**
 * Plays the monsters' movement through from a position, by the rules themselves, in every way of choosing, and asks what
 * each would complete then. Nothing of the position changes. What tokens do in place of moving is not carried out.
 */
export function previewCityPhase(g: Game): CityPhasePreview {
  const order = listIntentions(g);
  const { ends, more } = playAllPaths(g);
  const monsters = order.map(({ token, from }) => previewMonster(token, from, ends));
  const rises = ends.map(({ g: after }) => {
    let rise = 0;
    for (const monster of monstersInCity(after)) {
      const act = previewActivity(after, monster);
      if (act?.what === 'terror') rise += act.n;
    }
    return rise;
  });
  return { monsters, terror: [Math.min(...rises), Math.max(...rises)], truncated: more };
}

/** One monster in all the ways there are. */
function previewMonster(token: string, from: string, ends: readonly Ending[]): MonsterPreview {
  const to = new Set<string>();
  const met = new Map<Seat, number>();
  const acts = new Map<string, ActivityPreview>();
  let activeCount = 0;
  let least = Number.POSITIVE_INFINITY;
  let most = 0;
  let special = false;
  for (const { g, special: specialMoves } of ends) {
    const monster = g.s.monsters.find((one) => one.token === token) as BoardMonster;
    to.add(monster.at);
    least = Math.min(least, monster.clues);
    most = Math.max(most, monster.clues);
    special ||= specialMoves.has(token);
    for (const { seat, place } of g.s.investigators) if (place === monster.at) met.set(seat, (met.get(seat) ?? 0) + 1);
    const act = previewActivity(g, monster);
    if (act) acts.set(JSON.stringify(act), act);
    if (act) activeCount++;
  }
  return {
    token,
    from,
    to: [...to],
    clues: [least, most],
    special,
    meets: [...met].map(([seat, n]) => ({ seat, certain: n === ends.length })),
    activities: [...acts.values()],
    alwaysActs: activeCount === ends.length,
  };
}

/** What a monster would complete if the phase ended as things stand, in figures; undefined: nothing. */
function previewActivity(g: Game, monster: BoardMonster): ActivityPreview | undefined {
  const { at, clues } = monster;
  const what = activityOf(g, monster);
  if (what === 'none') return undefined;
  if (what === 'terror') return { what, at, n: clues };
  if (what === 'gate') return { what, at };
  if (g.gateAt(at)?.faceUp !== true) return { what: 'turn', at, n: clues };
  return { what, at, brings: previewSummoned(g, at, clues) };
}

// ---- every way of choosing ----

/** The movement in each way of choosing, the first ones of very many. */
function playAllPaths(g: Game): { ends: Ending[]; more: boolean } {
  const ends: Ending[] = [];
  const untried: (readonly number[])[] = [[]];
  for (let path = untried.pop(); path !== undefined; path = untried.pop()) {
    if (ends.length === MAX_CHOICE_PATHS) return { ends, more: true };
    const special = new Set<string>();
    const after = copyForTrial(g, special);
    for (const other of playPath(runMonsterMovement(after), path)) untried.push(other);
    ends.push({ g: after, special });
  }
  return { ends, more: false };
}

/**
 * Plays a rule: the options of `way` by their numbers, then the first each time. Gives the ways that lead elsewhere after
 * those of `way`.
 */
function playPath(rule: Rule, path: readonly number[]): (readonly number[])[] {
  const others: (readonly number[])[] = [];
  const choices: number[] = [];
  let step = rule.next();
  while (!step.done) {
    const options = optionsOf(step.value);
    const n = path[choices.length] ?? 0;
    if (choices.length >= path.length) for (let i = 1; i < options.length; i++) others.push([...choices, i]);
    choices.push(n);
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
function copyForTrial(g: Game, special: Set<string>): Game {
  const state: State = {
    ...g.s,
    monsters: g.s.monsters.map((monster) => ({ ...monster })),
    clues: { ...g.s.clues },
  };
  const table = { state, dice: UNUSED_DICE, emit: undefined, reveal: () => {} };
  return new Game(table, g.content, recordSpecialMoves(special)(g.rules));
}

/** A game of the same position but for one who stands somewhere else. */
export function withInvestigatorAt(g: Game, seat: Seat, place: string): Game {
  const investigators = g.s.investigators.map((who) => (who.seat === seat ? { ...who, place } : who));
  const table = { state: { ...g.s, investigators }, dice: UNUSED_DICE, emit: undefined, reveal: () => {} };
  return new Game(table, g.content, g.rules);
}

const UNUSED_DICE = Dice.seeded('');

function recordSpecialMoves(special: Set<string>): Layer<HauntRuleTable> {
  return (below) => ({
    ...below,
    board: {
      ...below.board,
      *moveMonster(game, monster) {
        if (planMove(game, monster).does === 'special') special.add(monster.token);
        else yield* below.board.moveMonster(game, monster);
      },
    },
  });
}

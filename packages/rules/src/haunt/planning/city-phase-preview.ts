import { Dice, type Rule, type Seat, type Wait } from '@vigil/engine';
import type { Layer } from '../../common/layers.js';
import type { HauntRuleTable } from '../game.js';
import { Game, monstersInCity } from '../game.js';
import { activityOf, previewSummoned } from '../monsters/monster-activities.js';
import { runMonsterMovement } from '../monsters/monster-movement.js';
import { listIntentions, planMove } from '../monsters/move-plans.js';
import type { BoardMonster, State } from '../state.js';

/** An activity that a monster would complete at the end of a City phase (H-MONSTER-ACT-01). */
export type ActivityPreview =
  /** Terror rises by `n` (H-MONSTER-ACT-13). */
  | { readonly what: 'terror'; readonly at: string; readonly n: number }
  /** A gate appears, face-down (H-MONSTER-ACT-09). */
  | { readonly what: 'gate'; readonly at: string }
  /** These monsters come through a gate, in order (H-MONSTER-ACT-06, H-MONSTER-ACT-07). */
  | { readonly what: 'summon'; readonly at: string; readonly monsters: readonly string[] }
  /** A face-down gate is turned and up to `n` monsters come through it, from an unknown world (H-MONSTER-ACT-05). */
  | { readonly what: 'turn'; readonly at: string; readonly n: number };

/** One monster in a City phase without moves or interference by investigators. */
export interface MonsterPreview {
  readonly token: string;
  readonly from: string;
  /** Possible places after all moves: one, or several if a choice is due. */
  readonly to: readonly string[];
  /** Its clues after all moves, least and most. */
  readonly clues: readonly [least: number, most: number];
  /** True if its token's effect replaces its move (H-MONSTER-MOVE-29). */
  readonly special: boolean;
  /** Investigators at its destination; `certain`: with every choice. */
  readonly meets: readonly { readonly seat: Seat; readonly certain: boolean }[];
  /** Activities it would complete as the first to act; several if they depend on a choice. */
  readonly activities: readonly ActivityPreview[];
  /** True if it completes an activity with every choice. */
  readonly alwaysActs: boolean;
}

/** The monsters' actions in a City phase in which all investigators stay and no monster is hindered. */
export interface CityPhasePreview {
  /** In the order of moves now. */
  readonly monsters: readonly MonsterPreview[];
  /** Rise of Terror by their activities, least and most. */
  readonly terror: readonly [least: number, most: number];
  /** True if there are more combinations of choices than were played. */
  readonly truncated: boolean;
}

/** Limit of played combinations of choices: this preview is shown before every phase and must be quick. */
const MAX_CHOICE_PATHS = 24;

/** The position after the monsters' moves, for one combination of choices. */
interface PhaseEnding {
  readonly g: Game;
  /** Monsters whose token's effect replaced their move. */
  readonly special: ReadonlySet<string>;
}

/**
 * Plays the monsters' movement from a position with the rules, for every combination of choices. Then previews each
 * monster's activity. Changes nothing in the position. Token effects in place of moving are not carried out.
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

/** Combines one monster's results over all combinations of choices. */
function previewMonster(token: string, from: string, ends: readonly PhaseEnding[]): MonsterPreview {
  const to = new Set<string>();
  const encounters = new Map<Seat, number>();
  const acts = new Map<string, ActivityPreview>();
  let activeCount = 0;
  let least = Number.POSITIVE_INFINITY;
  let max = 0;
  let special = false;
  for (const { g, special: specialMoves } of ends) {
    const monster = g.s.monsters.find((boardMonster) => boardMonster.token === token) as BoardMonster;
    to.add(monster.at);
    least = Math.min(least, monster.clues);
    max = Math.max(max, monster.clues);
    special ||= specialMoves.has(token);
    for (const { seat, place } of g.s.investigators)
      if (place === monster.at) encounters.set(seat, (encounters.get(seat) ?? 0) + 1);
    const act = previewActivity(g, monster);
    if (act) acts.set(JSON.stringify(act), act);
    if (act) activeCount++;
  }
  return {
    token,
    from,
    to: [...to],
    clues: [least, max],
    special,
    meets: [...encounters].map(([seat, n]) => ({ seat, certain: n === ends.length })),
    activities: [...acts.values()],
    alwaysActs: activeCount === ends.length,
  };
}

/** Returns a monster's activity if the phase ended now, with figures; undefined: none. */
function previewActivity(g: Game, monster: BoardMonster): ActivityPreview | undefined {
  const { at, clues } = monster;
  const what = activityOf(g, monster);
  if (what === 'none') return undefined;
  if (what === 'terror') return { what, at, n: clues };
  if (what === 'gate') return { what, at };
  if (g.gateAt(at)?.faceUp !== true) return { what: 'turn', at, n: clues };
  return { what, at, monsters: previewSummoned(g, at, clues) };
}

// ---- all combinations of choices ----

/** Plays the movement for each combination of choices, up to the limit. */
function playAllPaths(g: Game): { ends: PhaseEnding[]; more: boolean } {
  const ends: PhaseEnding[] = [];
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
 * Plays a rule with the options of `path` by number, then always the first. Returns the alternative paths that branch
 * off after `path`.
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

/** Monsters move one at a time, so each wait is a single question. */
function optionsOf(wait: Wait) {
  if (wait.kind === 'ask') return wait.draft.options;
  throw new Error('monsters move one after the other');
}

/** Creates a trial game of the same position, in which token effects are only recorded. */
function copyForTrial(g: Game, special: Set<string>): Game {
  const state: State = {
    ...g.s,
    monsters: g.s.monsters.map((monster) => ({ ...monster })),
    clues: { ...g.s.clues },
  };
  const table = { state, dice: UNUSED_DICE, emit: undefined, reveal: () => {} };
  return new Game(table, g.content, recordSpecialMoves(special)(g.rules));
}

/** Returns a game of the same position with one investigator elsewhere. */
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

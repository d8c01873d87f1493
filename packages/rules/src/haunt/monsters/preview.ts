import { readOnlyTable } from '../../common/figures/investigator-stats.js';
import { applyLayers, type BoxRules } from '../../common/layers.js';
import type { Content } from '../../language/content.js';
import type { HauntRuleTable } from '../game.js';
import { Game, monstersInCity } from '../game.js';
import type { HauntPlan } from '../planning/plan.js';
import { HAUNT_RULES } from '../rule-table.js';
import type { State } from '../state.js';
import type { View } from '../view.js';
import { activityOf, type MonsterActivity } from './monster-activities.js';
import { listIntentions, type MonsterIntention } from './move-plans.js';

type AddedRules = readonly BoxRules<HauntRuleTable>[];

/** The monsters' next actions in a position. */
export interface HauntPreview {
  /** In the order of moves; see {@link listIntentions}. */
  readonly moves: readonly MonsterIntention[];
  /** Activities of able monsters if a City phase ended now. */
  readonly activities: readonly { readonly token: string; readonly what: Exclude<MonsterActivity, 'none'> }[];
  /** Between two phases: the plan from `createHauntPlan`. */
  readonly plan?: HauntPlan;
}

/**
 * Previews the monsters' next actions, from a position or a player's view of it: all they depend on is open. `content`:
 * result of `toHauntContent` for the packs. `rules`: changes of their boxes.
 */
export function previewHauntMonsters(content: Content, position: State | View, rules: AddedRules = []): HauntPreview {
  const g = createReadOnlyGame(content, position, rules);
  const activities = monstersInCity(g).flatMap((monster) => {
    const what = activityOf(g, monster);
    return what === 'none' ? [] : [{ token: monster.token, what }];
  });
  return { moves: listIntentions(g), activities };
}

/** Returns the plan of every monster in the city if it moved now; see {@link listIntentions}. */
export function listHauntIntentions(
  content: Content,
  position: State | View,
  rules: AddedRules = [],
): MonsterIntention[] {
  return listIntentions(createReadOnlyGame(content, position, rules));
}

/** Creates a game of a position without players, for reading only. */
export function createReadOnlyGame(content: Content, position: State | View, rules: AddedRules): Game {
  const { gatePile } = position;
  const state = { ...position, gatePile: typeof gatePile === 'number' ? new Array(gatePile).fill('') : gatePile };
  return new Game(readOnlyTable(state as State), content, applyLayers(HAUNT_RULES, rules));
}

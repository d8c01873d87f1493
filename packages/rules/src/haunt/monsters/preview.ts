import { readOnlyTable } from '../../common/figures/investigator-stats.js';
import { applyLayers, type BoxRules } from '../../common/layers.js';
import type { Content } from '../../language/content.js';
import type { HauntRuleTable } from '../extra-rules.js';
import { Game, monstersInCity } from '../game.js';
import type { HauntPlan } from '../planning/plan.js';
import { HAUNT_RULES } from '../rule-table.js';
import type { State } from '../state.js';
import type { View } from '../view.js';
import { activityOf, type MonsterActivity } from './monster-activities.js';
import { listIntentions, type MonsterIntention } from './move-plans.js';

type AddedRules = readonly BoxRules<HauntRuleTable>[];

/** What the monsters of a position are about to do. */
export interface HauntPreview {
  /** In the order in which they move; see {@link listIntentions}. */
  readonly moves: readonly MonsterIntention[];
  /** What each that could act now would do if a City phase ended here. */
  readonly activities: readonly { readonly token: string; readonly what: Exclude<MonsterActivity, 'none'> }[];
  /** Between two phases: what there is to weigh before the next one, of `hauntPlan`. */
  readonly plan?: HauntPlan;
}

/**
 * What the monsters would do next, from a position alone or from what players see of it: all that monsters go by is open.
 * `content`: as the game has it, `hauntContent` of the packs; `rules`: what their boxes change.
 */
export function previewHauntMonsters(content: Content, position: State | View, rules: AddedRules = []): HauntPreview {
  const g = createReadOnlyGame(content, position, rules);
  const activities = monstersInCity(g).flatMap((monster) => {
    const what = activityOf(g, monster);
    return what === 'none' ? [] : [{ token: monster.token, what }];
  });
  return { moves: listIntentions(g), activities };
}

/** What every monster in the city would do if it moved now; see {@link listIntentions}. */
export function listHauntIntentions(
  content: Content,
  position: State | View,
  rules: AddedRules = [],
): MonsterIntention[] {
  return listIntentions(createReadOnlyGame(content, position, rules));
}

/** A game of a position with nobody at the table, for reading only. */
export function createReadOnlyGame(content: Content, position: State | View, rules: AddedRules): Game {
  const { gatePile } = position;
  const state = { ...position, gatePile: typeof gatePile === 'number' ? new Array(gatePile).fill('') : gatePile };
  return new Game(readOnlyTable(state as State), content, applyLayers(HAUNT_RULES, rules));
}

import { unattended } from '../../common/figures/seen.js';
import { type BoxRules, layered } from '../../common/layers.js';
import type { Content } from '../../language/content.js';
import { Game, monstersInCity } from '../game.js';
import { MEANINGS } from '../meanings.js';
import type { HauntMeanings } from '../own-meanings.js';
import type { Plan } from '../planning/plan.js';
import type { State } from '../state.js';
import type { View } from '../view.js';
import { type Intention, intentions } from './minds.js';
import { type Activity, activityOf } from './monster-activities.js';

type Rules = readonly BoxRules<HauntMeanings>[];

/** What the monsters of a position are about to do. */
export interface Foresight {
  /** In the order in which they move; see {@link intentions}. */
  readonly moves: readonly Intention[];
  /** What each that could act now would do if a City phase ended here. */
  readonly activities: readonly { readonly token: string; readonly what: Exclude<Activity, 'none'> }[];
  /** Between two phases: what there is to weigh before the next one, of `hauntPlan`. */
  readonly plan?: Plan;
}

/**
 * What the monsters would do next, from a position alone or from what players see of it: all that monsters go by is open.
 * `content`: as the game has it, `hauntContent` of the packs; `rules`: what their boxes change.
 */
export function hauntForesight(content: Content, position: State | View, rules: Rules = []): Foresight {
  const g = reader(content, position, rules);
  const activities = monstersInCity(g).flatMap((monster) => {
    const what = activityOf(g, monster);
    return what === 'none' ? [] : [{ token: monster.token, what }];
  });
  return { moves: intentions(g), activities };
}

/** What every monster in the city would do if it moved now; see {@link intentions}. */
export function hauntIntentions(content: Content, position: State | View, rules: Rules = []): Intention[] {
  return intentions(reader(content, position, rules));
}

/** A game of a position with nobody at the table, for reading only. */
export function reader(content: Content, position: State | View, rules: Rules): Game {
  const { gatePile } = position;
  const state = { ...position, gatePile: typeof gatePile === 'number' ? new Array(gatePile).fill('') : gatePile };
  return new Game(unattended(state as State), content, layered(MEANINGS, rules));
}

import type { Seat } from '@vigil/engine';
import type { BoxRules } from '../../common/layers.js';
import type { Content } from '../../language/content.js';
import type { HauntRuleTable } from '../game.js';
import { createReadOnlyGame } from '../monsters/preview.js';
import type { State } from '../state.js';
import type { View } from '../view.js';
import { createPlan, createWhatIf, type HauntPlan, type HauntWhatIf } from './plan.js';

/**
 * Creates the plan between two phases, from a position or a player's view. A separate module, loaded when first needed.
 * `content` and `rules`: as for `previewHauntMonsters`.
 */
export function createHauntPlan(
  content: Content,
  position: State | View,
  rules: readonly BoxRules<HauntRuleTable>[] = [],
): HauntPlan {
  return createPlan(createReadOnlyGame(content, position, rules));
}

/**
 * Previews an investigator's move to a place of the city before the monsters move; parameters as for
 * {@link createHauntPlan}.
 */
export function createHauntWhatIf(
  content: Content,
  position: State | View,
  { seat, place }: { readonly seat: Seat; readonly place: string },
  rules: readonly BoxRules<HauntRuleTable>[] = [],
): HauntWhatIf {
  return createWhatIf(createReadOnlyGame(content, position, rules), seat, place);
}

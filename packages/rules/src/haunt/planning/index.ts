import type { Seat } from '@vigil/engine';
import type { BoxRules } from '../../common/layers.js';
import type { Content } from '../../language/content.js';
import type { HauntRuleTable } from '../extra-rules.js';
import { createReadOnlyGame } from '../monsters/preview.js';
import type { State } from '../state.js';
import type { View } from '../view.js';
import { createPlan, createWhatIf, type HauntPlan, type HauntWhatIf } from './plan.js';

/**
 * What there is to weigh between two phases, from a position or from what players see of it; a part of its own, for
 * whoever fetches it when it is first asked for. `content` and `rules` as for `hauntForesight`.
 */
export function createHauntPlan(
  content: Content,
  position: State | View,
  rules: readonly BoxRules<HauntRuleTable>[] = [],
): HauntPlan {
  return createPlan(createReadOnlyGame(content, position, rules));
}

/** What comes of somebody going to a place of the city before the monsters move; the rest as for {@link createHauntPlan}. */
export function createHauntWhatIf(
  content: Content,
  position: State | View,
  { seat, place }: { readonly seat: Seat; readonly place: string },
  rules: readonly BoxRules<HauntRuleTable>[] = [],
): HauntWhatIf {
  return createWhatIf(createReadOnlyGame(content, position, rules), seat, place);
}

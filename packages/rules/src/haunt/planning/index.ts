import type { Seat } from '@vigil/engine';
import type { BoxRules } from '../../common/layers.js';
import type { Content } from '../../language/content.js';
import { reader } from '../monsters/preview.js';
import type { HauntMeanings } from '../own-meanings.js';
import type { State } from '../state.js';
import type { View } from '../view.js';
import { type Plan, planOf, type Supposed, supposedOf } from './plan.js';

/**
 * What there is to weigh between two phases, from a position or from what players see of it; a part of its own, for
 * whoever fetches it when it is first asked for. `content` and `rules` as for `hauntForesight`.
 */
export function hauntPlan(
  content: Content,
  position: State | View,
  rules: readonly BoxRules<HauntMeanings>[] = [],
): Plan {
  return planOf(reader(content, position, rules));
}

/** What comes of somebody going to a place of the city before the monsters move; the rest as for {@link hauntPlan}. */
export function hauntSupposed(
  content: Content,
  position: State | View,
  { seat, place }: { readonly seat: Seat; readonly place: string },
  rules: readonly BoxRules<HauntMeanings>[] = [],
): Supposed {
  return supposedOf(reader(content, position, rules), seat, place);
}

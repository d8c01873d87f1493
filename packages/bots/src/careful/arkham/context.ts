import type { Investigator, View } from '@vigil/rules';
import type { DecisionContext } from '../decision-context.js';
import { type ArkhamPlan, planOf } from './plan.js';

export type ArkhamContext = DecisionContext<View> & { readonly who: Investigator };

/** Returns the plan for the position of a decision. */
export function planFor({ content, view }: ArkhamContext): ArkhamPlan {
  return planOf(content, view);
}

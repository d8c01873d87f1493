import type { Investigator, View } from '@vigil/rules';
import type { DecisionContext } from '../decision-context.js';
import { type Plan, planOf } from './errands.js';

export type ArkhamContext = DecisionContext<View> & { readonly who: Investigator };

/** Returns the plan for the position of a decision. */
export function planFor({ content, view }: ArkhamContext): Plan {
  return planOf(content, view);
}

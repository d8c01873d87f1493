/** The position as the planner of Arkham sees it. */
import type { Content, View } from '@vigil/rules';
import { type Facts, factsOf } from '../facts.js';
import { sealPriceOf } from '../prices.js';
import { WEIGHTS, type Weights } from '../weights.js';

/** A position, its content, and what the planner weighs them by. */
export interface ArkhamPlan {
  readonly content: Content;
  readonly view: View;
  readonly weights: Weights;
  readonly facts: Facts;
  /** Clues that a seal costs. */
  readonly sealPrice: number;
}

/** Returns the plan for a view of a game. */
export function planOf(content: Content, view: View, weights = WEIGHTS): ArkhamPlan {
  return { content, view, weights, facts: factsOf(content), sealPrice: sealPriceOf(content, view) };
}

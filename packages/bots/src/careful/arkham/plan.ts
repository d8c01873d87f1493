/** The position as the planner of Arkham sees it. */
import type { Content, View } from '@vigil/rules';
import { type Facts, factsOf } from '../facts.js';
import { sealPriceOf } from '../prices.js';
import { WEIGHTS, type Weights } from '../weights.js';
import { isBeforeBattle } from './outlook.js';

/** A position, its content, and what the planner weighs them by. */
export interface ArkhamPlan {
  readonly content: Content;
  readonly view: View;
  readonly weights: Weights;
  readonly facts: Facts;
  /** Clues that a seal costs. */
  readonly sealPrice: number;
  /** True if the Ancient One is about to awake, and can then be fought. */
  readonly isBeforeBattle: boolean;
  /** Dice that shops are likely to add, by seat and deck, as far as they have been asked for. */
  readonly weaponGains: Map<string, number>;
}

/** Returns the plan for a view of a game. */
export function planOf(content: Content, view: View, weights = WEIGHTS): ArkhamPlan {
  const position = { content, view, weights, facts: factsOf(content) };
  return {
    ...position,
    sealPrice: sealPriceOf(content, view),
    isBeforeBattle: isBeforeBattle(position),
    weaponGains: new Map(),
  };
}

/** The position as the planner of Arkham sees it. */
import type { Content, View } from '@vigil/rules';
import { factsOf } from '../facts.js';
import { sealPriceOf } from '../prices.js';
import { WEIGHTS } from '../weights.js';
import { type ArkhamPosition, isBeforeBattle } from './gates-ahead.js';

/** A position with what the planner derives from it once. */
export interface ArkhamPlan extends ArkhamPosition {
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

/** The chance of winning, estimated from a position without playing on. */
import type { Content } from '@vigil/rules';
import { type AnyView, isHaunt } from '../careful/decision-context.js';
import { ARKHAM_FEATURES, arkhamFeatures } from './arkham-features.js';
import { HAUNT_FEATURES, hauntFeatures } from './haunt-features.js';
import weights from './weights.json' with { type: 'json' };

/** A logistic function of features: its constant, and the weight of each feature by name. */
export interface Logistic {
  readonly constant: number;
  readonly weights: Readonly<Record<string, number>>;
}

/** The games that have features. */
export type ValuedGame = 'arkham' | 'haunt';

/** Returns the names of a game's features, in their order. */
export function featureNames(game: ValuedGame): readonly string[] {
  return game === 'haunt' ? HAUNT_FEATURES : ARKHAM_FEATURES;
}

/** Returns the features of a position, in their order. */
export function featuresOf(content: Content, view: AnyView): number[] {
  return isHaunt(view) ? hauntFeatures(content, view) : arkhamFeatures(content, view);
}

/** Returns the value of a logistic function. */
export function evaluate(constant: number, factors: ArrayLike<number>, features: ArrayLike<number>): number {
  let sum = constant;
  for (let i = 0; i < features.length; i++) sum += (factors[i] ?? 0) * (features[i] as number);
  return 1 / (1 + Math.exp(-sum));
}

/** A logistic function with its weights in the order of the features. */
interface Prepared {
  readonly constant: number;
  readonly factors: readonly number[];
}

const MODELS: Readonly<Record<ValuedGame, Prepared>> = { arkham: prepare('arkham'), haunt: prepare('haunt') };

function prepare(game: ValuedGame): Prepared {
  const model = (weights as Partial<Record<ValuedGame, Logistic>>)[game];
  return { constant: model?.constant ?? 0, factors: featureNames(game).map((name) => model?.weights[name] ?? 0) };
}

/** Returns the chance of winning if careful investigators play on, from 0 to 1. */
export function winningChance(content: Content, view: AnyView): number {
  const { constant, factors } = MODELS[isHaunt(view) ? 'haunt' : 'arkham'];
  return evaluate(constant, factors, featuresOf(content, view));
}

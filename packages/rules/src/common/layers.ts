import type { Rule } from '@vigil/engine';
import type { Vocabulary } from '../language/questions/index.js';
import type { Handler, RuleTable, TargetCheck } from './rule-table.js';
import type { Slice } from './slices.js';

/**
 * Meanings that stand on others: what a layer leaves alone it passes on, and what it changes it may still have done by
 * what lies below: `{ ...below, board: { ...below.board, monsterLimit: (g) => below.board.monsterLimit(g) + 1 } }`.
 */
export type Layer<M extends RuleTable = RuleTable> = (below: M) => M;

/** What a box changes in the rules of one game. */
export interface BoxRules<M extends RuleTable = RuleTable> {
  readonly layer?: Layer<M>;
  /** Its own part of the state. */
  readonly slice?: Slice<unknown>;
  /** What only one of its cards does, by the names its effects use. */
  readonly handlers?: Readonly<Record<string, Handler>>;
  /** Whether those have anything to work on, where that may not be so. */
  readonly targets?: Readonly<Record<string, TargetCheck>>;
  /** What it asks and lets people answer that nobody did before; see `language/questions`. */
  readonly vocabulary?: Partial<Vocabulary>;
}

/** Where a layer keeps something from happening. */
export function* emptyRule(): Rule {}

/** A game's own meanings with those of boxes laid over them, in the order of the boxes. */
export function applyLayers<M extends RuleTable>(own: M, rules: readonly BoxRules<M>[]): M {
  let means = own;
  for (const { layer, handlers, targets } of rules) {
    if (handlers) {
      means = { ...means, cards: { ...means.cards, handlers: { ...means.cards.handlers, ...handlers } } };
    }
    if (targets) means = { ...means, cards: { ...means.cards, targets: { ...means.cards.targets, ...targets } } };
    if (layer) means = layer(means);
  }
  return means;
}

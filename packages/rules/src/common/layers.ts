import type { Rule } from '@vigil/engine';
import type { Vocabulary } from '../language/questions/index.js';
import type { Handler, Meanings, Targets } from './meanings.js';
import type { Slice } from './slices.js';

/**
 * Meanings that stand on others: what a layer leaves alone it passes on, and what it changes it may still have done by
 * what lies below: `{ ...below, board: { ...below.board, monsterLimit: (g) => below.board.monsterLimit(g) + 1 } }`.
 */
export type Layer<M extends Meanings = Meanings> = (below: M) => M;

/** What a box changes in the rules of one game. */
export interface BoxRules<M extends Meanings = Meanings> {
  readonly layer?: Layer<M>;
  /** Its own part of the state. */
  readonly slice?: Slice<unknown>;
  /** What only one of its cards does, by the names its effects use. */
  readonly handlers?: Readonly<Record<string, Handler>>;
  /** Whether those have anything to work on, where that may not be so. */
  readonly targets?: Readonly<Record<string, Targets>>;
  /** What it asks and lets people answer that nobody did before; see `language/questions`. */
  readonly vocabulary?: Partial<Vocabulary>;
}

/** Where a layer keeps something from happening. */
export function* nothing(): Rule {}

/** A game's own meanings with those of boxes laid over them, in the order of the boxes. */
export function layered<M extends Meanings>(own: M, rules: readonly BoxRules<M>[]): M {
  let means = own;
  for (const { layer, handlers, targets } of rules) {
    if (handlers) {
      means = { ...means, play: { ...means.play, handlers: { ...means.play.handlers, ...handlers } } };
    }
    if (targets) means = { ...means, play: { ...means.play, targets: { ...means.play.targets, ...targets } } };
    if (layer) means = layer(means);
  }
  return means;
}

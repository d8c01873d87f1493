import type { Rule } from '@vigil/engine';
import type { Vocabulary } from '../language/questions/index.js';
import type { Handler, RuleTable, TargetCheck } from './rule-table.js';
import type { Slice } from './slices.js';

/**
 * Wraps a rule table. A layer passes on the entries it does not change, and may call those below it: `{ ...below,
 * board: { ...below.board, monsterLimit: (g) => below.board.monsterLimit(g) + 1 } }`.
 */
export type Layer<M extends RuleTable = RuleTable> = (below: M) => M;

/** Changes that a box makes to the rules of one game. */
export interface BoxRules<M extends RuleTable = RuleTable> {
  readonly layer?: Layer<M>;
  /** Its own part of the state. */
  readonly slice?: Slice<unknown>;
  /** Effects of single cards, by the names their effects use. */
  readonly handlers?: Readonly<Record<string, Handler>>;
  /** Checks for targets of those handlers, where a target may be missing. */
  readonly targets?: Readonly<Record<string, TargetCheck>>;
  /** Those handlers that emit no event when they take effect. */
  readonly eventless?: readonly string[];
  /** Questions, options and asides that the box adds; see `language/questions`. */
  readonly vocabulary?: Partial<Vocabulary>;
}

/** Replacement for a rule that a layer prevents. */
export function* emptyRule(): Rule {}

/** Applies the layers of boxes to a game's own rule table, in the order of the boxes. */
export function applyLayers<M extends RuleTable>(own: M, rules: readonly BoxRules<M>[]): M {
  let table = own;
  for (const { layer, handlers, targets, eventless } of rules) {
    if (handlers) {
      table = { ...table, cards: { ...table.cards, handlers: { ...table.cards.handlers, ...handlers } } };
    }
    if (targets) table = { ...table, cards: { ...table.cards, targets: { ...table.cards.targets, ...targets } } };
    if (eventless) {
      const all = new Set([...(table.cards.eventless ?? []), ...eventless]);
      table = { ...table, cards: { ...table.cards, eventless: all } };
    }
    if (layer) table = layer(table);
  }
  return table;
}

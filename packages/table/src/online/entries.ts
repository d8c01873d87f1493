/** What is done at a table over the network, as it is kept there and taken home. */

/** How an answer came about. */
export type AnswerSource = 'seat' | 'keeper' | 'table' | 'order' | 'plan' | 'poll' | 'absence' | 'bot';

/** What happened at a table, in its order. An undo is an entry as well: nothing is ever taken out. */
export type EntryBody =
  | { readonly kind: 'began' }
  | { readonly kind: 'answer'; readonly decision: string; readonly option: string; readonly by: AnswerSource }
  /** So many answers were taken back. `rollback`: by the keeper, also behind what was revealed. */
  | { readonly kind: 'undo'; readonly answers: number; readonly rollback: boolean }
  /** The keeper put something right (a correction as the rules know it), and said why. */
  | { readonly kind: 'override'; readonly correction: unknown; readonly why: string }
  /** Another version of rules or boxes plays on from here. `before`: which one had played; tables of before do not say. */
  | { readonly kind: 'version'; readonly version: string; readonly before?: string };

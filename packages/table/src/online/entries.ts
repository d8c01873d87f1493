/** Log entries of an online table, as stored and exported. */

/** The source of an answer. */
export type AnswerSource = 'seat' | 'keeper' | 'table' | 'order' | 'plan' | 'poll' | 'absence' | 'bot';

/** A log entry. The log is append-only: an undo is an entry as well. */
export type EntryBody =
  | { readonly kind: 'began' }
  | { readonly kind: 'answer'; readonly decision: string; readonly option: string; readonly by: AnswerSource }
  /** Answers taken back. `rollback`: by the game master, also across reveals. */
  | { readonly kind: 'undo'; readonly answers: number; readonly rollback: boolean }
  /** A correction by the game master, with the reason. */
  | { readonly kind: 'override'; readonly correction: unknown; readonly why: string }
  /** From here another version of rules or boxes plays. `before`: the previous version; old tables omit it. */
  | { readonly kind: 'version'; readonly version: string; readonly before?: string };

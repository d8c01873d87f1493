/** Log entries of an online table, as stored and exported. */

import type { SeatNumber } from './seat-number.js';
import type { ChangeAuthority, SettingsChange, TableRole } from './table-changes.js';
import type { TableNote } from './table-notes.js';

/**
 * The authority of an answer. `seat`: the owner. `stand-in`: another player for an absent owner [BOX-57]. `absence`:
 * the default after a missed deadline. Entries before version 0.3 have `absence` for stand-ins too.
 */
export type AnswerSource = 'seat' | 'keeper' | 'table' | 'order' | 'plan' | 'poll' | 'absence' | 'bot' | 'stand-in';

/** The author of an answer, beside the seat that it counts for. */
export interface AnswerAuthor {
  /** The acting seat, if it is another one. */
  readonly actor?: SeatNumber;
  /** The name of the person at the time. */
  readonly name?: string;
  /** The deadline that its owner missed. */
  readonly missed?: number;
  /** The seats that voted for it. */
  readonly agreed?: readonly SeatNumber[];
}

/** A log entry. The log is append-only: an undo is an entry as well. */
export type EntryBody =
  | { readonly kind: 'began' }
  | ({
      readonly kind: 'answer';
      readonly decision: string;
      readonly option: string;
      readonly by: AnswerSource;
    } & AnswerAuthor)
  /** Answers taken back. `rollback`: by the game master, also across reveals. */
  | { readonly kind: 'undo'; readonly answers: number; readonly rollback: boolean }
  /** A correction by the game master, with the reason. */
  | { readonly kind: 'override'; readonly correction: unknown; readonly why: string }
  /** Changed settings of the table. `agreed`: the seats that voted for it. */
  | ({ readonly kind: 'settings'; readonly settings: SettingsChange } & ChangeAuthor)
  /** A role passes to a seat and its player; null: to the host. */
  | ({
      readonly kind: 'role';
      readonly role: TableRole;
      readonly to: SeatNumber | null;
      readonly toName?: string;
    } & ChangeAuthor)
  | ({ readonly kind: 'note' } & TableNote)
  /** From here another version of rules or boxes plays. `before`: the previous version; old tables omit it. */
  | { readonly kind: 'version'; readonly version: string; readonly before?: string };

/** The author of a change of a table. The entry's seat is the one that did or proposed it. */
export interface ChangeAuthor {
  readonly by: ChangeAuthority;
  /** The name of the person at the time. */
  readonly name?: string;
  /** The seats that voted for it. */
  readonly agreed?: readonly SeatNumber[];
}

import type { TableNote, VoidReason } from '@vigil/table';

/** The sentences of a language. Names are inserted unescaped; the caller escapes them. */
export interface NotifyWords {
  /** Before the sender's own words, such as the name of a table in a subject. */
  readonly subject: {
    /** The seat's `n` pending decisions. */
    waiting(table: string, n: number): string;
    reminder(table: string): string;
    /** For a chat everyone reads: the names of pending seats. */
    turnOf(table: string, names: string): string;
    news(table: string): string;
    began(table: string): string;
    ended(table: string): string;
    digest(table: string): string;
    void(table: string): string;
    test(table: string): string;
    confirm: string;
    recover: string;
  };
  readonly part: {
    turnOf(names: string): string;
    turn: string;
    poll: string;
    undo: string;
    /** The Mythos, or an absent player's decision: a table waits for its keeper. */
    keeper: string;
    reminder: string;
    /** `when`: a time as it is read where the reader lives. */
    due(when: string): string;
    answers: string;
    began: string;
    ended: string;
    digest: string;
    /** The reason a plan is void. */
    void(why: VoidReason | 'taken-back'): string;
    joined(name: string): string;
    proposal(name: string): string;
    /** `when`: the end of the vote. */
    vote(when: string): string;
    /** Before changed settings or roles. */
    changed: string;
    note(note: TableNote, nameOf: (seat: number) => string): string;
    message(name: string): string;
    test: string;
  };
  readonly confirm: { heading(table: string): string; text: string; link: string; otherwise: string };
  readonly recover: { text: string; keep: string; otherwise: string };
  readonly link: { decide: string; table: string };
  readonly foot: { why(table: string): string; stop: string; secret: string };
  readonly seat: { seat(n: number): string; keeper: string; theKeeper: string };
  readonly page: {
    confirm(address: string, table: string): string;
    doConfirm: string;
    confirmed: string;
    stop(address: string, table: string): string;
    doStop: string;
    stopped: string;
    expired: string;
    back: string;
  };
  readonly feed: { seat(table: string, name: string): string; table(table: string): string };
}

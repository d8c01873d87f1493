/** A seat at the table, counted clockwise from 0. */
export type Seat = number;

/** Parameters of a message: plain values only. */
export type Args = Readonly<Record<string, string | number>>;

/** A text as data: a message key and its parameters. The user interface turns it into words. */
export interface Message {
  readonly key: string;
  readonly args?: Args;
}

/**
 * One legal answer. `id` is stable: the same choice in the same position has the same id in every program. `value`:
 * what the rule receives. `key` and `args`: its text. `on`: the place, token or card it refers to, so that it can be
 * clicked on the board.
 */
export interface Option<T = unknown> {
  readonly id: string;
  readonly value: T;
  readonly key: string;
  readonly args?: Args;
  readonly on?: string;
  /** The only seat that may take this option, if not all seats of the question may. */
  readonly by?: Seat;
}

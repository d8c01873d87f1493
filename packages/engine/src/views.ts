import type { Table } from './game.js';
import type { Seat } from './rule.js';

/** A game as far as it can be looked at. */
interface Seen<S, E> {
  view(state: S, seat: Seat | undefined): unknown;
  look?(table: Table<S, E>): (seat: Seat | undefined) => unknown;
}

/** What is seen of a position. It is kept: the same seat gets the same object. */
export class Views<S, E> {
  private readonly of: (seat: Seat | undefined) => unknown;
  private readonly seen = new Map<Seat | undefined, unknown>();

  constructor(game: Seen<S, E>, table: Table<S, E>) {
    this.of = game.look?.(table) ?? ((seat) => game.view(table.state, seat));
  }

  /** What a seat may know; undefined: a spectator. */
  view(seat: Seat | undefined): unknown {
    const known = this.seen.get(seat);
    if (known !== undefined) return known;
    const view = this.of(seat);
    this.seen.set(seat, view);
    return view;
  }
}

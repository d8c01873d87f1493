import type { Table } from './game.js';
import type { Seat } from './message.js';

/** The part of a game that produces views. */
interface Viewable<S, E> {
  view(state: S, seat: Seat | undefined): unknown;
  createViewer?(table: Table<S, E>): (seat: Seat | undefined) => unknown;
}

/** Cached views of a position: the same seat gets the same object. */
export class Views<S, E> {
  private readonly viewFor: (seat: Seat | undefined) => unknown;
  private readonly cache = new Map<Seat | undefined, unknown>();

  constructor(game: Viewable<S, E>, table: Table<S, E>) {
    this.viewFor = game.createViewer?.(table) ?? ((seat) => game.view(table.state, seat));
  }

  /** Returns the view of a seat; undefined: a spectator. */
  view(seat: Seat | undefined): unknown {
    const known = this.cache.get(seat);
    if (known !== undefined) return known;
    const view = this.viewFor(seat);
    this.cache.set(seat, view);
    return view;
  }
}

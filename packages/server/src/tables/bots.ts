/** Seats played by a careful bot, according to their standing orders. */
import type { SeatNumber, StandingOrder } from '@vigil/table';
import type { SeatRow } from '../storage/rows.js';

/** The part of a table that says who sits at it. */
export interface SeatHolder {
  readonly seats: readonly SeatRow[];
}

/** True if a bot plays the seat. */
export function isPlayedByBot({ orders }: Pick<SeatRow, 'orders'>): boolean {
  return ((orders ?? []) as readonly StandingOrder[]).some(({ order }) => order === 'careful');
}

/** Returns those of some seats that people play, or all if there are none. They vote and stand in for others. */
export function withoutBots({ seats }: SeatHolder, some: readonly SeatNumber[]): readonly SeatNumber[] {
  const people = some.filter((seat) => !seats[seat] || !isPlayedByBot(seats[seat]));
  return people.length > 0 ? people : some;
}

/** Returns the seats taken by people. They vote on changes of the table, and they can hold roles. */
export function peopleAt(seats: readonly SeatRow[]): readonly SeatNumber[] {
  return seats.filter((item) => item.name !== undefined && !isPlayedByBot(item)).map(({ seat }) => seat);
}

/** True if all the seats are bots. */
export function areBots({ seats }: SeatHolder, some: readonly SeatNumber[]): boolean {
  return some.length > 0 && some.every((seat) => seats[seat] !== undefined && isPlayedByBot(seats[seat]));
}

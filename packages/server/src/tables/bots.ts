/** Seats played by a careful bot, according to their standing orders. */
import type { Permissions, SeatNumber, StandingOrder } from '@vigil/table';
import type { SeatRow } from '../storage/rows.js';
import { RequestError } from './request-error.js';
import type { TableSession } from './table-session.js';

/** True if a bot plays the seat. */
export function isPlayedByBot({ orders }: Pick<SeatRow, 'orders'>): boolean {
  return ((orders ?? []) as readonly StandingOrder[]).some(({ order }) => order === 'careful');
}

/** Returns those of some seats that people play, or all if there are none. They vote and stand in for others. */
export function peopleAmong(
  { seats }: Pick<TableSession, 'seats'>,
  some: readonly SeatNumber[],
): readonly SeatNumber[] {
  const people = some.filter((seat) => !seats[seat] || !isPlayedByBot(seats[seat]));
  return people.length > 0 ? people : some;
}

/** Returns the seats taken by people. They vote on changes of the table, and they can hold roles. */
export function peopleAt(seats: readonly SeatRow[]): readonly SeatNumber[] {
  return seats.filter((item) => item.name !== undefined && !isPlayedByBot(item)).map(({ seat }) => seat);
}

/** True if all the seats are bots. */
export function areBots({ seats }: Pick<TableSession, 'seats'>, some: readonly SeatNumber[]): boolean {
  return some.length > 0 && some.every((seat) => seats[seat] !== undefined && isPlayedByBot(seats[seat]));
}

/**
 * Gives a seat to a careful bot, or takes it back. The host may do so for an empty seat, players for their own. A
 * player who claims the seat later takes over from the bot. Throws {@link RequestError}.
 */
export function setBot(session: TableSession, you: Permissions, seat: SeatNumber, bot: boolean): Promise<void> {
  return session.run(async () => {
    await session.load();
    const found = session.seats[seat];
    if (!found) throw new RequestError('bad-request', 'There is no such seat.', 'seat');
    const own = you.seats.includes(seat);
    if (!own && !you.host) throw new RequestError('not-yours', 'This is not your seat.', 'seat');
    if (!own && found.name !== undefined)
      throw new RequestError('taken', `${found.name} already has this seat.`, 'seat');
    const before = ((found.orders ?? []) as readonly StandingOrder[]).filter(({ order }) => order !== 'careful');
    const orders: readonly StandingOrder[] = bot ? [...before, { order: 'careful' }] : before;
    await session.deps.storage.changeSeat(session.id, seat, { orders });
    await session.load();
    if (session.row.status === 'playing' && session.row.pausedAt === undefined) {
      await session.actNow(undefined, () => ({ played: [] }));
    }
    session.emitChange('seats');
  });
}

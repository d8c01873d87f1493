import type { Permissions, SeatNumber, StandingOrder } from '@vigil/table';
import { RequestError } from './request-error.js';
import type { TableSession } from './table-session.js';

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

import type { Permissions, Wait } from './table-messages.js';

/** True if something waits for the recipient: their seat, or the game master. */
export function isWaitingFor(
  { seat, kind }: Pick<Wait, 'seat' | 'kind'>,
  you: Pick<Permissions, 'seats' | 'keeper'>,
): boolean {
  if (kind === 'keeper') return you.keeper;
  return (kind === 'absent' && you.keeper) || you.seats.includes(seat);
}

import type { Permissions, Wait } from './table-messages.js';

/** Whether something waits for whoever is asked here: a seat of his own, or the keeper. */
export function isWaitingFor(
  { seat, kind }: Pick<Wait, 'seat' | 'kind'>,
  you: Pick<Permissions, 'seats' | 'keeper'>,
): boolean {
  if (kind === 'keeper') return you.keeper;
  return (kind === 'absent' && you.keeper) || you.seats.includes(seat);
}

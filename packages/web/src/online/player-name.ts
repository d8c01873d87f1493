import type { SeatNumber, TableInfo } from '@vigil/table';
import { t } from './words.js';

/** Returns the name of a seat's player. */
export function playerName(info: TableInfo | undefined, seat: SeatNumber): string {
  const { name, bot } = info?.seats[seat] ?? {};
  return name ?? (bot ? t('ui.online.seat.machine') : t('ui.online.seat', { n: seat + 1 }));
}

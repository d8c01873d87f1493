import type { SeatNumber, TableInfo } from '@vigil/table';
import { t } from './words.js';

/** How the holder of a seat is called. */
export function playerName(info: TableInfo | undefined, seat: SeatNumber): string {
  const { name, bot } = info?.seats[seat] ?? {};
  return name ?? (bot ? t('ui.online.seat.machine') : t('ui.online.seat', { n: seat + 1 }));
}

import type { SeatNumber, TableInfo } from '@vigil/table';
import { t } from './words.js';

/** How the holder of a seat is called. */
export function playerName(info: TableInfo | undefined, seat: SeatNumber): string {
  return info?.seats[seat]?.name ?? t('ui.online.seat', { n: seat + 1 });
}

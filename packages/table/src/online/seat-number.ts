import type { Seat } from '@vigil/engine';

export type SeatNumber = Seat;

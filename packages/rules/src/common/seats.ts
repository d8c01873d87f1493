import type { Seat } from '@vigil/engine';

/** A set of seats, allocated lazily: every fork has several of them. */
export class Seats {
  private seats = 0;

  has(seat: Seat): boolean {
    return (this.seats & (1 << seat)) !== 0;
  }

  add(seat: Seat): void {
    this.seats |= 1 << seat;
  }

  delete(seat: Seat): void {
    this.seats &= ~(1 << seat);
  }

  clear(): void {
    this.seats = 0;
  }
}

const NOTHING: never[] = [];

/** A map by seat, allocated lazily. */
export class BySeat<T> {
  private values: (T | undefined)[] = NOTHING;

  get(seat: Seat): T | undefined {
    return this.values[seat];
  }

  set(seat: Seat, value: T): void {
    if (this.values === NOTHING) this.values = [];
    this.values[seat] = value;
  }

  delete(seat: Seat): void {
    if (this.values !== NOTHING) this.values[seat] = undefined;
  }

  clear(): void {
    this.values = NOTHING;
  }
}

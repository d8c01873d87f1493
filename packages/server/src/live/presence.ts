import type { SeatNumber, TablePresence } from '@vigil/table';
import type { Environment } from '../environment.js';
import type { SeenSeat, Storage } from '../storage/storage.js';

/** The presence one connection reports. */
interface ConnectionPresence {
  readonly seats: readonly SeatNumber[];
  readonly lookingAt: Readonly<Record<number, string>>;
  /** The time of the last report. */
  readonly seenAt: number;
}

/** A presence without a report for this long has ended, whatever happened to its process. Milliseconds. */
const PRESENCE_TIMEOUT = 90_000;
/** Maximum number of tables whose absent seats are remembered. */
const MAX_TABLES = 5_000;
/** Interval at which the presence of a seat is saved, for the case that its process dies. Milliseconds. */
const SAVE_INTERVAL = 300_000;

/**
 * Presence at tables, over all processes of this server. Each connection repeats its report at intervals. Only the time
 * of the last one is saved, for each seat.
 */
export class Presence {
  private readonly tables = new Map<string, Map<string, ConnectionPresence>>();
  /** The last report of each seat, by table. */
  private readonly lastSeen = new Map<string, Map<SeatNumber, number>>();
  /** Times of own connections that are not saved yet, by table and seat; and the times of the last savings. */
  private readonly unsaved = new Map<string, SeenSeat>();
  private readonly savedAt = new Map<string, number>();
  private saving: Promise<void> | undefined;
  private readonly storage: Storage;
  private readonly environment: Environment;
  private readonly onChange: (table: string) => void;
  private readonly onError: (table: string, error: unknown) => void;
  private readonly unsubscribe: () => void;

  constructor(
    storage: Storage,
    environment: Environment,
    onChange: (table: string) => void,
    onError: (table: string, error: unknown) => void,
  ) {
    this.storage = storage;
    this.environment = environment;
    this.onChange = onChange;
    this.onError = onError;
    this.unsubscribe = storage.onBroadcast((table, text) => this.onBroadcast(table, text));
  }

  /** Records that a connection is present, and what it looks at. */
  renew(table: string, connection: string, presence: Omit<ConnectionPresence, 'seenAt'>): void {
    this.storage.broadcast(table, JSON.stringify({ line: connection, ...presence }));
    const now = this.environment.now();
    const due = presence.seats.filter((seat) => now - (this.savedAt.get(seatKey(table, seat)) ?? 0) >= SAVE_INTERVAL);
    this.save(table, due);
  }

  /** Removes a connection. */
  leave(table: string, connection: string, seats: readonly SeatNumber[]): void {
    for (const seat of seats) this.savedAt.delete(seatKey(table, seat));
    this.save(table, seats, true);
    this.storage.broadcast(table, JSON.stringify({ line: connection }));
  }

  /** Returns the seats and spectators present at a table. */
  presentAt(table: string): TablePresence {
    const now = this.environment.now();
    const seats = new Map<SeatNumber, string | undefined>();
    let spectators = 0;
    for (const [connection, { seats: own, lookingAt, seenAt }] of this.tables.get(table) ?? []) {
      if (now - seenAt > PRESENCE_TIMEOUT) {
        this.tables.get(table)?.delete(connection);
        continue;
      }
      if (own.length === 0) spectators++;
      for (const seat of own) seats.set(seat, lookingAt[seat] ?? seats.get(seat));
    }
    return {
      seats: [...seats].map(([seat, lookingAt]) => ({ seat, ...(lookingAt !== undefined && { lookingAt }) })),
      spectators,
      left: [...(this.lastSeen.get(table) ?? [])].flatMap(([seat, at]) => (seats.has(seat) ? [] : [{ seat, at }])),
    };
  }

  /** Stops listening, and saves what is left. */
  async close(): Promise<void> {
    this.unsubscribe();
    await this.saving;
  }

  /** Saves the time of some seats. `isLast`: they leave, so that the next report is saved at once. */
  private save(table: string, seats: readonly SeatNumber[], isLast = false): void {
    const at = this.environment.now();
    for (const seat of seats) {
      this.unsaved.set(seatKey(table, seat), { table, seat, at });
      if (!isLast) this.savedAt.set(seatKey(table, seat), at);
    }
    if (this.unsaved.size > 0) this.saving ??= this.saveAll();
  }

  /** One transaction at a time: seats that come meanwhile are saved together by the next one. */
  private async saveAll(): Promise<void> {
    while (this.unsaved.size > 0) {
      const seen = [...this.unsaved.values()];
      this.unsaved.clear();
      try {
        await this.storage.setLastSeen(seen);
      } catch (error) {
        this.onError(seen[0]?.table ?? '', error);
      }
    }
    this.saving = undefined;
  }

  private record(table: string, seat: SeatNumber): void {
    const seen = this.lastSeen.get(table) ?? new Map<SeatNumber, number>();
    seen.set(seat, this.environment.now());
    this.lastSeen.delete(table);
    this.lastSeen.set(table, seen);
    if (this.lastSeen.size <= MAX_TABLES) return;
    const [oldest] = this.lastSeen.keys();
    if (oldest !== undefined) this.lastSeen.delete(oldest);
  }

  private onBroadcast(table: string, text: string): void {
    const { line: connection, seats, lookingAt } = JSON.parse(text) as { line: string } & Partial<ConnectionPresence>;
    const connections = this.tables.get(table) ?? new Map<string, ConnectionPresence>();
    const before = connections.get(connection);
    for (const seat of seats ?? before?.seats ?? []) this.record(table, seat);
    if (seats && lookingAt) connections.set(connection, { seats, lookingAt, seenAt: this.environment.now() });
    else connections.delete(connection);
    if (connections.size > 0) this.tables.set(table, connections);
    else this.tables.delete(table);
    if (JSON.stringify([before?.seats, before?.lookingAt]) !== JSON.stringify([seats, lookingAt])) this.onChange(table);
  }
}

function seatKey(table: string, seat: SeatNumber): string {
  return `${table} ${seat}`;
}

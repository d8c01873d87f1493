import type { Present, SeatNumber } from '@vigil/table';
import type { Storage } from '../storage/storage.js';
import type { Surroundings } from '../surroundings.js';

/** What one line says of who is at its end. */
interface Here {
  readonly seats: readonly SeatNumber[];
  readonly lookingAt: Readonly<Record<number, string>>;
  /** When it was said last. */
  readonly at: number;
}

/** A line that said nothing for so long has gone, whatever became of its process. Milliseconds. */
const GONE_AFTER = 90_000;

/**
 * Who is at which table just now, at all processes of this server. Nothing of it is kept: each line says it again now and
 * then.
 */
export class Presence {
  private readonly tables = new Map<string, Map<string, Here>>();
  private readonly storage: Storage;
  private readonly world: Surroundings;
  private readonly changed: (table: string) => void;
  private readonly stop: () => void;

  constructor(storage: Storage, world: Surroundings, changed: (table: string) => void) {
    this.storage = storage;
    this.world = world;
    this.changed = changed;
    this.stop = storage.onWhisper((table, text) => this.heard(table, text));
  }

  /** Somebody is there, and what he looks at. */
  say(table: string, line: string, here: Omit<Here, 'at'>): void {
    this.storage.whisper(table, JSON.stringify({ line, ...here }));
  }

  /** Somebody has gone. */
  leave(table: string, line: string): void {
    this.storage.whisper(table, JSON.stringify({ line }));
  }

  /** Who is at a table. */
  at(table: string): Present {
    const now = this.world.now();
    const seats = new Map<SeatNumber, string | undefined>();
    let spectators = 0;
    for (const [line, { seats: own, lookingAt, at }] of this.tables.get(table) ?? []) {
      if (now - at > GONE_AFTER) {
        this.tables.get(table)?.delete(line);
        continue;
      }
      if (own.length === 0) spectators++;
      for (const seat of own) seats.set(seat, lookingAt[seat] ?? seats.get(seat));
    }
    return {
      seats: [...seats].map(([seat, lookingAt]) => ({ seat, ...(lookingAt !== undefined && { lookingAt }) })),
      spectators,
    };
  }

  /** Hears nothing any more. */
  close(): void {
    this.stop();
  }

  private heard(table: string, text: string): void {
    const { line, seats, lookingAt } = JSON.parse(text) as { line: string } & Partial<Here>;
    const lines = this.tables.get(table) ?? new Map<string, Here>();
    const before = lines.get(line);
    if (seats && lookingAt) lines.set(line, { seats, lookingAt, at: this.world.now() });
    else lines.delete(line);
    if (lines.size > 0) this.tables.set(table, lines);
    else this.tables.delete(table);
    if (JSON.stringify([before?.seats, before?.lookingAt]) !== JSON.stringify([seats, lookingAt])) this.changed(table);
  }
}

import type { You } from '@vigil/table';
import type { EntryRow } from '../storage/rows.js';
import type { Room } from '../tables/room.js';
import { seenBy, sharedOf } from '../tables/seen.js';
import type { Line } from './line.js';

/** Who is there is told to the others at most so often. Milliseconds. */
const PRESENT_EVERY = 300;

/** The lines of this process, by table. What several hear alike is put into text once. */
export class Live {
  private readonly tables = new Map<string, Set<Line>>();
  private readonly texts = new WeakMap<
    readonly EntryRow[],
    { readonly shared: string; readonly bySeats: Map<string, string>; readonly byView: Map<unknown, string> }
  >();
  private readonly telling = new Map<string, NodeJS.Timeout>();

  /** How many lines there are. */
  get size(): number {
    let size = 0;
    for (const lines of this.tables.values()) size += lines.size;
    return size;
  }

  /** A line has come to a table. */
  joined(line: Line, table: string): void {
    const lines = this.tables.get(table) ?? new Set();
    lines.add(line);
    this.tables.set(table, lines);
  }

  /** A line has ended. */
  left(line: Line): void {
    const { table } = line;
    const lines = table === undefined ? undefined : this.tables.get(table);
    lines?.delete(line);
    if (table !== undefined && lines?.size === 0) this.tables.delete(table);
    line.ended();
  }

  /** Everybody says that he is still there. */
  stillThere(): void {
    for (const lines of this.tables.values()) for (const line of lines) line.stillThere();
  }

  /** Who is at a table has changed: told soon, once for all that changes until then. */
  presentChanged(table: string): void {
    if (!this.tables.has(table) || this.telling.has(table)) return;
    const timer = setTimeout(() => {
      this.telling.delete(table);
      for (const line of this.tables.get(table) ?? []) line.presentChanged();
    }, PRESENT_EVERY);
    timer.unref();
    this.telling.set(table, timer);
  }

  /** The update that some entries bring to the holder of some seats, as text. Part of what {@link Room.run} does. */
  updateText(room: Room, you: You, entries: readonly EntryRow[]): string | undefined {
    const { game: play } = room;
    if (!play) return undefined;
    const said = this.texts.get(entries) ?? {
      shared: JSON.stringify(sharedOf(room, play, entries, entries[0]?.number === 1)),
      bySeats: new Map<string, string>(),
      byView: new Map<unknown, string>(),
    };
    this.texts.set(entries, said);
    const seats = you.seats.join(' ');
    const there = said.bySeats.get(seats);
    if (there !== undefined) return there;
    // Only what hangs on who sees it is put into text for each: both parts are objects, and become one.
    const view = play.view(you.seats);
    const seen = said.byView.get(view) ?? JSON.stringify(seenBy(play, you));
    said.byView.set(view, seen);
    const text = `{"say":"update","update":${seen.slice(0, -1)},${said.shared.slice(1)}}`;
    said.bySeats.set(seats, text);
    return text;
  }

  /** Hears nothing any more. */
  close(): void {
    for (const timer of this.telling.values()) clearTimeout(timer);
    this.telling.clear();
  }
}

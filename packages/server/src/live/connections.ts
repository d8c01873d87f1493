import type { Permissions } from '@vigil/table';
import type { EntryRow } from '../storage/rows.js';
import type { TableSession } from '../tables/table-session.js';
import { sharedPartOf, viewPartOf } from '../tables/table-update.js';

/** Minimum interval between presence updates. Milliseconds. */
const PRESENCE_INTERVAL = 300;

/** The part of a connection that {@link Connections} uses. */
interface Connection {
  readonly table: string | undefined;
  onClose(): void;
  renewPresence(): void;
  onPresenceChange(): void;
}

/** The live connections of this process, by table. Identical parts of messages are encoded once. */
export class Connections {
  private readonly byTable = new Map<string, Set<Connection>>();
  private readonly updateTexts = new WeakMap<
    readonly EntryRow[],
    {
      readonly sharedTexts: string;
      readonly textsBySeats: Map<string, string>;
      readonly textsByView: Map<unknown, string>;
    }
  >();
  private readonly presenceTimers = new Map<string, NodeJS.Timeout>();

  /** Number of connections. */
  get size(): number {
    let size = 0;
    for (const connections of this.byTable.values()) size += connections.size;
    return size;
  }

  /** Adds a connection to a table. */
  add(connection: Connection, table: string): void {
    const connections = this.byTable.get(table) ?? new Set();
    connections.add(connection);
    this.byTable.set(table, connections);
  }

  /** Removes a connection. */
  remove(connection: Connection): void {
    const { table } = connection;
    const connections = table === undefined ? undefined : this.byTable.get(table);
    connections?.delete(connection);
    if (table !== undefined && connections?.size === 0) this.byTable.delete(table);
    connection.onClose();
  }

  /** Renews the presence of every connection. */
  renewPresence(): void {
    for (const connections of this.byTable.values()) for (const connection of connections) connection.renewPresence();
  }

  /** Schedules one presence update for all changes until then. */
  onPresenceChange(table: string): void {
    if (!this.byTable.has(table) || this.presenceTimers.has(table)) return;
    const timer = setTimeout(() => {
      this.presenceTimers.delete(table);
      for (const connection of this.byTable.get(table) ?? []) connection.onPresenceChange();
    }, PRESENCE_INTERVAL);
    timer.unref();
    this.presenceTimers.set(table, timer);
  }

  /**
   * Returns the encoded update of some entries for the holder of some seats. Part of the work of {@link
   * TableSession.run}.
   */
  updateText(session: TableSession, you: Permissions, entries: readonly EntryRow[]): string | undefined {
    const { game: play } = session;
    if (!play) return undefined;
    const texts = this.updateTexts.get(entries) ?? {
      sharedTexts: JSON.stringify(sharedPartOf(session, play, entries, entries[0]?.number === 1)),
      textsBySeats: new Map<string, string>(),
      textsByView: new Map<unknown, string>(),
    };
    this.updateTexts.set(entries, texts);
    const seats = you.seats.join(' ');
    const known = texts.textsBySeats.get(seats);
    if (known !== undefined) return known;
    // Only the part that depends on the recipient is encoded for each; the two objects are joined as text.
    const part = viewPartOf(session, play, you);
    // Most recipients see the same, unless one of them has a private plan.
    const seen =
      (part.plans.some(({ isPrivate }) => isPrivate) ? undefined : texts.textsByView.get(part.view)) ??
      JSON.stringify(part);
    if (!part.plans.some(({ isPrivate }) => isPrivate)) texts.textsByView.set(part.view, seen);
    const text = `{"say":"update","update":${seen.slice(0, -1)},${texts.sharedTexts.slice(1)}}`;
    texts.textsBySeats.set(seats, text);
    return text;
  }

  /** Stops listening. */
  close(): void {
    for (const timer of this.presenceTimers.values()) clearTimeout(timer);
    this.presenceTimers.clear();
  }
}

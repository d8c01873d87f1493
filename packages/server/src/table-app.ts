import type { Environment } from './environment.js';
import { Connections } from './live/connections.js';
import { Presence } from './live/presence.js';
import { dueOf } from './post/deadlines.js';
import { createPlannedAnswers } from './post/planned-answers.js';
import type { Storage } from './storage/storage.js';
import type { FollowUp } from './tables/follow-up.js';
import { Games } from './tables/open-games.js';
import type { SessionDeps } from './tables/table-session.js';
import { TableSessions } from './tables/table-sessions.js';

/** What a house of tables is made of. */
export interface TableAppDeps {
  readonly storage: Storage;
  readonly environment: Environment;
  /** Hears of what went wrong and nobody asked for. */
  readonly onError: (table: string, error: unknown) => void;
  readonly followUps?: readonly FollowUp[];
  readonly dueTimeOf?: SessionDeps['dueTimeOf'];
  /** How many tables are in memory at most. */
  readonly maxSessions?: number;
}

/** Everything behind the addresses of a server: its tables, and who sits at them. One for each process. */
export class TableApp {
  readonly storage: Storage;
  readonly environment: Environment;
  readonly deps: SessionDeps;
  readonly sessions: TableSessions;
  readonly live = new Connections();
  readonly presence: Presence;
  /** A name of this process that no other has. */
  readonly processId: string;
  readonly onError: TableAppDeps['onError'];

  constructor({
    storage,
    environment,
    onError,
    followUps = [createPlannedAnswers],
    dueTimeOf: due = dueOf,
    maxSessions: rooms,
  }: TableAppDeps) {
    this.storage = storage;
    this.environment = environment;
    this.onError = onError;
    this.processId = environment.random(9).toString('base64url');
    this.deps = { storage, games: new Games(), environment, followUps, dueTimeOf: due, onError };
    this.sessions = new TableSessions(this.deps, rooms);
    this.presence = new Presence(storage, environment, (table) => this.live.onPresenceChange(table));
  }

  /** Keeps what has to be kept. The storage stays open: it belongs to whoever opened it. */
  async close(): Promise<void> {
    this.live.close();
    this.presence.close();
    await this.sessions.close();
  }
}

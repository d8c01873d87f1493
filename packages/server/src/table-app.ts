import type { Environment } from './environment.js';
import { Connections } from './live/connections.js';
import { Presence } from './live/presence.js';
import { dueOf } from './post/deadlines.js';
import { createPlannedAnswers } from './post/planned-answers.js';
import type { Storage } from './storage/storage.js';
import { createLapseNotes } from './tables/lapse-notes.js';
import { Games } from './tables/open-games.js';
import { carryOutAgreed } from './tables/table-changes.js';
import type { FollowUp, SessionDeps } from './tables/table-session.js';
import { TableSessions } from './tables/table-sessions.js';

/** Dependencies of the app. */
export interface TableAppDeps {
  readonly storage: Storage;
  readonly environment: Environment;
  /** Receives errors that no request is waiting for. */
  readonly onError: (table: string, error: unknown) => void;
  readonly followUps?: readonly FollowUp[];
  readonly dueTimeOf?: SessionDeps['dueTimeOf'];
  /** Maximum number of tables in memory. */
  readonly maxSessions?: number;
}

/** The table app: all tables and their sessions. One for each process. */
export class TableApp {
  readonly storage: Storage;
  readonly environment: Environment;
  readonly deps: SessionDeps;
  readonly sessions: TableSessions;
  readonly live = new Connections();
  readonly presence: Presence;
  /** Unique name of this process. */
  readonly processId: string;
  readonly onError: TableAppDeps['onError'];

  constructor({
    storage,
    environment,
    onError,
    followUps = [createPlannedAnswers, createLapseNotes],
    dueTimeOf = dueOf,
    maxSessions,
  }: TableAppDeps) {
    this.storage = storage;
    this.environment = environment;
    this.onError = onError;
    this.processId = environment.random(9).toString('base64url');
    this.deps = {
      storage,
      games: new Games(),
      environment,
      followUps,
      afterAction: carryOutAgreed,
      dueTimeOf,
      onError,
    };
    this.sessions = new TableSessions(this.deps, maxSessions);
    this.presence = new Presence(storage, environment, (table) => this.live.onPresenceChange(table), onError);
  }

  /** Flushes pending writes. Does not close the storage; its owner does. */
  async close(): Promise<void> {
    this.live.close();
    await this.presence.close();
    await this.sessions.close();
  }
}

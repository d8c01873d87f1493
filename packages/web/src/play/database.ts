import type { Pack } from '@vigil/rules';
import type { SavedGame } from '@vigil/table';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { GameAnalysis } from '../analysis/analysis-state.js';
import type { GameEntry } from './saved-game.js';

/** Schema of the browser's database. Values are validated when read. */
export interface GameSchema extends DBSchema {
  games: { key: string; value: GameEntry };
  saves: { key: string; value: SavedGame };
  /** Packs from files. */
  packs: { key: string; value: Pack };
  /** Analyses of games, by the id of the game. */
  analyses: { key: string; value: GameAnalysis };
}

export type Database = IDBPDatabase<GameSchema>;

/** A newer page wrote the database: it is read as far as possible, and never written. */
export class NewerVersionError extends Error {
  override readonly name = 'KeptByNewer';
}

/**
 * Version 4 has the same stores as 3. It keeps pages from opening it that know only version 3 and overwrite blindly.
 * Version 5 has analyses.
 */
const VERSION = 5;

let connection: Promise<Database> | undefined;

/** Runs work with the database. Retries once with a new connection if the browser has closed the old one. */
export async function withDatabase<T>(use: (shelf: Database) => Promise<T>): Promise<T> {
  try {
    return await use(await connect());
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'InvalidStateError')) throw error;
    connection = undefined;
    return use(await connect());
  }
}

/** The same for writing. Rejects with {@link NewerVersionError} if a newer page owns the database. */
export function writeToDatabase<T>(use: (shelf: Database) => Promise<T>): Promise<T> {
  return withDatabase((shelf) => {
    if (shelf.version > VERSION) throw new NewerVersionError(`version ${shelf.version}, not ${VERSION}`);
    return use(shelf);
  });
}

function connect(): Promise<Database> {
  connection ??= openDatabase();
  const opening = connection;
  // A failed connection may succeed next time.
  opening.catch(() => forgetConnection(opening));
  return opening;
}

function forgetConnection(one: Promise<Database> | undefined): void {
  if (connection === one) connection = undefined;
}

async function openDatabase(): Promise<Database> {
  const callbacks = {
    // A later version of the page in another window wants to change the database: it must not wait for this one.
    blocking() {
      const mine = connection;
      forgetConnection(mine);
      mine?.then((shelf) => shelf.close());
    },
    terminated: () => forgetConnection(connection),
  };
  try {
    return await openDB<GameSchema>('vigil', VERSION, { upgrade, ...callbacks });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'VersionError')) throw error;
    return openDB<GameSchema>('vigil', undefined, callbacks);
  }
}

type Upgrade = NonNullable<NonNullable<Parameters<typeof openDB<GameSchema>>[2]>['upgrade']>;

const upgrade: Upgrade = async (shelf, before, _now, tx) => {
  if (before < 5) shelf.createObjectStore('analyses', { keyPath: 'id' });
  if (before < 3) shelf.createObjectStore('packs', { keyPath: 'id' });
  if (before < 1) {
    shelf.createObjectStore('games', { keyPath: 'id' });
    shelf.createObjectStore('saves');
  } else if (before < 2) {
    // The first version did not say which game it was while there was but one, nor when it was begun.
    const games = tx.objectStore('games');
    const older: readonly (Partial<GameEntry> & { id: string })[] = await games.getAll();
    for (const entry of older) {
      await games.put({ game: 'arkham', begun: entry.changed ?? Date.now(), ...entry } as GameEntry);
    }
  }
};

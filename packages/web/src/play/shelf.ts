import type { Pack } from '@vigil/rules';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { KeptGame } from './kept-game.js';
import type { Saved } from './session.js';

/** What lies in the browser's database. What is read from it is checked: anything may have become of it. */
export interface Shelf extends DBSchema {
  games: { key: string; value: KeptGame };
  saves: { key: string; value: Saved };
  /** Packs from files. */
  packs: { key: string; value: Pack };
}

export type Database = IDBPDatabase<Shelf>;

/** The database was written by a newer page: it is read as far as it can be, and not written. */
export class KeptByNewer extends Error {
  override readonly name = 'KeptByNewer';
}

/**
 * The fourth version is as the third; but a page that knows only the third, and writes without looking what is there,
 * can no longer open it.
 */
const VERSION = 4;

let opened: Promise<Database> | undefined;

/** Does something with the database; once more with a new connection where the browser has closed the old one. */
export async function onShelf<T>(use: (shelf: Database) => Promise<T>): Promise<T> {
  try {
    return await use(await database());
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'InvalidStateError')) throw error;
    opened = undefined;
    return use(await database());
  }
}

/** The same to write in it. Fails with {@link KeptByNewer} where that is not for this page. */
export function writeOnShelf<T>(use: (shelf: Database) => Promise<T>): Promise<T> {
  return onShelf((shelf) => {
    if (shelf.version > VERSION) throw new KeptByNewer(`version ${shelf.version}, not ${VERSION}`);
    return use(shelf);
  });
}

function database(): Promise<Database> {
  opened ??= open();
  const opening = opened;
  // What could not be opened may be there the next time.
  opening.catch(() => forget(opening));
  return opening;
}

function forget(one: Promise<Database> | undefined): void {
  if (opened === one) opened = undefined;
}

async function open(): Promise<Database> {
  const callbacks = {
    // A later version of the page in another window wants to change the database: it must not wait for this one.
    blocking() {
      const mine = opened;
      forget(mine);
      mine?.then((shelf) => shelf.close());
    },
    terminated: () => forget(opened),
  };
  try {
    return await openDB<Shelf>('vigil', VERSION, { upgrade, ...callbacks });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'VersionError')) throw error;
    return openDB<Shelf>('vigil', undefined, callbacks);
  }
}

type Upgrade = NonNullable<NonNullable<Parameters<typeof openDB<Shelf>>[2]>['upgrade']>;

const upgrade: Upgrade = async (shelf, before, _now, tx) => {
  if (before < 3) shelf.createObjectStore('packs', { keyPath: 'id' });
  if (before < 1) {
    shelf.createObjectStore('games', { keyPath: 'id' });
    shelf.createObjectStore('saves');
  } else if (before < 2) {
    // The first version did not say which game it was while there was but one, nor when it was begun.
    const games = tx.objectStore('games');
    const older: readonly (Partial<KeptGame> & { id: string })[] = await games.getAll();
    for (const entry of older) {
      await games.put({ game: 'arkham', begun: entry.changed ?? Date.now(), ...entry } as KeptGame);
    }
  }
};

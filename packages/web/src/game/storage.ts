import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Saved, Snapshot } from './session.js';
import { type GameId, turnOf } from './view.js';

/** What the first page shows of a kept game. */
export interface KeptGame {
  readonly id: string;
  readonly seed: string;
  /** Of older entries it is not said: Arkham Horror. */
  readonly game?: GameId;
  readonly investigators: readonly string[];
  readonly ancientOne: string;
  readonly turn: number;
  readonly phase: string;
  readonly over: boolean;
  /** Milliseconds since 1970. */
  readonly changed: number;
}

interface Shelf extends DBSchema {
  games: { key: string; value: KeptGame };
  saves: { key: string; value: Saved };
}

let database: Promise<IDBPDatabase<Shelf>> | undefined;

function open(): Promise<IDBPDatabase<Shelf>> {
  database ??= openDB<Shelf>('vigil', 1, {
    upgrade(fresh) {
      fresh.createObjectStore('games', { keyPath: 'id' });
      fresh.createObjectStore('saves');
    },
  });
  return database;
}

/** Keeps a game in the browser's database. */
export async function keep(snapshot: Snapshot, saved: Saved): Promise<void> {
  const { id, seed, outcome } = snapshot;
  const { view } = snapshot;
  const game: KeptGame = {
    id,
    game: snapshot.game,
    seed,
    investigators: view.investigators.map((who) => who.id),
    ancientOne: view.ancientOne,
    turn: turnOf(view),
    phase: view.step.phase,
    over: outcome !== undefined,
    changed: Date.now(),
  };
  const tx = (await open()).transaction(['games', 'saves'], 'readwrite');
  await Promise.all([tx.objectStore('games').put(game), tx.objectStore('saves').put(saved, id), tx.done]);
}

/** The kept games, the one played last first. */
export async function keptGames(): Promise<KeptGame[]> {
  const games = await (await open()).getAll('games');
  return games.sort((one, other) => other.changed - one.changed);
}

/** A kept game, if there is one of that id. */
export async function keptSave(id: string): Promise<Saved | undefined> {
  return (await open()).get('saves', id);
}

/** Forgets a game for good. */
export async function forget(id: string): Promise<void> {
  const tx = (await open()).transaction(['games', 'saves'], 'readwrite');
  await Promise.all([tx.objectStore('games').delete(id), tx.objectStore('saves').delete(id), tx.done]);
}

import type { Pack } from '@vigil/rules';
import { boxesOfSave, type GameId, turnOf } from '@vigil/table';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Saved, Snapshot } from './session.js';

/** How a finished game ended. */
export interface KeptEnding {
  readonly won: boolean;
  /** The rules' name for the way it ended: the message `ending.<how>` says it. */
  readonly how: string;
  /** Points after a victory in Arkham Horror. */
  readonly score?: number;
}

/** The names in a game, by id: they are known also where its boxes are no longer. */
export interface KeptNames {
  readonly boxes: Readonly<Record<string, string>>;
  /** Investigators, and the Ancient One. */
  readonly people: Readonly<Record<string, string>>;
}

/** What is known of a kept game without opening it. */
export interface KeptGame {
  readonly id: string;
  readonly seed: string;
  readonly game: GameId;
  /** The boxes it is played with; of older entries the base game alone. */
  readonly packs?: readonly string[];
  /** What is called how there, if it is played with more than the base game; of older entries it is not known. */
  readonly names?: KeptNames;
  readonly investigators: readonly string[];
  readonly ancientOne: string;
  /** The turn, in Haunt the day. */
  readonly turn: number;
  readonly phase: string;
  readonly over: boolean;
  /** Of a finished game that was kept by an earlier version and not opened since, it is not known. */
  readonly ending?: KeptEnding;
  /** How many answers were given; of older entries it is not known. */
  readonly answers?: number;
  /** When it came to this browser, in milliseconds since 1970. */
  readonly begun: number;
  /** When it was last played, likewise. */
  readonly changed: number;
}

interface Shelf extends DBSchema {
  games: { key: string; value: KeptGame };
  saves: { key: string; value: Saved };
  /** Packs from files. */
  packs: { key: string; value: Pack };
}

let database: Promise<IDBPDatabase<Shelf>> | undefined;

function open(): Promise<IDBPDatabase<Shelf>> {
  database ??= openDB<Shelf>('vigil', 3, {
    async upgrade(shelf, before, _now, tx) {
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
    },
    // A later version of the page in another window wants to change the database: it must not wait for this one.
    blocking() {
      database?.then((shelf) => shelf.close());
      database = undefined;
    },
  });
  return database;
}

/** Keeps a game in the browser's database. `names`: what is called how in it. */
export async function keep(snapshot: Snapshot, saved: Saved, names?: KeptNames): Promise<void> {
  const { id } = snapshot;
  const packs = boxesOfSave(saved);
  const now = Date.now();
  const tx = (await open()).transaction(['games', 'saves'], 'readwrite');
  const games = tx.objectStore('games');
  const begun = (await games.get(id))?.begun ?? now;
  const entry = { ...entryOf(snapshot, packs, begun, now), ...(names && { names }) };
  await Promise.all([games.put(entry), tx.objectStore('saves').put(saved, id), tx.done]);
}

/** A game as its entry says it. */
function entryOf(snapshot: Snapshot, packs: readonly string[], begun: number, now: number): KeptGame {
  const { id, seed, game, view, answers, outcome } = snapshot;
  const entry: KeptGame = {
    id,
    game,
    packs,
    seed,
    investigators: view.investigators.map((who) => who.id),
    ancientOne: view.ancientOne,
    turn: turnOf(view),
    phase: view.step.phase,
    over: outcome !== undefined,
    answers,
    begun,
    changed: now,
  };
  if (!outcome) return entry;
  const { won, how } = outcome;
  const score = 'score' in outcome ? outcome.score : undefined;
  return { ...entry, ending: { won, how, ...(score !== undefined && { score }) } };
}

/** The kept games, the one played last first. */
export async function keptGames(): Promise<KeptGame[]> {
  const games = await (await open()).getAll('games');
  return games.sort((one, other) => other.changed - one.changed);
}

/** What is known of a kept game, if there is one of that id. */
export async function keptGame(id: string): Promise<KeptGame | undefined> {
  return (await open()).get('games', id);
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

/** The packs from files that are kept. */
export async function keptPacks(): Promise<Pack[]> {
  return (await open()).getAll('packs');
}

/** Keeps a pack from a file, in place of one of that id. */
export async function keepPack(pack: Pack): Promise<void> {
  await (await open()).put('packs', pack);
}

/** Forgets a pack from a file. */
export async function forgetPack(id: string): Promise<void> {
  await (await open()).delete('packs', id);
}

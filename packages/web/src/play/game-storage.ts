import type { Pack } from '@vigil/rules';
import type { SavedGame } from '@vigil/table';
import { type BotSeat, boxesOfSave } from '@vigil/table';
import { type Database, type GameSchema, withDatabase, writeToDatabase } from './database.js';
import {
  compareSaves,
  createSavedGame,
  type DamagedGame,
  type GameEntry,
  parseSavedGame,
  rawText,
  revisionStamp,
  type SavedNames,
} from './saved-game.js';
import type { Snapshot } from './snapshot.js';

export type { DamagedGame, GameEntry, SavedEnding, SavedNames } from './saved-game.js';

/** A game to save. */
export interface SaveRequest {
  readonly snapshot: Snapshot;
  readonly saved: SavedGame;
  readonly names: SavedNames | undefined;
  /** The stamp of the last write it has seen; undefined: none. */
  readonly lastStamp: string | undefined;
  /** Id of the writing window. */
  readonly writer: string;
  /** Initial values of a game saved for the first time. */
  readonly initial?: Pick<GameEntry, 'name' | 'branch'>;
}

/** A stored game with the stamp of its last write. */
export interface StoredSave {
  readonly saved: unknown;
  readonly stamp: string;
  readonly names: SavedNames | undefined;
  readonly bots: readonly BotSeat[] | undefined;
}

/**
 * Result of a save: `saved`; `forgotten`: deleted since it was last seen; `ahead` or `apart`: the stored game differs.
 * Only `saved` has written.
 */
export type SaveResult =
  | { readonly did: 'saved'; readonly stamp: string }
  | { readonly did: 'forgotten' }
  | ({ readonly did: 'ahead' | 'apart' } & StoredSave);

/** Saves a game unless the stored one has gone on without it. Reading and writing are one transaction. */
export function saveGame({ snapshot, saved, names, lastStamp, writer, initial }: SaveRequest): Promise<SaveResult> {
  const { id } = snapshot;
  const packs = boxesOfSave(saved);
  return writeToDatabase(async (shelf) => {
    const tx = shelf.transaction(['games', 'saves'], 'readwrite');
    const [games, saves] = [tx.objectStore('games'), tx.objectStore('saves')];
    const storedEntry: unknown = await games.get(id);
    if (storedEntry === undefined && lastStamp !== undefined) return { did: 'forgotten' };
    const stamp = revisionStamp(storedEntry);
    if (storedEntry !== undefined && stamp !== lastStamp) {
      const other: unknown = await saves.get(id);
      const standing = other === undefined ? 'within' : compareSaves(other, saved);
      if (standing === 'ahead' || standing === 'apart') {
        return { did: standing, saved: other, stamp, ...companyOf(storedEntry) };
      }
    }
    const now = Date.now();
    const {
      begun = now,
      revision = 0,
      name,
      branch,
    } = (parseSavedGame(storedEntry) ?? initial ?? {}) as Partial<GameEntry>;
    const labels = { ...(name !== undefined && { name }), ...(branch && { branch }) };
    const entry = createSavedGame(
      snapshot,
      { packs, begun, changed: now, revision: revision + 1, writer, ...labels },
      names,
    );
    const written = [games.put(entry), saves.put(saved, id)];
    try {
      await Promise.all([...written, tx.done]);
    } catch (error) {
      // Only the transaction reports a full disk.
      throw tx.error ?? error;
    }
    return { did: 'saved', stamp: revisionStamp(entry) };
  });
}

/** Facts in an entry that its save does not have. */
function companyOf(entry: unknown): Pick<StoredSave, 'names' | 'bots'> {
  const { names, bots } = parseSavedGame(entry) ?? {};
  return { names, bots };
}

/** All stored games. */
export interface SavedGames {
  /** The game played last first. */
  readonly games: readonly GameEntry[];
  readonly damaged: readonly DamagedGame[];
}

/** Loads the saved games. An unreadable entry affects no other. */
export async function loadSavedGames(): Promise<SavedGames> {
  const [all, saves] = await withDatabase((shelf) => Promise.all([loadEntries(shelf), shelf.getAllKeys('saves')]));
  const games: GameEntry[] = [];
  const damaged: DamagedGame[] = [];
  const saved = new Set<IDBValidKey>(saves);
  for (const [key, entry] of all) {
    const game = parseSavedGame(entry);
    if (game) games.push(game);
    else damaged.push({ damaged: true, key, entry, hasSave: saved.has(key) });
  }
  const known = new Set<IDBValidKey>(all.map(([key]) => key));
  for (const key of saves) if (!known.has(key)) damaged.push({ damaged: true, key, entry: undefined, hasSave: true });
  return { games: games.sort((one, other) => other.changed - one.changed), damaged };
}

/** Every entry with its key; undefined for one that the browser can no longer read. */
async function loadEntries(shelf: Database): Promise<(readonly [key: IDBValidKey, entry: unknown])[]> {
  const keys = await shelf.getAllKeys('games');
  return Promise.all(
    keys.map((key) =>
      shelf.get('games', key).then(
        (entry) => [key, entry] as const,
        () => [key, undefined] as const,
      ),
    ),
  );
}

/** Returns a stored game; undefined if there is none. */
export function loadSave(id: IDBValidKey): Promise<StoredSave | undefined> {
  return withDatabase(async (shelf) => {
    const tx = shelf.transaction(['games', 'saves']);
    const key = id as GameSchema['games']['key'];
    const [entry, saved] = await Promise.all([tx.objectStore('games').get(key), tx.objectStore('saves').get(key)]);
    if (saved === undefined) return undefined;
    return { saved, stamp: revisionStamp(entry), ...companyOf(entry) };
  });
}

/** Loads all stored data of a game as text; undefined: none. */
export function loadRawText(id: IDBValidKey): Promise<string | undefined> {
  return withDatabase(async (shelf) => {
    const key = id as GameSchema['games']['key'];
    // Unreadable values count as missing.
    const [entry, saved] = await Promise.all([
      shelf.get('games', key).catch(() => undefined),
      shelf.get('saves', key).catch(() => undefined),
    ]);
    return entry === undefined && saved === undefined ? undefined : rawText(entry, saved);
  });
}

/** Loads the stamp of a stored game; undefined: none. */
export async function loadStamp(id: string): Promise<string | undefined> {
  const entry: unknown = await withDatabase((shelf) => shelf.get('games', id));
  return entry === undefined ? undefined : revisionStamp(entry);
}

/** Calls a game something else; by nothing it has no name of its own. Its game is not touched. */
export function renameGame(id: string, name: string): Promise<void> {
  return writeToDatabase(async (shelf) => {
    const tx = shelf.transaction('games', 'readwrite');
    const { name: _, ...entry } = parseSavedGame(await tx.store.get(id)) ?? {};
    if ('id' in entry) await tx.store.put((name === '' ? entry : { ...entry, name }) as GameEntry);
    await tx.done;
  });
}

/** Forgets a game for good, whatever it has become. */
export function deleteGame(id: IDBValidKey): Promise<void> {
  return writeToDatabase(async (shelf) => {
    const tx = shelf.transaction(['games', 'saves', 'analyses'], 'readwrite');
    const key = id as GameSchema['games']['key'];
    const stores = (['games', 'saves', 'analyses'] as const).map((name) => tx.objectStore(name));
    await Promise.all([...stores.map((store) => store.delete(key)), tx.done]);
  });
}

/** Loads the stored packs, unchecked. */
export function loadPacks(): Promise<readonly unknown[]> {
  return withDatabase((shelf) => shelf.getAll('packs'));
}

/** Keeps a pack from a file, in place of one of that id. */
export async function savePack(pack: Pack): Promise<void> {
  await writeToDatabase((shelf) => shelf.put('packs', pack));
}

/** Forgets a pack from a file. */
export function deletePack(id: IDBValidKey): Promise<void> {
  return writeToDatabase((shelf) => shelf.delete('packs', id as GameSchema['packs']['key']));
}

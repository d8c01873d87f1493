import type { Pack } from '@vigil/rules';
import { boxesOfSave } from '@vigil/table';
import {
  type DamagedGame,
  entryOf,
  gameIn,
  type KeptGame,
  type KeptNames,
  rawText,
  stampOf,
  standingOf,
} from './kept-game.js';
import type { Saved, Snapshot } from './session.js';
import { type Database, onShelf, type Shelf, writeOnShelf } from './shelf.js';

export type { DamagedGame, KeptEnding, KeptGame, KeptNames } from './kept-game.js';

/** A game that is to be kept. */
export interface ToKeep {
  readonly snapshot: Snapshot;
  readonly saved: Saved;
  /** What is called how in it. */
  readonly names: KeptNames | undefined;
  /** The stamp of the writing that it has seen; undefined: none. */
  readonly seen: string | undefined;
  /** Which window writes. */
  readonly writer: string;
  /** What is said of a game that is kept for the first time. */
  readonly first?: Pick<KeptGame, 'name' | 'branch'>;
}

/** A game as it is kept: what is there, and which writing it is. */
export interface KeptSave {
  readonly saved: unknown;
  readonly stamp: string;
  readonly names: KeptNames | undefined;
}

/**
 * What came of it: it is `kept`; it was `forgotten` by somebody since it was seen; or there is what it has not seen, which
 * is `ahead` of it or `apart`. In all cases but the first nothing is written.
 */
export type Keeping =
  | { readonly did: 'kept'; readonly stamp: string }
  | { readonly did: 'forgotten' }
  | ({ readonly did: 'ahead' | 'apart' } & KeptSave);

/**
 * Keeps a game in the browser's database, unless that has gone on without it: what is there is looked at and replaced in
 * one transaction, so that nothing is overwritten by a game that has not seen it.
 */
export function keep({ snapshot, saved, names, seen, writer, first }: ToKeep): Promise<Keeping> {
  const { id } = snapshot;
  const packs = boxesOfSave(saved);
  return writeOnShelf(async (shelf) => {
    const tx = shelf.transaction(['games', 'saves'], 'readwrite');
    const [games, saves] = [tx.objectStore('games'), tx.objectStore('saves')];
    const there: unknown = await games.get(id);
    if (there === undefined && seen !== undefined) return { did: 'forgotten' };
    const stamp = stampOf(there);
    if (there !== undefined && stamp !== seen) {
      const other: unknown = await saves.get(id);
      const standing = other === undefined ? 'within' : standingOf(other, saved);
      if (standing === 'ahead' || standing === 'apart') {
        return { did: standing, saved: other, stamp, names: gameIn(there)?.names };
      }
    }
    const now = Date.now();
    const { begun = now, revision = 0, name, branch } = (gameIn(there) ?? first ?? {}) as Partial<KeptGame>;
    const own = { ...(name !== undefined && { name }), ...(branch && { branch }) };
    const entry = entryOf(snapshot, { packs, begun, changed: now, revision: revision + 1, writer, ...own }, names);
    const written = [games.put(entry), saves.put(saved, id)];
    try {
      await Promise.all([...written, tx.done]);
    } catch (error) {
      // Where there is no room, only the transaction knows.
      throw tx.error ?? error;
    }
    return { did: 'kept', stamp: stampOf(entry) };
  });
}

/** All that is kept as games. */
export interface KeptGames {
  /** The game played last first. */
  readonly games: readonly KeptGame[];
  readonly damaged: readonly DamagedGame[];
}

/** The kept games. What cannot be read costs nobody else anything. */
export async function keptGames(): Promise<KeptGames> {
  const [all, saves] = await onShelf((shelf) => Promise.all([everyEntry(shelf), shelf.getAllKeys('saves')]));
  const games: KeptGame[] = [];
  const damaged: DamagedGame[] = [];
  const saved = new Set<IDBValidKey>(saves);
  for (const [key, entry] of all) {
    const game = gameIn(entry);
    if (game) games.push(game);
    else damaged.push({ damaged: true, key, entry, hasSave: saved.has(key) });
  }
  const known = new Set<IDBValidKey>(all.map(([key]) => key));
  for (const key of saves) if (!known.has(key)) damaged.push({ damaged: true, key, entry: undefined, hasSave: true });
  return { games: games.sort((one, other) => other.changed - one.changed), damaged };
}

/** Every entry with its key; one that the browser itself cannot read any more is undefined. */
async function everyEntry(shelf: Database): Promise<(readonly [key: IDBValidKey, entry: unknown])[]> {
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

/** A kept game as it is there; undefined if there is none of that id. */
export function keptSave(id: IDBValidKey): Promise<KeptSave | undefined> {
  return onShelf(async (shelf) => {
    const tx = shelf.transaction(['games', 'saves']);
    const key = id as Shelf['games']['key'];
    const [entry, saved] = await Promise.all([tx.objectStore('games').get(key), tx.objectStore('saves').get(key)]);
    if (saved === undefined) return undefined;
    return { saved, stamp: stampOf(entry), names: gameIn(entry)?.names };
  });
}

/** What is kept of a game, as a text to be handed out; undefined if there is nothing at all. */
export function keptRaw(id: IDBValidKey): Promise<string | undefined> {
  return onShelf(async (shelf) => {
    const key = id as Shelf['games']['key'];
    // What the browser itself cannot read is not there.
    const [entry, saved] = await Promise.all([
      shelf.get('games', key).catch(() => undefined),
      shelf.get('saves', key).catch(() => undefined),
    ]);
    return entry === undefined && saved === undefined ? undefined : rawText(entry, saved);
  });
}

/** Which writing of a game is there; undefined if there is none. */
export async function stampAt(id: string): Promise<string | undefined> {
  const entry: unknown = await onShelf((shelf) => shelf.get('games', id));
  return entry === undefined ? undefined : stampOf(entry);
}

/** Calls a game something else; by nothing it has no name of its own. Its game is not touched. */
export function rename(id: string, name: string): Promise<void> {
  return writeOnShelf(async (shelf) => {
    const tx = shelf.transaction('games', 'readwrite');
    const { name: _, ...entry } = gameIn(await tx.store.get(id)) ?? {};
    if ('id' in entry) await tx.store.put((name === '' ? entry : { ...entry, name }) as KeptGame);
    await tx.done;
  });
}

/** Forgets a game for good, whatever it has become. */
export function forget(id: IDBValidKey): Promise<void> {
  return writeOnShelf(async (shelf) => {
    const tx = shelf.transaction(['games', 'saves'], 'readwrite');
    const key = id as Shelf['games']['key'];
    await Promise.all([tx.objectStore('games').delete(key), tx.objectStore('saves').delete(key), tx.done]);
  });
}

/** What is kept as packs from files, whatever it has become. */
export function keptPacks(): Promise<readonly unknown[]> {
  return onShelf((shelf) => shelf.getAll('packs'));
}

/** Keeps a pack from a file, in place of one of that id. */
export async function keepPack(pack: Pack): Promise<void> {
  await writeOnShelf((shelf) => shelf.put('packs', pack));
}

/** Forgets a pack from a file. */
export function forgetPack(id: IDBValidKey): Promise<void> {
  return writeOnShelf((shelf) => shelf.delete('packs', id as Shelf['packs']['key']));
}

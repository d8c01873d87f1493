import { type Box, didYouMean, type Pack } from '@vigil/rules';
import type { ShelfEntry } from './shelf.js';

/** A box by name. Its content is loaded only when a table needs it. */
export interface BoxEntry {
  /** The id of its pack. */
  readonly id: string;
  readonly name: string;
  /** The version of its pack. */
  readonly version: string;
  /** The ids of boxes that it adds to and that come before it. */
  readonly needs?: readonly string[];
  /** Ids of the supported games; undefined: all. */
  readonly games?: readonly string[];
  /** Summary for choosing boxes. Built-in boxes have it in `shelf.ts`, which is loaded only for that. */
  readonly shelf?: ShelfEntry;
  /** True if the box is incomplete: it is not offered, but can be played by id. */
  readonly unfinished?: true;
  load(): Promise<Box>;
}

/** Unknown packs were requested. `ids`: all of them. */
export class UnknownPackError extends Error {
  readonly ids: readonly string[];

  constructor(ids: readonly string[], known: readonly string[]) {
    const named = ids.map((id) => `"${id}"${didYouMean(id, known)}`).join(', ');
    super(`there is no pack ${named}; there are: ${known.join(', ')}`);
    this.name = 'UnknownPackError';
    this.ids = ids;
  }
}

/** Registry of boxes by id. */
export class Registry {
  private readonly byId = new Map<string, BoxEntry>();

  constructor(entries: readonly BoxEntry[] = []) {
    for (const entry of entries) this.register(entry);
  }

  /** Registers another box. Throws if the id is taken. */
  register(entry: BoxEntry): void {
    if (this.byId.has(entry.id)) throw new Error(`there is already a pack "${entry.id}"`);
    this.byId.set(entry.id, entry);
  }

  /** Returns a registry with additional boxes. */
  withEntries(...more: readonly BoxEntry[]): Registry {
    return new Registry([...this.entries, ...more]);
  }

  /** All boxes in registration order. */
  get entries(): readonly BoxEntry[] {
    return [...this.byId.values()];
  }

  /** Returns the entries of packs that do not support the game, each with the games it supports. */
  entriesUnsuitableFor(
    game: string,
    ids: readonly string[],
  ): readonly (BoxEntry & { readonly games: readonly string[] })[] {
    return ids.flatMap((id) => {
      const entry = this.byId.get(id);
      return entry?.games && !entry.games.includes(game) ? [{ ...entry, games: entry.games }] : [];
    });
  }

  /**
   * Returns these packs and the ones they need, each after its requirements, otherwise in registration order. The order
   * of `ids` makes no difference. Throws {@link UnknownPackError}.
   */
  loadOrder(ids: readonly string[]): string[] {
    const unknown = ids.filter((id) => !this.byId.has(id));
    if (unknown.length > 0) throw new UnknownPackError([...new Set(unknown)], [...this.byId.keys()]);
    const order = new Set<string>();
    const wanted = new Set<string>();
    const addWanted = (id: string) => {
      if (wanted.has(id)) return;
      wanted.add(id);
      this.requiredIds(id).forEach(addWanted);
    };
    ids.forEach(addWanted);
    const visited = new Set<string>();
    const addInOrder = (id: string) => {
      if (visited.has(id)) return;
      visited.add(id);
      this.requiredIds(id).forEach(addInOrder);
      order.add(id);
    };
    for (const id of this.byId.keys()) if (wanted.has(id)) addInOrder(id);
    return [...order];
  }

  /**
   * Loads these boxes and the ones they need, in order, with `packFiles` (packs from files) layered on top. Throws
   * {@link UnknownPackError}, an error naming a duplicate pack, or `ContentError` if packs from outside do not fit
   * together.
   */
  async load(ids: readonly string[], packFiles: readonly Pack[] = []): Promise<Box[]> {
    const order = this.loadOrder(ids);
    const boxes = [
      ...(await Promise.all(order.map((id) => this.loadOne(id)))),
      ...packFiles.map((pack): Box => ({ pack })),
    ];
    const packs = boxes.map(({ pack }) => pack.id);
    const duplicate = packs.find((id, i) => packs.indexOf(id) !== i);
    if (duplicate !== undefined) throw new Error(`the pack "${duplicate}" appears twice`);
    // Built-in boxes fit together: box-combinations.test.ts checks that. The check of other packs is loaded on demand.
    const isBuiltIn = packFiles.length === 0 && order.every((id) => BUILT_IN.has(this.byId.get(id) as BoxEntry));
    if (!isBuiltIn) (await import('./check-boxes.js')).checkBoxReferences(boxes);
    return boxes;
  }

  private requiredIds(id: string): readonly string[] {
    const { needs = [] } = this.byId.get(id) as BoxEntry;
    const unknown = needs.filter((other) => !this.byId.has(other));
    if (unknown.length > 0) throw new UnknownPackError(unknown, [...this.byId.keys()]);
    return needs;
  }

  private async loadOne(id: string): Promise<Box> {
    const entry = this.byId.get(id) as BoxEntry;
    const box = await entry.load();
    const { pack } = box;
    if (pack.id !== id || pack.version !== entry.version) {
      throw new Error(`the pack "${id}@${entry.version}" contains "${pack.id}@${pack.version}"`);
    }
    return box;
  }
}

/** The built-in boxes. */
export const BOXES = new Registry([
  { id: 'base', name: 'Arkham Horror', version: '1', load: async () => (await import('./base/box.js')).BOX },
  {
    id: 'dunwich',
    name: 'Dunwich Horror',
    version: '1',
    needs: ['base'],
    games: ['arkham'],
    load: async () => (await import('./dunwich/box.js')).BOX,
  },
  {
    id: 'dark-pharaoh',
    name: 'Curse of the Dark Pharaoh',
    version: '1',
    needs: ['base'],
    games: ['arkham'],
    load: async () => (await import('./dark-pharaoh/box.js')).BOX,
  },
  {
    id: 'dark-pharaoh-revised',
    name: 'Curse of the Dark Pharaoh (2011)',
    version: '1',
    needs: ['dark-pharaoh'],
    games: ['arkham'],
    load: async () => (await import('./dark-pharaoh-revised/box.js')).BOX,
  },
  {
    id: 'king-in-yellow',
    name: 'The King in Yellow',
    version: '1',
    needs: ['base'],
    games: ['arkham'],
    load: async () => (await import('./king-in-yellow/box.js')).BOX,
  },
  {
    id: 'kingsport',
    name: 'Kingsport Horror',
    version: '1',
    needs: ['base'],
    games: ['arkham'],
    load: async () => (await import('./kingsport/box.js')).BOX,
  },
]);

const BUILT_IN: ReadonlySet<BoxEntry> = new Set(BOXES.entries);

/** Loads boxes of a registry and the ones they need, in layering order. */
export function loadBoxes(ids: readonly string[], registry: Registry = BOXES): Promise<Box[]> {
  return registry.load(ids);
}

/** Boxes of a table: ids of packs (default: the base game), and packs from files. */
export interface BoxChoice {
  readonly packs?: readonly string[];
  readonly packFiles?: readonly Pack[];
}

/**
 * Loads the boxes of a choice: those of the registry in order, then the packs from files as given (`Registry.load`).
 */
export async function loadChosenBoxes(
  { packs = ['base'], packFiles = [] }: BoxChoice,
  registry: Registry = BOXES,
): Promise<Box[]> {
  return registry.load(packs, packFiles);
}

import { type Box, didYouMean, type Pack } from '@vigil/rules';
import type { ShelfEntry } from './shelf.js';

/** A box by its name. What is in it is loaded only when a table needs it. */
export interface BoxEntry {
  /** The id of its pack. */
  readonly id: string;
  readonly name: string;
  /** The version of its pack. */
  readonly version: string;
  /** The ids of boxes that it adds to and that come before it. */
  readonly needs?: readonly string[];
  /** The ids of the games that it is made for; undefined: for all. */
  readonly games?: readonly string[];
  /**
   * What it adds, for those who choose among boxes. Those of this house say it in `shelf.ts`, which only they fetch who choose.
   */
  readonly shelf?: ShelfEntry;
  /** Not all of it is there yet: nobody is offered it, and whoever names it plays what there is. */
  readonly unfinished?: true;
  load(): Promise<Box>;
}

/** A pack was asked for that there is not. `ids`: every such pack. */
export class UnknownPackError extends Error {
  readonly ids: readonly string[];

  constructor(ids: readonly string[], known: readonly string[]) {
    const named = ids.map((id) => `"${id}"${didYouMean(id, known)}`).join(', ');
    super(`there is no pack ${named}; there are: ${known.join(', ')}`);
    this.name = 'UnknownPack';
    this.ids = ids;
  }
}

/** The boxes that a table can be made of, by id. */
export class Registry {
  private readonly byId = new Map<string, BoxEntry>();

  constructor(entries: readonly BoxEntry[] = []) {
    for (const entry of entries) this.register(entry);
  }

  /** Adds a box that lives elsewhere. Throws if there is one of that id. */
  register(entry: BoxEntry): void {
    if (this.byId.has(entry.id)) throw new Error(`there is a pack "${entry.id}" already`);
    this.byId.set(entry.id, entry);
  }

  /** Another registry with these boxes and more. */
  withEntries(...more: readonly BoxEntry[]): Registry {
    return new Registry([...this.entries, ...more]);
  }

  /** Every box there is, in the order in which they were registered. */
  get entries(): readonly BoxEntry[] {
    return [...this.byId.values()];
  }

  /** Those of some packs that are not made for a game, each with the games it is for. */
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
   * These packs and those they need, each after the ones it needs, and otherwise as they were registered: which order
   * they are named in makes no difference. Throws {@link UnknownPackError}.
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
   * Loads these boxes and those they need, in order; `packFiles`, packs that came from files, are laid upon them. Throws
   * {@link UnknownPackError}, an error that names a pack which is there twice, and `ContentFault` where a pack is not of this house
   * and they do not fit together.
   */
  async load(ids: readonly string[], packFiles: readonly Pack[] = []): Promise<Box[]> {
    const order = this.loadOrder(ids);
    const boxes = [
      ...(await Promise.all(order.map((id) => this.loadOne(id)))),
      ...packFiles.map((pack): Box => ({ pack })),
    ];
    const packs = boxes.map(({ pack }) => pack.id);
    const duplicate = packs.find((id, i) => packs.indexOf(id) !== i);
    if (duplicate !== undefined) throw new Error(`the pack "${duplicate}" is there twice`);
    // Those of this house fit: its tests look (fits-together.test.ts). What looks at others is fetched for them.
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
      throw new Error(`the pack "${id}@${entry.version}" turns out to be "${pack.id}@${pack.version}"`);
    }
    return box;
  }
}

/** The boxes of this house. */
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
    name: 'Curse of the Dark Pharaoh (edition of 2011)',
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

/** Loads boxes of a registry, those they need among them, in the order in which their packs are laid. */
export function loadBoxes(ids: readonly string[], registry: Registry = BOXES): Promise<Box[]> {
  return registry.load(ids);
}

/** Which boxes a table is made of: by their ids (the base game, if that is not said), and packs that came from files. */
export interface BoxChoice {
  readonly packs?: readonly string[];
  readonly packFiles?: readonly Pack[];
}

/** The boxes of a choice: those of the registry in their order, then the packs from files as they are named (`Registry.load`). */
export async function loadChosenBoxes(
  { packs = ['base'], packFiles = [] }: BoxChoice,
  registry: Registry = BOXES,
): Promise<Box[]> {
  return registry.load(packs, packFiles);
}

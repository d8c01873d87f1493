import type { Event, TableState } from '@vigil/rules';

/** The number of times each component was resolved, by id. Every resolvable component is present, with 0 at first. */
export type ResolutionTally<R extends string> = ReadonlyMap<R, ReadonlyMap<string, number>>;

export type CountResolution<R extends string> = (resolution: R, id: string) => void;

/** The resolutions of a game: everything resolvable, and how to detect it from events. */
export interface ResolutionSource<R extends string> {
  readonly resolutions: readonly R[];
  /** Everything that can be resolved, except what the rules make impossible. */
  readonly resolvable: readonly (readonly [R, string])[];
  /** Listens to one game, which begins with this position. */
  readonly listen: (start: TableState, count: CountResolution<R>) => (event: Event) => void;
}

/**
 * Everything in the packs that a game can resolve, with counts. It listens to games; see {@link
 * Coverage.createListener}.
 */
export class Coverage<R extends string = string> {
  readonly tally: ResolutionTally<R>;
  readonly resolutions: readonly R[];
  /** Number of distinct things resolved so far. */
  resolved = 0;
  private readonly counts = new Map<R, Map<string, number>>();
  private readonly resolving: ResolutionSource<R>;

  /** Covers everything in `resolving`, except what `known` covers. */
  constructor(resolving: ResolutionSource<R>, known?: Coverage) {
    this.resolving = resolving;
    this.resolutions = resolving.resolutions;
    for (const resolution of resolving.resolutions) this.counts.set(resolution, new Map());
    for (const [resolution, id] of resolving.resolvable) {
      if (!known?.has(resolution, id)) this.counts.get(resolution)?.set(id, 0);
    }
    this.tally = this.counts;
  }

  /** True if this can be resolved and is not in the known coverage. */
  has(resolution: R, id: string): boolean {
    return this.counts.get(resolution)?.has(id) === true;
  }

  /** True if this can be resolved but never was. */
  lacks(resolution: R, id: string): boolean {
    return this.counts.get(resolution)?.get(id) === 0;
  }

  /** Returns everything that was never resolved. */
  listUnresolved(resolution: R): string[] {
    return [...(this.counts.get(resolution) ?? [])].flatMap(([id, n]) => (n === 0 ? id : []));
  }

  /** True if everything was resolved. */
  get isComplete(): boolean {
    return this.resolutions.every((resolution) => this.listUnresolved(resolution).length === 0);
  }

  /** Creates a listener that counts the events of one game. `start`: the position it begins with. */
  createListener(start: TableState): (event: Event) => void {
    return this.resolving.listen(start, (resolution, id) => {
      const counts = this.counts.get(resolution);
      const before = counts?.get(id);
      if (before !== undefined) counts?.set(id, before + 1);
      if (before === 0) this.resolved++;
    });
  }
}

/** Returns the abilities of a component in the form counted here: `card:1`. */
export function abilitiesOf({ id, abilities = [] }: { id: string; abilities?: readonly unknown[] }): string[] {
  return abilities.map((_, i) => `${id}:${i + 1}`);
}

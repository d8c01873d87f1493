/** A box under guard: its reading with what departs from it, and its content, both in the normal form. */
import { COMPONENT_LISTS, type Pack } from '@vigil/rules';
import { BOXES } from '../../src/registry.js';
import { type Change, changes } from './changes.js';
import { compare, type Difference, differing } from './compare.js';
import { expected } from './departures.js';
import { keptDepartures, keptReading } from './kept.js';
import { decksOf, KINDS_TOLD, NOT_TOLD, told, toldPack } from './told/components.js';
import type { Reading } from './words.js';

export interface Guarded {
  readonly pack: Pack;
  /** Those on the table with it, itself the last. */
  readonly packs: readonly Pack[];
  /** What the content should come to. */
  readonly reading: Reading;
  /** Departures that change nothing. */
  readonly stale: readonly string[];
}

/** A box of the registry with its reading. Throws if there is none of either. */
export async function guarded(box: string): Promise<Guarded> {
  const packs = (await BOXES.load([box])).map(({ pack }) => pack);
  const pack = packs.find(({ id }) => id === box) as Pack;
  return { pack, packs, ...expected(keptReading(box), keptDepartures(box)) };
}

/** Where the content of a box differs from what it should come to. */
export const differences = ({ pack, packs, reading }: Guarded): Difference[] => compare(reading, toldPack(pack, packs));

/** As `differences`, of a box that is being made: only components it has. */
export function differencesSoFar({ pack, packs, reading }: Guarded): Difference[] {
  const content = toldPack(pack, packs);
  const there = Object.entries(reading).map(([kind, components]) => {
    const some = Object.entries(components).filter(([id]) => content[kind]?.[id] !== undefined);
    return [kind, Object.fromEntries(some)] as const;
  });
  return compare(Object.fromEntries(there), content);
}

/** Components that a reading tells of and a box that is being made has not: `mythos/balmy`. */
export function notThereYet({ pack, packs, reading }: Guarded): string[] {
  const content = toldPack(pack, packs);
  return Object.entries(reading).flatMap(([kind, components]) =>
    Object.keys(components).flatMap((id) => (content[kind]?.[id] === undefined ? [`${kind}/${id}`] : [])),
  );
}

/** Components of kinds that no reading tells of. */
export const untold = (pack: Pack): string[] =>
  COMPONENT_LISTS.filter((list) => ![...KINDS_TOLD, ...NOT_TOLD].includes(list) && (pack[list] ?? []).length > 0);

/** How a change is seen: the content says something else, or something it cannot say; undefined if it is not seen. */
function noticed({ packs, reading }: Guarded, { kind, id, component }: Change): 'other' | 'error' | undefined {
  try {
    return differing(id, reading[kind]?.[id], told(kind, component, decksOf(packs))).length > 0 ? 'other' : undefined;
  } catch {
    return 'error';
  }
}

/** What came of changes at random. */
export interface Tried {
  readonly other: number;
  readonly error: number;
  readonly unnoticed: readonly Change[];
}

/** Makes random changes to a box's content, one at a time, and counts how they are seen. */
export function tried(box: Guarded, n: number, seed: number): Tried {
  const counts = { other: 0, error: 0 };
  const unnoticed: Change[] = [];
  for (const change of changes(box.pack, KINDS_TOLD, n, seed)) {
    const seen = noticed(box, change);
    if (seen) counts[seen]++;
    else unnoticed.push(change);
  }
  return { ...counts, unnoticed };
}

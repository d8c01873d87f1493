/** A box under guard: its reading with departures, and its content, both in the normal form. */
import { COMPONENT_LISTS, type Pack } from '@vigil/rules';
import { BOXES } from '../../src/registry.js';
import { compareFigures, compareReadings, type Difference } from './compare.js';
import { applyDepartures } from './departures.js';
import { type Mutation, mutate } from './mutations.js';
import type { Reading } from './normal-form.js';
import {
  COVERED_KINDS,
  deckLookup,
  EXCLUDED_KINDS,
  normalizeComponent,
  normalizePack,
} from './normalize/components.js';
import { loadDepartures, loadReading } from './reading-files.js';

export interface GuardedBox {
  readonly pack: Pack;
  /** Packs on the table, the box itself last. */
  readonly packs: readonly Pack[];
  /** Expected content. */
  readonly reading: Reading;
  /** Departures that change nothing. */
  readonly stale: readonly string[];
}

/** Loads a box of the registry with its reading. Throws if either is missing. */
export async function loadGuardedBox(box: string): Promise<GuardedBox> {
  const packs = (await BOXES.load([box])).map(({ pack }) => pack);
  const pack = packs.find(({ id }) => id === box) as Pack;
  return { pack, packs, ...applyDepartures(loadReading(box), loadDepartures(box)) };
}

/** Returns the differences between the content of a box and the expected reading. */
export const findDifferences = ({ pack, packs, reading }: GuardedBox): Difference[] =>
  compareReadings(reading, normalizePack(pack, packs));

/** Returns the differences of an unfinished box, in components that it has. */
export function findDifferencesSoFar({ pack, packs, reading }: GuardedBox): Difference[] {
  const content = normalizePack(pack, packs);
  const present = Object.entries(reading).map(([kind, components]) => {
    const some = Object.entries(components).filter(([id]) => content[kind]?.[id] !== undefined);
    return [kind, Object.fromEntries(some)] as const;
  });
  return compareReadings(Object.fromEntries(present), content);
}

/** Lists components of the reading that an unfinished box lacks, as `mythos/balmy`. */
export function listMissingComponents({ pack, packs, reading }: GuardedBox): string[] {
  const content = normalizePack(pack, packs);
  return Object.entries(reading).flatMap(([kind, components]) =>
    Object.keys(components).flatMap((id) => (content[kind]?.[id] === undefined ? [`${kind}/${id}`] : [])),
  );
}

/** Lists the kinds of a pack's components that no reading contains. */
export const listUncoveredKinds = (pack: Pack): string[] =>
  COMPONENT_LISTS.filter(
    (list) => ![...COVERED_KINDS, ...EXCLUDED_KINDS].includes(list) && (pack[list] ?? []).length > 0,
  );

/** Returns the way in which a mutation is detected: different content or an error. Undefined if it is not. */
function detectMutation(
  { packs, reading }: GuardedBox,
  { kind, id, component }: Mutation,
): 'other' | 'error' | undefined {
  try {
    return compareFigures(id, reading[kind]?.[id], normalizeComponent(kind, component, deckLookup(packs))).length > 0
      ? 'other'
      : undefined;
  } catch {
    return 'error';
  }
}

/** Results of random mutations. */
export interface MutationResults {
  readonly other: number;
  readonly error: number;
  readonly unnoticed: readonly Mutation[];
}

/** Makes random changes to a box's content, one at a time, and counts how they are detected. */
export function tryMutations(box: GuardedBox, n: number, seed: number): MutationResults {
  const counts = { other: 0, error: 0 };
  const unnoticed: Mutation[] = [];
  for (const change of mutate(box.pack, COVERED_KINDS, n, seed)) {
    const detection = detectMutation(box, change);
    if (detection) counts[detection]++;
    else unnoticed.push(change);
  }
  return { ...counts, unnoticed };
}

/**
 * Random mutations of content, to test that the guard detects them: numbers off by one, words of the same kind, swapped
 * branches, dropped or doubled parts.
 */

import type { Pack } from '@vigil/rules';
import type { Component, Kind } from './normalize/components.js';
import { WORDING_FIELDS } from './normalize/read-all-fields.js';

/** Plain data, as in components. */
type Data = string | number | boolean | null | readonly Data[] | { readonly [field: string]: Data };
type Path = readonly (string | number)[];

/** A change of one component. */
export interface Mutation {
  readonly kind: Kind;
  readonly id: string;
  /** The changed place and its change: `entries.2.effects.0.modifier: -1 becomes 0`. */
  readonly what: string;
  readonly component: Component;
}

/** Creates a generator of numbers from 0 up to `below`, the same for the same seed (mulberry32). */
export function createRandom(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** Fields that are remarks or drawing data. Ids are not mutated either. */
const IGNORED_FIELDS = ['doubt', 'handlerReason', 'theme', 'people', 'x', 'y', 'text', 'ours', ...WORDING_FIELDS];

/** Groups of words that a mutation exchanges. The ids of the pack are further groups. */
const WORDS: readonly (readonly string[])[] = [
  ['speed', 'sneak', 'fight', 'will', 'lore', 'luck', 'evade', 'horror', 'combat', 'spell'],
  ['sanity', 'stamina', 'clue', 'money'],
  ['delayed', 'lost', 'arrested', 'devoured', 'lose-turn'],
  ['blessing', 'curse', 'retainer', 'bank-loan', 'lodge-membership', 'deputy'],
  ['common', 'unique', 'spell', 'skill', 'ally'],
  ['circle', 'crescent', 'diamond', 'hexagon', 'plus', 'slash', 'square', 'star', 'triangle'],
  ['blue', 'green', 'red', 'yellow'],
  ['normal', 'stationary', 'fast', 'flying', 'unique'],
  ['item', 'weapon', 'tome', 'weapon-or-spell'],
  ['physical', 'magical'],
  ['cup', 'box', 'board'],
  ['street', 'anywhere', 'second-area'],
  ['arkham', 'in-play', 'streets', 'locations', 'sky-and-outskirts', 'other-worlds'],
  ['neighbourhood', 'street', 'location'],
  [
    'investigators',
    'players',
    'investigators-in-arkham',
    'investigators-in-streets',
    'first-player',
    'investigators-lost',
  ],
  ['terror', 'doom'],
  ['all', 'full', 'one', 'failures'],
  ['up', 'down'],
  ['rolled', 'successes', 'failures', 'chosen'],
  ['clues', 'items', 'spells', 'monster-trophies', 'gate-trophies'],
  ['chosen', 'entered', 'here', 'this'],
  ['upkeep', 'movement', 'arkham-encounters', 'any'],
  ['exhaust', 'discard'],
  ['mystic', 'urban', 'weather'],
  ['headline', 'environment', 'rumor'],
  ['ambush', 'endless', 'undead', 'physical-resistance', 'physical-immunity', 'magical-resistance', 'magical-immunity'],
  ['gain', 'lose'],
  ['seal', 'cast', 'arrest', 'terror', 'gain-sanity', 'gain-stamina'],
  ['in-arkham', 'all', 'owner'],
  ['horrorRating', 'combatRating'],
];

const BRANCHES: readonly (readonly [string, string])[] = [
  ['pass', 'fail'],
  ['then', 'else'],
  ['success', 'failure'],
  ['white', 'black'],
  ['sanity', 'stamina'],
  ['horror', 'combat'],
];

const isData = (value: unknown): value is { readonly [field: string]: Data } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const cloneData = (of: Data): Data => structuredClone(of);

/** A possible change of a piece of data: its description and the new value. */
type Candidate = readonly [what: string, changed: Data];

function candidateChanges(
  value: Data,
  words: readonly (readonly string[])[],
  pick: (below: number) => number,
): Candidate[] {
  if (typeof value === 'number') return [-1, 1].map((by) => [`${value} becomes ${value + by}`, value + by]);
  if (typeof value === 'string') return otherWords(value, words, pick);
  if (Array.isArray(value)) return listChanges(value);
  return isData(value) ? fieldChanges(value) : [];
}

function otherWords(
  value: string,
  words: readonly (readonly string[])[],
  pick: (below: number) => number,
): Candidate[] {
  const kinds = words.filter((kind) => kind.includes(value));
  const kind = kinds[kinds.length > 1 ? pick(kinds.length) : 0];
  const rest = kind?.filter((word) => word !== value) ?? [];
  const other = rest[rest.length > 0 ? pick(rest.length) : 0];
  return other === undefined ? [] : [[`${value} becomes ${other}`, other]];
}

/** Drops or doubles an element, or swaps two effects. */
function listChanges(list: readonly Data[]): Candidate[] {
  const candidates: Candidate[] = [];
  list.forEach((one, i) => {
    candidates.push([`${i} dropped`, list.filter((_, j) => j !== i)]);
    candidates.push([`${i} doubled`, [...list.slice(0, i + 1), cloneData(one), ...list.slice(i + 1)]]);
    const next = list[i + 1];
    if (isData(one) && 'do' in one && next !== undefined && JSON.stringify(one) !== JSON.stringify(next)) {
      candidates.push([`${i} and ${i + 1} swapped`, [...list.slice(0, i), next, one, ...list.slice(i + 2)]]);
    }
  });
  return candidates;
}

/** Fields that a mutation may drop. */
const OPTIONAL = [
  ...['difficulty', 'keep', 'pass', 'fail', 'else', 'fatal', 'must', 'price', 'trophy', 'seal', 'if', 'cost', 'limit'],
  ...[
    'for',
    'encounter',
    'insteadDiscard',
    'theft',
    'optional',
    'notInFirstUpkeep',
    'sparing',
    'except',
    'open',
    'stay',
  ],
  ...[
    'closesAtTerror',
    'innerRoom',
    'afterUse',
    'instead',
    'sixesCountTwice',
    'item',
    'magical',
    'onAwakening',
    'from',
  ],
  ...[
    'reshuffle',
    'lasts',
    'activity',
    'gate',
    'horror',
    'world',
    'damage',
    'ability',
    'masksInCup',
    'noClueAt',
    'insteadOfLost',
  ],
  ...[
    'modifiers',
    'abilities',
    'triggers',
    'effects',
    'startOfBattle',
    'afterAttack',
    'passedOrNot',
    'combatFailed',
    'defeated',
  ],
];

function fieldChanges(of: { readonly [field: string]: Data }): Candidate[] {
  const candidates: Candidate[] = [];
  for (const [one, other] of BRANCHES) {
    const [a, b] = [of[one], of[other]];
    if ((a === undefined && b === undefined) || JSON.stringify(a) === JSON.stringify(b)) continue;
    if ((one === 'then' || one === 'horror' || one === 'sanity') && (a === undefined || b === undefined)) continue;
    const rest = Object.entries(of).filter(([field]) => field !== one && field !== other);
    const swapped = [
      ...rest,
      ...(b === undefined ? [] : [[one, b] as const]),
      ...(a === undefined ? [] : [[other, a] as const]),
    ];
    candidates.push([`${one} and ${other} swapped`, Object.fromEntries(swapped)]);
  }
  for (const [field, value] of Object.entries(of)) {
    if (typeof value === 'boolean') candidates.push([`${field} is ${!value}`, { ...of, [field]: !value }]);
    else if (OPTIONAL.includes(field) && !('do' in of && field === 'then')) {
      candidates.push([
        `${field} dropped`,
        Object.fromEntries(Object.entries(of).filter(([other]) => other !== field)),
      ]);
    }
  }
  return candidates;
}

/** Yields the path of every part of the data that a mutation may change. */
function* listPaths(data: Data, path: Path = []): Generator<Path> {
  const field = path[path.length - 1];
  if (typeof field === 'string' && IGNORED_FIELDS.includes(field)) return;
  // Ids of components stay as they are.
  if (path.length === 1 && field === 'id') return;
  yield path;
  if (typeof data === 'object' && data !== null) {
    for (const [key, value] of Object.entries(data))
      yield* listPaths(value as Data, [...path, Array.isArray(data) ? Number(key) : key]);
  }
}

const getAtPath = (data: Data, path: Path): Data =>
  path.reduce<Data>((inner, key) => (inner as { readonly [key: string | number]: Data })[key] as Data, data);

function replaceAtPath(data: Data, path: Path, value: Data): Data {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  const inner = replaceAtPath((data as { readonly [key: string | number]: Data })[key] as Data, rest, value);
  if (Array.isArray(data)) return data.map((each: Data, i) => (i === key ? inner : each));
  return { ...(data as { readonly [field: string]: Data }), [key]: inner };
}

/** Returns groups of the pack's ids and names that a mutation exchanges. */
function listNames(pack: Pack): string[][] {
  const ids = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id);
  return [
    [...ids(pack.streets), ...ids(pack.locations)],
    ids(pack.worlds),
    [...ids(pack.worlds), 'other'],
    ids(pack.monsters),
    ids(pack.cards),
    ids(pack.investigators),
    [...pack.cards, ...pack.monsters, ...pack.locations, ...pack.mythos].map(({ name }) => name),
  ];
}

/** Lists the mutable parts: each component, and each entry of a card. */
function listMutableParts(pack: Pack, kinds: readonly Kind[]): { kind: Kind; index: number; within: Path }[] {
  return kinds.flatMap((kind) =>
    (pack[kind] ?? []).flatMap((component: Component, index) => {
      const entries = 'entries' in component ? component.entries : [];
      return [...(entries.length > 0 ? entries.map((_, i) => ['entries', i]) : [[]])].map((within) => ({
        kind,
        index,
        within,
      }));
    }),
  );
}

/** Yields `n` random changes of a pack's content, each of one component. */
export function* mutate(pack: Pack, kinds: readonly Kind[], n: number, seed: number): Generator<Mutation> {
  const pick = createRandom(seed);
  const all = listMutableParts(pack, kinds);
  const words = [...WORDS, ...listNames(pack)];
  for (let count = 0; count < n; ) {
    const { kind, index, within } = all[pick(all.length)] as (typeof all)[number];
    const component = (pack[kind] ?? [])[index] as Component;
    const data = JSON.parse(JSON.stringify(component)) as Data;
    const sites = [...listPaths(getAtPath(data, within))].map((path) => [...within, ...path]);
    const site = sites[pick(sites.length)] as Path;
    const changes = candidateChanges(getAtPath(data, site), words, pick);
    const chosen = changes[changes.length > 0 ? pick(changes.length) : 0];
    if (!chosen) continue;
    const [what, changed] = chosen;
    count++;
    const id = component.id;
    yield {
      kind,
      id,
      what: `${site.join('.')}: ${what}`,
      component: replaceAtPath(data, site, changed) as unknown as Component,
    };
  }
}

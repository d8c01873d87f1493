/** Former names in scenario files: those of fields of a position, of fields of a scenario, and of events. */
import {
  BOX_RENAMES,
  CITY_RENAMES,
  COMBAT_RENAMES,
  EPIC_RENAMES,
  EVENT_RENAMES,
  INVESTIGATOR_RENAMES,
  MARKER_RENAMES,
  REPLACEMENT_RENAMES,
  type Renames,
  STATE_RENAMES,
} from '@vigil/rules';
import type { Path } from './fault.js';

/** A former name in a document. `isKey`: true for a key, with the path of its value; false for a value. */
export interface FormerName {
  readonly path: Path;
  readonly from: string;
  readonly to: string;
  readonly isKey: boolean;
}

/**
 * Names at a place of a document. `renames`: of keys. `values`: of a key's values. `inner`: places below, by key; `*`
 * for other keys and for list entries. `isDotted`: keys are dotted paths.
 */
interface NamesHere {
  readonly renames?: Renames;
  readonly values?: Readonly<Record<string, Renames>>;
  readonly inner?: Readonly<Record<string, NamesHere>>;
  readonly isDotted?: true;
}

const eachOf = (names: NamesHere): NamesHere => ({ inner: { '*': names } });

const FIGHT: NamesHere = { inner: { combat: { renames: COMBAT_RENAMES } } };
const BOXES: NamesHere = {
  inner: {
    ...Object.fromEntries(Object.entries(BOX_RENAMES).map(([box, renames]) => [box, { renames }])),
    kingsport: {
      renames: BOX_RENAMES.kingsport ?? {},
      inner: {
        epic: { renames: EPIC_RENAMES },
        tracks: eachOf({ inner: { halves: eachOf(eachOf({ renames: MARKER_RENAMES })) } }),
      },
    },
  },
};
const INVESTIGATOR: NamesHere = {
  renames: INVESTIGATOR_RENAMES,
  inner: { replacement: { renames: REPLACEMENT_RENAMES } },
};
/** Paths into a position. An investigator's name may come first. */
const POSITION: NamesHere = {
  isDotted: true,
  renames: STATE_RENAMES,
  inner: {
    investigators: eachOf(INVESTIGATOR),
    phaseProgress: { inner: { fight: FIGHT } },
    city: { renames: CITY_RENAMES, inner: { encounter: { inner: { engagement: FIGHT } } } },
    boxes: BOXES,
    '*': INVESTIGATOR,
  },
};
const EVENTS: NamesHere = eachOf({ values: { type: EVENT_RENAMES } });
const SCENARIO: NamesHere = {
  renames: { starters: 'startingInvestigators' },
  inner: {
    board: { renames: { turnedUp: 'faceUpLocationCards' } },
    investigators: eachOf({ renames: { fellOn: 'defeatedOn' } }),
    boxes: BOXES,
    steps: eachOf({ inner: { expect: { inner: { state: POSITION, events: EVENTS, never: EVENTS } } } }),
  },
};

/** Returns the former names in a scenario, as parsed from its file. */
export function findFormerNames(document: unknown): readonly FormerName[] {
  return [...namesWithin(document, SCENARIO, [])];
}

function* namesWithin(value: unknown, names: NamesHere, path: Path): Generator<FormerName> {
  if (typeof value !== 'object' || value === null) return;
  const isList = Array.isArray(value);
  for (const [key, held] of Object.entries(value)) {
    const place: Path = [...path, isList ? Number(key) : key];
    const [to, below] = names.isDotted ? followPath(key, names) : step(key, names);
    if (!isList && to !== key) yield { path: place, from: key, to, isKey: true };
    const renames = names.values?.[key];
    if (renames && typeof held === 'string' && Object.hasOwn(renames, held))
      yield { path: place, from: held, to: renames[held] as string, isKey: false };
    if (below) yield* namesWithin(held, below, place);
  }
}

/** Returns the present name of a key, and the names below it. */
function step(key: string, { renames = {}, inner = {} }: NamesHere): readonly [name: string, below?: NamesHere] {
  const name = Object.hasOwn(renames, key) ? (renames[key] as string) : key;
  const below = Object.hasOwn(inner, name) ? inner[name] : inner['*'];
  return below ? [name, below] : [name];
}

function followPath(path: string, names: NamesHere): readonly [path: string, below?: NamesHere] {
  let at: NamesHere | undefined = names;
  const parts = path.split('.').map((part) => {
    const [name, below] = step(part, at ?? {});
    at = below;
    return name;
  });
  return at ? [parts.join('.'), at] : [parts.join('.')];
}

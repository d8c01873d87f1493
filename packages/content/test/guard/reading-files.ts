/** Files of readings: one folder per box, one file for some kinds, and the departures. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Document, isCollection, isScalar, parse, visit } from 'yaml';
import { compareFigures } from './compare.js';
import type { Departures } from './departures.js';
import { formatLine, type Line, parseLine, type Reading, type Value } from './normal-form.js';

const READINGS = fileURLToPath(new URL('../../reading', import.meta.url));
const DEPARTURES = 'departures.yaml';
const BY_HAND = 'by-hand.yaml';

/** Kinds of components by file. */
const FILES: Readonly<Record<string, readonly string[]>> = {
  'location-cards': ['locationCards'],
  'gate-cards': ['gateCards'],
  mythos: ['mythos'],
  cards: ['cards', 'tableCards'],
  monsters: ['monsters'],
  people: ['investigators', 'ancientOnes'],
  board: ['streets', 'locations', 'places', 'worlds', 'gateMarkers', 'waters'],
};
const ABOUT = ' Read from the facts of the components, never from the content: npm run guard -- read';

const folderOf = (box: string): string => join(READINGS, box);
export const hasReading = (box: string): boolean => existsSync(folderOf(box));

/** Loads the reading of a box. Throws if there is none. */
export function loadReading(box: string): Reading {
  return Object.assign({}, ...Object.values(loadReadingFiles(box)).map((text) => parse(text) as Reading));
}

export function loadDepartures(box: string): Departures {
  const path = join(folderOf(box), DEPARTURES);
  return existsSync(path) ? ((parse(readFileSync(path, 'utf8')) as Departures | null) ?? {}) : {};
}

/** Loads manual readings, for words the shorthand reader lacks: by `kind/id/field`, or all fields of a `kind/id`. */
export function loadManualReading(box: string): Readonly<Record<string, Value | null>> {
  const path = join(folderOf(box), BY_HAND);
  return existsSync(path) ? ((parse(readFileSync(path, 'utf8')) as Record<string, Value | null> | null) ?? {}) : {};
}

/** Applies a manual reading to a reading; `null` removes a field. */
export function applyManualReading(reading: Reading, byHand: Readonly<Record<string, Value | null>>): Reading {
  const changed = structuredClone(reading) as Record<string, Record<string, Record<string, Value>>>;
  for (const [at, read] of Object.entries(byHand)) {
    const [kind, id, field] = at.split('/') as [string, string, string | undefined];
    if (read === null && field === undefined) {
      delete changed[kind]?.[id];
      continue;
    }
    const all = (field === undefined ? read : { [field]: read }) as Readonly<Record<string, Value | null>>;
    const figures = { ...changed[kind]?.[id] };
    for (const [name, value] of Object.entries(all)) {
      if (value === null) delete figures[name];
      else figures[name] = name === 'says' ? ([...(value as string[])].sort() as Value) : value;
    }
    changed[kind] = { ...changed[kind], [id]: figures };
  }
  return markCountingChecks(changed) as Reading;
}

/** Returns a reading without the components that are the same in another one, for a later edition. */
export function subtractReading(reading: Reading, other: Reading): Reading {
  const kinds = Object.entries(reading).map(([kind, components]) => {
    const changed = Object.entries(components).filter(
      ([id, figures]) => compareFigures(id, figures, other[kind]?.[id]).length > 0,
    );
    return [kind, Object.fromEntries(changed)] as const;
  });
  return Object.fromEntries(kinds.filter(([, components]) => Object.keys(components).length > 0));
}

/** Marks checks that continue after passing, because their effects count successes. */
function markCountingChecks(value: Value | object): Value | object {
  if (typeof value === 'string')
    return /^[^"]*check .*successes/.test(value) ? formatLine(markCountingCheck(parseLine(value))) : value;
  if (Array.isArray(value)) return value.map(markCountingChecks);
  if (typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([field, inner]) => [field, markCountingChecks(inner as Value)]));
}

function markCountingCheck({ say, parts }: Line): Line {
  if (!parts) return { say };
  const pass = parts.find(({ label }) => label === 'pass');
  // Dice rolled within a check have successes of their own.
  const counts = pass?.lines.some((line) => !line.say.startsWith('roll') && /\bsuccesses\b/.test(formatLine(line)));
  const continues = say.startsWith('check ') && counts === true && !say.endsWith(' counting');
  return {
    say: continues ? `${say} counting` : say,
    parts: parts.map(({ label, lines }) => ({ label, lines: lines.map(markCountingCheck) })),
  };
}

/** Formats a reading as files, by file name. Departures are written by hand. Throws for kinds without a file. */
export function formatReadingFiles(reading: Reading): Readonly<Record<string, string>> {
  const unfiled = Object.keys(reading).find((kind) => !Object.values(FILES).flat().includes(kind));
  if (unfiled !== undefined) throw new Error(`no file of a reading is for ${unfiled}`);
  const files = Object.entries(FILES).flatMap(([name, kinds]) => {
    const present = Object.fromEntries(kinds.filter((kind) => reading[kind]).map((kind) => [kind, reading[kind]]));
    return Object.keys(present).length === 0 ? [] : [[`${name}.yaml`, formatYaml(present)] as const];
  });
  return Object.fromEntries(files);
}

/** Loads the files of a box's reading as text. */
export function loadReadingFiles(box: string): Readonly<Record<string, string>> {
  const names = readdirSync(folderOf(box)).filter(
    (name) => name.endsWith('.yaml') && name !== DEPARTURES && name !== BY_HAND,
  );
  return Object.fromEntries(names.map((name) => [name, readFileSync(join(folderOf(box), name), 'utf8')]));
}

function formatYaml(of: object): string {
  const document = new Document(of, { aliasDuplicateObjects: false });
  document.commentBefore = ABOUT;
  visit(document, {
    // Words and figures go into one row, and so does a list of one line.
    Collection: (_, node) => {
      const row = isCollection(node) && node.items.every((item) => isScalar(item) && !/[{},]/.test(String(item.value)));
      if (row) node.flow = true;
    },
  });
  return document.toString({ lineWidth: 0, flowCollectionPadding: false });
}

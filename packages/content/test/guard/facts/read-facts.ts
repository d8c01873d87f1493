/** Reads a folder of facts: one file for each kind of component, in the shorthand its README and headers define. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Reading } from '../normal-form.js';
import { readAncientOnes } from './ancient-ones.js';
import { readAllies, readItems, readSkills, readSpecialCards, readSpells } from './cards.js';
import { Collector, type FactEntry, type UnreadEntry } from './collector.js';
import { readGateCards, readLocationEncounters, readMythos } from './encounters.js';
import { readInvestigators, readMonsters } from './people.js';
import { readBoard, readLocations, readWorlds } from './places.js';
import { readConditions, readHorrorCards, readWounds } from './table-cards.js';

type Reader = (file: FactEntry, into: Collector) => void;

/** Readers by file name. */
const READERS: Readonly<Record<string, Reader>> = {
  allies: readAllies,
  // Further cards for existing decks, with the set in their ids.
  'arkham-location-encounters': (file, into) => readLocationEncounters(file, into, `${file.set}-`),
  'ancient-ones': readAncientOnes,
  board: readBoard,
  'common-items': (file, into) => readItems(file, 'common', into),
  'gate-cards': readGateCards,
  conditions: readConditions,
  'dunwich-horror-cards': readHorrorCards,
  'exhibit-items': (file, into) => readItems(file, 'exhibit', into),
  'gate-markers': readWorlds,
  'gates-and-worlds': readWorlds,
  injuries: (file, into) => readWounds(file, 'injury', into),
  investigators: readInvestigators,
  'location-encounters': (file, into) => readLocationEncounters(file, into),
  locations: readLocations,
  madness: (file, into) => readWounds(file, 'madness', into),
  monsters: readMonsters,
  mythos: readMythos,
  // Rule changes of a box are covered by its clauses.
  rules: () => {},
  skills: readSkills,
  'special-cards': readSpecialCards,
  spells: readSpells,
  'unique-items': (file, into) => readItems(file, 'unique', into),
};

export interface FactReading {
  readonly reading: Reading;
  /** Entries with unread words. */
  readonly unread: readonly UnreadEntry[];
  /** Files without a reader. */
  readonly unknown: readonly string[];
}

/** Reads the facts in a folder, in the revised edition if requested. */
export function readFacts(folder: string, revised = false): FactReading {
  const into = new Collector(revised);
  const unknown: string[] = [];
  for (const name of readdirSync(folder)
    .filter((each) => each.endsWith('.yaml'))
    .sort()) {
    const reader = READERS[name.replace(/\.yaml$/, '')];
    if (reader) reader(parse(readFileSync(join(folder, name), 'utf8')) as FactEntry, into);
    else unknown.push(name);
  }
  return { reading: into.reading, unread: into.unread, unknown };
}

/** Reads a folder of facts: one file for each kind of component, in the shorthand its README and headers define. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Reading } from '../words.js';
import { ancientOnes } from './ancient-ones.js';
import { allies, items, skills, specialCards, spells } from './cards.js';
import { Collector, type Entry, type NotRead } from './collector.js';
import { gateCards, locationEncounters, mythos } from './encounters.js';
import { conditions, horrorCards, wounds } from './on-the-table.js';
import { investigators, monsters } from './people.js';
import { board, locations, worlds } from './places.js';

type Reader = (file: Entry, into: Collector) => void;

/** By the name of the file. */
const READERS: Readonly<Record<string, Reader>> = {
  allies,
  // More cards for decks that there are: named by their set, too.
  'arkham-location-encounters': (file, into) => locationEncounters(file, into, `${file.set}-`),
  'ancient-ones': ancientOnes,
  board,
  'common-items': (file, into) => items(file, 'common', into),
  'gate-cards': gateCards,
  conditions,
  'dunwich-horror-cards': horrorCards,
  'exhibit-items': (file, into) => items(file, 'exhibit', into),
  'gate-markers': worlds,
  'gates-and-worlds': worlds,
  injuries: (file, into) => wounds(file, 'injury', into),
  investigators,
  'location-encounters': (file, into) => locationEncounters(file, into),
  locations,
  madness: (file, into) => wounds(file, 'madness', into),
  monsters,
  mythos,
  // What a box changes in the rules is told by its clauses.
  rules: () => {},
  skills,
  'special-cards': specialCards,
  spells,
  'unique-items': (file, into) => items(file, 'unique', into),
};

export interface Read {
  readonly reading: Reading;
  /** What was not understood. */
  readonly unread: readonly NotRead[];
  /** Files of kinds there is no reader for. */
  readonly unknown: readonly string[];
}

/** What the facts in a folder say; of cards in two editions the revised one, if that is asked for. */
export function readFacts(folder: string, revised = false): Read {
  const into = new Collector(revised);
  const unknown: string[] = [];
  for (const name of readdirSync(folder)
    .filter((each) => each.endsWith('.yaml'))
    .sort()) {
    const reader = READERS[name.replace(/\.yaml$/, '')];
    if (reader) reader(parse(readFileSync(join(folder, name), 'utf8')) as Entry, into);
    else unknown.push(name);
  }
  return { reading: into.reading, unread: into.unread, unknown };
}

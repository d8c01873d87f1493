import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { didYouMean } from '@vigil/rules';
import { ScenarioError } from './fault.js';
import type { CommonDocument } from './format.js';

/** The files of clauses, and the folder of external boxes' files. */
const RULES = fileURLToPath(new URL('../../../../docs/rules', import.meta.url));

let known: ReadonlySet<string> | undefined;

/** Returns the ids of all clauses. */
export function clauses(): ReadonlySet<string> {
  known ??= new Set(
    existsSync(RULES)
      ? readdirSync(RULES)
          .filter((file) => file.endsWith('.yaml'))
          .flatMap((file) => [
            ...readFileSync(join(RULES, file), 'utf8').matchAll(/^\s*(?:- )?id: ([A-Z-]+-\d+)\s*$/gm),
          ])
          .map(([, id]) => id as string)
      : [],
  );
  return known;
}

/** Throws {@link ScenarioError} for a clause that is missing from its family's file. */
export function checkCovers({ covers = [] }: CommonDocument): void {
  covers.forEach((item, i) => {
    for (const id of idsOf(item)) {
      if (clauses().has(id)) continue;
      const family = familyOf(id);
      const near = didYouMean(family, new Set([...clauses()].map(familyOf)));
      const ids = [...clauses()].filter((clause) => familyOf(clause) === family);
      const hint = ids.length > 0 ? `; ${family} goes from ${ids[0]} to ${ids.at(-1)}` : near;
      throw new ScenarioError(['covers', i], `there is no clause ${id} in docs/rules${hint}`);
    }
  });
}

const familyOf = (id: string) => id.replace(/-\d+$/, '');

/** Expands `A-MOVE-01..03`. */
function idsOf(item: string): readonly string[] {
  const [first = '', last] = item.split('..');
  if (last === undefined) return [first];
  const from = Number(first.slice(-2));
  const many = Number(last) - from + 1;
  return Array.from({ length: Math.max(1, many) }, (_, i) => `${familyOf(first)}-${String(from + i).padStart(2, '0')}`);
}

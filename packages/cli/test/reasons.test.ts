import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ARKHAM_REASONS, HAUNT_REASONS } from '@vigil/rules';
import { describe, expect, it } from 'vitest';
import { coverage } from '../src/ledger/ledger.js';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const known = new Set(coverage(root).map(({ id }) => id));

/** Every clause that sources of a folder name as a value, a `why` for the most part, with the file it is in. */
function named(folder: string): { id: string; file: string }[] {
  const at = join(root, 'packages/rules/src', folder);
  const files = readdirSync(at, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  return files.flatMap((file) =>
    [...readFileSync(join(at, file), 'utf8').matchAll(/'([A-Z]{1,3}(?:-[A-Z]+)*-\d{2,3})'/g)].map((found) => ({
      id: found[1] as string,
      file: `${folder}/${file}`,
    })),
  );
}

const of = (books: RegExp) => (one: { id: string }) => books.test(one.id);

describe('the clauses that questions are asked by', () => {
  it.each(['arkham', 'haunt', 'common', 'language'])('are clauses of docs/rules, in rules/src/%s', (folder) => {
    expect(named(folder).filter(({ id }) => !known.has(id))).toEqual([]);
  });

  it('are never those of the other game [DEC-29]', () => {
    expect(named('arkham').length).toBeGreaterThan(50);
    expect(named('haunt').length).toBeGreaterThan(50);
    expect(named('arkham').filter(of(/^H-/))).toEqual([]);
    expect(named('haunt').filter(of(/^A-/))).toEqual([]);
    expect([...named('common'), ...named('language')].filter(of(/^[AH]-/))).toEqual([]);
  });

  it('are in the book of each game for what both ask alike', () => {
    expect(Object.values(ARKHAM_REASONS).filter((id) => !known.has(id) || !/^(A|DEC)-/.test(id))).toEqual([]);
    expect(Object.values(HAUNT_REASONS).filter((id) => !known.has(id) || !/^(H|DEC)-/.test(id))).toEqual([]);
  });
});

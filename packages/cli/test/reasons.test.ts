import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ARKHAM_REASONS, HAUNT_REASONS } from '@vigil/rules';
import { describe, expect, it } from 'vitest';
import { coverage } from '../src/ledger/ledger.js';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const known = new Set(coverage(root).map(({ id }) => id));

/** Returns every clause that a folder's sources name as a value, mostly as `why`, with its file. */
function findNamedClauses(folder: string): { id: string; file: string }[] {
  const at = join(root, 'packages/rules/src', folder);
  const files = readdirSync(at, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  return files.flatMap((file) =>
    [...readFileSync(join(at, file), 'utf8').matchAll(/'([A-Z]{1,3}(?:-[A-Z]+)*-\d{2,3})'/g)].map((found) => ({
      id: found[1] as string,
      file: `${folder}/${file}`,
    })),
  );
}

const isFrom = (books: RegExp) => (one: { id: string }) => books.test(one.id);

describe('the clauses of questions', () => {
  it.each(['arkham', 'haunt', 'common', 'language'])('are listed in docs/rules, for rules/src/%s', (folder) => {
    expect(findNamedClauses(folder).filter(({ id }) => !known.has(id))).toEqual([]);
  });

  it('never belong to the other game [DEC-29]', () => {
    expect(findNamedClauses('arkham').length).toBeGreaterThan(50);
    expect(findNamedClauses('haunt').length).toBeGreaterThan(50);
    expect(findNamedClauses('arkham').filter(isFrom(/^H-/))).toEqual([]);
    expect(findNamedClauses('haunt').filter(isFrom(/^A-/))).toEqual([]);
    expect([...findNamedClauses('common'), ...findNamedClauses('language')].filter(isFrom(/^[AH]-/))).toEqual([]);
  });

  it('belong to the rules of each game for questions that both games ask', () => {
    expect(Object.values(ARKHAM_REASONS).filter((id) => !known.has(id) || !/^(A|DEC)-/.test(id))).toEqual([]);
    expect(Object.values(HAUNT_REASONS).filter((id) => !known.has(id) || !/^(H|DEC)-/.test(id))).toEqual([]);
  });
});

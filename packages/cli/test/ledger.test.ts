import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { codePlaces, codeReport, coverage, report, unknownIds } from '../src/ledger/ledger.js';
import { findCitations } from '../src/ledger/lists.js';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** Makes a folder with these files, and with clauses A-MOVE-01 to 09 and PBP-01 unless `files` replaces them. */
function makeRepository(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'vigil-ledger-'));
  folders.push(root);
  const ids = [...Array.from({ length: 9 }, (_, n) => `A-MOVE-0${n + 1}`), 'PBP-01'];
  const rules = ids.map((id) => `- id: ${id}\n  section: Some\n  text: Clause ${id}.\n`).join('\n');
  for (const [path, text] of Object.entries({ 'docs/rules/some.yaml': rules, ...files })) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

/**
 * Returns the coverage by a test file with this source: the test names of each covered clause.
 */
function readCoverage(source: string): Record<string, string[]> {
  const root = makeRepository({ 'packages/rules/test/some.test.ts': source });
  const coveredClauses = coverage(root).filter(({ tests }) => tests.length > 0);
  return Object.fromEntries(
    coveredClauses.map(({ id, tests }) => [
      id,
      tests.map((test) => test.replace('packages/rules/test/some.test.ts › ', '')),
    ]),
  );
}

// Keeps the ledger from reading the ids of these examples as tests of the clauses.
const open = '[';

describe('the reader of tests', () => {
  it('lists the file and the test, once per clause', () => {
    const root = makeRepository({
      'packages/rules/test/deep/b.test.ts': `it('ends movement ${open}A-MOVE-02]', () => {});`,
      'packages/engine/test/a.test.ts': `test("moves ${open}A-MOVE-02] and so on ${open}A-MOVE-02]", () => {});`,
      'packages/engine/test/helper.ts': `it('is no test file ${open}A-MOVE-03]', () => {});`,
      'packages/engine/src/c.test.ts': `it('is elsewhere ${open}A-MOVE-03]', () => {});`,
    });
    expect(coverage(root).filter(({ tests }) => tests.length > 0)).toEqual([
      {
        id: 'A-MOVE-02',
        text: 'Clause A-MOVE-02.',
        tests: [
          `packages/engine/test/a.test.ts › moves ${open}A-MOVE-02] and so on ${open}A-MOVE-02]`,
          `packages/rules/test/deep/b.test.ts › ends movement ${open}A-MOVE-02]`,
        ],
        scenarios: [],
      },
    ]);
  });

  it.each([
    ['A-MOVE-01, A-MOVE-03', ['A-MOVE-01', 'A-MOVE-03']],
    ['A-MOVE-01 A-MOVE-03', ['A-MOVE-01', 'A-MOVE-03']],
    ['A-MOVE-01 to 03', ['A-MOVE-01', 'A-MOVE-02', 'A-MOVE-03']],
    ['A-MOVE-01 to A-MOVE-03', ['A-MOVE-01', 'A-MOVE-02', 'A-MOVE-03']],
    ['A-MOVE-01..03', ['A-MOVE-01', 'A-MOVE-02', 'A-MOVE-03']],
    ['A-MOVE-01, 04 to 05 and 09; PBP-01', ['A-MOVE-01', 'A-MOVE-04', 'A-MOVE-05', 'A-MOVE-09', 'PBP-01']],
    ['A-Z0-9', []],
    ['UTF-8', []],
  ])('reads the list "%s"', (list, ids) => {
    expect(Object.keys(readCoverage(`it('some ${open}${list}]', () => {});`))).toEqual(ids);
    const root = makeRepository({ 'packages/a/test/a.test.ts': `it('some ${open}${list}]', () => {});` });
    expect(unknownIds(root)).toEqual([]);
  });

  it('reads every form of a test and of its name', () => {
    const source = [
      `it.each([[1, ')'], [2, "it('no')"]])('row %s ${open}A-MOVE-01]', () => {});`,
      `test.for<[number, string]>([[1, 'x']])('row %s ${open}A-MOVE-02]', () => {});`,
      `it.each\`a | b\n\${1} | \${2}\`('row $a ${open}A-MOVE-03]', () => {});`,
      `it.concurrent.only(\n  'one name ' +\n    'in two ${open}A-MOVE-04]',\n  () => {},\n);`,
      `for (const x of xs) it(\`takes \${x} ${open}A-MOVE-05]\`, () => {});`,
      `it.skipIf(!url)('with a database ${open}A-MOVE-06]', () => {});`,
      `it('one it\\'s ${open}A-MOVE-07]', () => {});`,
    ].join('\n');
    expect(readCoverage(source)).toEqual({
      'A-MOVE-01': [`row %s ${open}A-MOVE-01]`],
      'A-MOVE-02': [`row %s ${open}A-MOVE-02]`],
      'A-MOVE-03': [`row $a ${open}A-MOVE-03]`],
      'A-MOVE-04': [`one name in two ${open}A-MOVE-04]`],
      'A-MOVE-05': [`takes \${x} ${open}A-MOVE-05]`],
      'A-MOVE-06': [`with a database ${open}A-MOVE-06]`],
      'A-MOVE-07': [`one it's ${open}A-MOVE-07]`],
    });
  });

  it('ignores skipped tests, comments, strings and calls of other functions', () => {
    const source = [
      `it.skip('a ${open}A-MOVE-01]', () => {});`,
      `it.todo('b ${open}A-MOVE-02]');`,
      `// it('c ${open}A-MOVE-03]', () => {});`,
      `/* it('d ${open}A-MOVE-04]', () => {}); */`,
      `const text = "it('e ${open}A-MOVE-05]', () => {})";`,
      `/./.test('f ${open}A-MOVE-06]');`,
      `edit('g ${open}A-MOVE-07]');`,
    ].join('\n');
    expect(readCoverage(source)).toEqual({});
  });

  it('accepts quotes in regular expressions and slashes in strings', () => {
    const source = [
      `const quote = /['"\`]/;`,
      `const url = 'http://example.org';`,
      `it('a ${open}A-MOVE-01]', () => expect('//').toMatch(/\\/\\*/));`,
      `it('b ${open}A-MOVE-02]', () => {});`,
    ].join('\n');
    expect(Object.keys(readCoverage(source))).toEqual(['A-MOVE-01', 'A-MOVE-02']);
  });
});

describe('the reader of scenarios', () => {
  it('reads every document of every file, with ranges', () => {
    const root = makeRepository({
      'scenarios/move.yaml':
        'name: walking\ncovers: [A-MOVE-01..03, A-MOVE-05]\n---\nname: running\ncovers:\n  - A-MOVE-05\n---\n',
      'scenarios/deep/other.yaml': 'name: covers nothing\nsteps: []\n',
    });
    const scenarios = coverage(root).map(({ id, scenarios }) => [id, scenarios]);
    expect(Object.fromEntries(scenarios)).toMatchObject({
      'A-MOVE-02': ['scenarios/move.yaml › walking'],
      'A-MOVE-04': [],
      'A-MOVE-05': ['scenarios/move.yaml › walking', 'scenarios/move.yaml › running'],
    });
    expect(unknownIds(root)).toEqual([]);
  });
});

describe('the errors of the ledger', () => {
  it('name unknown ids with their places', () => {
    const root = makeRepository({
      'packages/a/test/a.test.ts': `\nit('x ${open}A-MOEV-01, A-MOVE-08..11]', () => {});\n`,
      'scenarios/s.yaml': 'name: one\ncovers: [A-MOVE-01]\n---\nname: two\ncovers: [B-MOVE-01]\n',
    });
    expect(unknownIds(root)).toEqual([
      ...['A-MOEV-01', 'A-MOVE-10', 'A-MOVE-11'].map(
        (id) =>
          `packages/a/test/a.test.ts:2: "x ${open}A-MOEV-01, A-MOVE-08..11]" names ${id}, which is not a clause of docs/rules`,
      ),
      'scenarios/s.yaml:4: "two" names B-MOVE-01, which is not a clause of docs/rules',
    ]);
  });

  it.each(['A-MOVE-1', 'A-MOVE-05 to 03', 'A-MOVE-01 to A-TURN-03', 'A-MOVE-01 till 03', 'A-MOVE-01-03'])(
    'report the malformed list "%s" as a whole',
    (list) => {
      const root = makeRepository({ 'packages/a/test/a.test.ts': `it('x ${open}${list}]', () => {});` });
      expect(unknownIds(root)).toEqual([expect.stringContaining(`names ${list}, which`)]);
    },
  );

  it('name files that cannot be parsed, with the line', () => {
    const root = makeRepository({
      'scenarios/a.yaml': 'name: a\ncovers: [A-MOVE-01]\n---\nname: b\ncovers: [A-MOVE-02\nthen: c\n',
      'scenarios/b.yaml': 'covers: [A-MOVE-01]\n',
      'scenarios/c.yaml': 'name: c\n---\nname: d\ncovers: A-MOVE-01\n',
      'scenarios/e.yaml': 'name: e\ncovers: *nothing\n',
      'docs/rules/more.yaml': '- id: A-MOVE-01\n  text: Again.\n- id: A-MOVE-99\n',
    });
    expect(unknownIds(root)).toEqual([
      'docs/rules/more.yaml: not a clause with id and text: {"id":"A-MOVE-99"}',
      'docs/rules/some.yaml: A-MOVE-01 appears twice',
      expect.stringMatching(/^scenarios\/a\.yaml:[67]: \S/),
      'scenarios/b.yaml:1: a scenario without a name',
      'scenarios/c.yaml:3: "d": covers is not a list of clause ids',
      expect.stringMatching(/^scenarios\/e\.yaml:\d: .*nothing/),
    ]);
    expect(coverage(root).find(({ id }) => id === 'A-MOVE-01')?.scenarios).toEqual(['scenarios/a.yaml › a']);
  });

  it('report that there are no clauses', () => {
    expect(unknownIds(makeRepository({ 'docs/rules/some.yaml': '' }))).toContain('docs/rules: no clauses');
  });
});

describe('the report', () => {
  const clause = (id: string, rest = {}) => ({ id, text: `Text of ${id}.`, tests: [], scenarios: [], ...rest });
  const clauses = [
    clause('P-BAR-01', { tests: ['a'], scenarios: ['b'] }),
    clause('P-BAR-02', { exempt: 'a remark' }),
    clause('P-BAR-03'),
    clause('PBP-01', { scenarios: ['b'], exempt: 'covered all the same' }),
  ];

  it('has totals per section, and lists clauses that are not covered', () => {
    expect(report(clauses)).toBe(
      [
        'section    clauses      tests  scenarios     exempt  uncovered',
        'P-BAR            3          1          1          1          1',
        'PBP              1          0          1          0          0',
        'total            4          1          2          1          1',
        '',
        'Not covered (1):',
        '  P-BAR-03  Text of P-BAR-03.',
        '',
      ].join('\n'),
    );
  });

  it('shows only sections with a prefix, compared by whole parts of the id', () => {
    expect(report(clauses, 'p')).not.toContain('PBP');
    expect(report(clauses, 'p')).toContain('P-BAR-03');
    expect(report(clauses, 'PBP')).not.toContain('Not covered');
    expect(report(clauses, 'P-BA')).toBe('No clause begins with P-BA.\n');
  });

  it('ends with the errors', () => {
    expect(report(clauses, '', ['file: wrong'])).toMatch(/\n\nErrors \(1\):\n {2}file: wrong\n$/);
  });
});

describe('the reader of the code', () => {
  const ids = (source: string) => findCitations(source).map(({ id }) => id);

  it.each([
    ['// moves (A-MOVE-02, 03)', ['A-MOVE-02', 'A-MOVE-03']],
    ['/** A-MOVE-05 to 07, A-ENC-01 and 02 */', ['A-MOVE-05', 'A-MOVE-06', 'A-MOVE-07', 'A-ENC-01', 'A-ENC-02']],
    ["why: 'A-MOVE-09', n: 10", ['A-MOVE-09']],
    ['A-MOVE-01 or A-MOVE-04; H-CITY-MOVE-01..02', ['A-MOVE-01', 'A-MOVE-04', 'H-CITY-MOVE-01', 'H-CITY-MOVE-02']],
    ['A-MOVE-01, D-42, AMB-33, UTF-16 and M-10', ['A-MOVE-01']],
    ['A-MOVE-01, 2 points, 10x', ['A-MOVE-01']],
  ])('finds the clauses of %s', (source, found) => {
    expect(ids(source)).toEqual(found);
  });

  it('continues a list on the next line of a comment, and reports its first line', () => {
    const source = '/**\n * Walks (A-MOVE-01,\n * 02 to\n * 03).\n */\n  // A-MOVE-04 and\n  // 05\nx * 06';
    expect(findCitations(source)).toEqual([
      { id: 'A-MOVE-01', line: 2 },
      { id: 'A-MOVE-02', line: 2 },
      { id: 'A-MOVE-03', line: 2 },
      { id: 'A-MOVE-04', line: 6 },
      { id: 'A-MOVE-05', line: 6 },
    ]);
  });

  it('lists each clause with its places, without the terminal and the tests', () => {
    const root = makeRepository({
      'packages/rules/src/deep/a.ts': '// A-MOVE-01 to 02\n// A-MOVE-02',
      'packages/cli/src/b.ts': '// A-MOVE-03',
      'packages/rules/test/c.ts': '// A-MOVE-03',
    });
    const places = codePlaces(root);
    expect([...places]).toEqual([
      ['A-MOVE-01', ['packages/rules/src/deep/a.ts:1']],
      ['A-MOVE-02', ['packages/rules/src/deep/a.ts:1', 'packages/rules/src/deep/a.ts:2']],
    ]);
    expect(codeReport(coverage(root).slice(1, 3), places)).toBe(
      [
        'A-MOVE-02  Clause A-MOVE-02.',
        '    packages/rules/src/deep/a.ts:1',
        '    packages/rules/src/deep/a.ts:2',
        'A-MOVE-03  Clause A-MOVE-03.',
        '',
        '1 of 2 clauses are named in the code.',
        '',
      ].join('\n'),
    );
  });

  it('reports a clause that does not exist', () => {
    const root = makeRepository({ 'packages/rules/src/a.ts': '\n// A-MOVE-08 to 10' });
    expect(unknownIds(root)).toEqual([
      'packages/rules/src/a.ts:2: names A-MOVE-10, which is not a clause of docs/rules',
    ]);
  });
});

describe('docs/rules', () => {
  it('has exactly the 402 clauses of Arkham Horror and the 495 of Haunt, each once', () => {
    // Without tests and scenarios, which take seconds to read.
    const root = makeRepository({});
    const rules = join('docs', 'rules');
    rmSync(join(root, rules), { recursive: true });
    cpSync(fileURLToPath(new URL('../../../docs/rules', import.meta.url)), join(root, rules), { recursive: true });
    const ids = coverage(root).map(({ id }) => id);
    expect(ids.filter((id) => id.startsWith('A-'))).toHaveLength(402);
    expect(ids.filter((id) => id.startsWith('H-'))).toHaveLength(495);
    // Duplicate and unreadable clauses are errors.
    expect(unknownIds(root).filter((error) => error.startsWith('docs/rules'))).toEqual([]);
  });
});

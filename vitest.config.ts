import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Tests run on the packages' sources: the condition `@vigil/source` in their `exports` wins over `dist`, so nothing is built. */
const conditions = ['@vigil/source', ...defaultServerConditions];

/**
 * Real browsers, servers and mails answer in varying order, so a failed test of them is tried once more. `npm test`
 * names each such test at its end, for investigation. (A file that still fails runs once more alone:
 * scripts/checks.mjs.) Tests of the rules and of other deterministic code are never tried again.
 */
const SECOND_TRY = 1;

/** Browser tests that take longest, in this order. Vitest knows times only after a first run. */
const LONG = [
  'online-weeks',
  'whole-games.matrix',
  'learn.matrix',
  'layout.matrix',
  'online-screens.matrix',
  'trade',
  'timeline.matrix',
  'online',
  'haunt-by-taps',
  'damaged',
  'ends.matrix',
  'pace.matrix',
  'german.matrix',
  'table',
  'explaining.matrix',
  'harbour',
].map((name) => `packages/web/test/${name}.test.ts`);

/** Starts the longest files first, so that no worker is left alone with one at the end. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const rank = ({ moduleId }: TestSpecification) => {
      if (moduleId.endsWith('.long.test.ts')) return 0;
      const at = LONG.findIndex((name) => moduleId.endsWith(name));
      return at < 0 ? LONG.length : at;
    };
    return sorted.sort((one, other) => rank(one) - rank(other));
  }
}

/**
 * Unit tests share modules with the other files of their worker, since loading takes longer than most tests. These files
 * do not: some register a box of their own, one asks V8 about the shapes of objects.
 */
const ISOLATED = ['packages/lab/test/{harbour,scenario,shapes}.test.ts', 'packages/cli/test/harbour.test.ts'];
/** Tests that drive a browser, or need PostgreSQL. */
const OTHERS = ['packages/web/test/!(unit)/**', 'packages/web/test/*.test.ts', '**/*.postgres.test.ts'];
/** Unit tests left out of a sample, separated by commas (scripts/checks.mjs). Vitest's `--exclude` skips projects. */
const LEFT_OUT = process.env.VIGIL_LEFT_OUT?.split(',') ?? [];
/** Nothing asserts a time; this only ends what hangs, on the slowest machine under load. */
const PATIENT = { testTimeout: 300_000, hookTimeout: 300_000 };

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    // CI has two cores; more workers would only wait for each other.
    maxWorkers: 2,
    passWithNoTests: false,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          ...PATIENT,
          name: 'unit',
          environment: 'node',
          isolate: false,
          include: ['packages/*/test/**/*.test.ts'],
          exclude: [...OTHERS, ...ISOLATED, ...LEFT_OUT, '**/node_modules/**'],
        },
      },
      {
        extends: true,
        test: { ...PATIENT, name: 'unit-isolated', environment: 'node', include: ISOLATED },
      },
      {
        extends: true,
        test: {
          name: 'postgres',
          environment: 'node',
          // Suites that `unit` runs on SQLite, and tests of PostgreSQL alone.
          include: [
            'packages/server/test/{api,live,post,safety,storage,tables}/**/*.test.ts',
            'packages/server/test/notify/{mail,hooks,routes}.test.ts',
            'packages/server/test/operations/{admin,operations}.test.ts',
            'packages/server/test/chronicle/{exporting,proof}.test.ts',
            'packages/{server,web}/test/**/*.postgres.test.ts',
          ],
          exclude: ['**/*.sqlite.test.ts', '**/node_modules/**'],
          // Runs a server in its own folder and gives the tests its address.
          globalSetup: ['scripts/vitest-postgres.mjs'],
          ...PATIENT,
          retry: SECOND_TRY,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          environment: 'node',
          include: ['packages/web/test/**/*.test.ts'],
          exclude: ['packages/web/test/unit/**', '**/node_modules/**'],
          // Browser, server and pages are shared by the files of a worker (packages/web/test/browser.ts).
          isolate: false,
          // Finds or installs a browser and leaves its path in CHROMIUM_PATH.
          globalSetup: ['scripts/vitest-browser.mjs'],
          testTimeout: 300_000,
          hookTimeout: 120_000,
          retry: SECOND_TRY,
        },
      },
    ],
  },
});

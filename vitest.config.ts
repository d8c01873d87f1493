import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

/** Tests run on the packages' sources: the condition `source` in their `exports` wins over `dist`, so nothing is built. */
const conditions = ['source', ...defaultServerConditions];

/**
 * Real browsers, servers and mails come in an order nobody sets, so what fails there is tried once more; `npm test` names at its
 * end each test that needed it, and it is then looked into. (A file that fails all the same runs once more alone: scripts/checks.mjs.)
 * The rules and all else that is the same each time are never tried again.
 */
const SECOND_TRY = 1;

/**
 * Unit tests share their modules with the other files of a worker, since loading them takes longer than most tests. These files do
 * not: some register a box of their own, one asks V8 about the shapes of objects.
 */
const ISOLATED = ['packages/lab/test/{harbour,shapes}.test.ts', 'packages/cli/test/harbour.test.ts'];
/** Tests that drive a browser, or need PostgreSQL. */
const OTHERS = ['packages/web/test/!(unit)/**', 'packages/web/test/*.test.ts', '**/*.postgres.test.ts'];
/** Nothing asserts a time; this only ends what hangs, on the slowest machine under load. */
const PATIENT = { testTimeout: 120_000, hookTimeout: 60_000 };

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    // CI has two cores; more workers would only wait for each other.
    maxWorkers: 2,
    passWithNoTests: false,
    projects: [
      {
        extends: true,
        test: {
          ...PATIENT,
          name: 'unit',
          environment: 'node',
          isolate: false,
          include: ['packages/*/test/**/*.test.ts'],
          exclude: [...OTHERS, ...ISOLATED, '**/node_modules/**'],
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
          // The suites of storage, tables, interface and outbox, which `unit` runs on SQLite, and what only PostgreSQL can do.
          include: [
            'packages/server/test/{api,live,post,safety,storage,tables}/**/*.test.ts',
            'packages/server/test/notify/{mail,hooks,routes}.test.ts',
            'packages/{server,web}/test/**/*.postgres.test.ts',
          ],
          exclude: ['**/*.sqlite.test.ts', '**/node_modules/**'],
          // Runs a server in a folder of its own and tells the tests where it is.
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

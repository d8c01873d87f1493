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
          name: 'unit',
          environment: 'node',
          // No test asserts a time; this only ends what hangs, on the slowest machine under load.
          testTimeout: 120_000,
          hookTimeout: 60_000,
          include: ['packages/*/test/**/*.test.ts'],
          // Everything under web/test drives a browser, except what says that it does not.
          exclude: [
            'packages/web/test/!(unit)/**',
            'packages/web/test/*.test.ts',
            '**/*.postgres.test.ts',
            '**/node_modules/**',
          ],
        },
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
          testTimeout: 120_000,
          hookTimeout: 60_000,
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

/**
 * Puts the `vigil` command with all it is made of into few files, `packages/cli/dist/whole`: to find, read and compile hundreds of
 * modules takes longer than all else until the first decision of a game. `packages/cli/bin/vigil.mjs` takes them where
 * nothing was compiled since.
 *
 *     node scripts/whole.mjs [FOLDER]    FOLDER: another one beside it
 */
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root, runIfMain } from './lib/run.mjs';

/** A server that is running fetches some of its files only when it needs them: they stay for a while. */
const KEPT_DAYS = 30;

/** Bundles what `tsc -b` has made. Packages of others stay where they are. */
async function buildWhole(folder = 'whole') {
  const { build } = await import('vite');
  const dist = (name, file) => join(root, 'packages', name, 'dist', file);
  const outDir = dist('cli', folder);
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    ssr: { noExternal: [/^@vigil\//] },
    build: {
      ssr: true,
      target: 'node20',
      outDir,
      emptyOutDir: false,
      minify: false,
      rolldownOptions: {
        // A thread is found by its address, beside whoever starts it.
        input: { main: dist('cli', 'main.js'), thread: dist('lab', 'many/thread.js') },
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  });
  dropOld(outDir);
}

function dropOld(folder) {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    const file = join(folder, name);
    if (Date.now() - statSync(file).mtimeMs > KEPT_DAYS * 24 * 60 * 60 * 1000) rmSync(file);
  }
}

await runIfMain(import.meta.url, () => buildWhole(process.argv[2]));

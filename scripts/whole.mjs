/**
 * Bundles the `vigil` command into few files, `packages/cli/dist/whole`, with V8's compiled code. Loading hundreds of
 * modules takes longer than all else up to the first decision of a game. `packages/cli/bin/vigil.mjs` uses the bundle
 * if nothing was compiled since.
 *
 *     node scripts/whole.mjs [FOLDER]    FOLDER: another one next to `whole`
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Problem, root, run, runIfMain } from './lib/run.mjs';

/** Days until old files are deleted: a running server loads some of its files late. */
const KEPT_DAYS = 30;
/** Third-party packages in the bundle: those needed at every start, and those that only support `import`. */
const BUNDLED = [/^@vigil\//, /^commander$/, /^@noble\//, /^@formatjs\//, /^intl-messageformat$/];

/** Loads child_process late: Commander needs it only for commands that are separate programs, and it takes 3 ms. */
const CHILDREN_LATER = {
  name: 'children-later',
  transform(code, id) {
    if (!/commander\/lib\/command\.js$/.test(id)) return undefined;
    const [first, ...rest] = code.split("const childProcess = require('node:child_process');\n");
    if (rest.length !== 1) throw new Problem('Commander loads node:child_process in another way than before.');
    return first + rest[0].replaceAll(/\bchildProcess\./g, "require('node:child_process').");
  },
};

/** Bundles the output of `tsc -b`. */
async function bundleCommand(folder = 'whole') {
  const { build } = await import('vite');
  const dist = (name, file) => join(root, 'packages', name, 'dist', file);
  const outDir = dist('cli', folder);
  const entries = { main: dist('cli', 'main.js'), thread: dist('lab', 'many/thread.js') };
  const { output } = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    ssr: { noExternal: BUNDLED },
    plugins: [CHILDREN_LATER],
    build: {
      ssr: true,
      target: 'node20',
      outDir,
      emptyOutDir: false,
      minify: false,
      rolldownOptions: {
        input: entries,
        output: { format: 'cjs', entryFileNames: '[name]-[hash].cjs', chunkFileNames: '[name]-[hash].cjs' },
      },
    },
  });
  const names = output.flatMap(({ type, fileName }) => (type === 'chunk' ? [fileName] : []));
  await compile(outDir, names);
  // The commands come last, so that a start during the build uses the old files. Threads are found by their address.
  for (const entry of Object.keys(entries)) {
    const { fileName } = output.find(({ name, isEntry }) => isEntry && name === entry);
    writeFileSync(join(outDir, `${entry}.cjs`), entrySource(fileName, entry === 'main' ? defaultBudget() : undefined));
  }
  deleteOldFiles(outDir);
}

/**
 * The file that starts an entry. `usual`: V8's default time before it optimizes functions, for a command; see
 * `packages/cli/bin/patience.cjs`.
 */
function entrySource(name, usual) {
  const node = process.version;
  const begin = usual === undefined ? `load('${name}')` : `start('${name}', ${JSON.stringify({ node, usual })})`;
  return `const { Whole } = require('../../bin/whole.cjs');\nnew Whole(__dirname).${begin};\n`;
}

/** The default of this Node's V8. */
function defaultBudget() {
  const { stdout } = spawnSync(process.execPath, ['--v8-options'], { encoding: 'utf8' });
  const [, usual] = /--interrupt-budget=(\d+)/.exec(stdout) ?? [];
  return usual === undefined ? undefined : Number(usual);
}

/** Compiles the bundle in a process of its own, which starts games so that V8 compiles their functions. */
async function compile(folder, names) {
  const code = await run([process.execPath, join(root, 'scripts', 'lib', 'whole-code.cjs'), folder, ...names], {
    quiet: true,
  });
  if (code !== 0) throw new Problem('The command was bundled, and does not start.');
}

function deleteOldFiles(folder) {
  for (const name of readdirSync(folder)) {
    const file = join(folder, name);
    if (Date.now() - statSync(file).mtimeMs > KEPT_DAYS * 24 * 60 * 60 * 1000) rmSync(file);
  }
}

await runIfMain(import.meta.url, () => bundleCommand(process.argv[2]));

/**
 * Starts games with the bundled command and saves V8's compiled code of its files; see `packages/cli/bin/whole.cjs`.
 *
 *     node scripts/lib/whole-code.cjs FOLDER FILES...
 *
 * FILES: all files of the folder; that of the command begins with `main-`.
 */
const { Whole } = require('../../packages/cli/bin/whole.cjs');

const BOXES = 'base,dunwich,kingsport,dark-pharaoh,king-in-yellow';
/** Commands to run, so that their functions are compiled. */
const RUN = [
  ['--help'],
  ['bench', '--first', '--packs', BOXES],
  ['bench', '--first', '--game', 'haunt'],
  ['bench', '--first'],
];

const [folder, ...names] = process.argv.slice(2);
const whole = new Whole(folder);
const main = names.find((name) => name.startsWith('main-'));
const queue = [...RUN];

/** Runs the commands one after the other: each has ended when the event loop is empty. */
process.on('beforeExit', () => {
  const next = queue.shift();
  if (next) setImmediate(() => begin(next));
  else if (!process.exitCode) whole.keep(names);
});

function begin(words) {
  whole.modules.clear();
  process.argv = [process.argv[0], main, ...words];
  whole.load(main);
}

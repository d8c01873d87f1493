/**
 * Begins games with the bundled command and keeps what V8 has compiled of its files by then; see `packages/cli/bin/whole.cjs`.
 *
 *     node scripts/lib/whole-code.cjs FOLDER FILES...    FILES: all of the folder; the one of the command begins with `main-`
 */
const { Whole } = require('../../packages/cli/bin/whole.cjs');

const BOXES = 'base,dunwich,kingsport,dark-pharaoh,king-in-yellow';
/** What is run so that its functions are kept too. */
const RUN = [
  ['--help'],
  ['bench', '--first', '--packs', BOXES],
  ['bench', '--first', '--game', 'haunt'],
  ['bench', '--first'],
];

const [folder, ...names] = process.argv.slice(2);
const whole = new Whole(folder);
const main = names.find((name) => name.startsWith('main-'));
const left = [...RUN];

/** One after the other: what was begun has ended when nothing is left to wait for. */
process.on('beforeExit', () => {
  const next = left.shift();
  if (next) setImmediate(() => begin(next));
  else if (!process.exitCode) whole.keep(names);
});

function begin(words) {
  whole.modules.clear();
  process.argv = [process.argv[0], main, ...words];
  whole.load(main);
}

/**
 * Loads the command from few files, and each of them with what V8 made of it when they were bundled (scripts/whole.mjs): it need
 * not compile them again. The names of the files come from what is in them, so that what is kept of one is never that of
 * another; V8 itself refuses what another Node made, or the same with other flags, and compiles.
 */
const { readFileSync, renameSync, writeFileSync } = require('node:fs');
const { createRequire, wrap } = require('node:module');
const { basename, dirname, join } = require('node:path');
const { constants, Script } = require('node:vm');
const { Patience } = require('./patience.cjs');

/** What is loaded of a folder. */
class Whole {
  constructor(folder) {
    this.folder = folder;
    this.outer = createRequire(join(folder, 'main.cjs'));
    this.scripts = new Map();
    this.modules = new Map();
    /** The files of which nothing was kept that V8 took. */
    this.compiled = [];
    /** While the command starts. */
    this.patience = undefined;
  }

  /** Runs the file of a command. `node` and `usual`: with which Node it was bundled, and how long that lets functions run. */
  start(name, { node, usual }) {
    // Another Node has another measure, and takes nothing of what was kept.
    if (node === process.version) {
      this.patience = new Patience(usual);
      this.patience.begin();
    }
    this.load(name);
  }

  /** What a file of the folder exports. */
  load(name) {
    const known = this.modules.get(name);
    if (known) return known.exports;
    const module = { exports: {} };
    this.modules.set(name, module);
    const near = (id) => (id.startsWith('./') ? this.load(id.slice(2)) : this.outer(id));
    const filename = join(this.folder, name);
    const begin = this.script(name).runInThisContext();
    begin.call(module.exports, module.exports, near, module, filename, this.folder);
    return module.exports;
  }

  /** A file made ready to run. */
  script(name) {
    const known = this.scripts.get(name);
    if (known) return known;
    const filename = join(this.folder, name);
    const cachedData = keptOf(filename);
    const made = () =>
      new Script(wrap(readFileSync(filename, 'utf8')), {
        filename,
        cachedData,
        importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
      });
    const script = this.patience ? this.patience.without(made) : made();
    if (cachedData === undefined || script.cachedDataRejected) this.compiled.push(name);
    this.scripts.set(name, script);
    return script;
  }

  /** Keeps what V8 has made of these files by now, functions that have run included. */
  keep(names) {
    for (const name of names) {
      const file = keptName(join(this.folder, name));
      // Never half of it: somebody may start meanwhile.
      writeFileSync(`${file}.new`, this.script(name).createCachedData());
      renameSync(`${file}.new`, file);
    }
  }
}

function keptName(filename) {
  return join(dirname(filename), `${basename(filename, '.cjs')}.code`);
}

function keptOf(filename) {
  try {
    return readFileSync(keptName(filename));
  } catch {
    return undefined;
  }
}

module.exports = { Whole };

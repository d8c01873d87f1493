/**
 * Finds a finished game for each ending and writes them to fixtures/games, with a list. Run it after a change of rules
 * or components that breaks the replay of a saved game:
 *
 *   npm run build && node scripts/find-endings.mjs            all of them, in a minute.
 *   node scripts/find-endings.mjs yig won-                    only those whose name contains one of these.
 *
 * The seed of the saved game is tried first. An ending that is not found keeps its old game, and is reported.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { log, Problem, root, runIfMain } from './lib/run.mjs';

const FOLDER = join('fixtures', 'games');

async function findEndings(parts) {
  const { listSearches } = await import('@vigil/lab/endings');
  mkdirSync(join(root, FOLDER), { recursive: true });
  const rows = new Map(readRows());
  const missing = [];
  const searches = await listSearches();
  for (const { name, find } of searches) {
    if (parts.length > 0 && !parts.some((part) => name.includes(part))) continue;
    const file = join(root, FOLDER, `${name}.json`);
    const before = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).origin.seed : undefined;
    const found = find(before);
    if (!found) {
      missing.push(name);
      log(`${name}: not found`);
      continue;
    }
    writeFileSync(file, `${JSON.stringify(found.save)}\n`);
    rows.set(name, formatRow(name, found));
    log(`${name}: ${found.tried} games, ${found.answers} answers`);
  }
  const order = searches.map(({ name }) => name);
  const lines = [...rows].sort(([a], [b]) => order.indexOf(a) - order.indexOf(b)).map(([, line]) => line);
  writeFileSync(join(root, FOLDER, 'README.md'), `${HEAD}${lines.join('\n')}\n`);
  if (missing.length > 0) throw new Problem(`${missing.length} endings were not found: ${missing.join(', ')}.`);
}

const HEAD = `# Finished games

One for each way a game of Arkham Horror can end: each victory, each Ancient One awakened by each cause, and each of
them beaten; and for each way a game of Haunt of the Watchers can end (\`haunt-…\`; a turn is a phase there). \`dunwich-…\`: what Dunwich brings. \`npm test\` replays them (\`vigil replay FILE --verify\`); \`vigil replay FILE\` tells one.

Written by \`npm run regenerate -- games\`, which plays games with seekers (packages/lab/src/endings) until one ends as
wanted. Most begin as new games; where the causes are too rare for that, from a position arranged for it, as said here.

| file | ended | turn | investigators | answers | begins | seed |
| --- | --- | --- | --- | --- | --- | --- |
`;

function formatRow(name, { ended, turns, investigators, answers, begins, save }) {
  const cells = [`[${name}](${name}.json)`, ended, turns, investigators, answers, begins, `\`${save.origin.seed}\``];
  return `| ${cells.join(' | ')} |`;
}

/** Rows of the current list, for the games that this run does not search. */
function readRows() {
  const file = join(root, FOLDER, 'README.md');
  if (!existsSync(file)) return [];
  const games = new Set(readdirSync(join(root, FOLDER)));
  return [...readFileSync(file, 'utf8').matchAll(/^\| \[([\w-]+)\]\(.*$/gm)]
    .filter(([, name]) => games.has(`${name}.json`))
    .map(([line, name]) => [name, line]);
}

await runIfMain(import.meta.url, () => findEndings(process.argv.slice(2)));

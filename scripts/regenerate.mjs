/**
 * Regenerates files that are derived from others in the repository:
 *
 *   npm run regenerate                          those derived from content and rules, in a minute.
 *   npm run regenerate -- cards                 all that follow from a new or changed card.
 *   npm run regenerate -- docs lessons          only these.
 *   npm run regenerate -- games screens         also slow ones, or those that need a browser: only if named.
 *   npm run regenerate -- saves                 after a new version of rules or packs, once it is final.
 *   npm run regenerate -- icons FOLDER          FOLDER holds a copy of game-icons/icons.
 *
 * `npm test` reports when files of the first kind are out of date.
 */
import { join } from 'node:path';
import { log, Problem, root, run, runIfMain } from './lib/run.mjs';
import { tool } from './prepare.mjs';

/** Steps in order, each with its script and its output. `asked`: runs only if named. */
export const STEPS = [
  { name: 'docs', script: ['docs.mjs', '--write'], result: 'docs/cards, docs/readings.md, docs/questions.md, schemas' },
  { name: 'grounds', script: ['ground.mjs'], result: 'the grounds of the boards in packages/web/public' },
  { name: 'words', script: ['packed-words.mjs'], result: 'fixtures/packed-words.json, words of packed saves' },
  { name: 'lessons', script: ['lessons.mjs'], result: 'packages/web/src/learn/fixtures' },
  { name: 'tokens', script: ['tokens.mjs'], result: 'packages/web/src/art/*/tokens.svg' },
  { name: 'games', script: ['find-endings.mjs'], result: 'fixtures/games', asked: true },
  {
    name: 'saves',
    script: ['saves.mjs'],
    result: 'fixtures/saves, what is missing of the versions of today',
    asked: true,
  },
  {
    name: 'icons',
    script: ['icons.mjs'],
    result: 'packages/web/src/art/*/icons, CREDITS.md',
    asked: true,
    takes: 'FOLDER',
  },
  { name: 'post-game', script: ['post-game.mjs'], result: 'docs/play-by-post/eight-weeks.md', asked: true },
  { name: 'plates', script: ['plates.mjs'], result: 'packages/web/src/art/*/plates', asked: true },
  { name: 'app-icons', script: ['app-icons.mjs'], result: 'the icons in packages/web/public', asked: true },
  { name: 'screens', script: ['screens.mjs'], result: 'docs/screens', asked: true, bundle: true },
];

/** Several steps by one name. */
const GROUPS = { cards: ['docs', 'words', 'lessons', 'games', 'post-game'] };

async function regenerate(words) {
  const steps = selectSteps(words);
  await runStep('compiling (tsc -b)', tool('typescript/bin/tsc', '-b'));
  if (steps.some(({ bundle }) => bundle))
    await runStep(
      'bundling the page (vite build)',
      tool('vite/bin/vite.js', 'build', 'packages/web', '--logLevel', 'warn'),
    );
  for (const { name, script, result } of steps) {
    const [file, ...args] = script;
    await runStep(`${name}: ${result}`, [process.execPath, join(root, 'scripts', file), ...args]);
  }
}

/** The named steps, or all that run without a name. A step with `takes` consumes the word after its name. */
function selectSteps(words) {
  if (words.length === 0) return STEPS.filter(({ asked }) => !asked);
  const remaining = words.flatMap((word) => GROUPS[word] ?? [word]);
  const named = new Map();
  while (remaining.length > 0) {
    const word = remaining.shift();
    const step = STEPS.find(({ name }) => name === word);
    if (!step)
      throw new Problem(
        `There is nothing to make called "${word}", only ${[...STEPS.map(({ name }) => name), ...Object.keys(GROUPS)].join(', ')}.`,
      );
    if (step.takes && remaining.length === 0) throw new Problem(`Say ${step.takes} after ${step.name}.`);
    named.set(word, step.takes ? { ...step, script: [...step.script, remaining.shift()] } : step);
  }
  return STEPS.flatMap(({ name }) => named.get(name) ?? []);
}

async function runStep(what, command) {
  log(what);
  const code = await run(command, { timeout: 30 * 60_000 });
  if (code !== 0) throw new Problem(`That failed with code ${code}, see above.`);
}

await runIfMain(import.meta.url, () => regenerate(process.argv.slice(2)));

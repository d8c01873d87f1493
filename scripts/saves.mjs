/**
 * Saves an active game of every box in fixtures/saves, in the current versions of the rules and packs. Files are called
 * `<box>-<rules>.<pack>.json`, and `haunt-…` for Haunt of the Watchers. Existing files stay: later versions must open
 * them.
 *
 *   npm run regenerate -- saves                 missing saves of the current versions.
 *   node scripts/saves.mjs CHECKOUT             the same for another checkout, already compiled (tsc -b).
 *
 * Run it once a new version of rules or packs is final. Delete by hand a save that was made too early.
 * `packages/lab/test/saves.test.ts` reports missing saves.
 */
import { existsSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { log, Problem, root, runIfMain } from './lib/run.mjs';

const FOLDER = join('fixtures', 'saves');
/** Number of answers in a save; a game that ends earlier is discarded. */
const ANSWERS = 160;
const MAX_TRIES = 50;

async function writeSaves([checkout = root]) {
  const at = resolve(checkout);
  const [{ Play, versionParts }, { BOXES, loadBoxes }, rules, { randomBot }] = await Promise.all(
    ['engine', 'content', 'rules', 'bots'].map((name) => importCompiled(at, name)),
  );
  for (const { name, game, box } of listSaves(BOXES)) {
    const boxes = await loadBoxes(box === 'base' ? ['base'] : ['base', box]);
    const content = rules.contentOfBoxes(boxes);
    const definition =
      game === 'haunt'
        ? rules.haunt(content, rules.hauntRulesOf(boxes))
        : rules.arkham(content, rules.arkhamRulesOf(boxes));
    const parts = versionParts(definition.version, game);
    const file = join(FOLDER, `${name}-${parts.get(game)}.${parts.get(box)}.json`);
    if (existsSync(join(root, file))) {
      log(`${file} exists`);
      continue;
    }
    const play = playUnfinished(Play, definition, `${name} ${definition.version}`, randomBot);
    writeFileSync(join(root, file), `${JSON.stringify(play.save())}\n`);
    log(`${file}: ${definition.version}, ${play.answerCount} answers`);
  }
}

/** Games to save: each finished box, in each game that it supports. */
export function listSaves({ entries }) {
  return entries
    .filter(({ unfinished }) => !unfinished)
    .flatMap(({ id: box, games = ['arkham', 'haunt'] }) =>
      games.map((game) => ({ game, box, name: game === 'arkham' ? box : box === 'base' ? game : `${game}-${box}` })),
    );
}

/** An unfinished game, played at random. */
function playUnfinished(Play, definition, name, randomBot) {
  for (let n = 0; n < MAX_TRIES; n++) {
    const seed = `${name}/${n}`;
    const play = Play.start(definition, { investigators: ['random', 'random', 'random'], ancientOne: 'random' }, seed);
    const bot = randomBot(seed);
    while (play.result === undefined && play.answerCount < ANSWERS) bot.move(play);
    if (play.result === undefined) return play;
  }
  throw new Problem(`${name}: none of ${MAX_TRIES} games lasts for ${ANSWERS} answers.`);
}

async function importCompiled(at, name) {
  const file = join(at, 'packages', name, 'dist', 'index.js');
  if (!existsSync(file)) throw new Problem(`${file} is missing: compile first (npx tsc -b).`);
  return await import(pathToFileURL(file).href);
}

await runIfMain(import.meta.url, () => writeSaves(process.argv.slice(2)));

/**
 * Writes the initial positions of the page's lessons from their descriptions in packages/web/lessons, using the last
 * build. Run it after a change of a description, or of the rules' state.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { log, Problem, root, runIfMain } from './lib/run.mjs';

const FROM = join(root, 'packages', 'web', 'lessons');
const TO = join(root, 'packages', 'web', 'src', 'learn', 'fixtures');

async function writeLessons() {
  const { loadChosenBoxes } = await import('@vigil/content');
  const { gameOf, parseScenarios } = await import('@vigil/lab/scenario');
  for (const file of readdirSync(FROM)) {
    const [{ document, problems }] = parseScenarios(readFileSync(join(FROM, file), 'utf8'), file);
    if (!document) throw new Problem(problems.join('\n'));
    const { state } = gameOf(document).setUp(document, await loadChosenBoxes({ packs: document.packs ?? ['base'] }));
    const name = file.replace(/\.yaml$/, '.json');
    const lesson = { game: document.game ?? 'arkham', seed: document.seed, packs: document.packs, position: state };
    writeFileSync(join(TO, name), `${JSON.stringify(lesson)}\n`);
    log(`${name}: ${Math.round(JSON.stringify(lesson).length / 1000)} kB`);
  }
}

runIfMain(import.meta.url, writeLessons);

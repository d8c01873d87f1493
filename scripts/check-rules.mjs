/**
 * Checks that every rule call is executed, by `yield* rule(…)` or by passing the rule on. Without `yield*` a call does
 * nothing, and neither types nor lint notice. Also checks that no generator is written inside a rule
 * (`lib/rules-nested.mjs`).
 *
 * `node scripts/check-rules.mjs` prints the place of every violation.
 */
import { existsSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { sourceOf } from './lib/import-graph.mjs';
import { findDroppedRules } from './lib/rules-dropped.mjs';
import { findNestedRules } from './lib/rules-nested.mjs';
import { Problem, root, runIfMain } from './lib/run.mjs';

const SOURCE_FOLDERS = [
  'packages/engine/src',
  'packages/rules/src',
  'packages/content/src',
  'packages/lab/src',
  'examples',
];
/** Folders of code that runs for each answer. */
const GAME_FOLDERS = ['packages/engine/src', 'packages/rules/src', 'examples'];

/** Every violation as `file:line: message`. */
export function findRuleViolations() {
  return [
    ...findDroppedRules(SOURCE_FOLDERS.flatMap(listSources)),
    ...findNestedRules(GAME_FOLDERS.flatMap(listSources)),
  ].map(({ file, index, what }) => {
    const line = sourceOf(file).text.slice(0, index).split('\n').length;
    return `${relative(root, file).split(sep).join('/')}:${line}: ${what}`;
  });
}

function listSources(folder) {
  if (!existsSync(join(root, folder))) throw new Problem(`${folder} does not exist`);
  return readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /(?<!\.d)\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !/[\\/](?:node_modules|dist)[\\/]/.test(file))
    .sort();
}

await runIfMain(import.meta.url, () => {
  const violations = findRuleViolations();
  for (const violation of violations) console.log(violation);
  if (violations.length > 0)
    throw new Problem(`${violations.length} rules are not run, or are created at each call; see above.`);
  console.log('rules: all that are called are run, and none is created anew each time');
});

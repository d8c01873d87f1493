import { relative } from 'node:path';
import type { BoxChoice } from '@vigil/content';
import { readScenarios, runScenario, type ScenarioResult, scenarioFiles } from '@vigil/lab/scenario';
import type { Command } from 'commander';
import { readText, writeText } from '../files.js';
import { print, printJson } from '../output.js';
import { boxChoiceOf, boxesOf, type PackOptions, withPacks } from '../packs.js';
import { upgradeScenarios } from '../scenarios/upgrade.js';
import { errorText, UserError } from '../user-error.js';

interface ScenarioCommandOptions extends PackOptions {
  readonly json?: boolean;
  readonly upgrade?: boolean;
}

/** `vigil scenario FILE...`: runs scenario files and reports differences. */
export function scenarioCommand(program: Command): void {
  withPacks(program.command('scenario'))
    .description('run scenario files (docs/scenarios.md) and say what differs from them')
    .argument('<file...>', 'YAML files, or folders of them')
    .option('--upgrade', 'rewrite former names in the files in place, and run nothing')
    .option('--json', 'print {scenarios: [{file, name, ok, covers, failures, notes}], passed, failed} as JSON')
    .action(async (paths: string[], { json = false, upgrade, ...options }: ScenarioCommandOptions) => {
      if (upgrade) return upgradeFiles(filesOf(paths), json);
      const choice = await boxChoiceOf(options);
      await boxesOf(choice);
      const results: ScenarioResult[] = [];
      for (const file of filesOf(paths)) results.push(...(await runFile(file, choice, json)));
      const failed = results.filter(({ ok }) => !ok).length;
      const passed = results.length - failed;
      if (json) {
        const scenarios = results.map(({ line, milliseconds, ...result }) => result);
        printJson({ scenarios, passed, failed });
      } else {
        print(`${passed} passed, ${failed} failed`);
      }
      if (results.length === 0) throw new UserError(`There is no scenario in ${paths.join(', ')}.`);
      if (failed > 0) process.exitCode = 1;
    });
}

/** Renames former names in all files, or in none if one of them cannot be read. */
function upgradeFiles(files: readonly string[], json: boolean): void {
  const upgrades = files.map((file) => ({ file, ...upgradeScenarios(readText(file), file) }));
  const changed = upgrades.filter(({ changes }) => changes.length > 0);
  for (const { file, text } of changed) writeText(file, text);
  if (json) return printJson({ files: changed.map(({ file, changes }) => ({ file, changes })) });
  for (const { file, changes } of changed)
    for (const { line, from, to } of changes)
      print(`${relative(process.cwd(), file) || file}:${line}: ${from} → ${to}`);
  const count = changed.reduce((sum, { changes }) => sum + changes.length, 0);
  print(count === 0 ? 'No former names.' : `${count} names renamed in ${changed.length} of ${files.length} files.`);
}

function filesOf(paths: readonly string[]): string[] {
  try {
    return scenarioFiles(paths);
  } catch (error) {
    throw new UserError(`${errorText(error)}.`);
  }
}

async function runFile(file: string, choice: BoxChoice, quiet: boolean): Promise<ScenarioResult[]> {
  const results: ScenarioResult[] = [];
  for (const source of readScenarios(file)) {
    const result = await runScenario(source, choice);
    if (!quiet) print(printResult(result));
    results.push(result);
  }
  return results;
}

function printResult({ ok, file, name, milliseconds, failures, notes }: ScenarioResult): string {
  const where = relative(process.cwd(), file) || file;
  const head = `${ok ? '✓' : '✗'} ${where} › ${name} (${milliseconds.toFixed(0)} ms)`;
  const details = ok ? [] : [...failures, ...notes.map((note) => `note: ${note}`)];
  return [head, ...details.map((line) => line.replace(/^/gm, '    '))].join('\n');
}

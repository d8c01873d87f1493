import { relative } from 'node:path';
import { readScenarios, runScenario, type ScenarioResult, scenarioFiles } from '@vigil/lab/scenario';
import type { Command } from 'commander';
import { print, printJson } from '../output.js';
import { Problem, reason } from '../problem.js';

/** `vigil scenario FILE...`: runs scenario files and says what differed. */
export function scenarioCommand(program: Command): void {
  program
    .command('scenario')
    .description('run scenario files (docs/scenarios.md) and say what differs from them')
    .argument('<file...>', 'YAML files, or folders of them')
    .option('--json', 'print {scenarios: [{file, name, ok, covers, failures}], passed, failed} as JSON')
    .action((paths: string[], { json = false }: { json?: boolean }) => {
      const results = filesOf(paths).flatMap((file) => runFile(file, json));
      const failed = results.filter(({ ok }) => !ok).length;
      const passed = results.length - failed;
      if (json) {
        const scenarios = results.map(({ file, name, ok, covers, failures }) => ({ file, name, ok, covers, failures }));
        printJson({ scenarios, passed, failed });
      } else {
        print(`${passed} passed, ${failed} failed`);
      }
      if (results.length === 0) throw new Problem(`There is no scenario in ${paths.join(', ')}.`);
      if (failed > 0) process.exitCode = 1;
    });
}

function filesOf(paths: readonly string[]): string[] {
  try {
    return scenarioFiles(paths);
  } catch (error) {
    throw new Problem(`${reason(error)}.`);
  }
}

function runFile(file: string, quiet: boolean): ScenarioResult[] {
  return readScenarios(file).map((source) => {
    const result = runScenario(source);
    if (!quiet) print(report(result));
    return result;
  });
}

function report({ ok, file, name, milliseconds, failures }: ScenarioResult): string {
  const where = relative(process.cwd(), file) || file;
  const head = `${ok ? '✓' : '✗'} ${where} › ${name} (${milliseconds.toFixed(0)} ms)`;
  return [head, ...failures.map((failure) => failure.replace(/^/gm, '    '))].join('\n');
}

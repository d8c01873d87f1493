import { BASE } from '@vigil/content';
import { ScenarioFault } from './fault.js';
import { gameOf } from './games.js';
import { readScenarios, type ScenarioSource, scenarioFiles } from './source.js';
import { playSteps } from './steps.js';

/** What became of a scenario. `failures`: what differed, each beginning with its place in the file. */
export interface ScenarioResult {
  readonly file: string;
  readonly line: number;
  readonly name: string;
  readonly ok: boolean;
  readonly covers: readonly string[];
  readonly failures: readonly string[];
  readonly milliseconds: number;
}

export interface ScenarioOptions {
  /** Rebuild the play from its save after every answer and compare; on unless switched off. */
  readonly saves?: boolean;
}

/** Runs one scenario. Never throws: what is wrong is in the result. */
export function runScenario(source: ScenarioSource, options: ScenarioOptions = {}): ScenarioResult {
  const began = performance.now();
  const failures = fails(source, options);
  return {
    file: source.file,
    line: source.line,
    name: source.name,
    ok: failures.length === 0,
    covers: source.document?.covers ?? [],
    failures,
    milliseconds: performance.now() - began,
  };
}

function fails({ document, problems, placeOf }: ScenarioSource, { saves = true }: ScenarioOptions): readonly string[] {
  if (!document) return problems;
  try {
    playSteps(document, gameOf(document).setUp(document, BASE), saves);
    return [];
  } catch (error) {
    if (!(error instanceof ScenarioFault)) {
      return [`${placeOf([])}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`];
    }
    const [part, number] = error.path;
    const step = part === 'steps' && typeof number === 'number' ? `step ${number + 1}: ` : '';
    return [`${placeOf(error.path)}: ${step}${error.message}`];
  }
}

/** Runs every scenario of some files and folders. Throws if there is no such file. */
export function runScenarios(paths: readonly string[], options: ScenarioOptions = {}): ScenarioResult[] {
  return scenarioFiles(paths).flatMap((file) => readScenarios(file).map((source) => runScenario(source, options)));
}

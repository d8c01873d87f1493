import { type BoxChoice, loadChosenBoxes, UnknownPackError } from '@vigil/content';
import { formatPath } from '@vigil/content/file';
import { type Box, ContentError } from '@vigil/rules';
import { checkCovers } from './covers.js';
import { listSkippedEffects } from './entry-effects.js';
import { type Path, pathIn, ScenarioError, SchemaError } from './fault.js';
import type { ScenarioDocument } from './format.js';
import { gameOf } from './games.js';
import { adviseBox } from './other-boxes.js';
import { readScenarios, type ScenarioSource, scenarioFiles } from './source.js';
import { playSteps } from './steps.js';

/** The result of a scenario. `failures`: differences, each beginning with its place in the file. */
export interface ScenarioResult {
  readonly file: string;
  readonly line: number;
  readonly name: string;
  readonly ok: boolean;
  readonly covers: readonly string[];
  readonly failures: readonly string[];
  /** Effects of entering play that the position skipped; empty if it could not be built. */
  readonly notes: readonly string[];
  readonly milliseconds: number;
}

/** Packs of scenarios that name none. Packs from files are added to every scenario. */
export interface ScenarioOptions extends BoxChoice {
  /** Rebuilds the play from its save after every answer and compares; default true. */
  readonly saves?: boolean;
}

/** Runs one scenario. Never throws: faults are in the result. */
export async function runScenario(source: ScenarioSource, options: ScenarioOptions = {}): Promise<ScenarioResult> {
  const began = performance.now();
  const notes: string[] = [];
  const failures = await fails(source, options, notes);
  return {
    file: source.file,
    line: source.line,
    name: source.name,
    ok: failures.length === 0,
    covers: source.document?.covers ?? [],
    failures,
    notes: [...new Set(notes)],
    milliseconds: performance.now() - began,
  };
}

async function fails(source: ScenarioSource, options: ScenarioOptions, notes: string[]): Promise<readonly string[]> {
  const { document, problems } = source;
  if (!document) return problems;
  const { seeds, ...rest } = document;
  if (!seeds) return await failsWith(document, source, options, notes);
  for (const seed of seeds) {
    const failures = await failsWith({ ...rest, seed }, source, options, notes);
    if (failures.length > 0) return failures.map((failure) => failure.replace(/: /, `: with the seed "${seed}": `));
  }
  return [];
}

async function failsWith(
  document: ScenarioDocument,
  { placeOf }: ScenarioSource,
  options: ScenarioOptions,
  notes: string[],
): Promise<readonly string[]> {
  try {
    checkCovers(document);
    const position = gameOf(document).setUp(document, await boxesOf(document, options));
    notes.push(...listSkippedEffects(document, position));
    playSteps(document, position, options.saves ?? true);
    return [];
  } catch (error) {
    if (error instanceof ContentError) {
      return error.problems.map(({ sort, component, at, message }) => {
        const defined: readonly { readonly id: string }[] = Reflect.get(document.define ?? {}, sort) ?? [];
        const path: Path = ['define', sort, defined.findIndex(({ id }) => id === component)];
        return `${placeOf(path)}: ${sort} ${component}: ${at}: ${message}`;
      });
    }
    if (error instanceof SchemaError) {
      return error.violations.map(({ path, message }) => `${placeOf(path)}: ${formatPath(path)} ${message}`);
    }
    // Deliberate errors of the rules name their place.
    if (error instanceof Error && error.constructor === Error) {
      return [`${placeOf(pathIn(error.message.split(': ')[0] ?? ''))}: ${error.message}`];
    }
    if (!(error instanceof ScenarioError)) {
      return [`${placeOf([])}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`];
    }
    const [part, number] = error.path;
    const step = part === 'steps' && typeof number === 'number' ? `step ${number + 1}: ` : '';
    const [first = '', ...others] = error.message.split('\n');
    const advice = await adviseBox(first, document.packs);
    return [`${placeOf(error.path)}: ${step}${[first + advice, ...others].join('\n')}`];
  }
}

async function boxesOf(document: ScenarioDocument, options: ScenarioOptions): Promise<Box[]> {
  try {
    return await loadChosenBoxes({ ...options, ...(document.packs && { packs: document.packs }) });
  } catch (error) {
    const named = error instanceof UnknownPackError && document.packs;
    if (named || error instanceof ContentError) throw new ScenarioError(['packs'], error.message);
    throw error;
  }
}

/** Runs every scenario of some files and folders. Throws for a missing file. */
export async function runScenarios(paths: readonly string[], options: ScenarioOptions = {}): Promise<ScenarioResult[]> {
  const results: ScenarioResult[] = [];
  for (const source of scenarioFiles(paths).flatMap(readScenarios)) results.push(await runScenario(source, options));
  return results;
}

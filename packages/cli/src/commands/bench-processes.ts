/** Benchmarks that run in separate processes: startup time, and the gain from a second thread. */
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { ROOT } from '../root.js';

/** Startup times of a process: the best of several runs. */
export interface StartupTimes {
  readonly bareNodeMilliseconds: number;
  readonly helpMilliseconds: number;
  /** Returns once the first decision of a game is available and was read. */
  readonly firstDecisionMilliseconds: number;
  readonly helpPerBareNode: number;
  readonly firstDecisionPerBareNode: number;
}

/** Wall-clock time until a process ends, and its processor time, which depends little on other load. */
export interface StartupReport extends StartupTimes {
  readonly processor: StartupTimes;
  /** Uncertainty of the wall-clock times: the share by which the median run exceeds the best. */
  readonly spread: { readonly bare: number; readonly help: number; readonly first: number };
}

/** Speedup from a second thread in short batches, by number of games: games a second relative to one thread. */
export interface ThreadReport {
  /** Best value of each measurement over several turns. */
  readonly threads: Readonly<Record<string, number>>;
  /** Share by which the slowest turn falls short of the best. */
  readonly threadsSpread: Readonly<Record<string, number>>;
  /**
   * Upper limit of the speedup on two cores, if no work of one thread were done twice. V8 compiles and collects garbage
   * on its own threads, so one thread keeps more than one core busy.
   */
  readonly threadsAtMost: Readonly<Record<string, number>>;
}

const STARTUP_RUNS = 7;
const THREAD_RUNS = 3;
const VIGIL_BIN = join(ROOT, 'packages', 'cli', 'bin', 'vigil.mjs');
/** Makes a process print its processor time in milliseconds at its end. */
const CPU_TIME_REPORTER = `data:text/javascript,${encodeURIComponent(
  `process.on('exit', () => { const { user, system } = process.cpuUsage(); process.stderr.write('\\n' + (user + system) / 1000); });`,
)}`;

/** Measures startup times, each in a process of its own. Throws if one fails. */
export function measureStartup(game: string, packs: readonly string[], max = STARTUP_RUNS): StartupReport {
  const first = [VIGIL_BIN, 'bench', '--first', '--game', game, '--packs', packs.join(',')];
  const kinds = { bare: ['-e', '0'], help: [VIGIL_BIN, '--help'], first };
  const clock = { bare: [] as number[], help: [] as number[], first: [] as number[] };
  const processor = { bare: [] as number[], help: [] as number[], first: [] as number[] };
  for (let turn = 0; turn < max; turn++) {
    for (const kind of ['bare', 'help', 'first'] as const) {
      const start = performance.now();
      const { stderr } = runProcess(['--import', CPU_TIME_REPORTER, ...kinds[kind]]);
      clock[kind].push(performance.now() - start);
      processor[kind].push(readCpuTime(stderr));
    }
  }
  const exceeds = (times: readonly number[]) => roundValue(medianOf(times) / Math.min(...times) - 1);
  return {
    ...timesOf(clock),
    processor: timesOf(processor),
    spread: { bare: exceeds(clock.bare), help: exceeds(clock.help), first: exceeds(clock.first) },
  };
}

/** Reads the processor time that {@link CPU_TIME_REPORTER} prints. */
function readCpuTime(stderr: string): number {
  return Number(stderr.slice(stderr.lastIndexOf('\n') + 1));
}

function timesOf(turns: Readonly<Record<'bare' | 'help' | 'first', readonly number[]>>): StartupTimes {
  const [bare, help, first] = [turns.bare, turns.help, turns.first].map((times) => Math.min(...times)) as StartupRun;
  return {
    bareNodeMilliseconds: roundValue(bare),
    helpMilliseconds: roundValue(help),
    firstDecisionMilliseconds: roundValue(first),
    helpPerBareNode: roundValue(help / bare),
    firstDecisionPerBareNode: roundValue(first / bare),
  };
}

type StartupRun = [number, number, number];

/** Plays a number of games on one thread and on two. Each run is a new process that compiles first. */
export function measureThreads(
  game: string,
  packs: readonly string[],
  numbers: readonly number[],
  max = THREAD_RUNS,
): ThreadReport {
  const ratios: Record<string, number> = {};
  const spread: Record<string, number> = {};
  const atMost: Record<string, number> = {};
  // Startup before the batch is not counted.
  const start = timesFor(game, packs, 1, 1).processor;
  for (const games of numbers) {
    const turns = Array.from({ length: max }, () => [1, 2].map((chance) => timesFor(game, packs, games, chance)));
    const [number, two] = [0, 1].map((i) => turns.map((turn) => turn[i] as BatchTimes)) as [BatchTimes[], BatchTimes[]];
    const best = (batches: readonly BatchTimes[]) => Math.min(...batches.map(({ seconds }) => seconds));
    ratios[games] = roundValue(best(number) / best(two));
    const each = number.map(({ seconds }, i) => seconds / (two[i] as BatchTimes).seconds);
    spread[games] = roundValue(1 - Math.min(...each) / Math.max(...each));
    atMost[games] = roundValue((2 * best(number)) / (Math.min(...number.map(({ processor }) => processor)) - start));
  }
  return { threads: ratios, threadsSpread: spread, threadsAtMost: atMost };
}

/** Wall-clock seconds of a batch, and processor seconds of its whole process. */
interface BatchTimes {
  readonly seconds: number;
  readonly processor: number;
}

function timesFor(game: string, packs: readonly string[], games: number, of: number): BatchTimes {
  const args = ['simulate', '--json', '--game', game, '--packs', packs.join(','), '--games', String(games)];
  const { stdout, stderr } = runProcess(['--import', CPU_TIME_REPORTER, VIGIL_BIN, ...args, '--threads', String(of)]);
  const { seconds } = JSON.parse(stdout) as { seconds: number };
  return { seconds, processor: readCpuTime(stderr) / 1000 };
}

function medianOf(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] as number;
}

/** Runs the report of another game or other packs in a separate process, undistorted by earlier runs. */
export function benchReportOf(game: string, packs: readonly string[], seconds: number, seed: string): unknown {
  const args = ['bench', '--json', '--game', game, '--packs', packs.join(','), '--seconds', String(seconds)];
  return JSON.parse(runProcess([VIGIL_BIN, ...args, '--seed', seed]).stdout);
}

function runProcess(args: readonly string[]): { stdout: string; stderr: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: dirname(VIGIL_BIN),
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  if (status !== 0) throw new Error(`a measured process failed: ${stderr}`);
  return { stdout, stderr };
}

function roundValue(value: number): number {
  return Math.round(value * 100) / 100;
}

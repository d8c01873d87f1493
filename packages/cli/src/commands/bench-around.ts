/** What is measured in processes of their own: how long they take to start, what a second thread brings. */
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { ROOT } from '../root.js';

/** How long processes take to start: the best of several turns. */
export interface Times {
  readonly bareNodeMilliseconds: number;
  readonly helpMilliseconds: number;
  /** Until the first decision of a game is there, which is then read. */
  readonly firstDecisionMilliseconds: number;
  readonly helpPerBareNode: number;
  readonly firstDecisionPerBareNode: number;
}

/** By the clock until a process has ended; and by the processor, which hardly minds what else the machine does. */
export interface Start extends Times {
  readonly processor: Times;
  /** How sure the times by the clock are: by what share the median of the turns exceeds the best. */
  readonly spread: { readonly bare: number; readonly help: number; readonly first: number };
}

/** What a second thread brings in short batches, by how many games were played: games a second in those of one thread. */
export interface Threads {
  /** The best turn of each. */
  readonly threads: Readonly<Record<string, number>>;
  /** By what share the least of the turns falls short of the best. */
  readonly threadsSpread: Readonly<Record<string, number>>;
  /**
   * What two cores could bring at most, if nothing that one thread has done were done twice: V8 compiles and collects garbage
   * on threads of its own, so one thread keeps more than one core busy.
   */
  readonly threadsAtMost: Readonly<Record<string, number>>;
}

const STARTS = 7;
const TURNS = 3;
const VIGIL = join(ROOT, 'packages', 'cli', 'bin', 'vigil.mjs');
/** Has a process say in the end how many milliseconds of processor time it took. */
const SAYING = `data:text/javascript,${encodeURIComponent(
  `process.on('exit', () => { const { user, system } = process.cpuUsage(); process.stderr.write('\\n' + (user + system) / 1000); });`,
)}`;

/** Measures starts, each of a process of its own. Throws an error where one fails. */
export function starts(game: string, packs: readonly string[], most = STARTS): Start {
  const first = [VIGIL, 'bench', '--first', '--game', game, '--packs', packs.join(',')];
  const kinds = { bare: ['-e', '0'], help: [VIGIL, '--help'], first };
  const clock = { bare: [] as number[], help: [] as number[], first: [] as number[] };
  const processor = { bare: [] as number[], help: [] as number[], first: [] as number[] };
  for (let turn = 0; turn < most; turn++) {
    for (const kind of ['bare', 'help', 'first'] as const) {
      const start = performance.now();
      const { stderr } = ended(['--import', SAYING, ...kinds[kind]]);
      clock[kind].push(performance.now() - start);
      processor[kind].push(processorOf(stderr));
    }
  }
  const exceeds = (times: readonly number[]) => rounded(medianOf(times) / Math.min(...times) - 1);
  return {
    ...timesOf(clock),
    processor: timesOf(processor),
    spread: { bare: exceeds(clock.bare), help: exceeds(clock.help), first: exceeds(clock.first) },
  };
}

/** What {@link SAYING} has a process say. */
function processorOf(stderr: string): number {
  return Number(stderr.slice(stderr.lastIndexOf('\n') + 1));
}

function timesOf(turns: Readonly<Record<'bare' | 'help' | 'first', readonly number[]>>): Times {
  const [bare, help, first] = [turns.bare, turns.help, turns.first].map((times) => Math.min(...times)) as Three;
  return {
    bareNodeMilliseconds: rounded(bare),
    helpMilliseconds: rounded(help),
    firstDecisionMilliseconds: rounded(first),
    helpPerBareNode: rounded(help / bare),
    firstDecisionPerBareNode: rounded(first / bare),
  };
}

type Three = [number, number, number];

/** Plays so many games on one thread and on two, each time in a process of its own that has to compile first. */
export function threads(game: string, packs: readonly string[], numbers: readonly number[], most = TURNS): Threads {
  const ratios: Record<string, number> = {};
  const spread: Record<string, number> = {};
  const atMost: Record<string, number> = {};
  // What a process does before its batch begins is no part of it.
  const start = timesFor(game, packs, 1, 1).processor;
  for (const games of numbers) {
    const turns = Array.from({ length: most }, () => [1, 2].map((of) => timesFor(game, packs, games, of)));
    const [one, two] = [0, 1].map((i) => turns.map((turn) => turn[i] as Batch)) as [Batch[], Batch[]];
    const best = (batches: readonly Batch[]) => Math.min(...batches.map(({ seconds }) => seconds));
    ratios[games] = rounded(best(one) / best(two));
    const each = one.map(({ seconds }, i) => seconds / (two[i] as Batch).seconds);
    spread[games] = rounded(1 - Math.min(...each) / Math.max(...each));
    atMost[games] = rounded((2 * best(one)) / (Math.min(...one.map(({ processor }) => processor)) - start));
  }
  return { threads: ratios, threadsSpread: spread, threadsAtMost: atMost };
}

/** Seconds of a batch by the clock, and of the processor for all of its process. */
interface Batch {
  readonly seconds: number;
  readonly processor: number;
}

function timesFor(game: string, packs: readonly string[], games: number, of: number): Batch {
  const args = ['simulate', '--json', '--game', game, '--packs', packs.join(','), '--games', String(games)];
  const { stdout, stderr } = ended(['--import', SAYING, VIGIL, ...args, '--threads', String(of)]);
  const { seconds } = JSON.parse(stdout) as { seconds: number };
  return { seconds, processor: processorOf(stderr) / 1000 };
}

function medianOf(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] as number;
}

/** The whole report of another game or other packs, from a process of its own: what ran before is not in its figures. */
export function reportOf(game: string, packs: readonly string[], seconds: number, seed: string): unknown {
  const args = ['bench', '--json', '--game', game, '--packs', packs.join(','), '--seconds', String(seconds)];
  return JSON.parse(ended([VIGIL, ...args, '--seed', seed]).stdout);
}

function ended(args: readonly string[]): { stdout: string; stderr: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: dirname(VIGIL),
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  if (status !== 0) throw new Error(`a process that was to be measured failed: ${stderr}`);
  return { stdout, stderr };
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}

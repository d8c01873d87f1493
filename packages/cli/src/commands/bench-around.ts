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

/** The games a second of two threads in those of one, by how many games were played: the best turn of each. */
export type Threads = Readonly<Record<string, number>>;

const STARTS = 7;
const TURNS = 3;
const VIGIL = join(ROOT, 'packages', 'cli', 'bin', 'vigil.mjs');
/** Has a process say in the end how many milliseconds of processor time it took. */
const SAYING = `data:text/javascript,${encodeURIComponent(
  `process.on('exit', () => { const { user, system } = process.cpuUsage(); process.stderr.write('\\n' + (user + system) / 1000); });`,
)}`;

/** Measures starts, each of a process of its own. Throws an error where one fails. */
export function starts(game: string, packs: readonly string[]): Start {
  const first = [VIGIL, 'bench', '--first', '--game', game, '--packs', packs.join(',')];
  const kinds = { bare: ['-e', '0'], help: [VIGIL, '--help'], first };
  const clock = { bare: [] as number[], help: [] as number[], first: [] as number[] };
  const processor = { bare: [] as number[], help: [] as number[], first: [] as number[] };
  for (let turn = 0; turn < STARTS; turn++) {
    for (const kind of ['bare', 'help', 'first'] as const) {
      const start = performance.now();
      const { stderr } = ended(['--import', SAYING, ...kinds[kind]]);
      clock[kind].push(performance.now() - start);
      processor[kind].push(Number(stderr.slice(stderr.lastIndexOf('\n') + 1)));
    }
  }
  const exceeds = (times: readonly number[]) => rounded(medianOf(times) / Math.min(...times) - 1);
  return {
    ...timesOf(clock),
    processor: timesOf(processor),
    spread: { bare: exceeds(clock.bare), help: exceeds(clock.help), first: exceeds(clock.first) },
  };
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
export function threads(
  game: string,
  packs: readonly string[],
  numbers: readonly number[],
): { threads: Threads; threadsSpread: Threads } {
  const ratios: Record<string, number> = {};
  const spread: Record<string, number> = {};
  for (const games of numbers) {
    const turns = Array.from({ length: TURNS }, () => [1, 2].map((of) => secondsOf(game, packs, games, of)));
    const [one, two] = [0, 1].map((i) => turns.map((turn) => turn[i] as number)) as [number[], number[]];
    ratios[games] = rounded(Math.min(...one) / Math.min(...two));
    const each = one.map((seconds, i) => seconds / (two[i] as number));
    spread[games] = rounded(1 - Math.min(...each) / Math.max(...each));
  }
  return { threads: ratios, threadsSpread: spread };
}

function secondsOf(game: string, packs: readonly string[], games: number, of: number): number {
  const args = ['simulate', '--json', '--game', game, '--packs', packs.join(','), '--games', String(games)];
  const { seconds } = JSON.parse(ended([VIGIL, ...args, '--threads', String(of)]).stdout) as { seconds: number };
  return seconds;
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

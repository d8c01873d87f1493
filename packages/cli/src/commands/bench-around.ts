/** What is measured in processes of their own, by the clock: how long they take to start, what a second thread brings. */
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { ROOT } from '../root.js';

/** Milliseconds until a process has ended; the best of several, taken in turn. */
export interface Start {
  readonly bareNodeMilliseconds: number;
  readonly helpMilliseconds: number;
  /** Until the first decision of a game is there, which is then read. */
  readonly firstDecisionMilliseconds: number;
  readonly helpPerBareNode: number;
  readonly firstDecisionPerBareNode: number;
}

/** The games a second of two threads in those of one, by how many games were played. */
export type Threads = Readonly<Record<string, number>>;

const TURNS = 7;
const VIGIL = join(ROOT, 'packages', 'cli', 'bin', 'vigil.mjs');

/** Measures starts, each of a process of its own. Throws an error where one fails. */
export function starts(game: string, packs: readonly string[]): Start {
  const first = [VIGIL, 'bench', '--first', '--game', game, '--packs', packs.join(',')];
  const kinds = { bare: ['-e', '0'], help: [VIGIL, '--help'], first };
  const best = { bare: Number.POSITIVE_INFINITY, help: Number.POSITIVE_INFINITY, first: Number.POSITIVE_INFINITY };
  for (let turn = 0; turn < TURNS; turn++) {
    for (const kind of ['bare', 'help', 'first'] as const) best[kind] = Math.min(best[kind], timeOf(kinds[kind]));
  }
  return {
    bareNodeMilliseconds: rounded(best.bare),
    helpMilliseconds: rounded(best.help),
    firstDecisionMilliseconds: rounded(best.first),
    helpPerBareNode: rounded(best.help / best.bare),
    firstDecisionPerBareNode: rounded(best.first / best.bare),
  };
}

function timeOf(args: readonly string[]): number {
  const start = performance.now();
  outputOf(args);
  return performance.now() - start;
}

/** Plays so many games on one thread and on two, each time in a process of its own that has to compile first. */
export function threads(game: string, packs: readonly string[], numbers: readonly number[]): Threads {
  const ratios: Record<string, number> = {};
  for (const games of numbers) {
    const one = secondsOf(game, packs, games, 1);
    ratios[games] = rounded(one / secondsOf(game, packs, games, 2));
  }
  return ratios;
}

function secondsOf(game: string, packs: readonly string[], games: number, of: number): number {
  const args = ['simulate', '--json', '--game', game, '--packs', packs.join(','), '--games', String(games)];
  const { seconds } = JSON.parse(outputOf([VIGIL, ...args, '--threads', String(of)])) as { seconds: number };
  return seconds;
}

/** The whole report of another game or other packs, from a process of its own: what ran before is not in its figures. */
export function reportOf(game: string, packs: readonly string[], seconds: number, seed: string): unknown {
  const args = ['bench', '--json', '--game', game, '--packs', packs.join(','), '--seconds', String(seconds)];
  return JSON.parse(outputOf([VIGIL, ...args, '--seed', seed]));
}

function outputOf(args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: dirname(VIGIL),
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  if (status !== 0) throw new Error(`a process that was to be measured failed: ${stderr}`);
  return stdout;
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}

import { type Records, runBatch } from './batch.js';
import type { Crash, GameRecord } from './play-out.js';
import type { SimulationOptions } from './simulate.js';

/** Standard errors to either side of an interval that holds the value in 19 of 20 cases. */
const WIDTH = 1.96;

/** A share with the interval that holds it in 19 of 20 cases (Wilson). */
export interface Share {
  readonly n: number;
  readonly of: number;
  readonly low: number;
  readonly high: number;
}

/** Returns a share of so many cases with its interval. */
export function shareOf(n: number, of: number): Share {
  if (of === 0) return { n, of, low: 0, high: 1 };
  const p = n / of;
  const square = WIDTH * WIDTH;
  const middle = (p + square / (2 * of)) / (1 + square / of);
  const half = (WIDTH / (1 + square / of)) * Math.sqrt((p * (1 - p)) / of + square / (4 * of * of));
  return { n, of, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

/** Two bots that played the same games. */
export interface PairedSimulation {
  readonly bots: readonly [string, string];
  readonly games: number;
  readonly seed: string;
  readonly won: readonly [Share, Share];
  /** Games that both won, that only one of them won, and that neither won. */
  readonly both: number;
  readonly only: readonly [number, number];
  readonly neither: number;
  /** Mean turns and seconds of a game. */
  readonly turns: readonly [number, number];
  readonly seconds: readonly [number, number];
  readonly crashes: readonly Crash[];
}

/** Lets two bots play the same games: same seeds, set-ups and dice, as long as they answer alike. */
export async function simulatePaired(
  options: SimulationOptions,
  against: string,
  onProgress?: (done: number) => void,
): Promise<PairedSimulation> {
  const { game, bot, investigators, games, seed, threads = 1, ...more } = options;
  const bots = [bot, against] as const;
  const numbers = typeof investigators === 'number' ? [investigators] : investigators;
  const records: GameRecord[][] = [[], []];
  const seconds: number[] = [];
  let done = 0;
  for (const [i, name] of bots.entries()) {
    const start = performance.now();
    const take = (some: Records) => {
      for (const record of some as readonly GameRecord[]) (records[i] as GameRecord[])[record.index] = record;
      done += some.length;
      onProgress?.(done);
    };
    await runBatch({ kind: 'simulate', game, bot: name, seed, games, ...more, investigators: numbers }, threads, take);
    seconds.push((performance.now() - start) / 1000 / games);
  }
  const [first = [], second = []] = records;
  const count = (one: boolean, other: boolean) =>
    first.filter(({ won, index }) => (won === true) === one && (second[index]?.won === true) === other).length;
  const turns = (of: readonly GameRecord[]) => of.reduce((sum, record) => sum + record.turns, 0) / games;
  const wins = (of: readonly GameRecord[]) => shareOf(of.filter(({ won }) => won).length, of.length);
  return {
    bots,
    games,
    seed,
    won: [wins(first), wins(second)],
    both: count(true, true),
    only: [count(true, false), count(false, true)],
    neither: count(false, false),
    turns: [turns(first), turns(second)],
    seconds: [seconds[0] ?? 0, seconds[1] ?? 0],
    crashes: [...first, ...second].flatMap(({ crash }) => crash ?? []),
  };
}

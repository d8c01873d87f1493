import type { BoxChoice } from '@vigil/content';
import { type Records, runBatch } from './batch.js';
import type { Crash, GameRecord } from './play-out.js';
import { addRecord, emptyTally, sortTally } from './statistics.js';

/** Options of a simulation. `investigators`: one number, or several that games use in turn. */
export interface SimulationOptions extends BoxChoice {
  readonly game: string;
  readonly bot: string;
  readonly investigators: number | readonly number[];
  readonly ancientOne?: string;
  readonly herald?: string;
  readonly guardian?: string;
  readonly games: number;
  readonly seed: string;
  readonly threads?: number;
}

/** The result of a simulation. Everything except times depends only on the options, not on the number of threads. */
export interface Simulation {
  readonly game: string;
  readonly bot: string;
  readonly investigators: number | readonly number[];
  readonly games: number;
  readonly seed: string;
  readonly seconds: number;
  readonly decisions: number;
  readonly turns: number;
  readonly decisionsPerSecond: number;
  readonly gamesPerSecond: number;
  readonly outcomes: Readonly<Record<string, number>>;
  readonly crashes: readonly Crash[];
}

/** Maximum number of crashes reported with their saves, which may be large. */
const MAX_SAVES = 20;

/** Plays many games, each seeded with `<seed>/<index>`. `onProgress`: receives the number of finished games. */
export async function simulate(options: SimulationOptions, onProgress?: (done: number) => void): Promise<Simulation> {
  const { game, bot, investigators, games, seed, threads = 1, ...more } = options;
  const numbers = typeof investigators === 'number' ? [investigators] : investigators;
  const tally = emptyTally();
  const start = performance.now();
  const take = (records: Records) => {
    for (const record of records) addRecord(tally, record as GameRecord);
    onProgress?.(tally.games);
  };
  await runBatch({ kind: 'simulate', game, bot, seed, games, ...more, investigators: numbers }, threads, take);
  const seconds = (performance.now() - start) / 1000;
  const { decisions, turns, outcomes, crashes } = sortTally(tally);
  return {
    game,
    bot,
    investigators,
    games,
    seed,
    seconds: round(seconds),
    decisions,
    turns,
    decisionsPerSecond: Math.round(decisions / seconds),
    gamesPerSecond: round(games / seconds),
    outcomes,
    crashes: crashes.map(({ save, ...crash }, i) => (i < MAX_SAVES && save !== undefined ? { ...crash, save } : crash)),
  };
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}

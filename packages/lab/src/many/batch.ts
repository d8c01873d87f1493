import { setImmediate as nextTask } from 'node:timers/promises';
import type { BoxChoice } from '@vigil/content';
import type { FuzzRecord } from '../fuzz/fuzz-game.js';
import type { BatchOptions } from '../games/game.js';
import { labFor } from '../games/labs.js';
import { mixOf } from '../mix/mix.js';
import { type GameRecord, requireBot } from './play-out.js';

/** Many games of one kind, as plain data sent to every thread. */
export interface Job extends BatchOptions, BoxChoice {
  readonly kind: 'simulate' | 'fuzz';
  readonly game: string;
  readonly bot: string;
  readonly seed: string;
  readonly games: number;
  /** True if fuzzed games are those of a mix of the packs. */
  readonly mix?: boolean;
}

export type Records = readonly (GameRecord | FuzzRecord)[];

/** The input of a thread. `next`: the number of the next unclaimed game, shared by all threads. */
export interface ThreadData {
  readonly job: Job;
  readonly next: Int32Array;
}

/** Interval in milliseconds at which threads and tasks report results. */
const REPORT_INTERVAL = 50;

/**
 * Plays all games of a job on a number of threads. This thread plays too: it has loaded the rules already. Each takes
 * the next game when it becomes free. Records come in any order; each depends only on its index and the seed. `stop`:
 * no further game begins once it is aborted; running games are completed.
 */
export async function runBatch(
  job: Job,
  threads: number,
  onRecords: (records: Records) => void,
  stop?: AbortSignal,
): Promise<void> {
  const next = new Int32Array(new SharedArrayBuffer(4));
  const takeNoMore = () => void Atomics.store(next, 0, job.games);
  if (stop?.aborted) takeNoMore();
  stop?.addEventListener('abort', takeNoMore, { once: true });
  const others = Math.min(threads, job.games) - 1;
  // Restores V8's settings to those of new threads first (packages/cli/bin/patience.cjs).
  await nextTask();
  // Loaded on demand, so that other commands start faster.
  const { runInThread } = await import('./in-thread.js');
  await Promise.all([
    ...Array.from({ length: others }, () => runInThread({ job, next }, onRecords)),
    runInThisThread({ job, next }, onRecords),
  ]);
}

async function runInThisThread({ job, next }: ThreadData, onRecords: (records: Records) => void): Promise<void> {
  const work = await workOn(job, next);
  for (let records = work(); records.length > 0; records = work()) {
    onRecords(records);
    await nextTask();
  }
}

/** Returns a function that plays games of the job for a short while; undefined once all are taken. */
export async function workOn(job: Job, next: Int32Array): Promise<() => Records> {
  const fuzzed = job.mix ? await mixedGamePlayer(job) : undefined;
  const lab = fuzzed ? undefined : await labFor(job.game, job);
  requireBot(job.bot); // An unknown bot is one error, not a crash of every game.
  return () => {
    const records: (GameRecord | FuzzRecord)[] = [];
    const until = performance.now() + REPORT_INTERVAL;
    do {
      const index = Atomics.add(next, 0, 1);
      if (index >= job.games) break;
      if (lab) records.push(job.kind === 'fuzz' ? lab.fuzzOut(job.seed, index, job) : lab.playOut(job.bot, job, index));
      else if (fuzzed) records.push(fuzzed(index));
    } while (performance.now() < until);
    return records;
  };
}

/** Returns a function that plays a game of a mix by its number. */
async function mixedGamePlayer(job: Job): Promise<(index: number) => FuzzRecord> {
  const mix = await mixOf(job.game, job, job.seed);
  return (index) => {
    const { lab, setup } = mix.game(index);
    return lab.fuzzMixed(job.seed, index, setup, job.corrections);
  };
}

import type { BoxChoice } from '@vigil/content';
import { type Records, runBatch } from '../many/batch.js';
import type { Fault, FuzzRecord } from './fuzz-game.js';

/** Options of a fuzz. Number of players, Ancient Ones and house rules vary between games. */
export interface FuzzOptions extends BoxChoice {
  readonly game: string;
  /** Fixed Ancient One, herald and guardian. */
  readonly ancientOne?: string;
  readonly herald?: string;
  readonly guardian?: string;
  readonly games: number;
  readonly seed: string;
  readonly threads?: number;
  /** Each game has another combination of packs and set-up choices; see `mixOf`. */
  readonly mix?: boolean;
  /** Corrects positions occasionally, as a game master would. */
  readonly corrections?: boolean;
}

/** A reported fault: the shortest game that shows it, and the number of such games. */
export interface ReportedFault extends Fault {
  readonly games: number;
}

/** The result of a fuzz. */
export interface FuzzReport {
  readonly game: string;
  readonly games: number;
  readonly seed: string;
  readonly seconds: number;
  readonly answers: number;
  readonly outcomes: Readonly<Record<string, number>>;
  readonly faults: readonly ReportedFault[];
}

/**
 * Plays random games, and compares and checks after every answer; see {@link fuzzBatchGame}. `stop`: as in `runBatch`;
 * the report then covers the games that were played.
 */
export async function fuzz(
  options: FuzzOptions,
  onProgress?: (done: number) => void,
  stop?: AbortSignal,
): Promise<FuzzReport> {
  const { game, games, seed, threads = 1, ...more } = options;
  const records: FuzzRecord[] = [];
  const start = performance.now();
  const take = (some: Records) => {
    records.push(...(some as readonly FuzzRecord[]));
    onProgress?.(records.length);
  };
  await runBatch({ kind: 'fuzz', game, seed, games, bot: 'random', investigators: [], ...more }, threads, take, stop);
  records.sort((a, b) => a.index - b.index);
  const outcomes: Record<string, number> = {};
  for (const { outcome } of records) if (outcome) outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
  return {
    game,
    games: records.length,
    seed,
    seconds: Math.round(performance.now() - start) / 1000,
    answers: records.reduce((sum, { answers }) => sum + answers, 0),
    outcomes,
    faults: distinctFaults(records.flatMap(({ fault }) => fault ?? [])),
  };
}

/** One fault for each kind of error; its details may differ between games. */
export function distinctFaults(faults: readonly Fault[]): ReportedFault[] {
  const kinds = new Map<string, ReportedFault>();
  for (const fault of faults) {
    const kind = fault.error.replace(/\d+/g, '#').replace(/\]: .*| is .*|, for .*/, '');
    const known = kinds.get(kind);
    const shorter = known && known.answers <= fault.answers ? known : fault;
    kinds.set(kind, { ...shorter, games: (known?.games ?? 0) + 1 });
  }
  return [...kinds.values()];
}

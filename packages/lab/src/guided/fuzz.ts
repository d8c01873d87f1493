import { setImmediate as nextTask } from 'node:timers/promises';
import { type BoxChoice, loadChosenBoxes } from '@vigil/content';
import type { Box } from '@vigil/rules';
import type { Coverage } from '../coverage/coverage.js';
import { distinctFaults, type FuzzReport } from '../fuzz/fuzz.js';
import type { FuzzRecord } from '../fuzz/fuzz-game.js';
import { guidedArkham } from './arkham.js';
import type { GuidedGame } from './game.js';
import { guidedHaunt } from './haunt.js';

export interface GuidedOptions extends BoxChoice {
  /** Default: `arkham`. */
  readonly game?: string;
  /** Maximum number of games; the fuzz ends earlier once everything has been resolved. */
  readonly games: number;
  readonly seed: string;
  /** Only components that the packs add to the base game. */
  readonly added?: boolean;
}

/** The result. `resolved`: resolved of total; `left`: never resolved; `tally`: counts. */
export interface GuidedReport extends FuzzReport {
  readonly resolved: Readonly<Record<string, { readonly done: number; readonly of: number }>>;
  readonly left: Readonly<Record<string, readonly string[]>>;
  readonly tally: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

const GUIDED: Readonly<Record<string, (boxes: readonly Box[], known?: Coverage) => GuidedGame>> = {
  arkham: guidedArkham,
  haunt: guidedHaunt,
};

/**
 * Plays short games until every component has been resolved. Each begins from a position arranged for missing
 * components, and every answer is checked. Games run in sequence, since each depends on the resolutions of earlier
 * ones. The same seed gives the same games. `stop`: no further game begins once it is aborted.
 */
export async function guidedFuzz(
  options: GuidedOptions,
  onProgress?: (done: number) => void,
  stop?: AbortSignal,
): Promise<GuidedReport> {
  const { game = 'arkham', games, seed, added = false } = options;
  const make = Object.hasOwn(GUIDED, game) ? GUIDED[game] : undefined;
  if (!make) throw new Error(`there is no guided fuzz of "${game}"`);
  const known = added ? make(await loadChosenBoxes({ packs: ['base'] })).coverage : undefined;
  const { coverage, play } = make(await loadChosenBoxes(options), known);
  const records: FuzzRecord[] = [];
  const start = performance.now();
  while (records.length < games && !coverage.isComplete && !stop?.aborted) {
    records.push(play(seed, records.length));
    onProgress?.(records.length);
    await nextTask();
  }
  const outcomes: Record<string, number> = {};
  for (const { outcome = 'broken off' } of records) outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
  return {
    game,
    games: records.length,
    seed,
    seconds: Math.round(performance.now() - start) / 1000,
    answers: records.reduce((sum, { answers }) => sum + answers, 0),
    outcomes,
    faults: distinctFaults(records.flatMap(({ fault }) => fault ?? [])),
    ...summary(coverage),
  };
}

function summary(coverage: Coverage): Pick<GuidedReport, 'resolved' | 'left' | 'tally'> {
  const { resolutions } = coverage;
  const of = <T>(value: (resolution: string) => T) =>
    Object.fromEntries(resolutions.map((resolution) => [resolution, value(resolution)]));
  const size = (resolution: string) => coverage.tally.get(resolution)?.size ?? 0;
  return {
    resolved: of((one) => ({ done: size(one) - coverage.listUnresolved(one).length, of: size(one) })),
    left: Object.fromEntries(
      resolutions
        .filter((one) => coverage.listUnresolved(one).length > 0)
        .map((one) => [one, coverage.listUnresolved(one)]),
    ),
    tally: of((one) => Object.fromEntries(coverage.tally.get(one) ?? [])),
  };
}

import { setImmediate as nextTask } from 'node:timers/promises';
import { Chance } from '@vigil/bots';
import { BASE } from '@vigil/content';
import { Play } from '@vigil/engine';
import { Content, type Pack } from '@vigil/rules';
import { arkhamLab, someHouseRules } from '../arkham.js';
import { Coverage, RESOLUTIONS, type Resolution } from '../coverage.js';
import { distinct, type FuzzReport } from '../fuzz.js';
import { type FuzzRecord, fuzzGame } from '../fuzz-out.js';
import { seedOf } from '../play-out.js';
import { guidedBot } from './bot.js';
import { guidedPosition } from './position.js';
import { wishesOf } from './wishes.js';

export interface GuidedOptions {
  readonly packs?: readonly Pack[];
  /** At most so many games; it ends when everything has been resolved. */
  readonly games: number;
  readonly seed: string;
}

/** What came of it. `resolved`: how many of how many; `left`: what never was; `tally`: how often each. */
export interface GuidedReport extends FuzzReport {
  readonly resolved: Readonly<Record<Resolution, { readonly done: number; readonly of: number }>>;
  readonly left: Readonly<Partial<Record<Resolution, readonly string[]>>>;
  readonly tally: Readonly<Record<Resolution, Readonly<Record<string, number>>>>;
}

/** A guided game is broken off after so many answers: what it was arranged for comes early. */
const LONGEST = 60;

/**
 * Plays short games of Arkham Horror until every component has been resolved: each begins from a position arranged for
 * what is still lacking, and is checked after every answer like any fuzzed game. One after another, since each depends
 * on what the earlier ones resolved; the same seed gives the same games.
 */
export async function guidedFuzz(options: GuidedOptions, onProgress?: (done: number) => void): Promise<GuidedReport> {
  const { packs = [BASE], games, seed } = options;
  const lab = arkhamLab(packs);
  const content = new Content(packs);
  const coverage = new Coverage(content);
  const records: FuzzRecord[] = [];
  const start = performance.now();
  while (records.length < games && !coverage.complete) {
    records.push(guidedGame(lab, content, coverage, seed, records.length));
    onProgress?.(records.length);
    await nextTask();
  }
  const outcomes: Record<string, number> = {};
  for (const { outcome = 'broken off' } of records) outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
  return {
    game: 'arkham',
    games: records.length,
    seed,
    seconds: Math.round(performance.now() - start) / 1000,
    answers: records.reduce((sum, { answers }) => sum + answers, 0),
    outcomes,
    faults: distinct(records.flatMap(({ fault }) => fault ?? [])),
    ...summary(coverage),
  };
}

function guidedGame(
  lab: ReturnType<typeof arkhamLab>,
  content: Content,
  coverage: Coverage,
  batch: string,
  index: number,
) {
  const seed = seedOf(batch, index);
  // Every third game has house rules.
  const houseRules = index % 3 === 2 ? someHouseRules(new Chance(`house rules ${seed}`)) : undefined;
  const position = guidedPosition(content, coverage, seed, houseRules);
  return fuzzGame(lab, {
    index,
    seed,
    bot: guidedBot(seed, wishesOf(content, coverage)),
    begin: (definition, listen) => Play.from(definition, position, seed, undefined, listen),
    listen: coverage.listener(position),
    longest: LONGEST,
  });
}

function summary(coverage: Coverage): Pick<GuidedReport, 'resolved' | 'left' | 'tally'> {
  const of = <T>(value: (resolution: Resolution) => T) =>
    Object.fromEntries(RESOLUTIONS.map((resolution) => [resolution, value(resolution)])) as Record<Resolution, T>;
  const size = (resolution: Resolution) => coverage.tally.get(resolution)?.size ?? 0;
  return {
    resolved: of((one) => ({ done: size(one) - coverage.left(one).length, of: size(one) })),
    left: Object.fromEntries(
      RESOLUTIONS.filter((one) => coverage.left(one).length > 0).map((one) => [one, coverage.left(one)]),
    ),
    tally: of((one) => Object.fromEntries(coverage.tally.get(one) ?? [])),
  };
}

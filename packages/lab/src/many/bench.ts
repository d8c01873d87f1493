import { randomBot } from '@vigil/bots';
import { Dice, Play } from '@vigil/engine';
import type { LabGame } from '../games/game.js';
import type { BenchReport } from './bench-report.js';
import { threadSeconds } from './clock.js';
import { measureBytesPerItem, preferYoungHeap } from './heap.js';
import { seedOf } from './play-out.js';
import { Rates } from './rates.js';

export interface BenchOptions {
  readonly investigators: number;
  readonly seed: string;
  /** The duration of each measurement, in seconds of the thread's own processor time; see {@link threadSeconds}. */
  readonly seconds: number;
  /** A minimal run of everything, to test that it works. Its figures are meaningless. */
  readonly small?: boolean;
}

/** Size of the measurement. */
interface BenchSize {
  /** Number of rounds; the best one counts for each figure. */
  readonly rounds: number;
  /** Plays stopped halfway. */
  readonly positions: number;
  /** Games between two readings of the clock; a reading takes as long as six decisions. */
  readonly gamesPerCheck: number;
  /** Number of plays, forks and unread forks for measuring memory. */
  readonly held: readonly [plays: number, forks: number, untouched: number];
}

const FULL: BenchSize = { rounds: 8, positions: 40, gamesPerCheck: 8, held: [60, 200, 5000] };
const SMALL: BenchSize = { rounds: 1, positions: 4, gamesPerCheck: 1, held: [6, 20, 500] };
/** Number of forks kept at once. */
const SAVED_FORKS = 256;
/** The checkpoint interval of a play used for search; see the engine's `PlayOptions`. */
const ANSWERS_PER_CHECKPOINT = 4;

/**
 * Measures a game; takes about twenty times `seconds`. Measurements alternate in slices, one a round. The best round of
 * each value counts, because noise on a machine only slows it down.
 */
export function bench<Setup, S, E, R>(game: LabGame<Setup, S, E, R>, options: BenchOptions): BenchReport {
  const { investigators, seed, seconds } = options;
  const { definition } = game;
  const { rounds } = sizeOf(options);
  preferYoungHeap();
  // V8 needs time to compile a game of this size; short runs would measure the compiler.
  playFor(game, options, false, seconds * 8);
  const plays = positions(game, options, ANSWERS_PER_CHECKPOINT);
  const everyCheckpoint = positions(game, options, true);
  const atCheckpoints = plays.map((play) => Play.from(definition, play.save().checkpoint.state, seed));
  const texts = plays.map((play) => JSON.stringify(play.save()));
  const packed = plays.map((play) => JSON.stringify(play.pack()));
  const answers = plays.reduce((sum, play) => sum + play.answerCount, 0);
  const object = fixedObject();
  const dice = Dice.seeded('reference');
  const slice = seconds / rounds;
  const rates = new Rates();
  let decisionsPerGame = 0;
  const held: unknown[] = [];
  let [undone, inARow] = [0, 0];
  for (let round = 0; round < rounds; round++) {
    const often = (name: string, work: (i: number) => void) => rates.measure(name, slice / 2, plays.length, work);
    const quick = playFor(game, options, false, slice);
    ({ decisionsPerGame } = quick);
    rates.add('decisions', quick.decisionsPerSecond);
    rates.add('withCheckpoints', playFor(game, options, ANSWERS_PER_CHECKPOINT, slice).decisionsPerSecond);
    rates.add('everyCheckpoint', playFor(game, options, true, slice).decisionsPerSecond);
    rates.add(
      'packedAsPlayed',
      playFor(game, options, true, slice, (play) => JSON.stringify(play.pack())).decisionsPerSecond,
    );
    rates.measure('clone', slice / 2, 1, () => structuredClone(object));
    rates.measure('dice', slice / 2, 1, () => dice.roll(5));
    often('fork', (i) => plays[i]?.fork().questions);
    often('forkAtCheckpoint', (i) => atCheckpoints[i]?.fork().questions);
    often('forkOfEveryCheckpoint', (i) => everyCheckpoint[i]?.fork().questions);
    often('forkUntouched', (i) => everyCheckpoint[i]?.fork());
    often('forkKept', (i) => {
      const fork = everyCheckpoint[i]?.fork();
      held[undone++ % SAVED_FORKS] = fork?.questions && fork;
    });
    often('forkInARow', () => everyCheckpoint[Math.floor(inARow++ / 40) % everyCheckpoint.length]?.fork().questions);
    often('save', (i) => plays[i]?.save());
    often('saveToJson', (i) => JSON.stringify(plays[i]?.save()));
    often('load', (i) => Play.load(definition, JSON.parse(texts[i] as string)));
    // Packed data is cached, so only a fork starts without it.
    often('packedFork', (i) => JSON.stringify(plays[i]?.fork().pack()));
    often('packedAgain', (i) => JSON.stringify(plays[i]?.pack()));
    often('packedLoad', (i) => Play.load(definition, JSON.parse(packed[i] as string)));
  }
  const packing = 1 / rates.best('packedFork') - 1 / rates.best('fork');
  const packingAsPlayed = 1 / rates.best('packedAsPlayed') - 1 / rates.best('everyCheckpoint');
  const micro = (name: string) => rounded(1e6 / rates.best(name));
  const ratio = (name: string) => rounded(rates.best(name) / rates.best('clone'));
  const games = (name: string) => ({
    decisionsPerSecond: Math.round(rates.best(name)),
    gamesPerSecond: rounded(rates.best(name) / decisionsPerGame),
  });
  const mean = (list: readonly string[]) => Math.round(list.reduce((sum, text) => sum + text.length, 0) / list.length);
  return {
    investigators,
    bot: 'random',
    seed,
    ...games('decisions'),
    decisionsPerGame: rounded(decisionsPerGame),
    withCheckpoints: games('withCheckpoints'),
    withEveryCheckpoint: games('everyCheckpoint'),
    forkMicroseconds: micro('fork'),
    forkAtCheckpointMicroseconds: micro('forkAtCheckpoint'),
    forkOfEveryCheckpointMicroseconds: micro('forkOfEveryCheckpoint'),
    forks: {
      untouchedMicroseconds: micro('forkUntouched'),
      keptMicroseconds: micro('forkKept'),
      inARowMicroseconds: micro('forkInARow'),
    },
    saveMicroseconds: micro('save'),
    saveToJsonMicroseconds: micro('saveToJson'),
    loadFromJsonMicroseconds: micro('load'),
    saveBytes: mean(texts),
    bytesPerAnswer: rounded(plays.reduce((sum, play) => sum + JSON.stringify(play.answers).length, 0) / answers),
    packed: {
      microseconds: rounded(1e6 * packing),
      asPlayedMicroseconds: rounded(1e6 * packingAsPlayed),
      againMicroseconds: micro('packedAgain'),
      loadMicroseconds: micro('packedLoad'),
      bytes: mean(packed),
    },
    memory: memory(game, options, everyCheckpoint),
    reference: {
      cloneBytes: JSON.stringify(object).length,
      cloneMicroseconds: micro('clone'),
      fiveDiceRollsPerSecond: Math.round(rates.best('dice')),
    },
    ratios: {
      decisionsPerClone: ratio('decisions'),
      forksPerClone: ratio('fork'),
      forksAtCheckpointPerClone: ratio('forkAtCheckpoint'),
      forksOfEveryCheckpointPerClone: ratio('forkOfEveryCheckpoint'),
      forksUntouchedPerClone: ratio('forkUntouched'),
      forksKeptPerClone: ratio('forkKept'),
      forksInARowPerClone: ratio('forkInARow'),
      savesPerClone: ratio('saveToJson'),
      loadsPerClone: ratio('load'),
      packedSavesPerClone: rounded(1 / (packing * rates.best('clone'))),
      packedSavesAsPlayedPerClone: rounded(1 / (packingAsPlayed * rates.best('clone'))),
      packedLoadsPerClone: ratio('packedLoad'),
      fiveDiceRollsPerDecision: rounded(rates.best('dice') / rates.best('decisions')),
    },
    spread: Object.fromEntries(rates.names.map((name) => [name, rounded(rates.spread(name))])),
    quartiles: Object.fromEntries(rates.names.map((name) => [name, rates.quartiles(name)])),
  };
}

/** Measures the memory of new plays, and of forks kept next to their origin. */
function memory<Setup, S, E, R>(
  game: LabGame<Setup, S, E, R>,
  options: BenchOptions,
  plays: readonly Play<Setup, S, E, R>[],
): BenchReport['memory'] {
  const { length } = plays;
  const [held, forks, untouched] = sizeOf(options).held;
  const playBytes = measureBytesPerItem(held, (i) => played(game, options, i, true));
  const untouchedForkBytes = measureBytesPerItem(untouched, (i) => plays[i % length]?.fork());
  const forkBytes = measureBytesPerItem(forks, (i) => {
    const fork = plays[i % length]?.fork();
    return fork?.questions && fork;
  });
  return {
    playBytes: Math.round(playBytes),
    forkBytes: Math.round(forkBytes),
    untouchedForkBytes: Math.round(untouchedForkBytes),
  };
}

function playFor<Setup, S, E, R>(
  game: LabGame<Setup, S, E, R>,
  options: BenchOptions,
  checkpoints: boolean | number,
  seconds: number,
  answered?: (play: Play<Setup, S, E, R>) => void,
): { decisionsPerSecond: number; decisionsPerGame: number } {
  const { investigators, seed } = options;
  const { gamesPerCheck } = sizeOf(options);
  let decisions = 0;
  let games = 0;
  const start = threadSeconds();
  let took = 0;
  while (took < seconds) {
    const own = seedOf(seed, games);
    const bot = randomBot(own);
    const setup = game.setup(games, { investigators: [investigators] });
    const play = Play.start(game.definition, setup, own, { checkpoints });
    while (play.result === undefined) {
      bot.move(play);
      answered?.(play);
    }
    decisions += play.answerCount;
    games++;
    if (games % gamesPerCheck === 0) took = threadSeconds() - start;
  }
  return { decisionsPerSecond: decisions / took, decisionsPerGame: decisions / games };
}

function sizeOf({ small = false }: BenchOptions): BenchSize {
  return small ? SMALL : FULL;
}

/** Returns plays stopped after a number of answers. */
function positions<Setup, S, E, R>(
  game: LabGame<Setup, S, E, R>,
  options: BenchOptions,
  checkpoints: number | true,
): Play<Setup, S, E, R>[] {
  const plays: Play<Setup, S, E, R>[] = [];
  const { positions: wanted } = sizeOf(options);
  for (let i = 0; plays.length < wanted && i < 10 * wanted; i++) {
    const play = played(game, options, i, checkpoints);
    if (play.result === undefined) plays.push(play);
  }
  return plays;
}

function played<Setup, S, E, R>(
  game: LabGame<Setup, S, E, R>,
  { investigators, seed }: BenchOptions,
  i: number,
  checkpoints: number | true,
): Play<Setup, S, E, R> {
  const own = seedOf(seed, i);
  const bot = randomBot(own);
  const play = Play.start(game.definition, game.setup(i, { investigators: [investigators] }), own, {
    checkpoints,
  });
  const stop = 25 + 37 * (i % 13);
  while (play.result === undefined && play.answerCount < stop) bot.move(play);
  return play;
}

/** About 30 kB of typical position data: lists of ids, and records of small numbers. */
function fixedObject(): unknown {
  const record = (i: number) => ({
    id: `investigator-${i}`,
    place: `area-${i % 36}`,
    figures: [i % 4, i % 5, i % 6, i % 7],
    cards: Array.from({ length: 6 }, (_, card) => ({ card: `card-${i}-${card}`, exhausted: card % 2 === 0 })),
    flags: { delayed: i % 2 === 0, explored: i % 3 === 0 },
  });
  const deck = (name: string) => Array.from({ length: 50 }, (_, i) => `${name}-${i}`);
  return { people: Array.from({ length: 80 }, (_, i) => record(i)), decks: ['a', 'b', 'c', 'd'].map(deck) };
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}

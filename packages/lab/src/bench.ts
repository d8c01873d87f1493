import { randomBot } from '@vigil/bots';
import { Dice, Play } from '@vigil/engine';
import type { LabGame } from './game.js';
import { seedOf } from './play-out.js';

export interface BenchOptions {
  readonly investigators: number;
  readonly seed: string;
  /** How long each measurement takes, in seconds. */
  readonly seconds: number;
}

/** How fast a game is on one thread with the random player. Times of single things are in microseconds. */
export interface BenchReport {
  readonly investigators: number;
  readonly bot: 'random';
  readonly seed: string;
  readonly decisionsPerSecond: number;
  readonly gamesPerSecond: number;
  readonly decisionsPerGame: number;
  /** The same with the position copied at every beat, as at a table. */
  readonly withBeats: { readonly decisionsPerSecond: number; readonly gamesPerSecond: number };
  readonly forkMicroseconds: number;
  /** `save` alone, and with its JSON written; `load` with its JSON read. */
  readonly saveMicroseconds: number;
  readonly saveToJsonMicroseconds: number;
  readonly loadFromJsonMicroseconds: number;
  readonly saveBytes: number;
  readonly bytesPerAnswer: number;
  /** The same on every machine, so that figures compare as ratios. */
  readonly reference: {
    readonly cloneBytes: number;
    readonly cloneMicroseconds: number;
    readonly fiveDiceRollsPerSecond: number;
  };
  readonly ratios: {
    readonly decisionsPerClone: number;
    readonly forksPerClone: number;
    readonly fiveDiceRollsPerDecision: number;
  };
}

/** Measures a game; takes about eight times `seconds`. */
export function bench<Setup, S, E, R>(game: LabGame<Setup, S, E, R>, options: BenchOptions): BenchReport {
  const { investigators, seed, seconds } = options;
  const reference = measureReference(seconds);
  playFor(game, options, false, seconds / 2); // lets the compiler warm up
  const quick = playFor(game, options, false, seconds);
  const beats = playFor(game, options, true, seconds);
  const plays = positions(game, options);
  const texts = plays.map((play) => JSON.stringify(play.save()));
  const answers = plays.reduce((sum, play) => sum + play.answers.length, 0);
  const each = (work: (i: number) => void) => 1e6 / perSecond(seconds / 2, plays.length, work);
  const forkMicroseconds = each((i) => plays[i]?.fork());
  const { cloneMicroseconds, fiveDiceRollsPerSecond } = reference;
  return {
    investigators,
    bot: 'random',
    seed,
    ...quick,
    withBeats: { decisionsPerSecond: beats.decisionsPerSecond, gamesPerSecond: beats.gamesPerSecond },
    forkMicroseconds: round(forkMicroseconds),
    saveMicroseconds: round(each((i) => plays[i]?.save())),
    saveToJsonMicroseconds: round(each((i) => JSON.stringify(plays[i]?.save()))),
    loadFromJsonMicroseconds: round(each((i) => Play.load(game.definition, JSON.parse(texts[i] as string)))),
    saveBytes: Math.round(texts.reduce((sum, text) => sum + text.length, 0) / texts.length),
    bytesPerAnswer: round(plays.reduce((sum, play) => sum + JSON.stringify(play.answers).length, 0) / answers),
    reference,
    ratios: {
      decisionsPerClone: round((quick.decisionsPerSecond * cloneMicroseconds) / 1e6),
      forksPerClone: round(cloneMicroseconds / forkMicroseconds),
      fiveDiceRollsPerDecision: round(fiveDiceRollsPerSecond / quick.decisionsPerSecond),
    },
  };
}

function playFor<Setup, S, E, R>(
  game: LabGame<Setup, S, E, R>,
  { investigators, seed }: BenchOptions,
  beats: boolean,
  seconds: number,
): { decisionsPerSecond: number; gamesPerSecond: number; decisionsPerGame: number } {
  let decisions = 0;
  let games = 0;
  const start = performance.now();
  while (performance.now() - start < seconds * 1000) {
    const own = seedOf(seed, games);
    const bot = randomBot(own);
    const setup = game.setup(games, { investigators: [investigators] });
    const play = Play.start(game.definition, setup, own, { beats });
    while (play.result === undefined) bot.move(play);
    decisions += play.answers.length;
    games++;
  }
  const took = (performance.now() - start) / 1000;
  return {
    decisionsPerSecond: Math.round(decisions / took),
    gamesPerSecond: round(games / took),
    decisionsPerGame: round(decisions / games),
  };
}

/** Plays in the middle: stopped after every so many answers. */
function positions<Setup, S, E, R>(
  game: LabGame<Setup, S, E, R>,
  { investigators, seed }: BenchOptions,
): Play<Setup, S, E, R>[] {
  const plays: Play<Setup, S, E, R>[] = [];
  for (let i = 0; plays.length < 40 && i < 400; i++) {
    const own = seedOf(seed, i);
    const bot = randomBot(own);
    const play = Play.start(game.definition, game.setup(i, { investigators: [investigators] }), own);
    const stop = 25 + 37 * (i % 13);
    while (play.result === undefined && play.answers.length < stop) bot.move(play);
    if (play.result === undefined) plays.push(play);
  }
  return plays;
}

function measureReference(seconds: number): BenchReport['reference'] {
  const object = fixedObject();
  const dice = Dice.seeded('reference');
  const half = seconds / 2;
  return {
    cloneBytes: JSON.stringify(object).length,
    cloneMicroseconds: round(1e6 / perSecond(half, 1, () => structuredClone(object))),
    fiveDiceRollsPerSecond: Math.round(perSecond(half, 1, () => dice.roll(5))),
  };
}

/** About 30 kB of what positions are made of: lists of ids, records of small numbers. */
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

/** How often a second something can be done; `work` gets 0 to `of` - 1 in turn. */
function perSecond(seconds: number, of: number, work: (i: number) => void): number {
  if (of === 0) return Number.NaN;
  let done = 0;
  const start = performance.now();
  let took = 0;
  while (took < seconds * 1000) {
    for (let i = 0; i < 16; i++) work(done++ % of);
    took = performance.now() - start;
  }
  return (done * 1000) / took;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

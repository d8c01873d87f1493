import { randomBot } from '@vigil/bots';
import { Dice, Play } from '@vigil/engine';
import type { LabGame } from '../games/game.js';
import { threadSeconds } from './clock.js';
import { seedOf } from './play-out.js';

export interface BenchOptions {
  readonly investigators: number;
  readonly seed: string;
  /** How long each measurement takes, in seconds of the thread's own processor time; see {@link threadSeconds}. */
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
  /** The same with the position copied at beats, for those who fork often. */
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

/** Rounds of measuring; of each figure the best round counts. */
const ROUNDS = 6;
/** How often a searcher's play keeps a beat; see the engine's `PlayOptions`. */
const ANSWERS_A_BEAT = 4;

/**
 * Measures a game; takes about fifteen times `seconds`. Everything is measured in turn, a slice a round, and of each figure
 * the best round counts: machines are noisy, and what is fast once can be fast.
 */
export function bench<Setup, S, E, R>(game: LabGame<Setup, S, E, R>, options: BenchOptions): BenchReport {
  const { investigators, seed, seconds } = options;
  // The compiler takes its time with a game of this size: short runs measure the compiler.
  playFor(game, options, false, seconds * 8);
  const plays = positions(game, options);
  const texts = plays.map((play) => JSON.stringify(play.save()));
  const answers = plays.reduce((sum, play) => sum + play.answers.length, 0);
  const object = fixedObject();
  const dice = Dice.seeded('reference');
  const slice = seconds / ROUNDS;
  const best = { quick: 0, beats: 0, fork: 0, save: 0, json: 0, load: 0, clone: 0, dice: 0 };
  let games = { perDecision: 0, decisionsPerGame: 0 };
  for (let round = 0; round < ROUNDS; round++) {
    const often = (work: (i: number) => void) => perSecond(slice / 2, plays.length, work);
    const quick = playFor(game, options, false, slice);
    games = { perDecision: 1 / quick.decisionsPerGame, decisionsPerGame: quick.decisionsPerGame };
    best.quick = Math.max(best.quick, quick.decisionsPerSecond);
    best.beats = Math.max(best.beats, playFor(game, options, ANSWERS_A_BEAT, slice).decisionsPerSecond);
    best.clone = Math.max(
      best.clone,
      perSecond(slice / 2, 1, () => structuredClone(object)),
    );
    best.dice = Math.max(
      best.dice,
      perSecond(slice / 2, 1, () => dice.roll(5)),
    );
    best.fork = Math.max(
      best.fork,
      often((i) => plays[i]?.fork()),
    );
    best.save = Math.max(
      best.save,
      often((i) => plays[i]?.save()),
    );
    best.json = Math.max(
      best.json,
      often((i) => JSON.stringify(plays[i]?.save())),
    );
    best.load = Math.max(
      best.load,
      often((i) => Play.load(game.definition, JSON.parse(texts[i] as string))),
    );
  }
  const micro = (perSecond: number) => rounded(1e6 / perSecond);
  return {
    investigators,
    bot: 'random',
    seed,
    decisionsPerSecond: Math.round(best.quick),
    gamesPerSecond: rounded(best.quick * games.perDecision),
    decisionsPerGame: rounded(games.decisionsPerGame),
    withBeats: {
      decisionsPerSecond: Math.round(best.beats),
      gamesPerSecond: rounded(best.beats * games.perDecision),
    },
    forkMicroseconds: micro(best.fork),
    saveMicroseconds: micro(best.save),
    saveToJsonMicroseconds: micro(best.json),
    loadFromJsonMicroseconds: micro(best.load),
    saveBytes: Math.round(texts.reduce((sum, text) => sum + text.length, 0) / texts.length),
    bytesPerAnswer: rounded(plays.reduce((sum, play) => sum + JSON.stringify(play.answers).length, 0) / answers),
    reference: {
      cloneBytes: JSON.stringify(object).length,
      cloneMicroseconds: micro(best.clone),
      fiveDiceRollsPerSecond: Math.round(best.dice),
    },
    ratios: {
      decisionsPerClone: rounded(best.quick / best.clone),
      forksPerClone: rounded(best.fork / best.clone),
      fiveDiceRollsPerDecision: rounded(best.dice / best.quick),
    },
  };
}

function playFor<Setup, S, E, R>(
  game: LabGame<Setup, S, E, R>,
  { investigators, seed }: BenchOptions,
  beats: false | number,
  seconds: number,
): { decisionsPerSecond: number; decisionsPerGame: number } {
  let decisions = 0;
  let games = 0;
  const start = threadSeconds();
  let took = 0;
  while (took < seconds) {
    const own = seedOf(seed, games);
    const bot = randomBot(own);
    const setup = game.setup(games, { investigators: [investigators] });
    const play = Play.start(game.definition, setup, own, { beats });
    while (play.result === undefined) bot.move(play);
    decisions += play.answers.length;
    games++;
    took = threadSeconds() - start;
  }
  return { decisionsPerSecond: decisions / took, decisionsPerGame: decisions / games };
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
    const setup = game.setup(i, { investigators: [investigators] });
    const play = Play.start(game.definition, setup, own, { beats: ANSWERS_A_BEAT });
    const stop = 25 + 37 * (i % 13);
    while (play.result === undefined && play.answers.length < stop) bot.move(play);
    if (play.result === undefined) plays.push(play);
  }
  return plays;
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
  const start = threadSeconds();
  let took = 0;
  // The clock is looked at ever more rarely, until that costs next to nothing.
  for (let often = 16; took < seconds; took = threadSeconds() - start) {
    for (let i = 0; i < often; i++) work(done++ % of);
    if (took < seconds / 8) often *= 2;
  }
  return done / took;
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}

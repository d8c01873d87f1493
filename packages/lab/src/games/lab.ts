import { type Decision, Play } from '@vigil/engine';
import { type FuzzRecord, fuzzBatchGame, fuzzSetup } from '../fuzz/fuzz-game.js';
import { type BenchOptions, bench } from '../many/bench.js';
import type { BenchReport } from '../many/bench-report.js';
import { type GameRecord, playOut } from '../many/play-out.js';
import { type FoundPuzzle, puzzleOfGame } from '../strength/puzzles.js';
import { type Sample, type SampledGames, sampleGame } from '../strength/samples.js';
import type { BatchOptions, LabGame, MixedSetup } from './game.js';

/** A game of the lab with its types hidden, so that one list can hold all games. */
export interface Lab {
  playOut(bot: string, batch: BatchOptions & { readonly seed: string }, index: number): GameRecord;
  fuzzOut(seed: string, index: number, fixed?: Partial<BatchOptions>): FuzzRecord;
  /** The same for a game of a mix. */
  fuzzMixed(seed: string, index: number, chosen: MixedSetup, corrections?: boolean): FuzzRecord;
  bench(options: BenchOptions): BenchReport;
  /** Returns the positions of a game, as features with its outcome. */
  sample(games: SampledGames, index: number): readonly Sample[];
  puzzle(games: SampledGames, index: number): FoundPuzzle | undefined;
  /** Words for packing its saves. */
  readonly words: readonly string[];
  /** Returns the first decision of a new game. */
  firstDecision(seed: string): Decision | undefined;
}

/** Creates a lab for any game. Tests of the lab use a tiny one. */
export function labOf<Setup, S extends object, E, R>(game: LabGame<Setup, S, E, R>): Lab {
  return {
    playOut: (bot, batch, index) => playOut(game, bot, batch, index),
    fuzzOut: (seed, index, fixed) => fuzzBatchGame(game, seed, index, fixed),
    fuzzMixed: (seed, index, chosen, corrections) =>
      fuzzSetup(game, seed, index, () => game.mixedSetup(chosen), corrections),
    bench: (options) => bench(game, options),
    sample: (games, index) => sampleGame(game, games, index),
    puzzle: (games, index) => puzzleOfGame(game, games, index),
    get words() {
      return game.definition.words?.() ?? [];
    },
    firstDecision: (seed) => Play.start(game.definition, game.setup(0, { investigators: [4] }), seed).decisions[0],
  };
}

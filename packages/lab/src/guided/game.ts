import { Play } from '@vigil/engine';
import type { Event, TableState } from '@vigil/rules';
import type { Coverage } from '../coverage/coverage.js';
import { type FuzzRecord, fuzzGame } from '../fuzz/fuzz-game.js';
import type { LabGame } from '../games/game.js';
import { seedOf } from '../many/play-out.js';
import { createGuidedBot } from './bot.js';
import type { Goal } from './goals.js';

/** Maximum number of answers of a guided game: its goal comes early. */
const MAX_ANSWERS = 60;
/** Maximum number of answers in a row without a new resolution. */
const FRUITLESS = 24;

/** Guided games of one kind, with their resolutions so far. */
export interface GuidedGame {
  readonly coverage: Coverage;
  /** Plays a game of a batch by its number and counts its resolutions. */
  readonly play: (batch: string, index: number) => FuzzRecord;
}

/** `positionFor`: returns the start of a game. Every third game has house rules. */
export function createGuidedGame<Setup, S extends TableState, R, C extends string>(
  lab: LabGame<Setup, S, Event, R>,
  coverage: Coverage<C>,
  goal: () => Goal,
  positionFor: (seed: string, withRules: boolean) => S,
): GuidedGame {
  return {
    coverage: coverage as unknown as Coverage,
    play(batch, index) {
      const seed = seedOf(batch, index);
      const position = positionFor(seed, index % 3 === 2);
      return fuzzGame(lab, {
        index,
        seed,
        bot: createGuidedBot(seed, goal()),
        begin: (definition, listen) => Play.from(definition, position, seed, undefined, listen),
        listen: coverage.createListener(position),
        maxAnswers: MAX_ANSWERS,
        isDone: fruitless(coverage),
      });
    },
  };
}

/** Counts calls: true once {@link FRUITLESS} of them in a row found no new resolution. */
function fruitless(coverage: { readonly resolved: number }): () => boolean {
  let resolved = coverage.resolved;
  let since = 0;
  return () => {
    since = coverage.resolved > resolved ? 0 : since + 1;
    resolved = coverage.resolved;
    return since > FRUITLESS;
  };
}

import { BOTS, type Bot } from '@vigil/bots';
import { Play } from '@vigil/engine';
import type { Content } from '@vigil/rules';
import { type BatchOptions, errorSentence, type LabGame } from '../games/game.js';

/** A game with more answers will never end, which is a fault. Random games take some hundreds. */
export const NO_END = 20_000;

/** A game of a batch that could not be completed. `save`: the exported game, for debugging. */
export interface Crash {
  readonly index: number;
  readonly seed: string;
  readonly error: string;
  readonly save?: unknown;
}

/** The record of one game of a batch. */
export interface GameRecord {
  readonly index: number;
  readonly decisions: number;
  readonly turns: number;
  readonly outcome?: string;
  /** True if the investigators won. */
  readonly won?: boolean;
  readonly crash?: Crash;
}

/** The seed of one game of a batch. */
export function seedOf(seed: string, index: number): string {
  return `${seed}/${index}`;
}

/** Creates a bot by name. Throws an error that lists the names for an unknown one. */
export function makeBot(name: string, seed: string, content?: Content): Bot {
  return requireBot(name)(seed, content);
}

/** Returns the factory of a bot. Throws as {@link makeBot}. */
export function requireBot(name: string): (typeof BOTS)[string] {
  const make = Object.hasOwn(BOTS, name) ? BOTS[name] : undefined;
  if (!make) throw new Error(`there is no bot "${name}"; there are: ${Object.keys(BOTS).join(', ')}`);
  return make;
}

/** Plays one game of a batch to its end. The same index and seed give the same game anywhere. */
export function playOut<Setup, S, E, R>(
  game: LabGame<Setup, S, E, R>,
  bot: string,
  batch: BatchOptions & { readonly seed: string },
  index: number,
): GameRecord {
  const seed = seedOf(batch.seed, index);
  let play: Play<Setup, S, E, R> | undefined;
  try {
    play = Play.start(game.definition, game.setup(index, batch), seed, { checkpoints: false });
    const player = makeBot(bot, seed, game.content);
    while (play.result === undefined) {
      if (play.answerCount >= NO_END) throw new Error(`no end after ${NO_END} answers`);
      player.move(play);
    }
    const outcome = game.outcome(play.result);
    const won = (play.result as { readonly won?: boolean }).won === true;
    return { index, decisions: play.answerCount, turns: game.turns(play.state), outcome, won };
  } catch (error) {
    const crash: Crash = { index, seed, error: errorSentence(error), ...(play && { save: play.save() }) };
    return { index, decisions: play?.answerCount ?? 0, turns: play ? game.turns(play.state) : 0, crash };
  }
}

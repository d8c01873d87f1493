/** Puzzles from games of bots. */
import { findPuzzle, type Playable, type Puzzle, type ThinkablePlay } from '@vigil/bots';
import { type PackedPlay, Play } from '@vigil/engine';
import type { LabGame } from '../games/game.js';
import { makeBot, seedOf } from '../many/play-out.js';
import type { SampledGames } from './samples.js';

/** A puzzle with the game in which it came up. */
export interface FoundPuzzle extends Puzzle {
  readonly saved: PackedPlay;
}

/** Plays a game of a batch until a decision is a puzzle, and returns it; undefined if there is none. */
export function puzzleOfGame<Setup, S, E, R>(
  lab: LabGame<Setup, S, E, R>,
  { bot, seed, investigators }: SampledGames,
  index: number,
): FoundPuzzle | undefined {
  const { content } = lab;
  if (!content) throw new Error('only games with components have puzzles');
  const name = seedOf(seed, index);
  const play = Play.start(lab.definition, lab.setup(index, { investigators, ancientOne: 'each' }), name);
  const player = makeBot(bot, name, content);
  while (play.result === undefined) {
    const puzzle = findPuzzle(play as ThinkablePlay, { content, seed: `${name} ${play.answerCount}` });
    if (puzzle) return { ...puzzle, saved: play.pack() };
    player.move(play as Playable);
  }
  return undefined;
}

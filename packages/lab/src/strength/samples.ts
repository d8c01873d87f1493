/** Positions of games of the careful bot, as features with the outcome of their game. */
import { type Bot, featuresOf, type Playable } from '@vigil/bots';
import { Play } from '@vigil/engine';
import type { View } from '@vigil/rules';
import type { LabGame } from '../games/game.js';
import { makeBot, seedOf } from '../many/play-out.js';

/** A position: the number of its game, its features, and 1 if the game was won in the end. */
export interface Sample {
  readonly game: number;
  readonly features: readonly number[];
  readonly won: 0 | 1;
}

/** The games to be played: by a bot, with these numbers of investigators in turn. */
export interface SampledGames {
  readonly bot: string;
  readonly seed: string;
  readonly investigators: readonly number[];
}

/** Plays a game of a batch, and returns its position at the start of each turn. */
export function sampleGame<Setup, S, E, R>(
  lab: LabGame<Setup, S, E, R>,
  { bot, seed, investigators }: SampledGames,
  index: number,
): readonly Sample[] {
  const { content } = lab;
  if (!content) throw new Error('only games with components have features');
  const name = seedOf(seed, index);
  const setup = lab.setup(index, { investigators, ancientOne: 'each' });
  const play = Play.start(lab.definition, setup, name, { checkpoints: false });
  const player: Bot = makeBot(bot, name, content);
  const positions: number[][] = [];
  let turn = -1;
  while (play.result === undefined) {
    const now = lab.turns(play.state);
    if (now !== turn) {
      turn = now;
      positions.push(featuresOf(content, (play as Playable).view(play.questions[0]?.by[0]) as View));
    }
    player.move(play);
  }
  const won = (play.result as { readonly won?: boolean }).won === true ? 1 : 0;
  return positions.map((features) => ({ game: index, features, won }));
}

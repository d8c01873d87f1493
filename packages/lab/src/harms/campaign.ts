/** Harms of answers in many random games of both kinds. */
import type { Box, TableState } from '@vigil/rules';
import { arkhamLab } from '../games/arkham.js';
import type { ContentGame, MixedSetup } from '../games/game.js';
import { hauntLab } from '../games/haunt.js';
import { mixOf } from '../mix/mix.js';
import { packsFor } from '../odds/campaign.js';
import { HARM_EFFORT, type HarmEffort, harmsOfGame, type PlayedAnswer } from './harms-of-game.js';

/** Games to play out. Without packs: all finished boxes. */
export interface HarmOptions {
  readonly game: string;
  readonly packs?: readonly string[];
  readonly seed: string;
  readonly games: number;
  readonly effort?: Partial<HarmEffort>;
  /** Only the game with this number. */
  readonly only?: number;
}

type PlayOut = (seed: string, index: number, chosen: MixedSetup, effort: HarmEffort) => Generator<PlayedAnswer>;

function createPlayOut<Setup, S extends TableState, R>(game: ContentGame<Setup, S, R>): PlayOut {
  return (seed, index, chosen, effort) => harmsOfGame(game, seed, index, () => game.mixedSetup(chosen), effort);
}

const GAMES: Readonly<Record<string, (boxes: readonly Box[]) => PlayOut>> = {
  arkham: (boxes) => createPlayOut(arkhamLab(boxes)),
  haunt: (boxes) => createPlayOut(hauntLab(boxes)),
};

/** Answers of random games that were played out, with the boxes of each game. Throws if there is no such game. */
export async function* measureHarms({
  game,
  packs = [],
  seed,
  games,
  effort = {},
  only,
}: HarmOptions): AsyncGenerator<PlayedAnswer & { readonly boxes: readonly Box[] }> {
  const make = GAMES[game];
  if (!make) throw new Error(`there is no game "${game}"`);
  const mix = await mixOf(game, { packs: packsFor(game, { packs }) }, seed);
  for (let index = only ?? 0; index < (only === undefined ? games : only + 1); index++) {
    const { boxes, setup } = mix.beginning(index);
    for (const one of make(boxes)(seed, index, setup, { ...HARM_EFFORT, ...effort })) yield { ...one, boxes };
  }
}

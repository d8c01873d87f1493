/** Many random games of both kinds, whose displayed chances are compared with forks. */
import { BOXES, type BoxChoice } from '@vigil/content';
import type { Box, TableState } from '@vigil/rules';
import { arkhamLab } from '../games/arkham.js';
import type { ContentGame, MixedSetup } from '../games/game.js';
import { hauntLab } from '../games/haunt.js';
import { mixOf } from '../mix/mix.js';
import { EFFORT, type Effort, type MeasuredPrediction, oddsOfGame } from './odds.js';

/** Options of a campaign. Without packs: all combinations of the complete boxes of each game. */
export interface OddsOptions extends BoxChoice {
  readonly game: string;
  readonly seed: string;
  /** Ends after the game that reaches this number of measurements. */
  readonly predictions: number;
  readonly effort?: Partial<Effort>;
  /** Plays only the game of this number, to reproduce a position. */
  readonly only?: number;
}

type MeasureGame = (seed: string, index: number, chosen: MixedSetup, effort: Effort) => Generator<MeasuredPrediction>;

function createMeasurement<Setup, S extends TableState, R>(game: ContentGame<Setup, S, R>): MeasureGame {
  return (seed, index, chosen, effort) => oddsOfGame(game, seed, index, () => game.mixedSetup(chosen), effort);
}

const GAMES: Readonly<Record<string, (boxes: readonly Box[]) => MeasureGame>> = {
  arkham: (boxes) => createMeasurement(arkhamLab(boxes)),
  haunt: (boxes) => createMeasurement(hauntLab(boxes)),
};

/** Yields measurements of random games until there are enough. Throws for an unknown game or pack. */
export async function* measureOdds({
  game,
  seed,
  predictions,
  effort = {},
  only,
  ...choice
}: OddsOptions): AsyncGenerator<MeasuredPrediction> {
  const make = GAMES[game];
  if (!make) throw new Error(`there is no game "${game}"`);
  const mix = await mixOf(game, { ...choice, packs: packsFor(game, choice) }, seed);
  const known = new Map<string, MeasureGame>();
  let measured = 0;
  for (let index = only ?? 0; measured < predictions && (only === undefined || index === only); index++) {
    const { boxes, setup } = mix.beginning(index);
    const key = boxes.map(({ pack }) => pack.id).join();
    const look = known.get(key) ?? make(boxes);
    known.set(key, look);
    for (const one of look(seed, index, setup, { ...EFFORT, ...effort })) {
      measured++;
      yield one;
    }
  }
}

/** Returns the packs to play a game with: those given that are for it, or all finished ones. */
export function packsFor(game: string, { packs = [] }: BoxChoice): readonly string[] {
  const finished = BOXES.entries.filter(({ unfinished }) => !unfinished).map(({ id }) => id);
  const chosen = packs.length > 0 ? packs : finished;
  const unsuitable = BOXES.entriesUnsuitableFor(game, chosen).map(({ id }) => id);
  return chosen.filter((id) => !unsuitable.includes(id));
}

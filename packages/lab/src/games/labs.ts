import { type BoxChoice, loadChosenBoxes } from '@vigil/content';
import type { Box } from '@vigil/rules';
import { arkhamLab } from './arkham.js';
import { hauntLab } from './haunt.js';
import { type Lab, labOf } from './lab.js';

const GAMES: Readonly<Record<string, (boxes: readonly Box[]) => Lab>> = {
  arkham: (boxes) => labOf(arkhamLab(boxes)),
  haunt: (boxes) => labOf(hauntLab(boxes)),
};

/** Ids of the games in the lab. */
export const GAME_IDS: readonly string[] = Object.keys(GAMES);

/** Returns the lab of a game with some packs, by default the base pack. Throws for an unknown game or pack. */
export async function labFor(game: string, choice: BoxChoice = {}): Promise<Lab> {
  return labOfBoxes(game, await loadChosenBoxes(choice));
}

/** Returns the lab of a game with these boxes, each after its prerequisites. Throws for an unknown game. */
export function labOfBoxes(game: string, boxes: readonly Box[]): Lab {
  const make = Object.hasOwn(GAMES, game) ? GAMES[game] : undefined;
  if (!make) throw new Error(`there is no game "${game}"; there are: ${GAME_IDS.join(', ')}`);
  return make(boxes);
}

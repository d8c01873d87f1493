import { BASE } from '@vigil/content';
import type { Pack } from '@vigil/rules';
import { arkhamLab } from './arkham.js';
import { hauntLab } from './haunt.js';
import { type Lab, labOf } from './lab.js';

const GAMES: Readonly<Record<string, (packs: readonly Pack[]) => Lab>> = {
  arkham: (packs) => labOf(arkhamLab(packs)),
  haunt: (packs) => labOf(hauntLab(packs)),
};

/** The ids of the games the lab can play. */
export const GAME_IDS: readonly string[] = Object.keys(GAMES);

/** The lab of a game, with the base pack unless other packs are given. Throws if there is no such game. */
export function labFor(game: string, packs: readonly Pack[] = [BASE]): Lab {
  const make = Object.hasOwn(GAMES, game) ? GAMES[game] : undefined;
  if (!make) throw new Error(`there is no game "${game}"; there are: ${GAME_IDS.join(', ')}`);
  return make(packs);
}

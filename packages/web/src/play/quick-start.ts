import { BASE_ONLY, type GameId } from '@vigil/table';
import { newSeed } from './chance.js';
import { GAMES } from './games.js';
import { Session } from './session.js';

/**
 * Starts a random game with the fewest investigators; a single player need not ask others. `box`: added to the base
 * game.
 */
export function startQuickGame(id: string, game: GameId, box?: string): Promise<Session> {
  const investigators = Array<string>(GAMES[game].players.least).fill('random');
  const houseRules = GAMES[game].soloHouseRules;
  const added = box !== undefined && { packs: [...BASE_ONLY, box] };
  return Session.start(id, game, { investigators, ancientOne: 'random', ...added, houseRules }, newSeed());
}

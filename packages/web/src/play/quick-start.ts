import type { GameId } from '@vigil/table';
import { newSeed } from './chance.js';
import { GAMES } from './games.js';
import { Session } from './session.js';

/** A game at once: as few people as it takes, everything by chance; one person alone need not ask the others. */
export function quickStart(id: string, game: GameId): Promise<Session> {
  const investigators = Array<string>(GAMES[game].players.least).fill('random');
  const houseRules = GAMES[game].alone;
  return Session.start(id, game, { investigators, ancientOne: 'random', houseRules }, newSeed());
}

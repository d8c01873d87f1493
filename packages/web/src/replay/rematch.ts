import { newId, newSeed } from '../play/chance.js';
import { Session } from '../play/session.js';
import { saveNewGame } from './save-new-game.js';

/**
 * Starts a new game with the set-up and bots of another and a new seed. Saves it and returns its address. Rejects if
 * the game began at a position, or if nothing can be saved.
 */
export async function createRematch(session: Session): Promise<string> {
  const { origin } = session.save();
  if (!('setup' in origin)) throw new Error('The game has no set-up.');
  const bots = session.bots.map(({ seat }) => ({ seat, since: 0 }));
  return saveNewGame(await Session.start(newId(), session.snapshot().game, origin.setup, newSeed(), bots));
}

import { turnOf } from '@vigil/table';
import { newId } from '../play/chance.js';
import { OpenError } from '../play/open-error.js';
import type { SavedBranch } from '../play/saved-game.js';
import { Session } from '../play/session.js';
import { saveNewGame } from './save-new-game.js';
import { t } from './words.js';

/**
 * Saves the game after a number of answers as a separate one and returns its address. Rejects with an `OpenError` if
 * that moment cannot be replayed or nothing can be saved.
 */
export async function createBranch(session: Session, at: number, name: string, title: string): Promise<string> {
  const cut = await session.cutAt(at);
  if (!cut) throw new OpenError(t('ui.branch.other-version'));
  const branch = await Session.resume(newId(), cut.saved, undefined, session.bots);
  const from: SavedBranch = {
    ...(!session.isReadOnly && { of: session.id }),
    title,
    turn: turnOf(branch.snapshot().view),
    answers: at,
  };
  return saveNewGame(branch, { branch: from, ...(name !== '' && { name }) });
}

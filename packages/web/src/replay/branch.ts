import { turnOf } from '@vigil/table';
import { gameAddress } from '../app/route.js';
import { newId } from '../play/chance.js';
import { saveGame } from '../play/game-storage.js';
import { OpenError } from '../play/open-error.js';
import { notifyOtherWindows } from '../play/other-windows.js';
import type { SavedBranch } from '../play/saved-game.js';
import { Session } from '../play/session.js';
import { t } from './words.js';

/**
 * Saves the game after a number of answers as a separate one and returns its address. Rejects with a `NotOpened` if
 * that moment cannot be replayed or nothing can be saved.
 */
export async function createBranch(session: Session, at: number, name: string, title: string): Promise<string> {
  const cut = await session.cutAt(at);
  if (!cut) throw new OpenError(t('ui.branch.untold'));
  const branch = await Session.resume(newId(), cut.saved, undefined, session.bots);
  try {
    const snapshot = branch.snapshot();
    const from: SavedBranch = {
      ...(!session.isReadOnly && { of: session.id }),
      title,
      turn: turnOf(snapshot.view),
      answers: at,
    };
    const first = { branch: from, ...(name !== '' && { name }) };
    const writer = newId();
    const did = await saveGame({
      snapshot,
      saved: branch.save(),
      names: branch.names(),
      lastStamp: undefined,
      writer,
      initial: first,
    });
    if (did.did !== 'kept') throw new OpenError(t('ui.branch.not-kept'));
    notifyOtherWindows(branch.id);
    return gameAddress(branch.id);
  } finally {
    branch.close();
  }
}

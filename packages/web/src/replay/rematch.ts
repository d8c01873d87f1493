import { gameAddress } from '../app/route.js';
import { newId, newSeed } from '../play/chance.js';
import { saveGame } from '../play/game-storage.js';
import { OpenError } from '../play/open-error.js';
import { notifyOtherWindows } from '../play/other-windows.js';
import { Session } from '../play/session.js';
import { t } from './words.js';

/**
 * Starts a new game with the set-up of another and a seed of its own, saves it and returns its address. Rejects if the
 * game began at a position, or if nothing can be saved.
 */
export async function createRematch(session: Session): Promise<string> {
  const { origin } = session.save();
  if (!('setup' in origin)) throw new OpenError(t('ui.branch.untold'));
  const next = await Session.start(newId(), session.snapshot().game, origin.setup, newSeed());
  try {
    const did = await saveGame({
      snapshot: next.snapshot(),
      saved: next.save(),
      names: next.names(),
      lastStamp: undefined,
      writer: newId(),
    });
    if (did.did !== 'kept') throw new OpenError(t('ui.branch.not-kept'));
    notifyOtherWindows(next.id);
    return gameAddress(next.id);
  } finally {
    next.close();
  }
}

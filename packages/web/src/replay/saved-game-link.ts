import { loadSave } from '../play/game-storage.js';
import { OpenError } from '../play/open-error.js';
import { Session } from '../play/session.js';
import { createLink } from './link.js';
import { t } from './words.js';

/** Creates a link with a saved game. Rejects with an `OpenError` if it cannot be opened or is too long. */
export async function createSavedGameLink(id: string): Promise<string> {
  const save = await loadSave(id);
  if (!save) throw new OpenError(t('ui.frame.not-saved'));
  const session = await Session.resume(id, save.saved, save.names);
  try {
    const cut = await session.cutAt(session.snapshot().answers);
    if (!cut) throw new OpenError(t('ui.branch.other-version'));
    return await createLink(cut.packed);
  } finally {
    session.close();
  }
}

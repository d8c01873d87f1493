import { NotOpened } from '../play/not-opened.js';
import { Session } from '../play/session.js';
import { keptSave } from '../play/storage.js';
import { linkOf } from './link.js';
import { t } from './words.js';

/** A link that holds a kept game as it stands. Fails with a `NotOpened` where that cannot be opened or is too long. */
export async function linkOfKept(id: string): Promise<string> {
  const kept = await keptSave(id);
  if (!kept) throw new NotOpened(t('ui.frame.not-kept'));
  const session = await Session.resume(id, kept.saved, kept.names);
  try {
    const cut = await session.cut(session.snapshot().answers);
    if (!cut) throw new NotOpened(t('ui.branch.untold'));
    return await linkOf(cut.packed);
  } finally {
    session.close();
  }
}

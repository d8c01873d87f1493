import { turnOf } from '@vigil/table';
import { gameAddress } from '../app/route.js';
import { newId } from '../play/chance.js';
import type { KeptBranch } from '../play/kept-game.js';
import { NotOpened } from '../play/not-opened.js';
import { Session } from '../play/session.js';
import { keep } from '../play/storage.js';
import { tellWindows } from '../play/windows.js';
import { t } from './words.js';

/**
 * Keeps the game as it stood after so many answers as one of its own, beside the one it comes from, and gives its address.
 * Fails with a `NotOpened` where that moment cannot be told any more or nothing can be kept.
 */
export async function branchOf(session: Session, at: number, name: string, title: string): Promise<string> {
  const cut = await session.cut(at);
  if (!cut) throw new NotOpened(t('ui.branch.untold'));
  const branch = await Session.resume(newId(), cut.saved);
  try {
    const snapshot = branch.snapshot();
    const from: KeptBranch = {
      ...(!session.isShownOnly && { of: session.id }),
      title,
      turn: turnOf(snapshot.view),
      answers: at,
    };
    const first = { branch: from, ...(name !== '' && { name }) };
    const writer = newId();
    const did = await keep({ snapshot, saved: branch.save(), names: branch.names(), seen: undefined, writer, first });
    if (did.did !== 'kept') throw new NotOpened(t('ui.branch.not-kept'));
    tellWindows(branch.id);
    return gameAddress(branch.id);
  } finally {
    branch.close();
  }
}

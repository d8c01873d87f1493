import { gameAddress } from '../app/route.js';
import { newId } from '../play/chance.js';
import { type SaveRequest, saveGame } from '../play/game-storage.js';
import { OpenError } from '../play/open-error.js';
import { notifyOtherWindows } from '../play/other-windows.js';
import type { Session } from '../play/session.js';
import { t } from './words.js';

/** Saves a new game, closes it and returns its address. Rejects with an `OpenError` if it cannot be saved. */
export async function saveNewGame(game: Session, initial?: SaveRequest['initial']): Promise<string> {
  try {
    const { did } = await saveGame({
      snapshot: game.snapshot(),
      saved: game.save(),
      names: game.names(),
      lastStamp: undefined,
      writer: newId(),
      ...(initial && { initial }),
    });
    if (did !== 'saved') throw new OpenError(t('ui.branch.not-saved'));
    notifyOtherWindows(game.id);
    return gameAddress(game.id);
  } finally {
    game.close();
  }
}

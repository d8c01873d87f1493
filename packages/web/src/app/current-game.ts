import { useCallback, useEffect, useRef, useState } from 'react';
import { Autosave, type AutosaveNotice } from '../play/autosave.js';
import { newId } from '../play/chance.js';
import { loadSave, loadStamp } from '../play/game-storage.js';
import { OpenError } from '../play/open-error.js';
import type { Session } from '../play/session.js';
import { t } from '../words/t.js';
import { gameAddress, goHome, type Route, replaceAddress } from './route.js';

/** Creates a game under an id, or takes an existing one, and opens it. */
export type StartGame = (make: (id: string) => Promise<Session>) => Promise<void>;

/** The game at the table, if there is one. */
export interface CurrentGame {
  readonly autosave: Autosave | undefined;
  /** State of its autosave that the player should see. */
  readonly notice: AutosaveNotice | undefined;
  /** Error if the game in the address cannot be opened. */
  readonly openFailure: { readonly error: unknown } | undefined;
  /** Error if no game could be started. */
  readonly startError: string | undefined;
  readonly startGame: StartGame;
  readonly leave: () => void;
}

/** Holds the game in play. The address names it, so that a reload keeps it. */
export function useCurrentGame(route: Route): CurrentGame {
  const [autosave, setKeeper] = useState<Autosave>();
  const [notice, setNotice] = useState<AutosaveNotice>();
  const [errorMessage, setErrorMessage] = useState<string>();
  const [openFailure, setNotOpened] = useState<{ readonly id: string; readonly error: unknown }>();
  const wanted = route.screen === 'game' ? route.id : undefined;
  // The game in the current address. It may change while a game is being opened.
  const wantedRef = useRef(wanted);
  wantedRef.current = wanted;
  const newGame = useRef<Autosave>(undefined);

  useEffect(() => {
    if (wanted === undefined) {
      setKeeper(undefined);
      return;
    }
    const ready = newGame.current;
    newGame.current = undefined;
    setNotOpened(undefined);
    if (ready?.session.id === wanted) {
      setKeeper(ready);
      setErrorMessage(undefined);
      return;
    }
    let left = false;
    resume(wanted).then(
      (resumed) => {
        if (left || wantedRef.current !== wanted) return resumed.session.close();
        setKeeper(resumed);
        setErrorMessage(undefined);
      },
      (error) => left || setNotOpened({ id: wanted, error }),
    );
    return () => {
      left = true;
    };
  }, [wanted]);

  useEffect(() => {
    const moved = (id: string) => {
      newGame.current = autosave;
      replaceAddress(gameAddress(id));
    };
    return autosave?.start({ onNotice: setNotice, onNewId: moved });
  }, [autosave]);

  // The engine of a game that was left ends; React may run this twice for the one that is here.
  const before = useRef<Autosave>(undefined);
  useEffect(() => {
    if (before.current !== autosave) before.current?.session.close();
    before.current = autosave;
  }, [autosave]);

  // A double click starts one game only.
  const beginning = useRef(false);
  const begin = useCallback<StartGame>(async (make) => {
    if (beginning.current) return;
    beginning.current = true;
    try {
      const session = await make(newId());
      const autosaved = new Autosave(session);
      // Saved before its address is shown, so that the address never names a game that a reload would not find. If
      // saving fails, the game is played anyway and the table says so.
      await autosaved.saveNow();
      newGame.current = autosaved;
      location.hash = gameAddress(session.id);
    } catch (error) {
      setErrorMessage(messageOf(error));
    } finally {
      beginning.current = false;
    }
  }, []);
  const leave = useCallback(() => goHome(), []);
  return {
    autosave: autosave?.session.id === wanted ? autosave : undefined,
    notice,
    openFailure: openFailure?.id === wanted ? openFailure : undefined,
    startError: errorMessage,
    startGame: begin,
    leave,
  };
}

async function resume(id: string): Promise<Autosave> {
  const save = await loadSave(id);
  if (!save) throw new OpenError(t((await loadStamp(id)) === undefined ? 'ui.frame.not-saved' : 'ui.frame.title-only'));
  const { Session } = await import('../play/session.js');
  return new Autosave(await Session.resume(id, save.saved, save.names, save.bots), save);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

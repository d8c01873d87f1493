import { useCallback, useEffect, useRef, useState } from 'react';
import { newId } from '../play/chance.js';
import { Keeper, type Notice } from '../play/keeper.js';
import { NotOpened } from '../play/not-opened.js';
import type { Session } from '../play/session.js';
import { keptSave, stampAt } from '../play/storage.js';
import { t } from '../words/t.js';
import { gameAddress, goHome, moveTo, type Route } from './route.js';

/** Makes a game under an id, or takes one that is made already, and sits down at it. */
export type Begin = (make: (id: string) => Promise<Session>) => Promise<void>;

/** The game at the table, if there is one. */
export interface AtTable {
  /** Keeps it, and has it. */
  readonly keeper: Keeper | undefined;
  /** What there is to say of how it is kept. */
  readonly notice: Notice | undefined;
  /** Why the game in the address cannot be opened. */
  readonly notOpened: { readonly error: unknown } | undefined;
  /** Why no game could be begun. */
  readonly trouble: string | undefined;
  readonly begin: Begin;
  readonly leave: () => void;
}

/** Holds the game at the table. Which one it is stands in the address, so that a reload stays. */
export function useGameInAddress(route: Route): AtTable {
  const [keeper, setKeeper] = useState<Keeper>();
  const [notice, setNotice] = useState<Notice>();
  const [trouble, setTrouble] = useState<string>();
  const [notOpened, setNotOpened] = useState<{ readonly id: string; readonly error: unknown }>();
  const wanted = route.screen === 'game' ? route.id : undefined;
  // The game as the address has it now: somebody may go elsewhere while one is being opened.
  const here = useRef(wanted);
  here.current = wanted;
  const made = useRef<Keeper>(undefined);

  useEffect(() => {
    if (wanted === undefined) {
      setKeeper(undefined);
      return;
    }
    const ready = made.current;
    made.current = undefined;
    setNotOpened(undefined);
    if (ready?.session.id === wanted) {
      setKeeper(ready);
      setTrouble(undefined);
      return;
    }
    let left = false;
    resume(wanted).then(
      (resumed) => {
        if (left || here.current !== wanted) return resumed.session.close();
        setKeeper(resumed);
        setTrouble(undefined);
      },
      (error) => left || setNotOpened({ id: wanted, error }),
    );
    return () => {
      left = true;
    };
  }, [wanted]);

  useEffect(() => {
    const moved = (id: string) => {
      made.current = keeper;
      moveTo(gameAddress(id));
    };
    return keeper?.follow({ notice: setNotice, moved });
  }, [keeper]);

  // The engine of a game that was left ends; React may run this twice for the one that is here.
  const before = useRef<Keeper>(undefined);
  useEffect(() => {
    if (before.current !== keeper) before.current?.session.close();
    before.current = keeper;
  }, [keeper]);

  // Whoever presses twice begins one game.
  const beginning = useRef(false);
  const begin = useCallback<Begin>(async (make) => {
    if (beginning.current) return;
    beginning.current = true;
    try {
      const session = await make(newId());
      const begun = new Keeper(session);
      // Kept before its address is seen, so that the address never names a game that a reload would not find.
      // Where nothing can be kept, the game is played all the same: the table says so.
      await begun.first();
      made.current = begun;
      location.hash = gameAddress(session.id);
    } catch (error) {
      setTrouble(messageOf(error));
    } finally {
      beginning.current = false;
    }
  }, []);
  const leave = useCallback(() => goHome(), []);
  return {
    keeper: keeper?.session.id === wanted ? keeper : undefined,
    notice,
    notOpened: notOpened?.id === wanted ? notOpened : undefined,
    trouble,
    begin,
    leave,
  };
}

async function resume(id: string): Promise<Keeper> {
  const kept = await keptSave(id);
  if (!kept) throw new NotOpened(t((await stampAt(id)) === undefined ? 'ui.frame.not-kept' : 'ui.frame.half-kept'));
  const { Session } = await import('../play/session.js');
  return new Keeper(await Session.resume(id, kept.saved, kept.names), kept);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

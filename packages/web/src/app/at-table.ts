import { useCallback, useEffect, useRef, useState } from 'react';
import { newId } from '../play/chance.js';
import type { Session } from '../play/session.js';
import { keep, keptGame, keptSave } from '../play/storage.js';
import { t } from '../words/t.js';
import { gameAddress, goHome, type Route } from './route.js';

/** Makes a game under an id, or takes one that is made already, and sits down at it. */
export type Begin = (make: (id: string) => Promise<Session>) => Promise<void>;

/** The game at the table, if there is one. */
export interface AtTable {
  readonly session: Session | undefined;
  readonly trouble: string | undefined;
  readonly begin: Begin;
  readonly leave: () => void;
}

/** Holds the game at the table. Which one it is stands in the address, so that a reload stays. */
export function useGameInAddress(route: Route): AtTable {
  const [session, setSession] = useState<Session>();
  const [trouble, setTrouble] = useState<string>();
  const wanted = route.screen === 'game' ? route.id : undefined;
  // The game as the address has it now: somebody may go elsewhere while one is being opened.
  const here = useRef(wanted);
  here.current = wanted;
  const made = useRef<Session>(undefined);

  useEffect(() => {
    if (wanted === undefined) {
      setSession(undefined);
      return;
    }
    const ready = made.current;
    made.current = undefined;
    if (ready?.id === wanted) {
      setSession(ready);
      setTrouble(undefined);
      return;
    }
    let left = false;
    resume(wanted).then(
      (resumed) => {
        if (left || here.current !== wanted) return resumed.close();
        setSession(resumed);
        setTrouble(undefined);
      },
      (error) => {
        if (left) return;
        setTrouble(messageOf(error));
        goHome(true);
      },
    );
    return () => {
      left = true;
    };
  }, [wanted]);

  useEffect(() => (session ? keepUpToDate(session, setTrouble) : undefined), [session]);

  // The engine of a game that was left ends; React may run this twice for the one that is here.
  const before = useRef<Session>(undefined);
  useEffect(() => {
    if (before.current !== session) before.current?.close();
    before.current = session;
  }, [session]);

  const begin = useCallback<Begin>(async (make) => {
    try {
      const session = await make(newId());
      // Kept before its address is seen, so that the address never names a game that a reload would not find.
      // Where nothing can be kept, the game is played all the same: the table says so (`keepUpToDate`).
      await keep(session.snapshot(), session.save(), session.names()).catch(() => {});
      made.current = session;
      location.hash = gameAddress(session.id);
    } catch (error) {
      setTrouble(messageOf(error));
    }
  }, []);
  const leave = useCallback(() => goHome(), []);
  return { session: session?.id === wanted ? session : undefined, trouble, begin, leave };
}

async function resume(id: string): Promise<Session> {
  const [saved, entry] = await Promise.all([keptSave(id), keptGame(id)]);
  if (saved === undefined) throw new Error(t('ui.frame.not-kept'));
  const { Session } = await import('../play/session.js');
  return Session.resume(id, saved, entry?.names);
}

/** Keeps the game after every answer, one write after the other. */
function keepUpToDate(session: Session, report: (trouble: string | undefined) => void): () => void {
  let writing = Promise.resolve();
  const write = () => {
    const snapshot = session.snapshot();
    // An earlier moment that is looked at is not the game as it stands.
    if (snapshot.lookingAt !== undefined) return;
    const saved = session.save();
    writing = writing
      .then(painted)
      .then(() => keep(snapshot, saved, session.names()))
      .then(() => {
        // For whoever must know that nothing can be lost any more.
        document.documentElement.dataset.kept = `${snapshot.id}:${snapshot.answers}`;
      })
      .catch((error) => report(t('ui.frame.cannot-keep', { why: messageOf(error) })));
  };
  write();
  return session.subscribe(write);
}

/** Lets what has changed be drawn first, or a short time pass where nothing is drawn (another window is in front). */
function painted(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, 100);
  });
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

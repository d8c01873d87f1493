import { useCallback, useEffect, useRef, useState } from 'react';
import { newId } from './game/chance.js';
import { Session } from './game/session.js';
import { keep, keptSave } from './game/storage.js';
import { Mishap } from './mishap.js';
import { Start } from './start/start.js';
import { TableScreen } from './table/table-screen.js';

/** The page: the first screen, or a table. Which game is at the table stands in the address, so that a reload stays. */
export function App() {
  const [session, setSession] = useState<Session>();
  // The game at the table as the address has to know it: at once, not when the page has been drawn again.
  const here = useRef<string>(undefined);
  const [trouble, setTrouble] = useState<string>();
  const [ready, setReady] = useState(gameInAddress() === undefined);

  const resume = useCallback(async (id: string) => {
    try {
      const saved = await keptSave(id);
      if (saved === undefined) throw new Error('That game is not kept in this browser.');
      here.current = id;
      const resumed = await Session.resume(id, saved);
      // Somebody may have gone elsewhere meanwhile.
      if (here.current !== id) return resumed.close();
      setSession(resumed);
      setTrouble(undefined);
    } catch (error) {
      setTrouble(messageOf(error));
      here.current = undefined;
      setSession(undefined);
      history.replaceState(null, '', location.pathname);
    }
    setReady(true);
  }, []);

  useEffect(() => {
    const follow = () => {
      const id = gameInAddress();
      if (id === here.current) return;
      here.current = id;
      if (id === undefined) setSession(undefined);
      else void resume(id);
    };
    follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [resume]);

  useEffect(() => (session ? keepUpToDate(session, setTrouble) : undefined), [session]);

  // The engine of a game that was left ends; React may run this twice for the one that is here.
  const before = useRef<Session>(undefined);
  useEffect(() => {
    if (before.current !== session) before.current?.close();
    before.current = session;
  }, [session]);

  const begin = async (make: (id: string) => Promise<Session>) => {
    try {
      const next = await make(newId());
      setTrouble(undefined);
      here.current = next.id;
      setSession(next);
      location.hash = `game=${next.id}`;
    } catch (error) {
      setTrouble(messageOf(error));
    }
  };
  const leave = () => {
    here.current = undefined;
    setSession(undefined);
    history.pushState(null, '', location.pathname);
  };

  if (!ready) return <p className="waiting">The game is being laid out…</p>;
  if (!session) return <Start begin={begin} trouble={trouble} />;
  return (
    <Mishap key={session.id} session={session} leave={leave}>
      <TableScreen session={session} trouble={trouble} leave={leave} />
    </Mishap>
  );
}

/** Keeps the game after every answer, one write after the other. */
function keepUpToDate(session: Session, report: (trouble: string | undefined) => void): () => void {
  let writing = Promise.resolve();
  const write = () => {
    const snapshot = session.snapshot();
    const saved = session.save();
    writing = writing
      .then(() => keep(snapshot, saved))
      .then(() => {
        // For whoever must know that nothing can be lost any more.
        document.documentElement.dataset.kept = `${snapshot.id}:${snapshot.answers}`;
      })
      .catch((error) => report(`The game could not be kept in this browser (${messageOf(error)}). Export it.`));
  };
  write();
  return session.subscribe(write);
}

function gameInAddress(): string | undefined {
  return /^#game=([\w-]+)$/.exec(location.hash)?.[1];
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

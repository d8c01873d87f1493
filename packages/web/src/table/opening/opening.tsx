import { lazy, Suspense, useEffect, useState } from 'react';
import { getSettings } from '../../motion/settings.js';
import { useTable } from '../context.js';

const OpeningScene = lazy(() => import('./opening-scene.js'));

/** Name of the event that shows the opening again. */
export const SHOW_OPENING_EVENT = 'vigil-opening';

const STORAGE_KEY = 'vigil.opened';
/** Number of games remembered. */
const MAX_REMEMBERED = 200;

/**
 * The investigators, the Ancient One and the goal: shown once before the first question of a game, and on request.
 * `origin`: a game that begins here, or one opened by a link; undefined: on request only.
 */
export function Opening({ origin }: { origin: 'new' | 'link' | undefined }) {
  const { snapshot, company } = useTable();
  const { id, seed } = snapshot;
  const game = `${id} ${origin === 'link' ? (seed ?? '') : ''}`;
  const [shown, setShown] = useState<'first' | 'again' | undefined>(() => {
    const { answers, outcome } = snapshot;
    if (origin === undefined || outcome || (origin === 'new' && answers > 0) || !getSettings().opening)
      return undefined;
    // Spectators of a game under way see the table at once.
    if (answers > 0 && company?.ownSeats().length === 0) return undefined;
    return readOpenedGames().includes(game) ? undefined : 'first';
  });
  // Recorded by the reader: a table that is built again while parts of it load has shown nothing yet.
  const close = () => {
    rememberOpened(game);
    setShown(undefined);
  };
  useEffect(() => {
    const show = () => setShown('again');
    window.addEventListener(SHOW_OPENING_EVENT, show);
    return () => window.removeEventListener(SHOW_OPENING_EVENT, show);
  }, []);
  return shown ? (
    <Suspense>
      <OpeningScene first={shown === 'first'} close={close} />
    </Suspense>
  ) : null;
}

/** Returns the games opened here before. Without storage, each visit is the first. */
function readOpenedGames(): unknown[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(stored) ? stored : [];
  } catch {
    return [];
  }
}

function rememberOpened(game: string): void {
  const before = readOpenedGames();
  if (before.includes(game)) return;
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify([...before, game].slice(-MAX_REMEMBERED)));
  } catch {
    // Without storage the opening is shown again.
  }
}

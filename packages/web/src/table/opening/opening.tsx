import { lazy, Suspense, useEffect, useState } from 'react';
import { getSettings } from '../../motion/settings.js';
import { useTable } from '../context.js';

const OpeningScene = lazy(() => import('./opening-scene.js'));

/** What shows it once more. */
export const SHOW_OPENING_EVENT = 'vigil-opening';

const STORAGE_KEY = 'vigil.opened';
/** So many games are remembered. */
const MAX_REMEMBERED = 200;

/**
 * Who plays, against whom, and what wins: shown before the first question of a game, once, and whenever somebody asks for
 * it. `of`: a game that begins here, or one that somebody comes to by a link; undefined: it is never shown by itself.
 */
export function Opening({ of }: { of: 'new' | 'link' | undefined }) {
  const { snapshot } = useTable();
  const { id, seed } = snapshot;
  const game = `${id} ${of === 'link' ? (seed ?? '') : ''}`;
  const [shown, setShown] = useState<'first' | 'again' | undefined>(() => {
    const { answers, outcome } = snapshot;
    if (of === undefined || outcome || (of === 'new' && answers > 0) || !getSettings().opening) return undefined;
    return readOpenedGames().includes(game) ? undefined : 'first';
  });
  // Remembered once it stands: what is begun anew while parts of the table are fetched has shown nothing yet.
  useEffect(() => {
    if (shown === 'first') rememberOpened(game);
  }, [shown, game]);
  useEffect(() => {
    const show = () => setShown('again');
    window.addEventListener(SHOW_OPENING_EVENT, show);
    return () => window.removeEventListener(SHOW_OPENING_EVENT, show);
  }, []);
  return shown ? (
    <Suspense>
      <OpeningScene first={shown === 'first'} close={() => setShown(undefined)} />
    </Suspense>
  ) : null;
}

/** The games that were opened here before. Where nothing can be kept, each visit is the first. */
function readOpenedGames(): unknown[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(kept) ? kept : [];
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
    // It is shown once more.
  }
}

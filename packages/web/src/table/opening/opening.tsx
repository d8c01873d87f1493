import { lazy, Suspense, useEffect, useState } from 'react';
import { settings } from '../../motion/settings.js';
import { useTable } from '../context.js';

const Scene = lazy(() => import('./scene.js'));

/** What shows it once more. */
export const SHOW_OPENING = 'vigil-opening';

const KEY = 'vigil.opened';
/** So many games are remembered. */
const MOST = 200;

/**
 * Who plays, against whom, and what wins: shown before the first question of a game, once, and whenever somebody asks for
 * it. `of`: a game that begins here, or one that somebody comes to by a link; undefined: it is never shown by itself.
 */
export function Opening({ of }: { of: 'new' | 'link' | undefined }) {
  const { snapshot } = useTable();
  const [shown, setShown] = useState<'first' | 'again' | undefined>(() => {
    const { id, seed, answers, outcome } = snapshot;
    if (of === undefined || outcome || (of === 'new' && answers > 0) || !settings().opening) return undefined;
    return met(`${id} ${of === 'link' ? (seed ?? '') : ''}`) ? undefined : 'first';
  });
  useEffect(() => {
    const show = () => setShown('again');
    window.addEventListener(SHOW_OPENING, show);
    return () => window.removeEventListener(SHOW_OPENING, show);
  }, []);
  return shown ? (
    <Suspense>
      <Scene first={shown === 'first'} close={() => setShown(undefined)} />
    </Suspense>
  ) : null;
}

/** Whether this game was opened here before; from now on it was. Where nothing can be kept, each visit is the first. */
function met(game: string): boolean {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    const before = Array.isArray(kept) ? kept : [];
    if (before.includes(game)) return true;
    localStorage.setItem(KEY, JSON.stringify([...before, game].slice(-MOST)));
  } catch {
    // It is shown once more.
  }
  return false;
}

import { type ReactNode, useEffect, useRef } from 'react';
import { t } from '../words/t.js';
import { useTable } from './context.js';
import { useCamera } from './use-camera.js';

/** Holds the board, which can be moved about and made larger: with wheel, fingers, mouse, + and −, and 0 for all of it. */
export function BoardFrame({ children }: { children: ReactNode }) {
  const { decision, snapshot } = useTable();
  const frame = useRef<HTMLDivElement>(null);
  const { least, most, larger, smaller, whole, reveal } = useCamera(frame);

  // The one who decides is in view.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change of the game that counts
  useEffect(() => {
    const token = frame.current?.querySelector('.person.active') ?? frame.current?.querySelector('.place.open');
    if (token) reveal(token);
  }, [decision?.id, snapshot, reveal]);

  return (
    <section className="board-frame" aria-label={t('ui.board.frame')}>
      <div className="board-scroll" ref={frame} tabIndex={-1}>
        {children}
      </div>
      <p className="zoom">
        <button type="button" disabled={least} onClick={smaller} aria-label={t('ui.board.smaller')}>
          −
        </button>
        <button type="button" disabled={least} onClick={whole} aria-label={t('ui.board.fit')} title={t('ui.board.fit')}>
          ⤢
        </button>
        <button type="button" disabled={most} onClick={larger} aria-label={t('ui.board.larger')}>
          +
        </button>
      </p>
    </section>
  );
}

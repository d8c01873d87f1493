import { type ReactNode, useEffect, useRef, useState } from 'react';
import { t } from '../words/t.js';
import { useTable } from './context.js';

const ZOOMS = [1, 1.4, 2];

/** Holds the board. Where the window is too small for all of it, it can be moved about and made larger. */
export function BoardFrame({ children }: { children: ReactNode }) {
  const { decision, snapshot } = useTable();
  const frame = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useState(0);

  // The one who decides is in view.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change of the game that counts
  useEffect(() => {
    const box = frame.current;
    const token = box?.querySelector('.person.active') ?? box?.querySelector('.place.open');
    if (!box || !token) return;
    const [outer, inner] = [box.getBoundingClientRect(), token.getBoundingClientRect()];
    box.scrollTo({
      left: box.scrollLeft + inner.left + inner.width / 2 - outer.left - outer.width / 2,
      top: box.scrollTop + inner.top + inner.height / 2 - outer.top - outer.height / 2,
    });
  }, [decision?.id, snapshot, zoom]);

  return (
    <section className="board-frame" aria-label={t('ui.board.frame')}>
      <div className="board-scroll" ref={frame} tabIndex={-1} style={{ '--zoom': ZOOMS[zoom] } as object}>
        {children}
      </div>
      <p className="zoom">
        <button
          type="button"
          disabled={zoom === 0}
          onClick={() => setZoom(zoom - 1)}
          aria-label={t('ui.board.smaller')}
        >
          −
        </button>
        <button
          type="button"
          disabled={zoom === ZOOMS.length - 1}
          onClick={() => setZoom(zoom + 1)}
          aria-label={t('ui.board.larger')}
        >
          +
        </button>
      </p>
    </section>
  );
}

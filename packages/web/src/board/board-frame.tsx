import type { ToldEvent } from '@vigil/table';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTable } from '../table/context.js';
import { t } from '../words/t.js';
import { useCamera } from './use-camera.js';

/** Where what is told just now happened. */
function placeTold(told: readonly ToldEvent[]): string | undefined {
  const event = told.at(-1)?.event;
  if (!event) return undefined;
  if ('at' in event) return event.at;
  return event.type === 'moved' || event.type === 'monsterMoved' ? event.to : undefined;
}

/** Holds the board, which can be moved about and made larger: with wheel, fingers, mouse, + and −, and 0 for all of it. */
export function BoardFrame({ children }: { children: ReactNode }) {
  const { decision, snapshot } = useTable();
  const frame = useRef<HTMLDivElement>(null);
  const { least, most, larger, smaller, whole, reveal } = useCamera(frame);

  // The one who decides is in view, or the place of what is told.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change of the game that counts
  useEffect(() => {
    const find = (selector: string) => frame.current?.querySelector(selector);
    const told = snapshot.telling === undefined ? undefined : placeTold(snapshot.told);
    const shown = told === undefined ? undefined : find(`[data-place="${CSS.escape(told)}"]`);
    const token = shown ?? find('.person.active') ?? find('.place.open');
    if (token) reveal(token);
  }, [decision?.id, snapshot, reveal]);

  return (
    <section className="board-frame" aria-label={t('ui.board.frame')}>
      <div className="board-scroll" ref={frame} tabIndex={-1}>
        {children}
      </div>
      <p className="zoom">
        <button type="button" className="step" disabled={least} onClick={smaller} aria-label={t('ui.board.smaller')}>
          −
        </button>
        {/* In a narrow window, where fingers do the rest, the only one: all of the board, and nearer again. */}
        <button
          type="button"
          onClick={least ? larger : whole}
          aria-label={t(least ? 'ui.board.larger' : 'ui.board.fit')}
          title={t(least ? 'ui.board.larger' : 'ui.board.fit')}
        >
          ⤢
        </button>
        <button type="button" className="step" disabled={most} onClick={larger} aria-label={t('ui.board.larger')}>
          +
        </button>
      </p>
    </section>
  );
}

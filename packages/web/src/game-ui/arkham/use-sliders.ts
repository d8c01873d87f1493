import type { Investigator } from '@vigil/rules';
import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { useTable } from '../../table/context.js';
import { findReachableStops, type StopId } from './sliders.js';

/** Returns the cell under a pointer if it is a stop in reach. */
function stopAt({ clientX, clientY }: PointerEvent): HTMLElement | undefined {
  return document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('.slider .reach') ?? undefined;
}

/**
 * Lets sliders be dragged on a sheet, or a stop be clicked. While dragging, both skills show their future values; on
 * release the answers that lead there are sent. Keyboard users use the answer buttons.
 */
export function useSliders(
  who: Investigator,
  sheet: RefObject<HTMLElement | null>,
): (pair: number, stop: number) => boolean {
  const { decision, readOnly, give } = useTable();
  const asked = readOnly ? undefined : decision;
  const ways = useMemo(() => findReachableStops(asked, who), [asked, who]);
  const now = useRef({ ways, asked, give });
  now.current = { ways, asked, give };
  useEffect(() => {
    const box = sheet.current;
    if (!box) return;
    const stop = new AbortController();
    let highlighted: readonly Element[] = [];
    let pair: string | undefined;
    // Highlights both future skills of the pair, and clears the current ones.
    const highlight = (cell: HTMLElement | undefined) => {
      for (const one of highlighted) one.classList.remove('will');
      highlighted = cell ? [...box.querySelectorAll(`.slider [data-stop="${cell.dataset.stop}"]`)] : [];
      for (const one of highlighted) one.classList.add('will');
    };
    const release = () => {
      highlight(undefined);
      pair = undefined;
    };
    box.addEventListener(
      'pointerdown',
      (event) => {
        const cell = (event.target as Element).closest<HTMLElement>('.slider [data-stop]');
        if (!cell || event.button !== 0 || now.current.ways.size === 0) return;
        pair = cell.dataset.stop?.split(':')[0];
        // The pointer may leave the cell: the cell under it counts, not the one where it started.
        if (cell.hasPointerCapture(event.pointerId)) cell.releasePointerCapture(event.pointerId);
        highlight(stopAt(event));
      },
      stop,
    );
    const stopUnder = (event: PointerEvent) => {
      const cell = stopAt(event);
      return cell?.dataset.stop?.split(':')[0] === pair ? cell : undefined;
    };
    window.addEventListener('pointermove', (event) => pair !== undefined && highlight(stopUnder(event)), stop);
    window.addEventListener(
      'pointerup',
      (event) => {
        const { ways: to, asked: on, give: take } = now.current;
        const answers = pair === undefined ? undefined : to.get(stopUnder(event)?.dataset.stop as StopId);
        release();
        if (answers && on) take({ decision: on.id, answers });
      },
      stop,
    );
    window.addEventListener('pointercancel', release, stop);
    return () => stop.abort();
  }, [sheet]);
  return (pair, stop) => ways.has(`${pair}:${stop}`);
}

import type { Investigator } from '@vigil/rules';
import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { useTable } from '../../table/context.js';
import { type StopId, stopsInReach } from './sliders.js';

/** The cell of a sheet that a pointer is over, where it is a stop in reach. */
function stopAt({ clientX, clientY }: PointerEvent): HTMLElement | undefined {
  return document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('.slider .reach') ?? undefined;
}

/**
 * Lets sliders be dragged on a sheet, or a stop be clicked: while it is held both skills are shown as they will be, where it
 * is let go the answers are given that bring it there. By keys it is done with the answers themselves.
 */
export function useSliders(
  who: Investigator,
  sheet: RefObject<HTMLElement | null>,
): (pair: number, stop: number) => boolean {
  const { decision, theirs, give } = useTable();
  const asked = theirs ? undefined : decision;
  const ways = useMemo(() => stopsInReach(asked, who), [asked, who]);
  const now = useRef({ ways, asked, give });
  now.current = { ways, asked, give };
  useEffect(() => {
    const box = sheet.current;
    if (!box) return;
    const stop = new AbortController();
    let lit: readonly Element[] = [];
    let pair: string | undefined;
    // Both skills of the pair, as they will be; those they are now are let go of.
    const light = (cell: HTMLElement | undefined) => {
      for (const one of lit) one.classList.remove('will');
      lit = cell ? [...box.querySelectorAll(`.slider [data-stop="${cell.dataset.stop}"]`)] : [];
      for (const one of lit) one.classList.add('will');
    };
    const letGo = () => {
      light(undefined);
      pair = undefined;
    };
    box.addEventListener(
      'pointerdown',
      (event) => {
        const cell = (event.target as Element).closest<HTMLElement>('.slider [data-stop]');
        if (!cell || event.button !== 0 || now.current.ways.size === 0) return;
        pair = cell.dataset.stop?.split(':')[0];
        // The pointer may leave the cell: what it is over decides, not where it began.
        if (cell.hasPointerCapture(event.pointerId)) cell.releasePointerCapture(event.pointerId);
        light(stopAt(event));
      },
      stop,
    );
    const over = (event: PointerEvent) => {
      const cell = stopAt(event);
      return cell?.dataset.stop?.split(':')[0] === pair ? cell : undefined;
    };
    window.addEventListener('pointermove', (event) => pair !== undefined && light(over(event)), stop);
    window.addEventListener(
      'pointerup',
      (event) => {
        const { ways: to, asked: on, give: take } = now.current;
        const answers = pair === undefined ? undefined : to.get(over(event)?.dataset.stop as StopId);
        letGo();
        if (answers && on) take({ decision: on.id, answers });
      },
      stop,
    );
    window.addEventListener('pointercancel', letGo, stop);
    return () => stop.abort();
  }, [sheet]);
  return (pair, stop) => ways.has(`${pair}:${stop}`);
}

import { useEffect } from 'react';
import { ignoreNextClick } from './carrying.js';
import type { Pointing } from './pointing.js';

/** A finger that rests so long on something asks what it is. */
const LONG = 500;
const SLACK = 10;

/**
 * Everything that explains itself has `data-about`: what it is about. Here, once for the whole table: a pointer over it
 * or the focus on it shows that in passing; a long press, a click with the other button or the menu key keep it in view.
 * `asked`: whether it was asked for with a key, so that the focus goes along.
 */
export function usePointedAt(pointing: Pointing, inspect: (target: string, byKey: boolean) => void): void {
  useEffect(() => {
    const stop = new AbortController();
    const on = { signal: stop.signal };
    const { glance } = pointing;
    let pressed: { readonly x: number; readonly y: number; readonly timer: ReturnType<typeof setTimeout> } | undefined;
    let byKey = false;
    const letGo = () => {
      if (pressed) clearTimeout(pressed.timer);
      pressed = undefined;
    };
    document.addEventListener('pointerover', (event) => event.pointerType !== 'touch' && glance(aboutOf(event)), on);
    document.documentElement.addEventListener('pointerleave', () => glance(undefined), on);
    document.addEventListener('focusin', (event) => glance(aboutOf(event)), on);
    document.addEventListener('focusout', () => glance(undefined), on);
    document.addEventListener(
      'pointerdown',
      (event) => {
        byKey = false;
        letGo();
        const about = aboutOf(event);
        if (about === undefined || event.pointerType === 'mouse' || !event.isPrimary) return;
        const timer = setTimeout(() => {
          letGo();
          inspect(about, false);
          window.addEventListener('pointerup', ignoreNextClick, { once: true, capture: true });
        }, LONG);
        pressed = { x: event.clientX, y: event.clientY, timer };
      },
      { ...on, capture: true },
    );
    const onMove = ({ clientX, clientY }: PointerEvent) => {
      if (pressed && Math.hypot(clientX - pressed.x, clientY - pressed.y) > SLACK) letGo();
    };
    document.addEventListener('pointermove', onMove, { ...on, capture: true });
    document.addEventListener('pointerup', letGo, { ...on, capture: true });
    document.addEventListener('pointercancel', letGo, { ...on, capture: true });
    document.addEventListener(
      'keydown',
      () => {
        byKey = true;
      },
      { ...on, capture: true },
    );
    document.addEventListener(
      'contextmenu',
      (event) => {
        const about = aboutOf(event);
        if (about === undefined) return;
        event.preventDefault();
        inspect(about, byKey);
      },
      on,
    );
    return () => {
      letGo();
      stop.abort();
    };
  }, [pointing, inspect]);
}

/** What the thing under an event is about. */
function aboutOf({ target }: Event): string | undefined {
  if (!(target instanceof Element)) return undefined;
  return target.closest<HTMLElement | SVGElement>('[data-about]')?.dataset.about || undefined;
}

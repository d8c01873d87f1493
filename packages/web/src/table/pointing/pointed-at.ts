import { useEffect } from 'react';
import { type Carrying, ignoreNextClick } from '../../giving/carrying.js';
import type { Pointing } from './pointing.js';

/** A finger that rests so long on something asks what it is. */
const LONG = 500;
const SLACK = 10;
/** So long an explanation outlasts the pointer on its thing: time to come to it, where it may be read at leisure. */
const LINGER = 500;

/**
 * Everything that explains itself has `data-about`: what it is about. Here, once for the whole table: a pointer over it
 * or the focus on it shows that in passing; a long press, a click with the other button or the menu key keep it in view.
 * `asked`: whether it was asked for with a key, so that the focus goes along.
 */
export function usePointedAt(
  pointing: Pointing,
  carrying: Carrying,
  inspect: (target: string, byKey: boolean) => void,
): void {
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
    let leaving: ReturnType<typeof setTimeout> | undefined;
    // Its explanation was put away: it comes back with the pointer, once that was elsewhere.
    let dismissed: Element | undefined;
    const show = (about: string | undefined) => {
      clearTimeout(leaving);
      leaving = undefined;
      glance(about);
    };
    const hover = (event: PointerEvent) => {
      if (event.pointerType === 'touch') return;
      if (carrying.get().carried) return show(undefined);
      const thing = thingOf(event);
      if (thing && thing === dismissed) return;
      dismissed = undefined;
      const about = aboutOf(event);
      if (pointing.get().glanced !== undefined && isOverExplanation(event) && !thing?.classList.contains('open')) {
        show(pointing.get().glanced);
      } else if (about !== undefined || pointing.get().glanced === undefined) show(about);
      else leaving ??= setTimeout(show, LINGER);
    };
    document.addEventListener('pointerover', hover, on);
    document.addEventListener('pointermove', hover, on);
    document.documentElement.addEventListener('pointerleave', () => show(undefined), on);
    document.addEventListener('focusin', (event) => show(aboutOf(event)), on);
    document.addEventListener('focusout', () => show(undefined), on);
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
      ({ key }) => {
        byKey = true;
        if (key !== 'Escape') return;
        dismissed = [...document.querySelectorAll('[data-about]:hover')].at(-1);
        show(undefined);
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
      clearTimeout(leaving);
      stop.abort();
    };
  }, [pointing, carrying, inspect]);
}

/**
 * Whether the pointer is over what is explained. That lets it through to the board, so the event itself cannot tell. It
 * is held there to be read; what can be chosen below it comes first all the same.
 */
function isOverExplanation({ clientX, clientY }: PointerEvent): boolean {
  const box = document.querySelector('.inspector')?.getBoundingClientRect();
  if (!box) return false;
  return clientX >= box.left && clientX <= box.right && clientY >= box.top && clientY <= box.bottom;
}

/** What the thing under an event is about. */
function aboutOf(event: Event): string | undefined {
  return thingOf(event)?.dataset.about || undefined;
}

function thingOf({ target }: Event): HTMLElement | SVGElement | undefined {
  if (!(target instanceof Element)) return undefined;
  return target.closest<HTMLElement | SVGElement>('[data-about]') ?? undefined;
}

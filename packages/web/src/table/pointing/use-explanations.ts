import { useEffect } from 'react';
import type { DragController } from '../../transfer/drag-controller.js';
import { ignoreNextClick } from '../../transfer/dragging.js';
import type { Pointing } from './pointing.js';

/** Duration of a long press, in milliseconds. */
const LONG_PRESS_MS = 500;
const PRESS_SLACK = 10;
/**
 * An explanation stays this long after the pointer leaves its subject, so that the pointer can reach it, in
 * milliseconds.
 */
const LINGER_MS = 500;
/** Elements on the way to an explanation replace it only after the pointer rests there this long, in milliseconds. */
const PASSING_MS = 160;

/**
 * Handles explanations for the whole table. Elements with an explanation name its subject in `data-about`. Hover and
 * focus show it temporarily; a long press, a right click or the menu key pin it. `inspect`: receives
 * `byKey` if a key requested it, so that the focus moves to it.
 */
export function useExplanations(
  pointing: Pointing,
  carrying: DragController,
  inspect: (target: string, byKey: boolean) => void,
): void {
  useEffect(() => {
    const stop = new AbortController();
    const on = { signal: stop.signal };
    const { glance } = pointing;
    let pressed: { readonly x: number; readonly y: number; readonly timer: ReturnType<typeof setTimeout> } | undefined;
    let byKey = false;
    // A tap selects; only a long press explains.
    let byFinger = false;
    const cancelPress = () => {
      if (pressed) clearTimeout(pressed.timer);
      pressed = undefined;
    };
    let leaving: ReturnType<typeof setTimeout> | undefined;
    // Its explanation was closed: it returns when the pointer comes back.
    let dismissed: Element | undefined;
    let passing: ReturnType<typeof setTimeout> | undefined;
    let before = Number.POSITIVE_INFINITY;
    let nearer = false;
    const show = (about: string | undefined) => {
      clearTimeout(leaving);
      clearTimeout(passing);
      leaving = undefined;
      glance(about);
    };
    const hover = (event: PointerEvent) => {
      if (event.pointerType === 'touch') return;
      if (carrying.get().item) return show(undefined);
      const thing = explainedElement(event);
      if (thing && thing === dismissed) return;
      dismissed = undefined;
      const about = subjectOf(event);
      const far = distanceToExplanation(event);
      // Two events report one move.
      if (far !== before) nearer = far < before;
      before = far;
      if (pointing.get().glanced !== undefined && far === 0 && !thing?.classList.contains('open')) {
        show(pointing.get().glanced);
      } else if (nearer && about !== undefined && ![undefined, about].includes(pointing.get().glanced)) {
        clearTimeout(leaving);
        clearTimeout(passing);
        passing = setTimeout(show, PASSING_MS, about);
      } else if (about !== undefined || pointing.get().glanced === undefined) show(about);
      else leaving ??= setTimeout(show, LINGER_MS);
    };
    document.addEventListener('pointerover', hover, on);
    document.addEventListener('pointermove', hover, on);
    document.documentElement.addEventListener('pointerleave', () => show(undefined), on);
    document.addEventListener('focusin', (event) => show(byFinger ? undefined : subjectOf(event)), on);
    document.addEventListener('focusout', () => show(undefined), on);
    document.addEventListener(
      'pointerdown',
      (event) => {
        byKey = false;
        byFinger = event.pointerType === 'touch';
        cancelPress();
        const about = subjectOf(event);
        if (about === undefined || event.pointerType === 'mouse' || !event.isPrimary) return;
        const timer = setTimeout(() => {
          cancelPress();
          inspect(about, false);
          window.addEventListener('pointerup', ignoreNextClick, { once: true, capture: true });
        }, LONG_PRESS_MS);
        pressed = { x: event.clientX, y: event.clientY, timer };
      },
      { ...on, capture: true },
    );
    const onMove = ({ clientX, clientY }: PointerEvent) => {
      if (pressed && Math.hypot(clientX - pressed.x, clientY - pressed.y) > PRESS_SLACK) cancelPress();
    };
    document.addEventListener('pointermove', onMove, { ...on, capture: true });
    document.addEventListener('pointerup', cancelPress, { ...on, capture: true });
    document.addEventListener('pointercancel', cancelPress, { ...on, capture: true });
    document.addEventListener(
      'keydown',
      ({ key }) => {
        byKey = true;
        byFinger = false;
        if (key !== 'Escape') return;
        dismissed = [...document.querySelectorAll('[data-about]:hover')].at(-1);
        show(undefined);
      },
      { ...on, capture: true },
    );
    document.addEventListener(
      'contextmenu',
      (event) => {
        const about = subjectOf(event);
        if (about === undefined) return;
        event.preventDefault();
        inspect(about, byKey);
      },
      on,
    );
    return () => {
      cancelPress();
      clearTimeout(leaving);
      clearTimeout(passing);
      stop.abort();
    };
  }, [pointing, carrying, inspect]);
}

/**
 * Returns the distance of a pointer from the current explanation, in pixels: 0 over it. The explanation is transparent
 * to pointer events, so the event target does not tell. Selectable components below it still come first.
 */
function distanceToExplanation({ clientX, clientY }: PointerEvent): number {
  const box = document.querySelector('.inspector')?.getBoundingClientRect();
  if (!box) return Number.POSITIVE_INFINITY;
  return Math.hypot(
    Math.max(0, box.left - clientX, clientX - box.right),
    Math.max(0, box.top - clientY, clientY - box.bottom),
  );
}

/** Returns the subject of the element under an event. */
function subjectOf(event: Event): string | undefined {
  return explainedElement(event)?.dataset.about || undefined;
}

function explainedElement({ target }: Event): HTMLElement | SVGElement | undefined {
  if (!(target instanceof Element)) return undefined;
  return target.closest<HTMLElement | SVGElement>('[data-about]') ?? undefined;
}

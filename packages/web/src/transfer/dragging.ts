import { type PointerEvent as ReactPointerEvent, type RefCallback, useCallback, useRef } from 'react';
import { useTable } from '../table/context.js';
import { useStoreValue } from '../ui/store.js';
import type { DragController, DragPayload } from './drag-controller.js';

/** So far a pointer may stray and still have clicked. */
const CLICK_SLACK_PX = 6;
/** Time a finger must rest to pick up something; moving earlier scrolls. */
const LONG_PRESS_MS = 250;

/** Makes an element draggable. `load` runs at the start of the drag; undefined: no drag. */
export function useDraggable(load: () => DragPayload | undefined): {
  readonly ref: RefCallback<HTMLElement>;
  readonly onPointerDown: (event: ReactPointerEvent<HTMLElement>) => void;
} {
  const { carrying } = useTable();
  const now = useRef({ load, resting: false });
  now.current.load = load;
  // Browsers decide by touch listeners present at the start of a touch if they scroll.
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const onMove = (event: TouchEvent) => now.current.resting && event.cancelable && event.preventDefault();
    element.addEventListener('touchmove', onMove, { passive: false });
    return () => element.removeEventListener('touchmove', onMove);
  }, []);
  const onPointerDown = useCallback(
    (event: ReactPointerEvent<HTMLElement>) => {
      if (event.button !== 0 || !event.isPrimary) return;
      trackPress(event.currentTarget, event.nativeEvent, carrying, now.current);
    },
    [carrying],
  );
  return { ref, onPointerDown };
}

/** Follows one press from beginning to end. */
function trackPress(
  element: HTMLElement,
  { pointerId, pointerType, clientX, clientY }: PointerEvent,
  carrying: DragController,
  thing: { readonly load: () => DragPayload | undefined; resting: boolean },
): void {
  const stop = new AbortController();
  const on = { signal: stop.signal };
  const finger = pointerType === 'touch';
  let carries = false;
  const timer = finger ? setTimeout(() => setResting(true), LONG_PRESS_MS) : undefined;
  const setResting = (resting: boolean) => {
    thing.resting = resting;
    element.classList.toggle('picked-up', resting);
  };
  const end = () => {
    clearTimeout(timer);
    setResting(false);
    stop.abort();
  };
  const beginDrag = () => {
    const load = thing.load();
    if (!load) return end();
    carries = true;
    const { width, height } = element.getBoundingClientRect();
    carrying.start({ ...load, element: element.cloneNode(true) as HTMLElement, width, height });
    element.classList.add('picked-up');
    // From here on nothing else is hovered over, and the hand stays closed wherever it goes.
    element.setPointerCapture(pointerId);
    window.getSelection()?.removeAllRanges();
  };
  window.addEventListener(
    'pointermove',
    (event) => {
      if (event.pointerId !== pointerId) return;
      if (!carries) {
        if (Math.hypot(event.clientX - clientX, event.clientY - clientY) < CLICK_SLACK_PX) return;
        if (finger && !thing.resting) return end();
        beginDrag();
      }
      if (carries) carrying.moveTo(event.clientX, event.clientY);
    },
    on,
  );
  window.addEventListener(
    'pointerup',
    (event) => {
      if (event.pointerId !== pointerId) return;
      end();
      if (!carries) return;
      ignoreNextClick();
      carrying.drop();
    },
    on,
  );
  const abortDrag = () => {
    end();
    if (carries) carrying.cancel();
  };
  window.addEventListener('pointercancel', (event) => event.pointerId === pointerId && abortDrag(), on);
  window.addEventListener('blur', abortDrag, on);
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || !carries) return;
      event.preventDefault();
      event.stopPropagation();
      abortDrag();
      window.addEventListener('pointerup', ignoreNextClick, { once: true, capture: true });
    },
    { ...on, capture: true },
  );
}

/** Ignores the click that follows a drag or a long press. */
export function ignoreNextClick(): void {
  const swallow = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  window.addEventListener('click', swallow, { capture: true, once: true });
  // Without a click after all, the next real one is not lost.
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), 50);
}

/** Makes an element a drop target, with its state for the current drag. */
export function useDropTarget(abortDrag: string | undefined): {
  readonly 'data-drop': string | undefined;
  readonly receives: '' | ' receives' | ' receives over';
} {
  const { carrying } = useTable();
  const receives = useStoreValue(carrying, ({ item, over }) => {
    if (abortDrag === undefined || !item?.drops.has(abortDrag)) return '';
    return over === abortDrag ? ' receives over' : ' receives';
  });
  return { 'data-drop': abortDrag, receives };
}

import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { canAnimate } from '../motion/settings.js';
import { type BoardPlan, boardScale, READABLE_SCALE } from './boards.js';
import {
  type Camera,
  clampCamera,
  type FramePoint,
  maxScale,
  panTowards,
  type Size,
  WHOLE_BOARD,
  zoomCamera,
} from './camera.js';

/** Initial scale if the whole board is too small to read. */
const START_SCALE = 0.94;
/** Zoom factor of one press of a button or a key. */
const ZOOM_STEP = 1.4;
/** Delay after the last move until the board leaves its `moving` state, in milliseconds. */
const SETTLE_MS = 180;
/** Maximum movement of a pointer that still counts as a click, in pixels. */
const CLICK_SLACK = 6;
/** The token of the deciding investigator, except one that is only passing through. */
export const DECIDER_SELECTOR = '.person.active:not(.passing *)';

/** Controls of the board's view. */
export interface CameraControls {
  readonly least: boolean;
  readonly most: boolean;
  readonly zoomIn: () => void;
  readonly zoomOut: () => void;
  readonly showAll: () => void;
}

/**
 * Controls the view of a board in its frame: with wheel, fingers, mouse, keys (if it is the current one) and buttons.
 * Writes to the board's style directly, so that moving it renders nothing.
 */
export function useCamera(frame: RefObject<HTMLDivElement | null>, plan: BoardPlan, current: boolean): CameraControls {
  const { ratio } = plan;
  const camera = useRef<Camera>(WHOLE_BOARD);
  // Until the player moves the view, it follows the size of the window.
  const movedByPlayer = useRef(false);
  const [ends, setEnds] = useState({ least: true, most: false });
  // The size the view was last computed for: switching to this board keeps a view that was changed meanwhile.
  const lastSize = useRef('');
  const requested = useRef<Element>(undefined);
  const settleTimer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const show = useCallback(
    (next: Camera, glide: boolean) => {
      const box = frame.current;
      const board = box?.querySelector<HTMLElement>('.board');
      if (!box || !board) return;
      camera.current = clampCamera(next, sizeOf(box), ratio);
      const { x, y, scale } = camera.current;
      board.classList.toggle('gliding', glide && canAnimate());
      board.classList.toggle('moving', !glide);
      clearTimeout(settleTimer.current);
      if (!glide) settleTimer.current = setTimeout(() => board.classList.remove('moving'), SETTLE_MS);
      board.style.transform = scale === 1 && x === 0 && y === 0 ? '' : `translate(${x}px, ${y}px) scale(${scale})`;
      const [least, max] = [scale <= 1.001, scale >= maxScale(sizeOf(box), ratio) * 0.999];
      setEnds((before) => (before.least === least && before.most === max ? before : { least, most: max }));
    },
    [frame, ratio],
  );
  const zoom = useCallback(
    (by: number, at?: FramePoint, glide = true) => {
      const box = frame.current;
      if (!box) return;
      movedByPlayer.current = true;
      const size = sizeOf(box);
      show(zoomCamera(camera.current, by, at ?? { x: size.w / 2, y: size.h / 2 }, size, ratio), glide);
    },
    [frame, show, ratio],
  );
  const whole = useCallback(() => {
    movedByPlayer.current = true;
    show(WHOLE_BOARD, true);
  }, [show]);
  const reveal = useCallback(
    (what: Element) => {
      const box = frame.current;
      if (!box || camera.current.scale <= 1.001) return;
      const [outer, inner] = [box.getBoundingClientRect(), what.getBoundingClientRect()];
      const point = { x: inner.x + inner.width / 2 - outer.x, y: inner.y + inner.height / 2 - outer.y };
      const next = panTowards(camera.current, point, sizeOf(box), ratio);
      if (next !== camera.current) show(next, true);
    },
    [frame, show, ratio],
  );

  useEffect(() => {
    const box = frame.current;
    if (!box) return;
    const resized = new ResizeObserver(() => {
      const size = sizeOf(box);
      const before = lastSize.current;
      lastSize.current = `${size.w} ${size.h} ${plan.viewBox}`;
      // A hidden part of the table has no size.
      if (size.w === 0 || size.h === 0 || lastSize.current === before) return;
      const whole = boardScale(size, plan);
      const start = whole < READABLE_SCALE ? { ...WHOLE_BOARD, scale: START_SCALE / whole } : WHOLE_BOARD;
      show(movedByPlayer.current ? camera.current : start, false);
      // A requested target stays in view when the question panel grows or shrinks.
      const focusTarget = requested.current?.isConnected ? requested.current : box.querySelector(DECIDER_SELECTOR);
      const token = box.querySelector('[data-place]:focus-visible') ?? focusTarget;
      if (token) reveal(token);
    });
    resized.observe(box);
    const stopListening = listenToGestures(box, camera, movedByPlayer, show, zoom);
    const onKey = (event: KeyboardEvent) => {
      if (!current || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof HTMLElement && event.target.closest('input, select, textarea, dialog')) return;
      if (event.key === '+' || event.key === '=') zoom(ZOOM_STEP);
      else if (event.key === '-') zoom(1 / ZOOM_STEP);
      else if (event.key === '0') whole();
    };
    window.addEventListener('keydown', onKey);
    // A place focused by the keyboard, or requested by another component.
    const onReveal = ({ target, type }: Event) => {
      if (!(target instanceof Element && (type === 'reveal' || target.matches('[data-place]:focus-visible')))) return;
      if (type === 'reveal') requested.current = target;
      reveal(target);
    };
    box.addEventListener('focusin', onReveal);
    box.addEventListener('reveal', onReveal);
    return () => {
      box.removeEventListener('focusin', onReveal);
      box.removeEventListener('reveal', onReveal);
      resized.disconnect();
      stopListening();
      window.removeEventListener('keydown', onKey);
    };
  }, [frame, plan, current, show, zoom, whole, reveal]);

  const larger = useCallback(() => zoom(ZOOM_STEP), [zoom]);
  const smaller = useCallback(() => zoom(1 / ZOOM_STEP), [zoom]);
  return { ...ends, zoomIn: larger, zoomOut: smaller, showAll: whole };
}

function sizeOf(box: HTMLElement): Size {
  return { w: box.clientWidth, h: box.clientHeight };
}

/** Listens to wheel, mouse and fingers in a frame; returns a function that stops it. */
function listenToGestures(
  box: HTMLElement,
  camera: RefObject<Camera>,
  movedByPlayer: RefObject<boolean>,
  show: (next: Camera, glide: boolean) => void,
  zoom: (by: number, at: FramePoint, glide: boolean) => void,
): () => void {
  const fingers = new Map<number, FramePoint>();
  let strayed = false;
  let start: FramePoint = { x: 0, y: 0 };
  const placeOf = ({ clientX, clientY }: MouseEvent): FramePoint => {
    const { x, y } = box.getBoundingClientRect();
    return { x: clientX - x, y: clientY - y };
  };
  const stop = new AbortController();
  const on = { signal: stop.signal };

  const onWheel = (event: WheelEvent) => {
    event.preventDefault();
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 33 : 1;
    // A touchpad pinch arrives as a wheel event with the control key, in much smaller steps.
    zoom(Math.exp(-event.deltaY * lines * (event.ctrlKey ? 0.01 : 0.0016)), placeOf(event), false);
  };
  box.addEventListener('wheel', onWheel, { ...on, passive: false });
  box.addEventListener(
    'pointerdown',
    (event) => {
      if (event.button !== 0 || (event.target as Element).closest('.inspector')) return;
      if (fingers.size === 0) {
        strayed = false;
        start = placeOf(event);
      }
      fingers.set(event.pointerId, placeOf(event));
    },
    on,
  );
  const onMove = (event: PointerEvent) => {
    const was = fingers.get(event.pointerId);
    if (!was) return;
    const now = placeOf(event);
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (!strayed) {
      if (!other && Math.hypot(now.x - start.x, now.y - start.y) < CLICK_SLACK) return;
      strayed = true;
    }
    fingers.set(event.pointerId, now);
    movedByPlayer.current = true;
    const half = other ? 2 : 1;
    const { x, y, scale } = camera.current;
    show({ x: x + (now.x - was.x) / half, y: y + (now.y - was.y) / half, scale }, false);
    if (!other) return;
    const grown = Math.hypot(now.x - other.x, now.y - other.y) / Math.hypot(was.x - other.x, was.y - other.y);
    if (Number.isFinite(grown)) zoom(grown, { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }, false);
  };
  window.addEventListener('pointermove', onMove, on);
  const onUp = (event: PointerEvent) => fingers.delete(event.pointerId);
  window.addEventListener('pointerup', onUp, on);
  window.addEventListener('pointercancel', onUp, on);
  // A drag does not click on the element under the pointer.
  box.addEventListener(
    'click',
    (event) => {
      if (!strayed) return;
      strayed = false;
      event.stopPropagation();
      event.preventDefault();
    },
    { ...on, capture: true },
  );
  return () => stop.abort();
}

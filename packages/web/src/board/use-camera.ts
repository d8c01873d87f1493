import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { moves } from '../motion/settings.js';
import { type BoardPlan, READABLE, scaleIn } from './boards.js';
import { type Camera, mostOf, type Point, type Size, towards, WHOLE, within, zoomed } from './camera.js';

/** Where the whole board is too small to be read it begins larger, at this scale. */
const BEGIN = 0.94;
/** One press of a button or a key. */
const STEP = 1.4;
/** So long after the last move the board rests, in milliseconds. */
const REST = 180;
/** So far a pointer may stray and still have clicked. */
const SLACK = 6;
/** The token of the one who decides; what is seen to leave a board only passes by. */
export const DECIDER = '.person.active:not(.passing *)';

/** What can be done with the view of the board. */
export interface CameraControls {
  readonly least: boolean;
  readonly most: boolean;
  readonly larger: () => void;
  readonly smaller: () => void;
  readonly whole: () => void;
}

/**
 * Looks at the board in a frame: with wheel, fingers, mouse, keys (if it is the current one) and buttons. The view is written to the board's
 * style straight away, so that moving about draws nothing anew.
 */
export function useCamera(frame: RefObject<HTMLDivElement | null>, plan: BoardPlan, current: boolean): CameraControls {
  const { ratio } = plan;
  const camera = useRef<Camera>(WHOLE);
  // Until somebody takes the view into their own hands it follows the size of the window.
  const own = useRef(false);
  const [ends, setEnds] = useState({ least: true, most: false });
  // The size the view was last made for: turning to this board does not undo what was brought into view on it.
  const madeFor = useRef('');
  const wanted = useRef<Element>(undefined);
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);

  const show = useCallback(
    (next: Camera, glide: boolean) => {
      const box = frame.current;
      const board = box?.querySelector<HTMLElement>('.board');
      if (!box || !board) return;
      camera.current = within(next, sizeOf(box), ratio);
      const { x, y, scale } = camera.current;
      board.classList.toggle('gliding', glide && moves());
      board.classList.toggle('moving', !glide);
      clearTimeout(resting.current);
      if (!glide) resting.current = setTimeout(() => board.classList.remove('moving'), REST);
      board.style.transform = scale === 1 && x === 0 && y === 0 ? '' : `translate(${x}px, ${y}px) scale(${scale})`;
      const [least, most] = [scale <= 1.001, scale >= mostOf(sizeOf(box), ratio) * 0.999];
      setEnds((before) => (before.least === least && before.most === most ? before : { least, most }));
    },
    [frame, ratio],
  );
  const zoom = useCallback(
    (by: number, at?: Point, glide = true) => {
      const box = frame.current;
      if (!box) return;
      own.current = true;
      const size = sizeOf(box);
      show(zoomed(camera.current, by, at ?? { x: size.w / 2, y: size.h / 2 }, size, ratio), glide);
    },
    [frame, show, ratio],
  );
  const whole = useCallback(() => {
    own.current = true;
    show(WHOLE, true);
  }, [show]);
  const reveal = useCallback(
    (what: Element) => {
      const box = frame.current;
      if (!box || camera.current.scale <= 1.001) return;
      const [outer, inner] = [box.getBoundingClientRect(), what.getBoundingClientRect()];
      const point = { x: inner.x + inner.width / 2 - outer.x, y: inner.y + inner.height / 2 - outer.y };
      const next = towards(camera.current, point, sizeOf(box), ratio);
      if (next !== camera.current) show(next, true);
    },
    [frame, show, ratio],
  );

  useEffect(() => {
    const box = frame.current;
    if (!box) return;
    const resized = new ResizeObserver(() => {
      const size = sizeOf(box);
      const before = madeFor.current;
      madeFor.current = `${size.w} ${size.h} ${plan.viewBox}`;
      // A part of the table that is not shown has no size.
      if (size.w === 0 || size.h === 0 || madeFor.current === before) return;
      const whole = scaleIn(size, plan);
      const start = whole < READABLE ? { ...WHOLE, scale: BEGIN / whole } : WHOLE;
      show(own.current ? camera.current : start, false);
      // What somebody wanted to be seen stays in view when a question takes more of the window, or less.
      const asked = wanted.current?.isConnected ? wanted.current : box.querySelector(DECIDER);
      const token = box.querySelector('[data-place]:focus-visible') ?? asked;
      if (token) reveal(token);
    });
    resized.observe(box);
    const letGo = handle(box, camera, own, show, zoom);
    const onKey = (event: KeyboardEvent) => {
      if (!current || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof HTMLElement && event.target.closest('input, select, textarea, dialog')) return;
      if (event.key === '+' || event.key === '=') zoom(STEP);
      else if (event.key === '-') zoom(1 / STEP);
      else if (event.key === '0') whole();
    };
    window.addEventListener('keydown', onKey);
    // A place that the keyboard came to, or that somebody else wants to be seen.
    const onWanted = ({ target, type }: Event) => {
      if (!(target instanceof Element && (type === 'reveal' || target.matches('[data-place]:focus-visible')))) return;
      if (type === 'reveal') wanted.current = target;
      reveal(target);
    };
    box.addEventListener('focusin', onWanted);
    box.addEventListener('reveal', onWanted);
    return () => {
      box.removeEventListener('focusin', onWanted);
      box.removeEventListener('reveal', onWanted);
      resized.disconnect();
      letGo();
      window.removeEventListener('keydown', onKey);
    };
  }, [frame, plan, current, show, zoom, whole, reveal]);

  const larger = useCallback(() => zoom(STEP), [zoom]);
  const smaller = useCallback(() => zoom(1 / STEP), [zoom]);
  return { ...ends, larger, smaller, whole };
}

function sizeOf(box: HTMLElement): Size {
  return { w: box.clientWidth, h: box.clientHeight };
}

/** Listens to wheel, mouse and fingers in a frame; the function it gives stops it. */
function handle(
  box: HTMLElement,
  camera: RefObject<Camera>,
  own: RefObject<boolean>,
  show: (next: Camera, glide: boolean) => void,
  zoom: (by: number, at: Point, glide: boolean) => void,
): () => void {
  const fingers = new Map<number, Point>();
  let strayed = false;
  let start: Point = { x: 0, y: 0 };
  const placeOf = ({ clientX, clientY }: MouseEvent): Point => {
    const { x, y } = box.getBoundingClientRect();
    return { x: clientX - x, y: clientY - y };
  };
  const stop = new AbortController();
  const on = { signal: stop.signal };

  const onWheel = (event: WheelEvent) => {
    event.preventDefault();
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 33 : 1;
    // A pinch on a touchpad comes as a wheel with the control key, in much smaller steps.
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
      if (!other && Math.hypot(now.x - start.x, now.y - start.y) < SLACK) return;
      strayed = true;
    }
    fingers.set(event.pointerId, now);
    own.current = true;
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
  // Whoever moved the board about did not click on what lay under the pointer.
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

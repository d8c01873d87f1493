import type { Ready } from './ready.js';

/** Starts the wait of a question: at once, and anew when it has been drawn, which may take long. Returns how to cancel. */
export function startWait(guard: Ready, settle: () => void): () => void {
  const start = () => {
    guard.asked(performance.now());
    settle();
  };
  start();
  const frame = requestAnimationFrame(start);
  return () => cancelAnimationFrame(frame);
}

/**
 * Tells the guard of every press on the page before anything acts on it. A key that is held presses no button twice.
 * Returns how to stop.
 */
export function followPresses(guard: Ready, page: Window): () => void {
  const stop = new AbortController();
  const on = { signal: stop.signal, capture: true };
  page.addEventListener('pointerdown', ({ timeStamp }) => guard.down(timeStamp), on);
  page.addEventListener('pointercancel', () => guard.up(), on);
  page.addEventListener(
    'keydown',
    (event) => {
      if (!event.repeat) guard.down(event.timeStamp);
      else if (PRESSING.has(event.key) && isButton(event.target)) event.preventDefault();
    },
    on,
  );
  // The space bar clicks when it comes up again, other keys at once if at all.
  page.addEventListener('keyup', ({ key }) => key !== ' ' && guard.up(), on);
  page.addEventListener('click', ({ timeStamp }) => guard.clicked(timeStamp), on);
  return () => stop.abort();
}

const PRESSING: ReadonlySet<string> = new Set(['Enter', ' ']);

function isButton(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('main.table :is(button, summary, [role=button])') !== null;
}

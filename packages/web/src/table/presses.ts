import type { AnswerGuard } from './answer-guard.js';

/** Starts the delay of a question, and restarts it once the question is painted. Returns a function that cancels the restart. */
export function startDelay(guard: AnswerGuard, settle: () => void): () => void {
  const start = () => {
    guard.questionShown(performance.now());
    settle();
  };
  start();
  const frame = requestAnimationFrame(start);
  return () => cancelAnimationFrame(frame);
}

/**
 * Reports every press on the page to the guard, before other handlers. A held key presses no button twice. Returns a
 * function that stops it.
 */
export function followPresses(guard: AnswerGuard, page: Window): () => void {
  const stop = new AbortController();
  const on = { signal: stop.signal, capture: true };
  page.addEventListener('pointerdown', ({ timeStamp }) => guard.pressed(timeStamp), on);
  page.addEventListener('pointercancel', () => guard.released(), on);
  page.addEventListener(
    'keydown',
    (event) => {
      if (!event.repeat) guard.pressed(event.timeStamp);
      else if (PRESS_KEYS.has(event.key) && isButton(event.target)) event.preventDefault();
    },
    on,
  );
  // The space bar clicks on keyup, other keys at once if at all.
  page.addEventListener('keyup', ({ key }) => key !== ' ' && guard.released(), on);
  page.addEventListener('click', ({ timeStamp }) => guard.clicked(timeStamp), on);
  return () => stop.abort();
}

const PRESS_KEYS: ReadonlySet<string> = new Set(['Enter', ' ']);

function isButton(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('main.table :is(button, summary, [role=button])') !== null;
}

import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { settings } from '../motion/settings.js';
import { Ready } from './ready.js';

/** What a question is guarded by. */
export interface Guard {
  /** Whether a press that leads to an answer just now was meant for the question that stands there; if not, it is said. */
  readonly meant: () => boolean;
  /** Answers are taken: the question has stood long enough to be seen. */
  readonly ready: boolean;
  /** A press was passed over at this question. */
  readonly early: boolean;
}

/** Lets each question stand for a moment before it is answered. `question`: another one whenever another is shown. */
export function useReady(question: string): Guard {
  const [guard] = useState(() => new Ready(() => settings().unseen));
  const [state, setState] = useState({ question, ready: false, early: false });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  usePresses(guard);

  const settle = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      // A timer may be a little early.
      if (guard.wait(performance.now()) > 0) settle();
      else setState((before) => ({ question, ready: true, early: before.question === question && before.early }));
    }, guard.wait(performance.now()) + 1);
  }, [guard, question]);

  useLayoutEffect(() => {
    guard.asked(performance.now());
    // The same question may come again before another has settled: after a look into the past, for example.
    setState((before) => (before.question === question && before.ready ? { ...before, ready: false } : before));
    settle();
    // It is seen when it has been drawn, which may take its time.
    const frame = requestAnimationFrame(() => {
      guard.asked(performance.now());
      settle();
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer.current);
    };
  }, [guard, question, settle]);

  const meant = useCallback(() => {
    if (guard.meant()) return true;
    setState({ question, ready: false, early: true });
    settle();
    return false;
  }, [guard, question, settle]);
  const now = state.question === question ? state : { ready: false, early: false };
  return { meant, ready: now.ready, early: now.early };
}

/** Tells the guard of every press, before anybody acts on it. A key that is held presses no button twice. */
function usePresses(guard: Ready): void {
  useEffect(() => {
    const stop = new AbortController();
    const on = { signal: stop.signal, capture: true };
    window.addEventListener('pointerdown', ({ timeStamp }) => guard.down(timeStamp), on);
    window.addEventListener('pointercancel', () => guard.up(), on);
    window.addEventListener(
      'keydown',
      (event) => {
        if (!event.repeat) guard.down(event.timeStamp);
        else if (PRESSING.has(event.key) && isButton(event.target)) event.preventDefault();
      },
      on,
    );
    // The space bar clicks when it comes up again, other keys at once if at all.
    window.addEventListener('keyup', ({ key }) => key !== ' ' && guard.up(), on);
    window.addEventListener('click', ({ timeStamp }) => guard.clicked(timeStamp), on);
    return () => stop.abort();
  }, [guard]);
}

const PRESSING: ReadonlySet<string> = new Set(['Enter', ' ']);

function isButton(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('main.table :is(button, summary, [role=button])') !== null;
}

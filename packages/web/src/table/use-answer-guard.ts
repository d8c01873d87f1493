import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { getSettings } from '../motion/settings.js';
import { AnswerGuard } from './answer-guard.js';

/** What a question is guarded by. */
export interface AnswerGuardState {
  /** Whether a press that leads to an answer just now was meant for the question that stands there; if not, it is said. */
  readonly isMeant: () => boolean;
  /** Answers are taken: the question has stood long enough to be seen. */
  readonly ready: boolean;
  /** A press was passed over at this question. */
  readonly isTooEarly: boolean;
}

/** Lets each question stand for a moment before it is answered. `question`: another one whenever another is shown. */
export function useAnswerGuard(question: string): AnswerGuardState {
  const [guard] = useState(() => new AnswerGuard(() => getSettings().unseen));
  const [state, setState] = useState({ question, ready: false, early: false });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  usePresses(guard);

  const settle = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      // A timer may be a little early.
      if (guard.remaining(performance.now()) > 0) settle();
      else setState((before) => ({ question, ready: true, early: before.question === question && before.early }));
    }, guard.remaining(performance.now()) + 1);
  }, [guard, question]);

  useLayoutEffect(() => {
    guard.questionShown(performance.now());
    // The same question may come again before another has settled: after a look into the past, for example.
    setState((before) => (before.question === question && before.ready ? { ...before, ready: false } : before));
    settle();
    // It is seen when it has been drawn, which may take its time.
    const frame = requestAnimationFrame(() => {
      guard.questionShown(performance.now());
      settle();
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer.current);
    };
  }, [guard, question, settle]);

  const isMeant = useCallback(() => {
    if (guard.isMeant()) return true;
    setState({ question, ready: false, early: true });
    settle();
    return false;
  }, [guard, question, settle]);
  const now = state.question === question ? state : { ready: false, early: false };
  return { isMeant, ready: now.ready, isTooEarly: now.early };
}

/** Tells the guard of every press, before anybody acts on it. A key that is held presses no button twice. */
function usePresses(guard: AnswerGuard): void {
  useEffect(() => {
    const stop = new AbortController();
    const on = { signal: stop.signal, capture: true };
    window.addEventListener('pointerdown', ({ timeStamp }) => guard.pressed(timeStamp), on);
    window.addEventListener('pointercancel', () => guard.released(), on);
    window.addEventListener(
      'keydown',
      (event) => {
        if (!event.repeat) guard.pressed(event.timeStamp);
        else if (PRESS_KEYS.has(event.key) && isButton(event.target)) event.preventDefault();
      },
      on,
    );
    // The space bar clicks when it comes up again, other keys at once if at all.
    window.addEventListener('keyup', ({ key }) => key !== ' ' && guard.released(), on);
    window.addEventListener('click', ({ timeStamp }) => guard.clicked(timeStamp), on);
    return () => stop.abort();
  }, [guard]);
}

const PRESS_KEYS: ReadonlySet<string> = new Set(['Enter', ' ']);

function isButton(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('main.table :is(button, summary, [role=button])') !== null;
}

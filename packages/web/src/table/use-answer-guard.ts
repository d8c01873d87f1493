import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { getSettings } from '../motion/settings.js';
import { AnswerGuard } from './answer-guard.js';

/** The guard against accidental answers. */
export interface AnswerGuardState {
  /** Returns true if the current press was meant for the question on display; if not, shows a message. */
  readonly isMeant: () => boolean;
  /** True if answers are accepted: the question was visible long enough. */
  readonly ready: boolean;
  /** True if a press was ignored at this question. */
  readonly isTooEarly: boolean;
}

/** Blocks answers until each question was visible for a while. `question`: an id that changes with the question. */
export function useAnswerGuard(question: string): AnswerGuardState {
  const [guard] = useState(() => new AnswerGuard(() => getSettings().unseen));
  const [state, setState] = useState({ question, ready: false, early: false });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  usePresses(guard);

  const settle = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      // Timers may fire slightly early.
      if (guard.remaining(performance.now()) > 0) settle();
      else setState((before) => ({ question, ready: true, early: before.question === question && before.early }));
    }, guard.remaining(performance.now()) + 1);
  }, [guard, question]);

  useLayoutEffect(() => {
    guard.questionShown(performance.now());
    // The same question may come again before another was ready: after a look into the past, for example.
    setState((before) => (before.question === question && before.ready ? { ...before, ready: false } : before));
    settle();
    // It counts as visible once painted, which may take a while.
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

/** Reports every press to the guard, before other handlers. A held key presses no button twice. */
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
    // The space bar clicks on keyup, other keys at once if at all.
    window.addEventListener('keyup', ({ key }) => key !== ' ' && guard.released(), on);
    window.addEventListener('click', ({ timeStamp }) => guard.clicked(timeStamp), on);
    return () => stop.abort();
  }, [guard]);
}

const PRESS_KEYS: ReadonlySet<string> = new Set(['Enter', ' ']);

function isButton(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('main.table :is(button, summary, [role=button])') !== null;
}

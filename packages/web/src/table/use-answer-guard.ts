import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { getSettings } from '../motion/settings.js';
import { AnswerGuard } from './answer-guard.js';
import { followPresses, startDelay } from './presses.js';

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
  const [guard] = useState(() => new AnswerGuard(() => getSettings().answerDelay));
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
    const cancel = startDelay(guard, settle);
    // The same question may come again before another was ready: after a look into the past, for example.
    setState((before) => (before.question === question && before.ready ? { ...before, ready: false } : before));
    return () => {
      cancel();
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

/** Reports every press in the window to the guard. */
function usePresses(guard: AnswerGuard): void {
  useEffect(() => followPresses(guard, window), [guard]);
}

import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { settings } from '../motion/settings.js';
import { followPresses, startWait } from './presses.js';
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
    const drop = startWait(guard, settle);
    // The same question may come again before another has settled: after a look into the past, for example.
    setState((before) => (before.question === question && before.ready ? { ...before, ready: false } : before));
    return () => {
      drop();
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

/** Tells the guard of every press in the window. */
function usePresses(guard: Ready): void {
  useEffect(() => followPresses(guard, window), [guard]);
}

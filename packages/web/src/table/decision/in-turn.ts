import type { Way } from '@vigil/table';
import { useCallback, useEffect, useRef } from 'react';
import type { Session } from '../../play/session.js';

/**
 * Gives several answers one after the other: each when the game has come to the question it belongs to. Whatever else
 * happens in between (an answer that is refused, one that is taken back, somebody else's) ends it.
 */
export function useInTurn(session: Session): (way: Way) => void {
  const left = useRef<{ answers: readonly string[]; expected: number } | undefined>(undefined);

  useEffect(
    () =>
      session.subscribe(() => {
        if (!left.current) return;
        const { answers, expected } = left.current;
        const { decisions, answers: given, lookingAt } = session.snapshot();
        const [next, ...rest] = answers;
        left.current = undefined;
        if (next === undefined || given !== expected || lookingAt !== undefined) return;
        const decision = decisions.find(({ options }) => options.some(({ id }) => id === next));
        if (!decision) return;
        left.current = { answers: rest, expected: given + 1 };
        session.answer(decision.id, next);
      }),
    [session],
  );

  return useCallback(
    ({ decision, answers: [first, ...rest] }) => {
      if (first === undefined) return;
      left.current = { answers: rest, expected: session.snapshot().answers + 1 };
      session.answer(decision, first);
    },
    [session],
  );
}

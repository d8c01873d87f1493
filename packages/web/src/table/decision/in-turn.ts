import type { TypedDecision } from '@vigil/rules';
import type { Way } from '@vigil/table';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Session } from '../../play/session.js';

/** A walk that came to an end before its goal. `at`: how many answers had been given by then. */
export interface Dropped {
  readonly at: number;
  readonly goal: string;
}

interface Left {
  readonly answers: readonly string[];
  readonly expected: number;
  readonly goal: string | undefined;
  readonly still: Still | undefined;
}

/** Whether the next answer of several is to be given at the question that has come. */
export type Still = (decision: TypedDecision, option: string) => boolean;

/**
 * Gives several answers one after the other: each when the game has come to the question it belongs to. Whatever else
 * happens in between (an answer that is refused, one that is taken back, somebody else's) ends it. `goal`: where they
 * lead, of a walk; the walk that was dropped last is given back, to be told.
 */
export function useInTurn(
  session: Session,
): [inTurn: (way: Way, goal?: string, still?: Still) => void, dropped: Dropped | undefined] {
  const left = useRef<Left | undefined>(undefined);
  const [dropped, setDropped] = useState<Dropped>();

  useEffect(
    () =>
      session.subscribe(() => {
        if (!left.current) return;
        const { answers, expected, goal, still } = left.current;
        const { decisions, answers: given, lookingAt } = session.snapshot();
        const [next, ...rest] = answers;
        left.current = undefined;
        if (next === undefined) return;
        const decision =
          given === expected && lookingAt === undefined
            ? decisions.find(({ options }) => options.some(({ id }) => id === next))
            : undefined;
        if (!decision || still?.(decision, next) === false) {
          if (goal !== undefined && given >= expected) setDropped({ at: given, goal });
          return;
        }
        left.current = { answers: rest, expected: given + 1, goal, still };
        session.answer(decision.id, next, undefined, true);
      }),
    [session],
  );

  const inTurn = useCallback(
    ({ decision, answers: [first, ...rest] }: Way, goal?: string, still?: Still) => {
      if (first === undefined) return;
      left.current = { answers: rest, expected: session.snapshot().answers + 1, goal, still };
      session.answer(decision, first);
    },
    [session],
  );
  return [inTurn, dropped];
}

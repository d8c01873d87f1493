import type { TypedDecision } from '@vigil/rules';
import type { TransferWay } from '@vigil/table';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Session } from '../../play/session.js';

/** A walk that ended before its goal. `at`: the number of answers at that time. */
export interface InterruptedWalk {
  readonly at: number;
  readonly goal: string;
}

interface PendingSequence {
  readonly answers: readonly string[];
  readonly expected: number;
  readonly goal: string | undefined;
  readonly stillFits: StillFits | undefined;
}

/** Returns true if the next of several answers still fits the question that has come. */
export type StillFits = (decision: TypedDecision, option: string) => boolean;

/**
 * Gives several answers in order, each when its question has come. Anything unexpected (a refused answer, an undo, an
 * answer by another player) ends it. `goal`: the destination of a walk. Returns the last walk that ended early, for
 * display.
 */
export function useAnswerSequence(
  session: Session,
): [
  answerInSequence: (way: TransferWay, goal?: string, stillFits?: StillFits) => void,
  interruptedWalk: InterruptedWalk | undefined,
] {
  const pending = useRef<PendingSequence | undefined>(undefined);
  const [interruptedWalk, setInterruptedWalk] = useState<InterruptedWalk>();

  useEffect(
    () =>
      session.subscribe(() => {
        if (!pending.current) return;
        const { answers, expected, goal, stillFits } = pending.current;
        const { decisions, answers: given, lookingAt } = session.snapshot();
        const [next, ...rest] = answers;
        pending.current = undefined;
        if (next === undefined) return;
        const decision =
          given === expected && lookingAt === undefined
            ? decisions.find(({ options }) => options.some(({ id }) => id === next))
            : undefined;
        if (!decision || stillFits?.(decision, next) === false) {
          if (goal !== undefined && given >= expected) setInterruptedWalk({ at: given, goal });
          return;
        }
        pending.current = { answers: rest, expected: given + 1, goal, stillFits };
        session.answer(decision.id, next, undefined, true);
      }),
    [session],
  );

  const answerInSequence = useCallback(
    ({ decision, answers: [first, ...rest] }: TransferWay, goal?: string, stillFits?: StillFits) => {
      if (first === undefined) return;
      pending.current = { answers: rest, expected: session.snapshot().answers + 1, goal, stillFits };
      session.answer(decision, first);
    },
    [session],
  );
  return [answerInSequence, interruptedWalk];
}

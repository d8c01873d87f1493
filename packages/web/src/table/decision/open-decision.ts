import type { Seat } from '@vigil/engine';
import type { TypedDecision } from '@vigil/rules';
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Session, Snapshot } from '../../play/session.js';
import type { Company } from '../company.js';
import { QuestionOrder } from './question-order.js';

/** The decision on display. */
export interface ShownDecision {
  readonly decision: TypedDecision | undefined;
  /** The last one on display; stays while the dice of its check fall. */
  readonly lastDecision: RefObject<TypedDecision | undefined>;
  /** Shows another open decision. */
  readonly show: (id: string) => void;
}

/** Chooses the decision to show among the open ones. `answers`: number of answers of the latest position. */
export function useOpenDecision(
  session: Session,
  snapshot: Snapshot,
  answers: number,
  company: Company | undefined,
): ShownDecision {
  const [requested, setRequested] = useState<ChosenDecision | undefined>(() => {
    const id = company?.linkedDecision();
    return id === undefined ? undefined : { id, at: answers };
  });
  const questionOrder = useMemo(() => new QuestionOrder(session.id), [session]);
  const decision = chooseDecision(snapshot, requested, questionOrder.seatAt(snapshot.answers), company);
  if (decision?.by[0] !== undefined && snapshot.lookingAt === undefined)
    questionOrder.record(snapshot.answers, decision.by[0]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when the question changes
  useEffect(() => questionOrder.save(), [questionOrder, decision]);
  const show = useCallback((id: string) => setRequested({ id, at: session.snapshot().answers }), [session]);
  useEffect(() => company?.onDecisionLink(show), [company, show]);
  const lastDecision = useRef(decision);
  if (decision) lastDecision.current = decision;
  return { decision, lastDecision, show };
}

/** The decision chosen among several, and the number of answers at that time. */
interface ChosenDecision {
  readonly id: string;
  readonly at: number;
}

/**
 * Returns the open decision to show: the chosen one, after any aside begun since; else one of the seat asked before.
 */
function chooseDecision(
  { decisions, answers }: Pick<Snapshot, 'decisions' | 'answers'>,
  requested: ChosenDecision | undefined,
  before: Seat | undefined,
  company: Company | undefined,
): TypedDecision | undefined {
  const turnedTo = decisions.find(({ id }) => id === requested?.id);
  const mine = company ? decisions.filter(company.isForOwnSeat) : decisions;
  // Decisions of others are shown on request, or if there is none here.
  if (mine.length > 0 && mine.length < decisions.length && turnedTo === undefined) {
    return chooseDecision({ decisions: mine, answers }, requested, before, undefined);
  }
  if (turnedTo && requested?.at === answers) return turnedTo;
  const same = decisions.find(({ by }) => by[0] === before);
  return decisions.find(({ aside }) => aside) ?? turnedTo ?? same ?? decisions[0];
}

/**
 * Returns a key that changes when there is another question to answer at this page. Online, answers of others leave it
 * as it is while the question and its options are the same; questions of others share one key.
 */
export function questionKey(
  { moves }: Pick<Snapshot, 'moves'>,
  decision: TypedDecision | undefined,
  company: Company | undefined,
): string {
  if (!company) return `${moves} ${decision?.id}`;
  if (!decision || !company.isForOwnSeat(decision)) return 'others';
  return [decision.id, ...decision.options.map(({ id }) => id)].join(' ');
}

import type { Seat } from '@vigil/engine';
import type { TypedDecision } from '@vigil/rules';
import { type RefObject, useRef, useState } from 'react';
import type { Company } from '../company.js';

/** The investigator whose sheet is shown. */
export interface SelectedSeat {
  readonly selected: Seat;
  /** The seat that a player chose; undefined if the sheet follows the question. */
  readonly chosen: Seat | undefined;
  readonly choose: (seat: Seat | undefined) => void;
  /** The seat shown last. */
  readonly last: RefObject<Seat>;
  /** Shows the last sheet in place of the planner, or the planner again. */
  readonly toggle: () => void;
}

/**
 * Chooses the sheet to show: the chosen one, else that of the decider, else that of the seat in the events.
 *
 * @param isReadOnly others answer the decision
 * @param active seat whose phase it is
 * @param teller seat of the event that is told
 */
export function useSelectedSeat(
  decision: TypedDecision | undefined,
  isReadOnly: boolean,
  company: Company | undefined,
  active: Seat | undefined,
  teller: Seat | undefined,
): SelectedSeat {
  const [chosen, choose] = useState<Seat>();
  const last = useRef<Seat>(0);
  const own = isReadOnly && company ? findOwnSeat(company, last.current) : undefined;
  const selected = chosen ?? own ?? findDecider(decision, active) ?? teller ?? last.current;
  last.current = selected;
  const toggle = () => choose((before) => (before === undefined ? last.current : undefined));
  return { selected, chosen, choose, last, toggle };
}

/** Returns the seat of this page whose sheet is shown while others decide: the one shown before, if it is one. */
function findOwnSeat(company: Company, shown: Seat): Seat | undefined {
  const seats = company.ownSeats();
  return seats.includes(shown) ? shown : seats[0];
}

/** Returns the seat whose sheet belongs to a question: of several who may answer, the one whose phase it is. */
function findDecider(decision: TypedDecision | undefined, active: Seat | undefined): Seat | undefined {
  return active !== undefined && decision?.by.includes(active) ? active : decision?.by[0];
}

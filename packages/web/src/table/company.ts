import type { PublicOption, Seat } from '@vigil/engine';
import type { TypedDecision } from '@vigil/rules';
import type { ComponentType, ReactNode } from 'react';
import type { Pointing } from './pointing/pointing.js';

/** The extension of the table for an online game with several players. Loaded for such tables only. */
export interface Company {
  /** Seats of this page; empty for spectators. */
  readonly ownSeats: () => readonly Seat[];
  /** Returns true if a player at this page may answer a decision. */
  readonly canDecide: (decision: TypedDecision) => boolean;
  /** Returns true if it is for a seat of this page. Such a question comes before those a game master may answer. */
  readonly isForOwnSeat: (decision: TypedDecision) => boolean;
  /** Returns true if a decision is for the only seat of this page. Its prompt does not name the investigator. */
  readonly isForOnlySeat: (decision: TypedDecision) => boolean;
  /**
   * Returns true if a player at this page may give an answer: a question to several seats has answers for single seats.
   */
  readonly canAnswer: (option: Pick<PublicOption, 'by'>) => boolean;
  /** Returns the decision opened by a link. */
  readonly linkedDecision: () => string | undefined;
  /** Calls `listener` with each decision opened later; returns a function that unsubscribes. */
  readonly onDecisionLink: (listener: (decision: string) => void) => () => void;
  /** Formats the deciding player, or the reader. `as`: the names of the investigators asked. */
  readonly deciderLabel: (decision: TypedDecision, as: string) => string;
  /** Beside undo in the top strip. */
  readonly Tools: ComponentType;
  /** Above the answers: the player asked, the votes, other open questions. */
  readonly DecisionStatus: ComponentType<{ readonly decision: TypedDecision }>;
  /** The player of an investigator, and whether they are present. */
  readonly PlayerBadge: ComponentType<{ readonly seat: Seat }>;
  /** The author and the time of the answer that led to a position. */
  readonly AnswerAuthor: ComponentType<{ readonly answers: number }>;
  /** Around the chronicle: adds the chat. */
  readonly SidePanel: ComponentType<{ readonly chronicle: ReactNode }>;
  /** Shares the highlight of this page with the others, and shows theirs. */
  readonly SharedHighlights: ComponentType<{
    readonly pointing: Pointing;
    readonly decision: TypedDecision | undefined;
  }>;
}

import type { PublicOption, Seat } from '@vigil/engine';
import type { TypedDecision } from '@vigil/rules';
import type { ComponentType, ReactNode } from 'react';
import type { Pointing } from './pointing/pointing.js';

/** Others at the table, over a network: what the table shows and does because of them. Fetched with such a table only. */
export interface Company {
  /** Whether somebody at this page may answer a decision. */
  readonly canDecide: (decision: TypedDecision) => boolean;
  /** Whether it is asked of a seat that somebody at this page holds: such a question comes before all that a keeper may answer. */
  readonly isForOwnSeat: (decision: TypedDecision) => boolean;
  /** Whether somebody at this page may give an answer: of a question to several, some answers are for one of them. */
  readonly canAnswer: (option: Pick<PublicOption, 'by'>) => boolean;
  /** The decision that a link has led to. */
  readonly linkedDecision: () => string | undefined;
  /** Calls `listener` with each decision that something leads to later, until the function it gives is called. */
  readonly onDecisionLink: (listener: (decision: string) => void) => () => void;
  /** Who decides, by name, or that it is who reads it. `as`: the investigators it is asked of. */
  readonly deciderLabel: (decision: TypedDecision, as: string) => string;
  /** Beside undo in the top strip. */
  readonly Tools: ComponentType;
  /** Above the answers: whose they are, who voted for what, what is asked besides. */
  readonly DecisionStatus: ComponentType<{ readonly decision: TypedDecision }>;
  /** Who plays an investigator, and whether he is here. */
  readonly PlayerBadge: ComponentType<{ readonly seat: Seat }>;
  /** Who gave the answer that led to a moment, and when. */
  readonly AnswerAuthor: ComponentType<{ readonly answers: number }>;
  /** Around the chronicle: the talk beside the table is there as well. */
  readonly SidePanel: ComponentType<{ readonly chronicle: ReactNode }>;
  /** Shows the others what is looked at here, and what they look at. */
  readonly SharedHighlights: ComponentType<{
    readonly pointing: Pointing;
    readonly decision: TypedDecision | undefined;
  }>;
}

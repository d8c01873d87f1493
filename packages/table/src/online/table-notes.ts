/** Notes in the log of a table: things that ended without an answer. They change nothing in the game. */
import type { VoidReason } from '../post/plan.js';
import type { SeatNumber } from './seat-number.js';
import type { TableChange } from './table-changes.js';

/** Reasons why a proposal fails: votes, its end, its author, the holder of the role, or another change meanwhile. */
export type ProposalFailure = 'lost' | 'expired' | 'withdrawn' | 'objection' | 'obsolete';

/** `seat`: the one that planned, asked, proposed or offered. */
export type TableNote =
  /** The rest of a plan is void [PBP-10]. */
  | { readonly what: 'plan-void'; readonly seat: SeatNumber; readonly why: VoidReason | 'taken-back' }
  /** An undo was declined by a seat, withdrawn, or the game went on before all had agreed. */
  | {
      readonly what: 'undo-ended';
      readonly seat: SeatNumber;
      readonly result: 'declined' | 'withdrawn' | 'lapsed';
      readonly decliner?: SeatNumber;
    }
  | {
      readonly what: 'proposal-failed';
      readonly seat: SeatNumber;
      readonly change: TableChange;
      readonly result: ProposalFailure;
    }
  /** A trade that was offered to a seat is no longer possible [PBP-17]. */
  | { readonly what: 'offer-lapsed'; readonly seat: SeatNumber; readonly to: SeatNumber }
  /** A poll whose time ran out without a vote: the next vote decides it [BOX-57]. */
  | { readonly what: 'poll-late'; readonly seat: SeatNumber };

import type { SeatNumber } from '../online/seat-number.js';

/** A step of a plan. `answer`: an option by id, for that question. Decisions of others cannot be planned. */
export type Intent =
  | { readonly do: 'go'; readonly to: string }
  | { readonly do: 'stop' }
  | { readonly do: 'take-clues'; readonly n: number | 'all' }
  | { readonly do: 'encounter' }
  | { readonly do: 'answer'; readonly question: string; readonly option: string };

/**
 * A whole turn posted at once [PBP-10]. `turn`: its turn (in Haunt, day). `at`: where its owner is, unless something
 * intervenes. `intents`: remaining steps, in order.
 */
export interface Plan {
  readonly turn: number;
  readonly at: string;
  readonly intents: readonly Intent[];
}

/** The reason why the rest of a plan is void: a message `plan.void.<why>`. */
export type VoidReason =
  | 'combat'
  | 'fate'
  | 'elsewhere'
  | 'no-way'
  | 'too-far'
  | 'stopped'
  | 'not-offered'
  | 'turn-over';

/** A plan as others at the table see it [PBP-02]. */
export interface PublicPlan extends Plan {
  readonly seat: SeatNumber;
  /** A remark of its author. */
  readonly comment?: string;
  /** True if only its author sees it. */
  readonly isPrivate: boolean;
  /** Times in milliseconds since 1970. */
  readonly postedAt: number;
  /** The reason why the rest is void. */
  readonly void?: VoidReason | 'taken-back';
}

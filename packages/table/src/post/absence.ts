import type { TypedDecision, Vocabulary } from '@vigil/rules';
import type { SeatNumber, TableSettings } from '../online/table-messages.js';
import type { TableView } from '../view.js';
import { harmlessOption } from './harmless.js';
import { type Ballot, type DecisionOwners, findStandIn, pollResult, type StandIn } from './owners.js';

/** Who is at a table, for those who decide what becomes of a decision that fell due. */
export interface DeadlineContext {
  readonly view: TableView;
  readonly vocabulary: Vocabulary;
  readonly isAway: (seat: SeatNumber) => boolean;
  readonly keeper: boolean;
  /** What a careful player made of code would answer, where there is one. */
  readonly bot?: (decision: TypedDecision, seat: SeatNumber) => string | undefined;
  /** False where a harmless answer has led back to the same question in the same position too often. Yes if not given. */
  readonly mayAnswer?: (decision: TypedDecision, option: string) => boolean;
}

/** What becomes of a decision that fell due. */
export type DeadlineAction =
  /** Answered for its owner. */
  | { readonly do: 'answer'; readonly option: string; readonly by: 'absence' | 'poll' | 'bot' }
  /** Somebody else decides for him. */
  | { readonly do: 'ask'; readonly who: StandIn }
  /** Those who are there vote on it. */
  | { readonly do: 'poll'; readonly voters: readonly SeatNumber[] }
  /** It goes on waiting. */
  | { readonly do: 'wait' };

/**
 * What becomes of a decision that fell due, as the table has agreed: polls close with the first player's choice (BOX-56);
 * of others it waits, the keeper decides, the answer is given that gives nothing away (PBP-24), a player made of code
 * answers, or the others vote. Where that says nothing the stand-in is asked (PBP-25, BOX-57).
 */
export function resolveDeadline(
  decision: TypedDecision,
  owners: DecisionOwners,
  ballots: readonly Ballot[],
  settings: Pick<TableSettings, 'absence'>,
  context: DeadlineContext,
): DeadlineAction {
  const { view, vocabulary, isAway, keeper } = context;
  const { owner } = owners;
  const safeOption = (): string | undefined => {
    const option = harmlessOption(decision, vocabulary, owner)?.id;
    const worth = option !== undefined && (context.mayAnswer?.(decision, option) ?? true);
    return worth ? option : undefined;
  };
  const ask = (): DeadlineAction => {
    const who = findStandIn(view, owner, isAway, keeper);
    return who === undefined ? { do: 'wait' } : { do: 'ask', who };
  };
  if (owners.kind === 'keeper' && keeper) {
    // Nobody has the Mythos begin for him but where it was agreed that things go on by themselves.
    const waits = settings.absence === 'wait' || settings.absence === 'keeper';
    const option = waits ? undefined : safeOption();
    return option === undefined ? { do: 'wait' } : { do: 'answer', option, by: 'absence' };
  }
  if (owners.kind === 'poll') {
    const option = pollResult(decision, owners, ballots, true);
    return option === undefined ? ask() : { do: 'answer', option, by: 'poll' };
  }
  switch (settings.absence) {
    case 'wait':
      return { do: 'wait' };
    case 'keeper':
      return keeper ? { do: 'ask', who: 'keeper' } : ask();
    case 'harmless': {
      const option = safeOption();
      return option === undefined ? ask() : { do: 'answer', option, by: 'absence' };
    }
    case 'bot': {
      const option = context.bot?.(decision, owner);
      if (option !== undefined) return { do: 'answer', option, by: 'bot' };
      const own = safeOption();
      return own === undefined ? ask() : { do: 'answer', option: own, by: 'absence' };
    }
    case 'vote': {
      const voters = votersFor(view, owner, isAway);
      if (voters.length === 0) return ask();
      const option = pollResult(decision, { voters }, ballots);
      return option === undefined ? { do: 'poll', voters } : { do: 'answer', option, by: 'poll' };
    }
  }
}

/** Those who vote for an absent seat: everybody else who is there. */
function votersFor(view: TableView, absent: SeatNumber, isAway: (seat: SeatNumber) => boolean): readonly SeatNumber[] {
  return view.investigators
    .filter(({ seat, place }) => seat !== absent && place !== 'out' && !isAway(seat))
    .map(({ seat }) => seat);
}

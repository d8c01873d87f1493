import type { TypedDecision, Vocabulary } from '@vigil/rules';
import type { SeatNumber } from '../online/seat-number.js';
import type { TableSettings } from '../online/table-settings.js';
import type { TableView } from '../view.js';
import { harmlessOption } from './harmless.js';
import { type Ballot, type DecisionOwners, findStandIn, pollResult, type StandIn } from './owners.js';

/** State of a table needed to resolve an overdue decision. */
export interface DeadlineContext {
  readonly view: TableView;
  readonly vocabulary: Vocabulary;
  readonly isAway: (seat: SeatNumber) => boolean;
  readonly keeper: boolean;
  /** Returns the answer of a careful bot, if available. */
  readonly bot?: (decision: TypedDecision, seat: SeatNumber) => string | undefined;
  /** False if a harmless answer has led back to the same question in the same position too often. Defaults to true. */
  readonly mayAnswer?: (decision: TypedDecision, option: string) => boolean;
}

/** Action for an overdue decision. */
export type DeadlineAction =
  /** Answer for its owner. */
  | { readonly do: 'answer'; readonly option: string; readonly by: 'absence' | 'poll' | 'bot' }
  /** Ask a stand-in. */
  | { readonly do: 'ask'; readonly who: StandIn }
  /** Let the present players vote. */
  | { readonly do: 'poll'; readonly voters: readonly SeatNumber[] }
  /**
   * A poll without votes: the next vote decides. `keeper`: the game master may answer too. `extends`: a new deadline
   * begins.
   */
  | { readonly do: 'late'; readonly keeper: boolean; readonly extends: boolean }
  /** Keep waiting. */
  | { readonly do: 'wait' };

/** The action at a deadline as announced before. Without an option: a bot chooses. `pass`: the seat does not react. */
export type DeadlinePreview =
  | Exclude<DeadlineAction, { readonly do: 'answer' }>
  | { readonly do: 'answer'; readonly option?: string; readonly by: 'absence' | 'poll' | 'bot' }
  | { readonly do: 'pass' };

/**
 * Returns the action for an overdue decision, by the settings of the table. Polls close with the first player's choice
 * [BOX-56]. Other decisions and polls without votes wait or get the harmless answer [PBP-24]. Or they go to the game
 * master, a bot or a vote. If that gives nothing, the stand-in is asked [PBP-25, BOX-57].
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
  const isPoll = owners.kind === 'poll';
  const ask = (): DeadlineAction => {
    // All its voters are asked already.
    if (isPoll) return { do: 'late', keeper: keeper && settings.absence === 'keeper', extends: true };
    const who = findStandIn(view, owner, isAway, keeper);
    return who === undefined ? { do: 'wait' } : { do: 'ask', who };
  };
  if (owners.kind === 'keeper' && keeper) {
    // The Mythos starts without the game master only if the table allows automatic answers.
    const waits = settings.absence === 'wait' || settings.absence === 'keeper';
    const option = waits ? undefined : safeOption();
    return option === undefined ? { do: 'wait' } : { do: 'answer', option, by: 'absence' };
  }
  const voted = isPoll ? pollResult(decision, owners, ballots, true) : undefined;
  if (voted !== undefined) return { do: 'answer', option: voted, by: 'poll' };
  switch (settings.absence) {
    case 'wait':
      return isPoll ? { do: 'late', keeper: false, extends: false } : { do: 'wait' };
    case 'keeper':
      return keeper && !isPoll ? { do: 'ask', who: 'keeper' } : ask();
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
      if (isPoll) return ask();
      const voters = votersFor(view, owner, isAway);
      if (voters.length === 0) return ask();
      const option = pollResult(decision, { voters }, ballots);
      return option === undefined ? { do: 'poll', voters } : { do: 'answer', option, by: 'poll' };
    }
  }
}

/** Returns the voters for an absent seat: everyone else present. */
function votersFor(view: TableView, absent: SeatNumber, isAway: (seat: SeatNumber) => boolean): readonly SeatNumber[] {
  return view.investigators
    .filter(({ seat, place }) => seat !== absent && place !== 'out' && !isAway(seat))
    .map(({ seat }) => seat);
}

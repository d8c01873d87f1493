/** The action at the deadline of a wait: carried out when it has passed, and announced before (PBP-23 to PBP-25). */
import { carefulAnswer } from '@vigil/bots';
import type { TypedDecision } from '@vigil/rules';
import {
  type DeadlineAction,
  type DeadlineContext,
  type DeadlinePreview,
  isAway,
  resolveDeadline,
  type SeatNumber,
  type TableView,
} from '@vigil/table';
import type { WaitRow } from '../storage/rows.js';
import { areBots } from '../tables/bots.js';
import { ownersAt } from '../tables/decision-owners.js';
import { askedIn } from '../tables/open-games.js';
import type { TablePlay } from '../tables/table-play.js';
import type { TableSession } from '../tables/table-session.js';

/** The answers of a bot, and the check against endless loops, which counts an answer as given. */
type Answers = Pick<DeadlineContext, 'bot' | 'mayAnswer'>;

/** Returns the action for a wait whose deadline has passed. `pass`: the seat does not react (PBP-27). */
export function findDeadlineAction(
  session: TableSession,
  play: TablePlay,
  open: TypedDecision,
  wait: Pick<WaitRow, 'decision' | 'seat'>,
  at: number,
  answers: Answers = answersOf(session, play),
): DeadlineAction | { readonly do: 'pass' } {
  const { decision, seat } = wait;
  const owners = ownersAt(play, open);
  if (owners.reacting.includes(seat)) return { do: 'pass' };
  const ballots = session.votes.filter((vote) => vote.decision === decision);
  const asked = session.waits.filter((item) => item.decision === decision).map((item) => item.seat);
  const ownVote = ballots.find((ballot) => ballot.seat === owners.owner);
  // The seat's earlier answer was only waiting for others.
  if (owners.reacting.length > 0 && ownVote) return { do: 'answer', option: ownVote.option, by: 'absence' };
  return resolveDeadline(open, owners, ballots, session.row.settings, {
    view: play.view([]) as TableView,
    vocabulary: askedIn(play.opened),
    keeper: session.row.settings.keeper,
    ...answers,
    // A stand-in who did not answer either is skipped.
    isAway: (item) => isAbsent(session, item, at) || (owners.kind !== 'poll' && asked.includes(item)),
  });
}

/** Returns the action at the deadline of a wait, as things are now. The answer of a bot is not known before. */
export function previewDeadline(
  session: TableSession,
  play: TablePlay,
  open: TypedDecision,
  wait: WaitRow,
): DeadlinePreview | undefined {
  if (wait.due === undefined || wait.kind === 'undo') return undefined;
  const action = findDeadlineAction(session, play, open, wait, wait.due, { bot: () => '' });
  if (action.do !== 'answer') return action;
  return action.by === 'bot' ? { do: 'answer', by: 'bot' } : action;
}

function answersOf({ guard }: TableSession, play: TablePlay): Answers {
  const view = () => play.view([]) as TableView;
  return {
    bot: (decision, seat) => carefulAnswer(decision, view(), play.opened.content, seat, guard),
    mayAnswer: (decision, option) => guard.allows(decision, option, view),
  };
}

function isAbsent({ seats }: TableSession, seat: SeatNumber, at: number): boolean {
  return areBots({ seats }, [seat]) || isAway(seats[seat]?.away, at);
}

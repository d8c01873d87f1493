/** Actions of people at a table: answer, vote, undo. Checks rights and runs follow-ups. */
import type { TypedDecision } from '@vigil/rules';
import { type AnswerAuthor, type Permissions, pollResult, type Refusal, type SeatNumber } from '@vigil/table';
import type { TalkRow } from '../storage/rows.js';
import { areBots } from './bots.js';
import { requireReadable } from './chat.js';
import { ownersAt } from './decision-owners.js';
import { engineId } from './decisions.js';
import { isHeld, isLatePoll, isPoll, PASS, pass, putVote, votersAt } from './polls.js';
import { RequestError } from './request-error.js';
import { earlierEntry, type RequestKey, requestKey } from './request-keys.js';
import type { GivenAnswer, TablePlay } from './table-play.js';
import type { TableSession } from './table-session.js';
import { concernedSeats, requestUndo } from './undo-requests.js';

/** An answer as sent. */
export interface AnswerRequest {
  readonly seat?: SeatNumber | undefined;
  readonly decision: string;
  readonly option: string;
  readonly mark?: string | undefined;
  readonly key: string;
  readonly narration?: string | undefined;
}

/**
 * Answers an open decision for an own seat, or as game master for any. By post, a decision of several seats is a vote.
 * Returns the number of the entry, or the last one if none follows yet.
 */
export function answer(session: TableSession, you: Permissions, sent: AnswerRequest): Promise<number> {
  const request = requestKey(sent.key, 'answer', [sent.decision, sent.option, sent.seat, sent.narration]);
  return session.run(() => explainStale(session, sent.decision, () => answerNow(session, you, sent, request)));
}

async function answerNow(
  session: TableSession,
  you: Permissions,
  sent: AnswerRequest,
  request: RequestKey,
): Promise<number> {
  const play = await requirePlay(session);
  const open = findDecision(play, sent.decision);
  if (open && isPoll(session, play, open) && !you.keeper) {
    const seat = ownSeat(you, votersAt(session, play, open), sent.seat);
    return await voteNow(session, { ...sent, seat }, request);
  }
  if (open && !you.keeper && isHeld(session, play, open, sent.option)) {
    const seat = ownSeat(you, [ownersAt(play, open).owner], sent.seat);
    await putVote(session, { decision: sent.decision, seat, option: sent.option }, request);
    return session.row.number;
  }
  const { narration } = sent;
  return await session.actNow(request, (_, now) => {
    const given = authorizeAnswer(session, you, findDecision(now, sent.decision), sent);
    return {
      played: [now.answer(given)],
      ...(narration !== undefined && { narration: narrationRow(session, you, given, narration) }),
    };
  });
}

/** Adds the answer that came first to the refusal of a later one. */
async function explainStale<T>(session: TableSession, decision: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof RequestError) || error.refusal.code !== 'stale') throw error;
    const answered = await findEarlierAnswer(session, decision);
    throw answered ? new RequestError('stale', error.message, undefined, { answered }) : error;
  }
}

/** Number of entries among which an earlier answer is looked for. */
const RECENT_ENTRIES = 200;

async function findEarlierAnswer(session: TableSession, decision: string): Promise<Refusal['answered']> {
  const entries = await session.entriesSince(Math.max(0, session.row.number - RECENT_ENTRIES));
  const entry = entries.findLast(({ body }) => body.kind === 'answer' && body.decision === decision);
  if (entry?.body.kind !== 'answer') return undefined;
  const { kind: _, ...given } = entry.body;
  return { ...given, seat: entry.seat };
}

/** Votes in a poll, or votes otherwise. Once all voters agree, their vote becomes the answer (PBP-23, BOX-56). */
export function vote(
  session: TableSession,
  you: Permissions,
  sent: { readonly seat: SeatNumber; readonly decision: string; readonly option: string; readonly key: string },
): Promise<number> {
  const request = requestKey(sent.key, 'vote', [sent.decision, sent.option, sent.seat]);
  return session.run(async () => {
    const play = await requirePlay(session);
    const before = await earlierEntry(session, request);
    if (before) return before.number;
    const open = findDecision(play, sent.decision);
    if (!open) throw new RequestError('stale', `The decision ${sent.decision} is no longer open.`);
    if (sent.option === PASS)
      return await pass(session, play, open, { ...sent, seat: ownSeat(you, open.by, sent.seat), key: request });
    if (!isPoll(session, play, open))
      throw new RequestError('not-now', 'There is no vote on this decision.', 'decision');
    return await voteNow(session, { ...sent, seat: ownSeat(you, votersAt(session, play, open), sent.seat) }, request);
  });
}

/**
 * Undoes until `to` answers remain. If others answered since then, they must agree, unless the table's settings differ.
 * The game master may undo revealed information (BOX-59). Returns the number of the last entry.
 */
export function undo(
  session: TableSession,
  you: Permissions,
  { to: wanted, seen, key }: { readonly to: number; readonly seen: number; readonly key: string },
): Promise<number> {
  const request = requestKey(key, 'undo', [wanted, seen]);
  return session.run(async () => {
    const play = await requirePlay(session);
    const before = await earlierEntry(session, request);
    if (before) return before.number;
    const [by] = you.seats;
    if (by === undefined && !you.keeper) throw new RequestError('not-yours', 'Spectators cannot undo.');
    if (seen !== session.row.number) throw new RequestError('stale', 'The game has moved on. Check and try again.');
    const { undo: undoRule } = session.row.settings;
    if (undoRule === 'none' && !you.keeper) throw new RequestError('not-now', 'Undo is off at this table.');
    // Answers that bots and orders would repeat at once are undone with their cause.
    const to = play.undoTo(wanted, ({ by: how, seat }) => {
      return how === 'order' || (how === 'bot' && seat !== undefined && areBots(session, [seat]));
    });
    const undoneCount = play.answers - to;
    if (undoneCount <= 0) throw new RequestError('nothing-to-undo', 'There is nothing to undo.');
    if (undoneCount > play.undoable && !you.keeper) {
      throw new RequestError('undo-barrier', 'Dice were rolled or something hidden was revealed since then.');
    }
    const others = concernedSeats(session, play, to, you.seats);
    if (you.keeper || undoRule === 'free' || others.length === 0 || by === undefined) {
      return await session.actNow(request, (_, now) => ({ played: [now.undo(to, you.keeper, by)] }));
    }
    await requestUndo(session, { to, by, others }, request);
    return session.row.number;
  });
}

/** The game master corrects the position and gives a reason; everyone sees both. */
export function override(
  session: TableSession,
  you: Permissions,
  { correction, why, key }: { readonly correction: unknown; readonly why: string; readonly key: string },
): Promise<number> {
  if (!you.keeper) throw new RequestError('not-yours', 'Only the keeper of this table can do that.');
  const request = requestKey(key, 'override', [correction, why]);
  return session.runAction(request, (_, play) => ({
    played: [play.override(correction, requireReadable(why, 'why'))],
  }));
}

async function requirePlay(session: TableSession): Promise<TablePlay> {
  if (session.row.pausedAt !== undefined) throw new RequestError('paused', 'The host has paused this game.');
  return await session.fresh();
}

function findDecision(play: TablePlay, name: string): TypedDecision | undefined {
  const id = engineId(name, play.undone);
  return play.decisions.find((decision) => decision.id === id);
}

/**
 * Returns the answer with the seat that gives it. Throws {@link RequestError} if the sender may not give it. They may
 * answer for their own seat, or for one that they stand in for (PBP-25).
 */
function authorizeAnswer(
  session: TableSession,
  you: Permissions,
  open: TypedDecision | undefined,
  { seat, decision, option, mark }: AnswerRequest,
): GivenAnswer {
  if (!open) throw new RequestError('stale', `The decision ${decision} is no longer open.`);
  const isKeepers = session.waits.some((wait) => wait.decision === decision && wait.kind === 'keeper');
  if (!you.keeper && isKeepers) throw new RequestError('not-yours', 'This decision waits for the keeper.', 'decision');
  const aside = open.asides.find(({ id }) => id === option);
  const offered = aside ?? open.options.find(({ id }) => id === option);
  const allowedSeats = offered?.by === undefined ? open.by : [offered.by];
  const own = allowedSeats.find((item) => you.seats.includes(item) && (seat === undefined || seat === item));
  if (own !== undefined && !isKeepers)
    return { decision, option, mark, seat: own, by: 'seat', author: authorAt(session, own) };
  const isStandIn = session.waits.some((wait) => wait.decision === decision && you.seats.includes(wait.seat));
  if (isStandIn && !aside && !open.by.some((item) => you.seats.includes(item))) {
    const [owner] = allowedSeats;
    const actor = session.waits.find((wait) => wait.decision === decision && you.seats.includes(wait.seat))?.seat;
    const author = { ...authorAt(session, actor, owner), ...missedBy(session, decision, owner) };
    return { decision, option, mark, seat: owner, by: 'stand-in', author };
  }
  if (!you.keeper) throw new RequestError('not-yours', 'This is not your decision.', 'decision');
  const [owner] = allowedSeats;
  const isLate = session.waits.some((wait) => wait.decision === decision && wait.kind === 'absent');
  const author = { ...keeperAt(session, you, owner), ...(isLate && missedBy(session, decision, owner)) };
  return { decision, option, mark, seat: owner, by: 'keeper', author };
}

/** Returns the person at a seat as the author of an answer. `owner`: the seat that it counts for, if another one. */
function authorAt({ seats }: TableSession, actor: SeatNumber | undefined, owner = actor): AnswerAuthor {
  const name = actor === undefined ? undefined : seats[actor]?.name;
  return { ...(actor !== undefined && actor !== owner && { actor }), ...(name !== undefined && { name }) };
}

/** Returns the keeper as the author of an answer; without a seat, by the name of the host. */
function keeperAt(session: TableSession, you: Permissions, owner: SeatNumber | undefined): AnswerAuthor {
  const [actor] = you.seats;
  const { hostName } = session.row;
  if (actor !== undefined) return authorAt(session, actor, owner);
  return hostName === undefined ? {} : { name: hostName };
}

/** Returns the deadline that the owner of a decision has missed. */
function missedBy(session: TableSession, decision: string, owner: SeatNumber | undefined): AnswerAuthor {
  const wait = session.waits.find((item) => item.decision === decision && item.seat === owner);
  const due = wait && session.deps.dueTimeOf(session, owner, wait.since);
  return due !== undefined && due <= session.deps.environment.now() ? { missed: due } : {};
}

function ownSeat(you: Permissions, allowedSeats: readonly SeatNumber[], wanted: SeatNumber | undefined): SeatNumber {
  const own = allowedSeats.find((item) => you.seats.includes(item) && (wanted === undefined || wanted === item));
  if (own === undefined) throw new RequestError('not-yours', 'This is not your decision.', 'decision');
  return own;
}

async function voteNow(
  session: TableSession,
  { seat, decision, option }: { readonly seat: SeatNumber; readonly decision: string; readonly option: string },
  request: RequestKey,
): Promise<number> {
  const open = findDecision(await session.fresh(), decision);
  if (!open) throw new RequestError('stale', `The decision ${decision} is no longer open.`);
  if (!open.options.some(({ id }) => id === option)) {
    throw new RequestError('unknown-option', `The decision ${decision} has no option ${option}.`, 'option');
  }
  await putVote(session, { decision, seat, option }, request);
  const play = await session.fresh();
  const cast = session.votes.filter((vote) => vote.decision === decision);
  const voters = votersAt(session, play, open).filter((voter) => session.seats[voter]?.name !== undefined);
  const result = pollResult(open, { voters }, cast, isLatePoll(session, play, open));
  if (result === undefined) return session.row.number;
  const agreed = cast.flatMap((ballot) => (ballot.option === result ? [ballot.seat] : []));
  return await session.actNow(request, (_, now) => ({
    played: [now.answer({ decision, option: result, seat: ownersAt(now, open).owner, by: 'poll', author: { agreed } })],
    pollsOver: [decision],
  }));
}

function narrationRow(
  session: TableSession,
  you: Permissions,
  given: GivenAnswer,
  text: string,
): Omit<TalkRow, 'n' | 'number'> {
  const { by, author = {} } = given;
  // The person who answers tells the story: the keeper, who narrates without a seat, or a stand-in.
  const seat = by === 'keeper' ? undefined : (author.actor ?? given.seat);
  const role = you.keeper ? 'keeper' : 'seat';
  return {
    table: session.id,
    kind: 'narration',
    role,
    seat,
    name: author.name ?? '',
    text: requireReadable(text, 'narration'),
    at: session.deps.environment.now(),
  };
}

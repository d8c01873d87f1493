/** Votes of a group, and possible reactions of other seats. Only by post: at live tables people talk. */
import type { TypedDecision } from '@vigil/rules';
import { applyOrders, endsReactions, type SeatNumber, type StandingOrder, type TableView } from '@vigil/table';
import { areBots, withoutBots } from './bots.js';
import { ownersAt } from './decision-owners.js';
import { decisionName } from './decisions.js';
import { askedIn } from './open-games.js';
import { RequestError } from './request-error.js';
import { keyReused, type RequestKey } from './request-keys.js';
import type { TablePlay } from './table-play.js';
import type { TableSession } from './table-session.js';

/** The vote of a seat that could react to a roll or a loss but passes (PBP-27). No option has this id. */
export const PASS = 'pass';

/** Returns the voters of a decision: the seats of a poll (PBP-23), or those that vote for an absent player. */
export function votersAt(session: TableSession, play: TablePlay, decision: TypedDecision): readonly SeatNumber[] {
  const { kind, voters } = ownersAt(play, decision);
  return withoutBots(session, kind === 'poll' ? voters : votingFor(session, play, decision));
}

function votingFor(session: TableSession, play: TablePlay, { id }: TypedDecision): readonly SeatNumber[] {
  const name = decisionName(id, play.undone);
  return session.waits.flatMap(({ decision, kind, seat }) => (decision === name && kind === 'poll' ? [seat] : []));
}

/** True if several seats vote on the decision. Only by post, for group decisions or an absent seat. */
export function isPoll(session: TableSession, play: TablePlay, decision: TypedDecision): boolean {
  if (session.row.settings.pace !== 'post' || decision.aside) return false;
  const { kind, voters } = ownersAt(play, decision);
  // Bots do not discuss.
  if (kind === 'poll' && areBots(session, voters)) return false;
  return kind === 'poll' || votingFor(session, play, decision).length > 0;
}

/** True if the deadline of a poll has passed without a vote, so that the next vote decides it (BOX-57). */
export function isLatePoll({ waits }: TableSession, play: TablePlay, decision: TypedDecision): boolean {
  const name = decisionName(decision.id, play.undone);
  const isLate = waits.some((wait) => wait.decision === name && (wait.kind === 'late' || wait.kind === 'absent'));
  return isLate && ownersAt(play, decision).kind === 'poll';
}

/** Returns the seats that could still react to a roll or a loss: they have a card for it and did not pass. */
export function seatsThatMayReact(
  session: TableSession,
  play: TablePlay,
  decision: TypedDecision,
): readonly SeatNumber[] {
  if (session.row.settings.pace !== 'post') return [];
  const { reacting } = ownersAt(play, decision);
  if (reacting.length === 0) return [];
  const name = decisionName(decision.id, play.undone);
  const at = { view: play.view([]) as TableView, content: play.opened.content, vocabulary: askedIn(play.opened) };
  return reacting.filter((seat) => {
    if (session.votes.some((vote) => vote.decision === name && vote.seat === seat)) return false;
    const orders = (session.seats[seat]?.orders ?? []) as readonly StandingOrder[];
    return applyOrders(decision, seat, at, orders) === undefined;
  });
}

/** True if the owner's answer waits until others had time to react to what it ends (PBP-27). */
export function isHeld(session: TableSession, play: TablePlay, decision: TypedDecision, option: string): boolean {
  // A live table waits for no reaction, and its owners need no look-up.
  if (session.row.settings.pace !== 'post') return false;
  return (
    endsReactions(decision, ownersAt(play, decision), option) && seatsThatMayReact(session, play, decision).length > 0
  );
}

/** Passes on a roll or a loss of another seat. The owner's answer counts once no seat is left to react. */
export async function pass(
  session: TableSession,
  play: TablePlay,
  open: TypedDecision,
  {
    decision,
    seat,
    key,
  }: { readonly decision: string; readonly seat: SeatNumber; readonly key: RequestKey | undefined },
): Promise<number> {
  const { owner, reacting } = ownersAt(play, open);
  if (!reacting.includes(seat)) throw new RequestError('not-yours', 'You have nothing to use here.', 'decision');
  await putVote(session, { decision, seat, option: PASS }, key);
  const ownersVote = session.votes.find((vote) => vote.decision === decision && vote.seat === owner)?.option;
  if (ownersVote === undefined || seatsThatMayReact(session, play, open).length > 0) return session.row.number;
  return await session.actNow(key, (_, now) => ({
    played: [now.answer({ decision, option: ownersVote, seat: owner, by: 'seat', author: nameAt(session, owner) })],
    pollsOver: [decision],
  }));
}

function nameAt({ seats }: TableSession, seat: SeatNumber) {
  const name = seats[seat]?.name;
  return name === undefined ? {} : { name };
}

/** Stores a vote and replaces an earlier one of the seat. Throws {@link RequestError} for a key of another vote. Part of the work of {@link TableSession.run}. */
export async function putVote(
  session: TableSession,
  vote: { decision: string; seat: SeatNumber; option: string },
  key?: RequestKey,
): Promise<void> {
  const { storage, environment } = session.deps;
  const before = key && session.votes.find((item) => item.key === key.key);
  const isSame = (item: typeof vote) =>
    item.decision === vote.decision && item.seat === vote.seat && item.option === vote.option;
  if (before && !isSame(before)) throw keyReused();
  await storage.putVote({ ...vote, table: session.id, key: key?.key, at: environment.now() });
  await session.readVotes();
  session.emitChange('votes');
}

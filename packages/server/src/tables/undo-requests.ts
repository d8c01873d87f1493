/** Requests to undo answers of several players: the asked seats, agreement, refusal and withdrawal. */
import type { Permissions, SeatNumber, TableNote, UndoRequest } from '@vigil/table';
import type { WaitRow } from '../storage/rows.js';
import { areBots } from './bots.js';
import { toPublicDecision } from './decisions.js';
import { putVote } from './polls.js';
import { RequestError } from './request-error.js';
import { earlierEntry, type RequestKey, requestKey } from './request-keys.js';
import type { TablePlay } from './table-play.js';
import type { TableSession } from './table-session.js';

/** The name under which votes on an undo are stored: it belongs to one position only. */
function undoName(number: number, to: number): string {
  return `undo.${number}.${to}`;
}

/** Asks other seats for an undo. They are notified, as of a decision. Part of the work of {@link TableSession.run}. */
export async function requestUndo(
  session: TableSession,
  { to, by, others }: { readonly to: number; readonly by: SeatNumber; readonly others: readonly SeatNumber[] },
  request: RequestKey,
): Promise<void> {
  const { id: table, row, deps } = session;
  const decision = undoName(row.number, to);
  await putVote(session, { decision, seat: by, option: 'ask' }, request);
  const since = deps.environment.now();
  const waits = others.map(
    (seat): WaitRow => ({
      table,
      decision,
      seat,
      kind: 'undo',
      since,
      due: undefined,
      reminders: 0,
      remindedAt: undefined,
    }),
  );
  await session.replaceWaits([...session.waits.filter(({ kind }) => kind !== 'undo'), ...waits]);
}

/** Returns the request of the present position: its name, its author, and the answers that would remain. */
export function undoVote({ votes, row }: TableSession) {
  const asked = votes.find(({ decision, option }) => option === 'ask' && decision.startsWith(`undo.${row.number}.`));
  return asked && { id: asked.decision, by: asked.seat, to: Number(asked.decision.split('.')[2]) };
}

/** The current undo request. It expires with the next entry, which the log then states. */
export function openUndoRequest(session: TableSession): UndoRequest | undefined {
  const { votes, game } = session;
  const asked = undoVote(session);
  if (!asked || !game) return undefined;
  const { id, by, to } = asked;
  const agreed = votes.flatMap(({ decision, option, seat }) => (decision === id && option === 'yes' ? [seat] : []));
  return { id, by, to, requiredSeats: concernedSeats(session, game, to, [by]), agreed, answer: firstUndone(game, to) };
}

/** Returns the first answer of a player that an undo would take back. */
function firstUndone(play: TablePlay, to: number): UndoRequest['answer'] {
  const at = play.givenBy.findIndex(({ by }, i) => i >= to && by !== 'table');
  const given = play.givenBy[at];
  const answered = at < 0 ? undefined : play.answerAt(at);
  if (!given || !answered) return undefined;
  const { decision, option } = answered;
  return { decision: toPublicDecision(decision, play.undone), option, seat: given.seat, by: given.by };
}

/**
 * Agrees to a requested undo, or declines it, for a seat that is asked. The seat that asked withdraws its request by
 * declining. Returns the number of the last entry.
 */
export function agree(
  session: TableSession,
  you: Permissions,
  {
    seat,
    undo: name,
    yes,
    key,
  }: { readonly seat: SeatNumber; readonly undo: string; readonly yes: boolean; readonly key: string },
): Promise<number> {
  const request = requestKey(key, 'agree', [seat, name, yes]);
  return session.run(async () => {
    if (session.row.pausedAt !== undefined) throw new RequestError('paused', 'The host has paused this game.');
    await session.fresh();
    const before = await earlierEntry(session, request);
    if (before) return before.number;
    const asked = openUndoRequest(session);
    if (!asked || asked.id !== name) throw new RequestError('stale', 'This request is no longer open.');
    if (!you.seats.includes(seat)) throw new RequestError('not-yours', 'This is not your seat.', 'seat');
    const isAuthor = seat === asked.by;
    if (isAuthor && yes) throw new RequestError('not-now', 'The others decide about your request.', 'yes');
    if (!isAuthor && !asked.requiredSeats.includes(seat))
      throw new RequestError('not-yours', 'This seat is not asked about the undo.', 'seat');
    if (!yes) return await endRequest(session, asked, isAuthor ? undefined : seat, request);
    await putVote(session, { decision: name, seat, option: 'yes' }, request);
    await session.replaceWaits(session.waits.filter((wait) => wait.decision !== name || wait.seat !== seat));
    const now = openUndoRequest(session);
    if (!now || now.requiredSeats.some((requiredSeat) => !now.agreed.includes(requiredSeat))) return session.row.number;
    return await session.actNow(request, (_, play) => ({
      played: [play.undo(now.to, false, now.by)],
      pollsOver: [name],
    }));
  });
}

/** Ends a request without an undo. `decliner` undefined: its author withdraws it. */
async function endRequest(
  session: TableSession,
  { id, by: author }: UndoRequest,
  decliner: SeatNumber | undefined,
  request: RequestKey,
): Promise<number> {
  const note: TableNote = {
    what: 'undo-ended',
    seat: author,
    ...(decliner === undefined ? { result: 'withdrawn' } : { result: 'declined', decliner }),
  };
  return await session.actNow(request, (_, play) => ({
    played: [play.noted(note)],
    pollsOver: [id],
    change: { table: {} },
  }));
}

/** Returns the seats whose players gave the answers to be undone. */
export function concernedSeats(
  session: TableSession,
  play: TablePlay,
  to: number,
  but: readonly SeatNumber[],
): readonly SeatNumber[] {
  const seats = play.givenBy.slice(to).flatMap(({ seat, by }) => (by === 'table' || seat === undefined ? [] : [seat]));
  return [...new Set(seats)].filter((seat) => !but.includes(seat) && !areBots(session, [seat]));
}

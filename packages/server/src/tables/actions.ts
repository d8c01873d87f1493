/** Actions of people at a table: answer, vote, undo. Checks rights and runs follow-ups. */
import type { TypedDecision } from '@vigil/rules';
import { type Permissions, pollResult, type SeatNumber } from '@vigil/table';
import type { TalkRow } from '../storage/rows.js';
import { areBots } from './bots.js';
import { requireReadable } from './chat.js';
import { ownersAt } from './decision-owners.js';
import { engineId } from './decisions.js';
import { isHeld, isPoll, PASS, pass, putVote, votersAt } from './polls.js';
import { RequestError } from './request-error.js';
import type { GivenAnswer, TablePlay } from './table-play.js';
import type { TableSession } from './table-session.js';

/** An answer as it is sent. */
export interface AnswerRequest {
  readonly seat?: SeatNumber | undefined;
  readonly decision: string;
  readonly option: string;
  readonly mark?: string | undefined;
  readonly key: string;
  readonly narration?: string | undefined;
}

/**
 * Answers a decision that is open, for a seat of one's own; the keeper for any. Where several may decide at a table by
 * post, it is a vote. Gives the number of the entry, or the last one where nothing follows yet.
 */
export function answer(room: TableSession, you: Permissions, sent: AnswerRequest): Promise<number> {
  return room.run(async () => {
    const play = await playing(room);
    const open = find(play, sent.decision);
    if (open && isPoll(room, play, open) && !you.keeper) {
      const seat = ownSeat(you, votersAt(room, play, open), sent.seat);
      return await voteNow(room, { ...sent, seat });
    }
    if (open && !you.keeper && isHeld(room, play, open, sent.option)) {
      const seat = ownSeat(you, [ownersAt(play, open).owner], sent.seat);
      await putVote(room, { decision: sent.decision, seat, option: sent.option });
      return room.row.number;
    }
    const { narration } = sent;
    return await room.actNow(sent.key, (_, now) => {
      const given = givenBy(room, you, find(now, sent.decision), sent);
      return {
        played: [now.answer(given)],
        ...(narration !== undefined && { narration: narrated(room, you, given.seat, narration) }),
      };
    });
  });
}

/** Votes in a poll, or votes otherwise; when all who may vote agree, that is the answer (PBP-23, BOX-56). */
export function vote(
  room: TableSession,
  you: Permissions,
  sent: { readonly seat: SeatNumber; readonly decision: string; readonly option: string; readonly key: string },
): Promise<number> {
  return room.run(async () => {
    const play = await playing(room);
    const open = find(play, sent.decision);
    if (!open) throw new RequestError('stale', `The decision ${sent.decision} is not open any more.`);
    if (sent.option === PASS) return await pass(room, play, open, { ...sent, seat: ownSeat(you, open.by, sent.seat) });
    if (!isPoll(room, play, open)) throw new RequestError('not-now', 'There is no vote on this decision.', 'decision');
    return await voteNow(room, { ...sent, seat: ownSeat(you, votersAt(room, play, open), sent.seat) });
  });
}

/**
 * Takes back until `to` answers stand. Where others answered since then, they are asked first, unless the table plays
 * otherwise. The keeper may go back behind what was revealed (BOX-59). Gives the number of the last entry.
 */
export function undo(
  room: TableSession,
  you: Permissions,
  { to: wanted, seen, key }: { readonly to: number; readonly seen: number; readonly key: string },
): Promise<number> {
  return room.run(async () => {
    const play = await playing(room);
    const before = await room.deps.storage.entryByKey(room.id, key);
    if (before) return before.number;
    const [by] = you.seats;
    if (by === undefined && !you.keeper) throw new RequestError('not-yours', 'Who only looks on takes nothing back.');
    if (seen !== room.row.number) throw new RequestError('stale', 'Something has happened since: look at it again.');
    const { undo: manner } = room.row.manners;
    if (manner === 'none' && !you.keeper) throw new RequestError('not-now', 'At this table nothing is taken back.');
    // Answers that bots and orders would repeat at once go back with their cause.
    const to = play.undoTo(wanted, ({ by: how, seat }) => {
      return how === 'order' || (how === 'bot' && seat !== undefined && areBots(room, [seat]));
    });
    const back = play.answers - to;
    if (back <= 0) throw new RequestError('nothing-to-undo', 'There is nothing to take back.');
    if (back > play.undoable && !you.keeper) {
      throw new RequestError('undo-barrier', 'A die was rolled or something hidden was shown since then.');
    }
    const others = concerned(room, play, to, you.seats);
    if (you.keeper || manner === 'free' || others.length === 0 || by === undefined) {
      return await room.actNow(key, (_, now) => ({ played: [now.undo(to, you.keeper, by)] }));
    }
    await putVote(room, { decision: undoName(room.row.number, to), seat: by, option: 'ask' });
    return room.row.number;
  });
}

/** The game master corrects the position and gives a reason; everyone sees both. */
export function override(
  room: TableSession,
  you: Permissions,
  { correction, why, key }: { readonly correction: unknown; readonly why: string; readonly key: string },
): Promise<number> {
  if (!you.keeper) throw new RequestError('not-yours', 'Only the keeper of this table can do that.');
  return room.runAction(key, (_, play) => ({ played: [play.override(correction, requireReadable(why, 'why'))] }));
}

/** Agrees to a requested undo, or declines it. */
export function agree(
  room: TableSession,
  you: Permissions,
  {
    seat,
    undo: name,
    yes,
    key,
  }: { readonly seat: SeatNumber; readonly undo: string; readonly yes: boolean; readonly key: string },
): Promise<number> {
  return room.run(async () => {
    await playing(room);
    const before = await room.deps.storage.entryByKey(room.id, key);
    if (before) return before.number;
    const asked = openUndoRequest(room);
    if (!asked || asked.id !== name) throw new RequestError('stale', 'Nobody asks for that any more.');
    if (!you.seats.includes(seat)) throw new RequestError('not-yours', 'That is not your seat.');
    if (!yes) {
      await room.deps.storage.dropVotes(room.id, name);
      await room.readVotes();
      room.heard('votes');
      return room.row.number;
    }
    await putVote(room, { decision: name, seat, option: 'yes' });
    const now = openUndoRequest(room);
    if (!now || now.asked.some((one) => !now.agreed.includes(one))) return room.row.number;
    return await room.actNow(key, (_, play) => ({ played: [play.undo(now.to, false, now.by)], pollsOver: [name] }));
  });
}

/** The undo that is asked for at this moment: it lapses with the next entry. */
export function openUndoRequest(room: TableSession) {
  const { votes, row, game } = room;
  const name = votes.find(({ decision }) => decision.startsWith(`undo.${row.number}.`))?.decision;
  if (name === undefined || !game) return undefined;
  const cast = votes.filter(({ decision }) => decision === name);
  const by = cast.find(({ option }) => option === 'ask')?.seat;
  if (by === undefined) return undefined;
  const to = Number(name.split('.')[2]);
  const agreed = cast.filter(({ option }) => option === 'yes').map(({ seat }) => seat);
  return { id: name, by, to, asked: concerned(room, game, to, [by]), agreed };
}

async function playing(room: TableSession): Promise<TablePlay> {
  if (room.row.pausedAt !== undefined) throw new RequestError('paused', 'The keeper has paused this game.');
  return await room.fresh();
}

function find(play: TablePlay, name: string): TypedDecision | undefined {
  const id = engineId(name, play.undone);
  return play.decisions.find((one) => one.id === id);
}

/**
 * Returns the answer with the seat that gives it. Throws {@link RequestError} if the sender may not give it. They may
 * answer for their own seat, or for one that they stand in for (PBP-25).
 */
function givenBy(
  room: TableSession,
  you: Permissions,
  open: TypedDecision | undefined,
  { seat, decision, option, mark }: AnswerRequest,
): GivenAnswer {
  if (!open) throw new RequestError('stale', `The decision ${decision} is not open any more.`);
  if (!you.keeper && room.waits.some((wait) => wait.decision === decision && wait.kind === 'keeper'))
    throw new RequestError('not-yours', 'This waits for the keeper of the table.', 'decision');
  const aside = open.asides.find(({ id }) => id === option);
  const offered = aside ?? open.options.find(({ id }) => id === option);
  const may = offered?.by === undefined ? open.by : [offered.by];
  const own = may.find((one) => you.seats.includes(one) && (seat === undefined || seat === one));
  if (own !== undefined) return { decision, option, mark, seat: own, by: 'seat' };
  const stands = room.waits.some((wait) => wait.decision === decision && you.seats.includes(wait.seat));
  if (stands && !aside && !open.by.some((one) => you.seats.includes(one))) {
    return { decision, option, mark, seat: may[0], by: 'absence' };
  }
  if (!you.keeper) throw new RequestError('not-yours', 'This decision is not yours.', 'decision');
  return { decision, option, mark, seat: may[0], by: 'keeper' };
}

function ownSeat(you: Permissions, may: readonly SeatNumber[], wanted: SeatNumber | undefined): SeatNumber {
  const own = may.find((one) => you.seats.includes(one) && (wanted === undefined || wanted === one));
  if (own === undefined) throw new RequestError('not-yours', 'This decision is not yours.', 'decision');
  return own;
}

async function voteNow(
  room: TableSession,
  {
    seat,
    decision,
    option,
    key,
  }: { readonly seat: SeatNumber; readonly decision: string; readonly option: string; readonly key: string },
): Promise<number> {
  const open = find(await room.fresh(), decision);
  if (!open) throw new RequestError('stale', `The decision ${decision} is not open any more.`);
  if (!open.options.some(({ id }) => id === option)) {
    throw new RequestError('unknown-option', `The decision ${decision} has no option ${option}.`, 'option');
  }
  await putVote(room, { decision, seat, option });
  const play = await room.fresh();
  const cast = room.votes.filter((one) => one.decision === decision);
  const voters = votersAt(room, play, open).filter((one) => room.seats[one]?.name !== undefined);
  const alike = pollResult(open, { voters }, cast);
  if (alike === undefined) return room.row.number;
  return await room.actNow(key, (_, now) => ({
    played: [now.answer({ decision, option: alike, seat: ownersAt(now, open).owner, by: 'poll' })],
    pollsOver: [decision],
  }));
}

/** Those who answered themselves what would be taken back. */
function concerned(room: TableSession, play: TablePlay, to: number, but: readonly SeatNumber[]): readonly SeatNumber[] {
  const seats = play.givenBy.slice(to).flatMap(({ seat, by }) => (by === 'table' || seat === undefined ? [] : [seat]));
  return [...new Set(seats)].filter((seat) => !but.includes(seat) && !areBots(room, [seat]));
}

function undoName(number: number, to: number): string {
  return `undo.${number}.${to}`;
}

function narrated(
  room: TableSession,
  you: Permissions,
  seat: SeatNumber | undefined,
  text: string,
): Omit<TalkRow, 'n' | 'number'> {
  const name = seat === undefined ? undefined : room.seats[seat]?.name;
  const role = you.keeper ? 'keeper' : 'seat';
  return {
    table: room.id,
    kind: 'narration',
    role,
    seat,
    name: name ?? '',
    text: requireReadable(text, 'narration'),
    at: room.deps.environment.now(),
  };
}

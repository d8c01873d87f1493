/** Messages of a table, apart from actions in its game. */
import type { ChatMessage, Permissions, SeatNumber } from '@vigil/table';
import type { TalkRow } from '../storage/rows.js';
import { RequestError } from './request-error.js';
import { keyReused } from './request-keys.js';
import type { TableSession } from './table-session.js';

/** Control characters other than line breaks and tabs, which could command a terminal that shows the text. */
const UNSEEN = /(?![\n\t])\p{Cc}/gu;

/** Returns a text without such characters. Throws {@link RequestError} if nothing is left. */
export function requireReadable(text: string, place: string): string {
  const left = text.replaceAll('\r\n', '\n').replace(UNSEEN, '').trim();
  if (left === '') throw new RequestError('bad-request', 'The text is empty.', place);
  return left;
}

/** Sends a message to everyone at the table. `narrates`: it is part of the story. Spectators cannot write. */
export async function postComment(
  session: TableSession,
  you: Permissions,
  {
    seat: wanted,
    text,
    key,
    narrates = false,
    plan,
  }: {
    readonly seat?: SeatNumber | undefined;
    readonly text: string;
    readonly key: string;
    readonly narrates?: boolean | undefined;
    /** The seat whose plan it comments on. */
    readonly plan?: SeatNumber | undefined;
  },
): Promise<void> {
  if (plan !== undefined && !session.seats[plan])
    throw new RequestError('bad-request', 'There is no such seat.', 'plan');
  if (narrates && !you.keeper) throw new RequestError('not-yours', 'Only the keeper of this table can narrate.');
  const own = you.seats.find((item) => wanted === undefined || item === wanted);
  // A narration has no seat, even if the game master has one.
  const seat = narrates ? undefined : own;
  if (seat === undefined && !you.host) throw new RequestError('not-yours', 'Spectators cannot write in the chat.');
  const { storage, environment } = session.deps;
  const comment = {
    table: session.id,
    kind: narrates ? 'narration' : 'talk',
    role: narrates ? 'keeper' : seat === undefined ? 'host' : 'seat',
    seat,
    name: (seat !== undefined ? session.seats[seat]?.name : you.seats.length === 0 ? session.row.hostName : '') ?? '',
    text: requireReadable(text, 'text'),
    number: session.row.number,
    at: environment.now(),
    plan,
  } as const;
  const stored = await storage.say(comment, key);
  const isSame =
    stored.text === comment.text &&
    stored.kind === comment.kind &&
    stored.seat === comment.seat &&
    stored.plan === plan;
  if (!isSame) throw keyReused();
}

/** Returns a message as others see it. */
export function toChatMessage({ n, kind, seat, name, text, number, at, plan }: TalkRow): ChatMessage {
  return { n, kind, seat, name, text, number, at, ...(plan !== undefined && { plan }) };
}

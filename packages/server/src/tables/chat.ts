/** Messages of a table, apart from actions in its game. */
import type { ChatMessage, Permissions, SeatNumber } from '@vigil/table';
import type { TalkRow } from '../storage/rows.js';
import { RequestError } from './request-error.js';
import type { TableSession } from './table-session.js';

/** Control characters other than line breaks and tabs, such as commands to a terminal that shows the text. */
const UNSEEN = /(?![\n\t])\p{Cc}/gu;

/** A text as people read it. Throws {@link RequestError} where nothing is left of it. */
export function requireReadable(text: string, place: string): string {
  const left = text.replaceAll('\r\n', '\n').replace(UNSEEN, '').trim();
  if (left === '') throw new RequestError('bad-request', 'The text is empty.', place);
  return left;
}

/** Says something to all who are at a table or look on; `narrates`: it is part of the story. Spectators may only listen. */
export async function postComment(
  session: TableSession,
  you: Permissions,
  {
    seat: wanted,
    text,
    key,
    narrates = false,
  }: {
    readonly seat?: SeatNumber | undefined;
    readonly text: string;
    readonly key: string;
    readonly narrates?: boolean | undefined;
  },
): Promise<void> {
  if (narrates && !you.keeper) throw new RequestError('not-yours', 'Only the keeper of this table can narrate.');
  const own = you.seats.find((one) => wanted === undefined || one === wanted);
  // A narration comes from the keeper as such, not from the keeper's seat.
  const seat = narrates ? undefined : own;
  if (seat === undefined && !you.host) throw new RequestError('not-yours', 'Spectators cannot write in the chat.');
  const { storage, environment } = session.deps;
  const said = {
    table: session.id,
    kind: narrates ? 'narration' : 'talk',
    role: seat === undefined ? 'keeper' : 'seat',
    seat,
    name: (seat === undefined ? undefined : session.seats[seat]?.name) ?? '',
    text: requireReadable(text, 'text'),
    number: session.row.number,
    at: environment.now(),
  } as const;
  await storage.say(said, key);
}

/** Something said as others see it. */
export function toChatMessage({ n, kind, seat, name, text, number, at }: TalkRow): ChatMessage {
  return { n, kind, seat, name, text, number, at };
}

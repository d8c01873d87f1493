/** What is said beside the table, apart from what is done at it. */
import type { Said, SeatNumber, You } from '@vigil/table';
import type { TalkRow } from '../storage/rows.js';
import { Refused } from './refused.js';
import type { Room } from './room.js';

/** Says something to all who are at a table or look on. Spectators may only listen. */
export async function say(
  room: Room,
  you: You,
  { seat: wanted, text, key }: { readonly seat?: SeatNumber | undefined; readonly text: string; readonly key: string },
): Promise<void> {
  const seat = you.seats.find((one) => wanted === undefined || one === wanted);
  if (seat === undefined && !you.host) throw new Refused('not-yours', 'Who only looks on says nothing.');
  const { storage, world } = room.means;
  const said = {
    table: room.id,
    kind: 'talk',
    role: seat === undefined ? 'keeper' : 'seat',
    seat,
    name: (seat === undefined ? undefined : room.seats[seat]?.name) ?? '',
    text,
    number: room.row.number,
    at: world.now(),
  } as const;
  await storage.say(said, key);
}

/** Something said as others see it. */
export function saidOf({ n, kind, seat, name, text, number, at }: TalkRow): Said {
  return { n, kind, seat, name, text, number, at };
}

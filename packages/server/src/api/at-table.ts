import type { You } from '@vigil/table';
import type { Context } from 'hono';
import type { House } from '../house.js';
import { whoHas } from '../tables/lobby.js';
import type { Room } from '../tables/room.js';
import { tokenOf } from './api.js';

/** Whoever asks, and the table he has a link to. Throws `Refused` if he has none. */
export async function atTable(
  house: House,
  c: Context,
  id: string,
): Promise<{ readonly room: Room; readonly you: You }> {
  const you = await whoHas(house.means, id, [tokenOf(c)]);
  return { room: await house.rooms.room(id), you };
}

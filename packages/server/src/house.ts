import { Live } from './live/live.js';
import { Presence } from './live/presence.js';
import { dueOf } from './post/due.js';
import { inAdvance } from './post/following.js';
import type { Storage } from './storage/storage.js';
import type { Surroundings } from './surroundings.js';
import type { FollowUp } from './tables/follow-up.js';
import { Games } from './tables/opening.js';
import type { RoomMeans } from './tables/room.js';
import { Rooms } from './tables/rooms.js';

/** What a house of tables is made of. */
export interface HouseOptions {
  readonly storage: Storage;
  readonly world: Surroundings;
  /** Hears of what went wrong and nobody asked for. */
  readonly mishap: (table: string, error: unknown) => void;
  readonly followUps?: readonly FollowUp[];
  readonly due?: RoomMeans['due'];
  /** How many tables are in memory at most. */
  readonly rooms?: number;
}

/** Everything behind the addresses of a server: its tables, and who sits at them. One for each process. */
export class House {
  readonly storage: Storage;
  readonly world: Surroundings;
  readonly means: RoomMeans;
  readonly rooms: Rooms;
  readonly live = new Live();
  readonly presence: Presence;
  /** A name of this process that no other has. */
  readonly process: string;
  readonly mishap: HouseOptions['mishap'];

  constructor({ storage, world, mishap, followUps = [inAdvance], due = dueOf, rooms }: HouseOptions) {
    this.storage = storage;
    this.world = world;
    this.mishap = mishap;
    this.process = world.random(9).toString('base64url');
    this.means = { storage, games: new Games(), world, followUps, due, mishap };
    this.rooms = new Rooms(this.means, rooms);
    this.presence = new Presence(storage, world, (table) => this.live.presentChanged(table));
  }

  /** Keeps what has to be kept. The storage stays open: it belongs to whoever opened it. */
  async close(): Promise<void> {
    this.live.close();
    this.presence.close();
    await this.rooms.close();
  }
}

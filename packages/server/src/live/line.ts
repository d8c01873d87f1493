import { type FromTable, MOST_TOLD, type Said, type TableView, type ToTable, type You } from '@vigil/table';
import type { House } from '../house.js';
import { agree, answer, undo, vote } from '../tables/acts.js';
import { whoHas } from '../tables/lobby.js';
import { Refused, refusalOf } from '../tables/refused.js';
import type { Heard, Room } from '../tables/room.js';
import { infoOf, updateOf } from '../tables/seen.js';
import { saidOf, say } from '../tables/talk.js';

/** How a line sends: whole messages as text. */
export interface Wire {
  send(text: string): void;
  /** Bytes that were sent and have not gone out yet. */
  waiting(): number;
  /** Ends the line: whoever is at its end may come again, and goes on from the last number he saw. */
  close(code: number, why: string): void;
  /** He came with links that open nothing. */
  stranger?(): void;
}

/** A reader so slow that more than this waits for him is let go; he comes back when he can. Bytes. */
const MOST_WAITING = 4_000_000;
const TRY_AGAIN_LATER = 1013;

let lines = 0;

/**
 * Somebody at a table over a line that stays: hears everything, answers, talks. The first thing he says is `hello`.
 */
export class Line {
  private readonly house: House;
  private readonly wire: Wire;
  private readonly name: string;
  private room: Room | undefined;
  private you: You = { seats: [], host: false, keeper: false };
  /** The secrets he came with. */
  private tokens: readonly string[] = [];
  private number = 0;
  private said = 0;
  private lookingAt: Record<number, string> = {};
  private stop: (() => void) | undefined;
  private greeted = false;

  constructor(house: House, wire: Wire) {
    this.house = house;
    this.wire = wire;
    lines++;
    this.name = `${house.process}.${lines}`;
  }

  /** The table at the other end, once `hello` was said. */
  get table(): string | undefined {
    return this.room?.id;
  }

  /** The last number that was told. */
  get last(): number {
    return this.number;
  }

  /** The last of what is said beside the table that was told. */
  get lastSaid(): number {
    return this.said;
  }

  /** Hears a message, and answers it. */
  async hear(message: ToTable): Promise<void> {
    const key = 'key' in message ? message.key : undefined;
    try {
      if (message.do === 'ping') this.send({ say: 'pong' });
      else if (message.do === 'hello') await this.hello(message);
      else await this.atTable(message);
    } catch (error) {
      if (error instanceof Refused && error.refusal.code === 'unknown-link') this.wire.stranger?.();
      // Who could not be let in, as the database was not there, would hear nothing and wait for ever.
      if (message.do === 'hello' && !(error instanceof Refused)) this.giveUp(error);
      else this.refuse(error, key);
    }
  }

  /** Says that something could not be done. */
  refuse(error: unknown, key?: string): void {
    const refusal = refusalOf(error);
    if (!(error instanceof Refused)) this.house.mishap(this.room?.id ?? '', error);
    this.send({ say: 'refused', ...(key !== undefined && { key }), refusal });
  }

  /** He is still there: says so to the others. */
  stillThere(): void {
    const { seats } = this.you;
    if (this.room) this.house.presence.say(this.room.id, this.name, { seats, lookingAt: this.lookingAt });
  }

  /** Who is at the table has changed. */
  presentChanged(): void {
    if (this.room) this.send({ say: 'present', present: this.house.presence.at(this.room.id) });
  }

  /** The line has ended. */
  ended(): void {
    this.stop?.();
    this.stop = undefined;
    if (this.room) this.house.presence.leave(this.room.id, this.name);
  }

  private async hello({ table, tokens, since, said }: ToTable & { do: 'hello' }): Promise<void> {
    if (this.greeted) throw new Refused('bad-request', 'This line is at a table already.');
    this.greeted = true;
    this.you = await whoHas(this.house.means, table, tokens);
    this.tokens = tokens;
    const room = await this.house.rooms.room(table);
    await room.run(async () => {
      // What is in memory may have been given up.
      if (room.row.number > 0 && !room.game) await room.load();
      this.room = room;
      this.stop = room.listen((heard) => this.heard(heard));
      this.house.live.joined(this, table);
      this.send({ say: 'table', table: infoOf(room, this.you, this.house.presence.at(table)) });
      const from = Math.max(since ?? 0, room.row.number - MOST_TOLD);
      await this.catchUp(room, from, since === undefined || since <= 0);
      await this.tellSaid(room, said ?? 0);
    });
    this.stillThere();
  }

  private async atTable(message: Exclude<ToTable, { do: 'hello' | 'ping' }>): Promise<void> {
    const { room, you } = this;
    if (!room) throw new Refused('bad-request', 'The first thing to say is hello.');
    switch (message.do) {
      case 'answer':
        return this.done(message.key, await answer(room, you, message));
      case 'vote':
        return this.done(message.key, await vote(room, you, message));
      case 'undo':
        return this.done(message.key, await undo(room, you, message));
      case 'agree':
        return this.done(message.key, await agree(room, you, message));
      case 'say':
        await say(room, you, message);
        return this.done(message.key, room.row.number);
      case 'look-at':
        return this.look(message.seat, message.at);
      case 'past':
        return await room.run(() => this.past(room, message.at));
      default:
        return message satisfies never;
    }
  }

  private done(key: string, number: number): void {
    this.send({ say: 'done', key, number });
  }

  private look(seat: number, at: string | undefined): void {
    if (!this.you.seats.includes(seat)) throw new Refused('not-yours', 'That is not your seat.', 'seat');
    if (at === undefined) delete this.lookingAt[seat];
    else this.lookingAt[seat] = at;
    this.stillThere();
  }

  private past(room: Room, at: number): void {
    const view = room.game?.past(at)?.view(this.you.seats) as TableView | undefined;
    const foresight = view && room.game?.opened.foresee(view);
    this.send({ say: 'past', at, view, ...(foresight !== undefined && { foresight }) });
  }

  private heard(heard: Heard): void {
    const { room } = this;
    if (!room) return;
    if (heard.what === 'entries') {
      const { entries } = heard;
      const first = entries[0]?.number ?? room.row.number + 1;
      if (first > this.number + 1) this.catchUpLater(room);
      else {
        const text = this.house.live.updateText(room, this.you, entries);
        this.number = room.row.number;
        if (text !== undefined) this.wireSend(text);
      }
      // The table itself has begun or ended.
      if (entries.some(({ body }) => body.kind === 'began') || room.row.status !== 'playing') this.tellTable(room);
    } else if (heard.what === 'talk') {
      void this.tellSaid(room, this.said).catch((error) => this.giveUp(error));
    } else if (heard.what === 'votes') this.showAgain(room);
    else if (heard.what === 'gone') this.wire.close(TRY_AGAIN_LATER, 'the table is gone');
    else this.lookAgain(room).catch((error) => this.giveUp(error));
  }

  /** The game as it stands, for what changed besides it. */
  private showAgain(room: Room): void {
    if (this.number < room.row.number) return this.catchUpLater(room);
    const update = updateOf(room, this.you, [], false);
    if (update) this.send({ say: 'update', update });
  }

  private catchUpLater(room: Room): void {
    room.run(() => this.catchUp(room, this.number, false)).catch((error) => this.giveUp(error));
  }

  /**
   * Something cannot be told just now, or not to him any more: whoever listens comes again, and goes on from where he is or is
   * told that his link opens nothing.
   */
  private giveUp(error: unknown): void {
    if (!(error instanceof Refused)) this.house.mishap(this.room?.id ?? '', error);
    this.stop?.();
    this.stop = undefined;
    this.wire.close(TRY_AGAIN_LATER, 'something could not be told');
  }

  /** Links may have been withdrawn, seats taken: whose links open nothing here any more hears nothing more. */
  private async lookAgain(room: Room): Promise<void> {
    this.you = await whoHas(this.house.means, room.id, this.tokens);
    this.tellTable(room);
    this.showAgain(room);
  }

  private tellTable(room: Room): void {
    this.send({ say: 'table', table: infoOf(room, this.you, this.house.presence.at(room.id)) });
  }

  private async catchUp(room: Room, from: number, anew: boolean): Promise<void> {
    const entries = await room.entriesSince(from);
    const update = updateOf(room, this.you, entries, anew && from === 0);
    this.number = room.row.number;
    if (update) this.send({ say: 'update', update });
  }

  private async tellSaid(room: Room, since: number): Promise<void> {
    const rows = await room.means.storage.talkSince(room.id, since);
    const said: readonly Said[] = rows.map(saidOf).filter(({ n }) => n > this.said);
    this.said = Math.max(this.said, ...said.map(({ n }) => n));
    if (said.length > 0) this.send({ say: 'said', said });
  }

  private send(message: FromTable): void {
    this.wireSend(JSON.stringify(message));
  }

  private wireSend(text: string): void {
    if (this.wire.waiting() > MOST_WAITING) this.wire.close(TRY_AGAIN_LATER, 'too slow');
    else this.wire.send(text);
  }
}

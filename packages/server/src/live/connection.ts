import {
  type ChatMessage,
  type ClientMessage,
  MAX_UPDATE_ENTRIES,
  type Permissions,
  type ServerMessage,
  type TableView,
} from '@vigil/table';
import type { TableApp } from '../table-app.js';
import { answer, undo, vote } from '../tables/actions.js';
import { postComment, toChatMessage } from '../tables/chat.js';
import { resolveToken } from '../tables/lobby.js';
import { RequestError, refusalOf } from '../tables/request-error.js';
import type { SessionEvent, TableSession } from '../tables/table-session.js';
import { infoOf, updateOf } from '../tables/table-update.js';
import { agree } from '../tables/undo-requests.js';

/** The transport of a connection: sends whole messages as text. */
export interface Transport {
  send(text: string): void;
  /** Number of buffered bytes. */
  bufferedBytes(): number;
  /** Closes the connection; the client may reconnect and continue from the last number it saw. */
  close(code: number, why: string): void;
  /** The client sent invalid links. */
  onInvalidLinks?(): void;
}

/** Maximum bytes waiting for a slow client. Beyond it the connection is closed; the client may reconnect. */
const MAX_BUFFERED = 4_000_000;
const TRY_AGAIN_LATER = 1013;

let connectionCount = 0;

/** A live connection of a client to a table: receives updates, answers, chats. Its first message is `hello`. */
export class Connection {
  private readonly app: TableApp;
  private readonly transport: Transport;
  private readonly name: string;
  private session: TableSession | undefined;
  private you: Permissions = { seats: [], host: false, keeper: false };
  /** The tokens the client sent. */
  private tokens: readonly string[] = [];
  private lastNumber = 0;
  private lastComment = 0;
  private lookingAt: Record<number, string> = {};
  private unsubscribe: (() => void) | undefined;
  private isGreeted = false;

  constructor(app: TableApp, wire: Transport) {
    this.app = app;
    this.transport = wire;
    connectionCount++;
    this.name = `${app.processId}.${connectionCount}`;
  }

  /** The table, once `hello` was received. */
  get table(): string | undefined {
    return this.session?.id;
  }

  /** The last entry sent. */
  get last(): number {
    return this.lastNumber;
  }

  /** The last chat message sent. */
  get lastSaid(): number {
    return this.lastComment;
  }

  /** Handles a message. `notices`: about former names in it, sent before the reply. */
  async handle(message: ClientMessage, notices: readonly string[] = []): Promise<void> {
    const key = 'key' in message ? message.key : undefined;
    try {
      if (notices.length > 0) this.send({ say: 'notice', notices });
      if (message.do === 'ping') this.send({ say: 'pong' });
      else if (message.do === 'hello') await this.handleHello(message);
      else await this.handleAtTable(message);
    } catch (error) {
      if (error instanceof RequestError && error.refusal.code === 'unknown-link') this.transport.onInvalidLinks?.();
      // If the database failed during `hello`, the client would wait forever; the connection is closed instead.
      if (message.do === 'hello' && !(error instanceof RequestError)) this.closeForRetry(error);
      else this.sendRefusal(error, key);
    }
  }

  /** Sends a refusal. */
  sendRefusal(error: unknown, key?: string): void {
    const refusal = refusalOf(error);
    if (!(error instanceof RequestError)) this.app.onError(this.session?.id ?? '', error);
    this.send({ say: 'refused', ...(key !== undefined && { key }), refusal });
  }

  /** Renews the client's presence for the others. */
  renewPresence(): void {
    const { seats } = this.you;
    if (this.session) this.app.presence.renew(this.session.id, this.name, { seats, lookingAt: this.lookingAt });
  }

  /** Sends a changed presence. */
  onPresenceChange(): void {
    if (this.session) this.send({ say: 'presence', presence: this.app.presence.presentAt(this.session.id) });
  }

  /** Called when the connection has closed. */
  onClose(): void {
    this.unsubscribe?.();
    this.unsubscribe = undefined;
    if (this.session) this.app.presence.leave(this.session.id, this.name, this.you.seats);
  }

  private async handleHello({ table, tokens, since, chatSince }: ClientMessage & { do: 'hello' }): Promise<void> {
    if (this.isGreeted) throw new RequestError('bad-request', 'This connection is already at a table.');
    this.isGreeted = true;
    this.you = await resolveToken(this.app.deps, table, tokens);
    this.tokens = tokens;
    const room = await this.app.sessions.find(table);
    await room.run(async () => {
      // The game may have been dropped from memory.
      if (room.row.number > 0 && !room.game) await room.load();
      this.session = room;
      this.unsubscribe = room.listen((event) => this.onSessionEvent(event));
      this.app.live.add(this, table);
      this.send({ say: 'table', table: infoOf(room, this.you, this.app.presence.presentAt(table)) });
      const from = Math.max(since ?? 0, room.row.number - MAX_UPDATE_ENTRIES);
      await this.sendEntries(room, from, since === undefined || since <= 0);
      await this.sendComments(room, chatSince ?? 0);
    });
    this.renewPresence();
  }

  private async handleAtTable(message: Exclude<ClientMessage, { do: 'hello' | 'ping' }>): Promise<void> {
    const { session, you } = this;
    if (!session) throw new RequestError('bad-request', 'The first message must be a hello.');
    switch (message.do) {
      case 'answer':
        return this.confirm(message.key, await answer(session, you, message));
      case 'vote':
        return this.confirm(message.key, await vote(session, you, message));
      case 'undo':
        return this.confirm(message.key, await undo(session, you, message));
      case 'agree':
        return this.confirm(message.key, await agree(session, you, message));
      case 'say':
        await postComment(session, you, message);
        return this.confirm(message.key, session.row.number);
      case 'look-at':
        return this.updatePresence(message.seat, message.at);
      case 'past':
        return await session.run(() => this.sendPast(session, message.at));
      default:
        return message satisfies never;
    }
  }

  private confirm(key: string, lastNumber: number): void {
    this.send({ say: 'done', key, number: lastNumber });
  }

  private updatePresence(seat: number, at: string | undefined): void {
    if (!this.you.seats.includes(seat)) throw new RequestError('not-yours', 'This is not your seat.', 'seat');
    if (at === undefined) delete this.lookingAt[seat];
    else this.lookingAt[seat] = at;
    this.renewPresence();
  }

  private sendPast(room: TableSession, at: number): void {
    const view = room.game?.past(at)?.view(this.you.seats) as TableView | undefined;
    const monsterPreview = view && room.game?.opened.previewMonsters(view);
    this.send({ say: 'past', at, view, ...(monsterPreview !== undefined && { monsterPreview }) });
  }

  private onSessionEvent(sessionEvent: SessionEvent): void {
    const { session } = this;
    if (!session) return;
    if (sessionEvent.what === 'entries') {
      const { entries } = sessionEvent;
      const first = entries[0]?.number ?? session.row.number + 1;
      if (first > this.lastNumber + 1) this.scheduleCatchUp(session);
      else {
        const text = this.app.live.updateText(session, this.you, entries);
        this.lastNumber = session.row.number;
        if (text !== undefined) this.sendText(text);
      }
      // The table itself has begun or ended.
      if (entries.some(({ body }) => body.kind === 'began') || session.row.status !== 'playing')
        this.sendTable(session);
    } else if (sessionEvent.what === 'talk') {
      void this.sendComments(session, this.lastComment).catch((error) => this.closeForRetry(error));
    } else if (sessionEvent.what === 'votes') this.resendGame(session);
    else if (sessionEvent.what === 'gone') this.transport.close(TRY_AGAIN_LATER, 'the table was deleted');
    else this.recheckLinks(session).catch((error) => this.closeForRetry(error));
  }

  /** Sends the current state after changes besides entries. */
  private resendGame(room: TableSession): void {
    if (this.lastNumber < room.row.number) return this.scheduleCatchUp(room);
    const update = updateOf(room, this.you, [], false);
    if (update) this.send({ say: 'update', update });
  }

  private scheduleCatchUp(room: TableSession): void {
    room.run(() => this.sendEntries(room, this.lastNumber, false)).catch((error) => this.closeForRetry(error));
  }

  /**
   * Closes the connection because something cannot be sent now, or not to this client any more. The client reconnects
   * and continues from its position, or learns that its link is invalid.
   */
  private closeForRetry(error: unknown): void {
    if (!(error instanceof RequestError)) this.app.onError(this.session?.id ?? '', error);
    this.unsubscribe?.();
    this.unsubscribe = undefined;
    this.transport.close(TRY_AGAIN_LATER, 'a message could not be sent');
  }

  /** Reads the links again: they may be revoked, and seats taken. Closes the connection if none is valid any more. */
  private async recheckLinks(room: TableSession): Promise<void> {
    this.you = await resolveToken(this.app.deps, room.id, this.tokens);
    this.sendTable(room);
    this.resendGame(room);
  }

  private sendTable(room: TableSession): void {
    this.send({ say: 'table', table: infoOf(room, this.you, this.app.presence.presentAt(room.id)) });
  }

  private async sendEntries(room: TableSession, from: number, isFull: boolean): Promise<void> {
    const entries = await room.entriesSince(from);
    const update = updateOf(room, this.you, entries, isFull && from === 0);
    this.lastNumber = room.row.number;
    if (update) this.send({ say: 'update', update });
  }

  private async sendComments(room: TableSession, since: number): Promise<void> {
    const rows = await room.deps.storage.talkSince(room.id, since);
    const lastComment: readonly ChatMessage[] = rows.map(toChatMessage).filter(({ n }) => n > this.lastComment);
    this.lastComment = Math.max(this.lastComment, ...lastComment.map(({ n }) => n));
    if (lastComment.length > 0) this.send({ say: 'chat', messages: lastComment });
  }

  private send(message: ServerMessage): void {
    this.sendText(JSON.stringify(message));
  }

  private sendText(text: string): void {
    if (this.transport.bufferedBytes() > MAX_BUFFERED) this.transport.close(TRY_AGAIN_LATER, 'too slow');
    else this.transport.send(text);
  }
}

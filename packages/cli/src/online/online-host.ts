import { randomUUID } from 'node:crypto';
import { answerText, type Content, type Words } from '@vigil/rules';
import {
  answerSourceText,
  type ChatMessage,
  type OpenDecision,
  type Refusal,
  recordedChangeText,
  type ServerMessage,
  type TableInfo,
  type TableUpdate,
  tableNoteText,
  tooLateText,
} from '@vigil/table';
import { errorTextIn } from '../localized-error.js';
import type { TerminalHost, TerminalUpdate } from '../terminal/host.js';
import { say } from '../terminal/text.js';
import { PostCommands } from './post-commands.js';
import { RefusalError, type ServerClient } from './server.js';

/** Time limit for the confirmation of a request while the connection is up, in milliseconds. */
const CONFIRM_TIMEOUT = 5000;

/** Listener for the events of an online table. */
export interface OnlineListener {
  /** Called after an update. `stands`: number of earlier answers that remain. */
  update(update: TerminalUpdate, stands: number): void;
  chatMessage(message: ChatMessage): void;
  /** Called with a notice for the player: a failure, a lost connection, or other news. */
  note(line: string): void;
}

/** A game on a server, as played at a terminal: questions for its own seats, and the actions of others. */
export class OnlineHost implements TerminalHost {
  private readonly server: ServerClient;
  private info: TableInfo;
  private latest: TableUpdate;
  private seen = 0;
  private listener: OnlineListener | undefined;
  private waiting: (() => void)[] = [];
  private readonly w: Words;
  private readonly post: PostCommands;
  /** The last decision answered here, to say what came first. */
  private lastAnswered: OpenDecision | undefined;
  /** Text to send with the next answer. */
  private narration: string | undefined;
  /** The pending request. */
  private pendingWork: Promise<unknown> = Promise.resolve();

  private constructor(server: ServerClient, info: TableInfo, latest: TableUpdate, content: Content, w: Words) {
    this.server = server;
    this.w = w;
    this.post = new PostCommands({
      server,
      w,
      content,
      currentUpdate: () => this.latest,
      seat: () =>
        this.ownDecisions()[0]?.by.find((seat) => this.info.you.seats.includes(seat)) ?? this.info.you.seats[0] ?? 0,
      send: (path, body) => this.sendAndWait(path, body),
      narrate: (text) => {
        this.narration = text === '' ? undefined : text;
      },
      print: (text) => this.note(text),
    });
    this.info = info;
    this.latest = latest;
  }

  /** Joins a table whose game has begun. */
  static async join(server: ServerClient, info: TableInfo, content: Content, w: Words): Promise<OnlineHost> {
    return new OnlineHost(server, info, await server.request<TableUpdate>('GET', '/game'), content, w);
  }

  /**
   * Listens to all events from now on. Resolves when the connection is closed.
   *
   * @throws UserError if the table cannot be opened any more
   */
  async listen(listener: OnlineListener): Promise<void> {
    this.listener = listener;
    if (this.info.you.seats.length > 0) this.trackWork(this.post.printSaved());
    await this.server.listen(
      () => this.latest.number,
      (message) => this.onMessage(message),
      () => listener.note(say(this.w, 't.online.lost')),
    );
  }

  update(): TerminalUpdate {
    return this.toKnownUpdate();
  }

  answer(decision: string, option: string): undefined {
    const open = this.latest.decisions.find(({ id }) => id === decision);
    this.lastAnswered = open;
    const { narration } = this;
    this.narration = undefined;
    this.send('/answers', { decision, option, ...(open && { mark: open.mark }), ...(narration && { narration }) });
  }

  undo(): undefined {
    this.send('/undo', { to: Math.max(0, this.latest.answers - 1), seen: this.latest.number });
  }

  get seats(): readonly number[] {
    return this.info.you.seats;
  }

  readonly others = {
    say: (text: string): void => this.send('/talk', { text }),
    waitsFor: (): readonly number[] => [...new Set(this.latest.decisions.flatMap(({ by }) => by))],
    handleLine: (line: string): boolean => {
      const done = this.post.handleLine(line);
      if (done) this.trackWork(done);
      return done !== undefined;
    },
    whenSent: async (): Promise<void> => {
      await this.pendingWork;
    },
    whenAsked: (): Promise<void> => this.pendingWork.then(() => this.isAsked()),
  };

  private isAsked(): Promise<void> {
    return this.ownDecisions().length > 0 || this.latest.outcome !== undefined
      ? Promise.resolve()
      : new Promise((resolve) => this.waiting.push(resolve));
  }

  private send(path: string, body: object): void {
    this.trackWork(this.sendAndWait(path, body));
  }

  /** Sends a request, and waits until its result has been received. */
  private async sendAndWait(path: string, body: object): Promise<void> {
    const before = this.latest.number;
    const { number } = await this.server.request<{ number?: number }>('POST', path, { ...body, key: randomUUID() });
    // A vote, or an answer that other seats may still react to.
    if (number !== undefined && number <= before) return this.note(say(this.w, 't.post.held'));
    const until = Date.now() + CONFIRM_TIMEOUT;
    while (number !== undefined && this.latest.number < number && Date.now() < until) {
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }

  private trackWork(work: Promise<void>): void {
    const done = work.catch((error: unknown) => {
      this.note(error instanceof RefusalError ? this.refusalText(error.refusal) : errorTextIn(this.w, error));
      this.wake();
    });
    this.pendingWork = Promise.all([this.pendingWork, done]);
  }

  /** A refusal in words. An answer that came too late says who was faster, and with which answer. */
  private refusalText(refusal: Refusal): string {
    const { answered } = refusal;
    const decision = answered && answered.decision === this.lastAnswered?.id ? this.lastAnswered : undefined;
    const option = decision?.options.find(({ id }) => id === answered?.option);
    if (!answered || !decision || !option) return new RefusalError(refusal).messageIn(this.w);
    const seat = answered.actor ?? answered.seat;
    const player = seat === undefined ? this.w.say('t.online.keeper') : (this.info.seats[seat]?.name ?? '');
    return tooLateText(this.w, answered.name ?? player, answerText(this.w, decision, option));
  }

  private note(line: string): void {
    this.listener?.note(line);
  }

  private onMessage(message: ServerMessage): void {
    if (message.say === 'table') this.info = message.table;
    else if (message.say === 'refused') this.note(this.refusalText(message.refusal));
    else if (message.say === 'chat') {
      for (const chatMessage of message.messages) {
        if (chatMessage.n > this.seen && chatMessage.number >= 0) this.listener?.chatMessage(chatMessage);
        this.seen = Math.max(this.seen, chatMessage.n);
      }
    } else if (message.say === 'update') {
      const { update } = message;
      const again = update.number <= this.latest.number;
      const undone = update.logEntries.filter(({ kind }) => kind === 'undo').map(({ answers }) => answers);
      this.latest = again ? { ...update, events: [] } : update;
      if (!again) {
        for (const line of this.authorNotes(update)) this.note(line);
        this.listener?.update(this.toKnownUpdate(), Math.min(update.answers, ...undone));
      }
      if (this.info.you.seats.length > 0) this.trackWork(this.post.onUpdate(update));
      this.wake();
    }
  }

  /** Notes on answers given for an absent player or by standing order, and on corrections of the game master. */
  private authorNotes({ logEntries, view }: TableUpdate): readonly string[] {
    const sheet = (of: number) => this.w.name('investigator', view.investigators[of]?.id ?? '');
    const player = (of: number) => this.info.seats[of]?.name ?? sheet(of);
    const lines = logEntries.flatMap((entry) => {
      const { kind, by, seat, why, actor, name, note, change, agreed = [], missed } = entry;
      if (note) return [`(${tableNoteText(this.w, note, player)})`];
      if (change) return [`(${recordedChangeText(this.w, { ...entry, change }, player)})`];
      if (kind === 'override') return [`(${say(this.w, 't.online.correction', { why: why ?? '' })})`];
      if (kind !== 'answer' || by === 'seat' || by === 'table' || seat === undefined) return [];
      const who = name ?? (actor === undefined ? undefined : sheet(actor));
      const credits = { by, owner: sheet(seat), who, voters: agreed.map(player) };
      return [`(${answerSourceText(this.w, credits, missed === undefined ? undefined : this.timeText(missed))})`];
    });
    return [...new Set(lines)];
  }

  private timeText(at: number): string {
    return new Date(at).toLocaleString(this.w.locale, { dateStyle: 'medium', timeStyle: 'short' });
  }

  private wake(): void {
    if (this.ownDecisions().length === 0 && this.latest.outcome === undefined) return;
    for (const resolve of this.waiting.splice(0)) resolve();
  }

  private ownDecisions(): readonly OpenDecision[] {
    const { seats } = this.info.you;
    return this.latest.decisions.filter(
      ({ by, asides }) => by.some((seat) => seats.includes(seat)) || asides.some((aside) => seats.includes(aside.by)),
    );
  }

  /** Returns the update for this terminal: its own questions, and only the open asides of others' questions. */
  private toKnownUpdate(): TerminalUpdate {
    const { seats } = this.info.you;
    const decisions = this.ownDecisions().filter(({ by }) => by.some((seat) => seats.includes(seat)));
    return { ...this.latest, decisions, answerIgnored: undefined };
  }
}

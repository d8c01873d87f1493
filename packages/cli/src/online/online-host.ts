import { randomUUID } from 'node:crypto';
import type { Content, Words } from '@vigil/rules';
import { byText, type FromTable, type OpenDecision, type Said, type TableInfo, type TableUpdate } from '@vigil/table';
import { reasonIn } from '../said-problem.js';
import type { Known, TerminalHost } from '../terminal/host.js';
import { say } from '../terminal/say.js';
import { ByPost } from './by-post.js';
import { refusedBy, type Server } from './server.js';

/** What was done is heard of within so long, if the line stands. Milliseconds. */
const HEARD_WITHIN = 5000;

/** What comes of a table over the network while somebody sits at his terminal. */
export interface Heard {
  /** The game has gone on. `stands`: how many answers of before still stand. */
  update(update: Known, stands: number): void;
  said(said: Said): void;
  /** Something is to be known besides, could not be done, or the line broke: a line. */
  note(line: string): void;
}

/** A game on a server, as a terminal plays it: what is asked of one's own seats, and what the others do. */
export class OnlineHost implements TerminalHost {
  private readonly server: Server;
  private info: TableInfo;
  private latest: TableUpdate;
  private seen = 0;
  private heard: Heard | undefined;
  private waiting: (() => void)[] = [];
  private readonly w: Words;
  private readonly post: ByPost;
  /** What goes along with the next answer. */
  private narration: string | undefined;
  /** What was sent and is not done yet. */
  private under: Promise<unknown> = Promise.resolve();

  private constructor(server: Server, info: TableInfo, latest: TableUpdate, content: Content, w: Words) {
    this.server = server;
    this.w = w;
    this.post = new ByPost({
      server,
      w,
      content,
      now: () => this.latest,
      seat: () => this.mine()[0]?.by.find((seat) => this.info.you.seats.includes(seat)) ?? this.info.you.seats[0] ?? 0,
      send: (path, body) => this.sent(path, body),
      narrate: (text) => {
        this.narration = text === '' ? undefined : text;
      },
      line: (text) => this.note(text),
    });
    this.info = info;
    this.latest = latest;
  }

  /** Sits down at a table whose game has begun. */
  static async sitDown(server: Server, info: TableInfo, content: Content, w: Words): Promise<OnlineHost> {
    return new OnlineHost(server, info, await server.ask<TableUpdate>('GET', '/game'), content, w);
  }

  /** Hears everything from now on. Resolves when the line is closed; throws a Problem if the table opens no more. */
  async listen(heard: Heard): Promise<void> {
    this.heard = heard;
    if (this.info.you.seats.length > 0) this.does(this.post.begin());
    await this.server.listen(
      () => this.latest.number,
      (message) => this.hear(message),
      () => heard.note(say(this.w, 't.online.lost')),
    );
  }

  update(): Known {
    return this.known();
  }

  answer(decision: string, option: string): undefined {
    const open = this.latest.decisions.find(({ id }) => id === decision);
    const { narration } = this;
    this.narration = undefined;
    this.send('/answers', { decision, option, ...(open && { mark: open.mark }), ...(narration && { narration }) });
  }

  undo(): undefined {
    this.send('/undo', { to: Math.max(0, this.latest.answers - 1), seen: this.latest.number });
  }

  readonly others = {
    say: (text: string): void => this.send('/talk', { text }),
    waitsFor: (): readonly number[] => [...new Set(this.latest.decisions.flatMap(({ by }) => by))],
    take: (line: string): boolean => {
      const done = this.post.take(line);
      if (done) this.does(done);
      return done !== undefined;
    },
    done: async (): Promise<void> => {
      await this.under;
    },
    asked: (): Promise<void> => this.under.then(() => this.isAsked()),
  };

  private isAsked(): Promise<void> {
    return this.mine().length > 0 || this.latest.outcome !== undefined
      ? Promise.resolve()
      : new Promise((resolve) => this.waiting.push(resolve));
  }

  private send(path: string, body: object): void {
    this.does(this.sent(path, body));
  }

  /** Sends something, and waits until what came of it has been heard. */
  private async sent(path: string, body: object): Promise<void> {
    const before = this.latest.number;
    const { number } = await this.server.ask<{ number?: number }>('POST', path, { ...body, key: randomUUID() });
    // A vote, or an answer that others may still react to.
    if (number !== undefined && number <= before) return this.note(say(this.w, 't.post.held'));
    const until = Date.now() + HEARD_WITHIN;
    while (number !== undefined && this.latest.number < number && Date.now() < until) {
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }

  private does(work: Promise<void>): void {
    const done = work.catch((error: unknown) => {
      this.note(reasonIn(this.w, error));
      this.wake();
    });
    this.under = Promise.all([this.under, done]);
  }

  private note(line: string): void {
    this.heard?.note(line);
  }

  private hear(message: FromTable): void {
    if (message.say === 'table') this.info = message.table;
    else if (message.say === 'refused') this.note(refusedBy(message.refusal).in(this.w));
    else if (message.say === 'said') {
      for (const said of message.said) {
        if (said.n > this.seen && said.number >= 0) this.heard?.said(said);
        this.seen = Math.max(this.seen, said.n);
      }
    } else if (message.say === 'update') {
      const { update } = message;
      const again = update.number <= this.latest.number;
      const undone = update.deeds.filter(({ kind }) => kind === 'undo').map(({ answers }) => answers);
      this.latest = again ? { ...update, events: [] } : update;
      if (!again) {
        for (const line of this.doneBy(update)) this.note(line);
        this.heard?.update(this.known(), Math.min(update.answers, ...undone));
      }
      if (this.info.you.seats.length > 0) this.does(this.post.hear(update));
      this.wake();
    }
  }

  /** Who answered in place of somebody, or how he had said it beforehand; why the keeper put something right. */
  private doneBy({ deeds, view }: TableUpdate): readonly string[] {
    const lines = deeds.flatMap(({ kind, by, seat, why }) => {
      if (kind === 'override') return [`(${say(this.w, 't.online.put-right', { why: why ?? '' })})`];
      if (kind !== 'answer' || by === 'seat' || by === 'table' || seat === undefined) return [];
      return [`(${byText(this.w, by, this.w.name('investigator', view.investigators[seat]?.id ?? ''))})`];
    });
    return [...new Set(lines)];
  }

  private wake(): void {
    if (this.mine().length === 0 && this.latest.outcome === undefined) return;
    for (const resolve of this.waiting.splice(0)) resolve();
  }

  private mine(): readonly OpenDecision[] {
    const { seats } = this.info.you;
    return this.latest.decisions.filter(
      ({ by, asides }) => by.some((seat) => seats.includes(seat)) || asides.some((aside) => seats.includes(aside.by)),
    );
  }

  /** What is asked here; of what others are asked only what one may do besides. */
  private known(): Known {
    const { seats } = this.info.you;
    const decisions = this.mine().filter(({ by }) => by.some((seat) => seats.includes(seat)));
    return { ...this.latest, decisions, passedOver: undefined };
  }
}

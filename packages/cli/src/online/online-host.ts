import { randomUUID } from 'node:crypto';
import type { FromTable, OpenDecision, Said, TableInfo, TableUpdate } from '@vigil/table';
import { reason } from '../problem.js';
import type { Known, TerminalHost } from '../terminal/host.js';
import type { Server } from './server.js';

/** What comes of a table over the network while somebody sits at his terminal. */
export interface Heard {
  /** The game has gone on. `stands`: how many answers of before still stand. */
  update(update: Known, stands: number): void;
  said(said: Said): void;
  /** Something could not be done, or the line broke: a sentence. */
  trouble(sentence: string): void;
}

/** A game on a server, as a terminal plays it: what is asked of one's own seats, and what the others do. */
export class OnlineHost implements TerminalHost {
  private readonly server: Server;
  private info: TableInfo;
  private latest: TableUpdate;
  private seen = 0;
  private heard: Heard | undefined;
  private waiting: (() => void)[] = [];

  private constructor(server: Server, info: TableInfo, latest: TableUpdate) {
    this.server = server;
    this.info = info;
    this.latest = latest;
  }

  /** Sits down at a table whose game has begun. */
  static async sitDown(server: Server, info: TableInfo): Promise<OnlineHost> {
    return new OnlineHost(server, info, await server.ask<TableUpdate>('GET', '/game'));
  }

  /** Hears everything from now on. Resolves when the line is closed; throws a Problem if the table opens no more. */
  async listen(heard: Heard): Promise<void> {
    this.heard = heard;
    await this.server.listen(
      () => this.latest.number,
      (message) => this.hear(message),
      () => heard.trouble('The line is gone; it is tried again.'),
    );
  }

  update(): Known {
    return this.known();
  }

  answer(decision: string, option: string): undefined {
    const open = this.latest.decisions.find(({ id }) => id === decision);
    this.send('/answers', { decision, option, ...(open && { mark: open.mark }) });
  }

  undo(): undefined {
    this.send('/undo', { to: Math.max(0, this.latest.answers - 1), seen: this.latest.number });
  }

  readonly others = {
    say: (text: string): void => this.send('/talk', { text }),
    waitsFor: (): readonly number[] => [...new Set(this.latest.decisions.flatMap(({ by }) => by))],
    asked: (): Promise<void> =>
      this.mine().length > 0 || this.latest.outcome !== undefined
        ? Promise.resolve()
        : new Promise((resolve) => this.waiting.push(resolve)),
  };

  private send(path: string, body: object): void {
    this.server.ask('POST', path, { ...body, key: randomUUID() }).catch((error: unknown) => {
      this.heard?.trouble(reason(error));
      this.wake();
    });
  }

  private hear(message: FromTable): void {
    if (message.say === 'table') this.info = message.table;
    else if (message.say === 'refused') this.heard?.trouble(message.refusal.why);
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
      if (!again) this.heard?.update(this.known(), Math.min(update.answers, ...undone));
      this.wake();
    }
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

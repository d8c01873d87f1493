/** Somebody at a table who plays by himself, over the line that the page has. */
import type { FromTable, ToTable } from '@vigil/table';
import { WebSocket } from 'ws';
import type { Around, Keyed, Socket } from '../../../src/online/line.js';
import { OnlineTable } from '../../../src/online/online-table.js';
import { pause } from './servers.js';

/** Waits of the line pass so much quicker, so that tests do not take long. */
const QUICKER = 8;

/** How a line treats messages, other than as they are sent. */
export interface Faults {
  /** What becomes of one message: the waits, in milliseconds, after which it arrives; none: it is lost, and the line breaks. */
  arrives(): readonly number[];
}

/** What was done and acknowledged. */
export interface Acknowledged {
  readonly sent: Keyed;
  readonly number: number;
}

export class Player {
  readonly table: OnlineTable;
  readonly token: string;
  readonly acknowledged = new Map<string, Acknowledged>();
  readonly refused: string[] = [];
  /** How often a line was opened. */
  lines = 0;
  playing = true;
  private readonly chance: () => number;
  private readonly sent = new Map<string, Keyed>();
  private kept: readonly Keyed[] = [];
  private timer: NodeJS.Timeout | undefined;

  /** `url`: of a server, asked at each new line. */
  constructor(
    url: () => string,
    table: string,
    token: string,
    chance: () => number,
    { faults, undo = 0.03 }: { readonly faults?: Faults; readonly undo?: number } = {},
  ) {
    this.token = token;
    this.chance = chance;
    const around: Around = {
      socket: () => {
        this.lines++;
        return this.socket(url(), faults);
      },
      later: (milliseconds, act) => {
        const timer = setTimeout(act, milliseconds / QUICKER);
        return () => clearTimeout(timer);
      },
      chance,
      keep: (unsent) => {
        this.kept = unsent;
      },
      kept: () => this.kept,
    };
    this.table = new OnlineTable(table, [token], around);
    this.act(undo);
  }

  get number(): number {
    return this.table.standing.get().update?.number ?? 0;
  }

  get over(): boolean {
    return this.table.standing.get().update?.outcome !== undefined;
  }

  /** Nothing is on its way any more. */
  get quiet(): boolean {
    return this.table.line.state.get() === 'open' && this.table.line.unsent.get().length === 0;
  }

  close(): void {
    clearTimeout(this.timer);
    this.playing = false;
    this.table.close();
  }

  /** Looks at the table now and then, and answers what is his. */
  private act(undo: number): void {
    this.timer = setTimeout(() => {
      if (this.playing && this.quiet) this.answer(undo);
      this.act(undo);
    }, this.chance() * 25);
  }

  private answer(undo: number): void {
    const { update } = this.table.standing.get();
    const mine = update?.decisions.filter(({ by }) => by.some((seat) => this.table.seats.includes(seat))) ?? [];
    const decision = mine[Math.floor(this.chance() * mine.length)];
    const option = decision?.options[Math.floor(this.chance() * decision.options.length)];
    if (!decision || !option) return;
    if (update?.noUndo === undefined && this.chance() < undo) this.table.undo();
    else this.table.answer(decision.id, option.id, decision.mark);
  }

  private socket(url: string, faults: Faults | undefined): Socket {
    const ws = new WebSocket(`${url.replace('http', 'ws')}/api/v1/live`);
    const through = (way: 'up' | 'down', deliver: () => void) => {
      if (!faults) return deliver();
      const waits = faults.arrives();
      if (waits.length === 0) ws.terminate();
      for (const wait of waits) {
        // What comes down one line keeps its order; what goes up may overtake, as requests of their own do.
        if (way === 'up') setTimeout(deliver, wait);
        else before = before.then(() => pause(wait)).then(deliver);
      }
    };
    let before: Promise<void> = Promise.resolve();
    const socket: Socket = {
      onopen: null,
      onmessage: null,
      onclose: null,
      send: (text) => {
        this.note(JSON.parse(text) as ToTable);
        through('up', () => ws.readyState === WebSocket.OPEN && ws.send(text));
      },
      close: () => ws.terminate(),
    };
    ws.on('open', () => socket.onopen?.());
    ws.on('close', () => socket.onclose?.());
    ws.on('error', () => {});
    ws.on('message', (data) =>
      through('down', () => {
        const text = String(data);
        this.hear(JSON.parse(text) as FromTable);
        socket.onmessage?.({ data: text });
      }),
    );
    return socket;
  }

  private note(message: ToTable): void {
    if ('key' in message) this.sent.set(message.key, message);
  }

  private hear(message: FromTable): void {
    if (message.say === 'refused') this.refused.push(message.refusal.code);
    if (message.say !== 'done') return;
    const sent = this.sent.get(message.key);
    const before = this.acknowledged.get(message.key);
    if (!sent) throw new Error(`Nobody sent ${message.key}.`);
    if (before && before.number !== message.number) throw new Error(`${message.key} was acknowledged at two numbers.`);
    this.acknowledged.set(message.key, { sent, number: message.number });
  }
}

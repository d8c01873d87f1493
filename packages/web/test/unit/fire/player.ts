/** An automatic player at a table, on the connection that the page uses. */
import type { ClientMessage, ServerMessage } from '@vigil/table';
import { WebSocket } from 'ws';
import { OnlineTable } from '../../../src/online/online-table.js';
import type { ConnectionEnvironment, KeyedMessage, Socket } from '../../../src/online/table-connection.js';
import { pause } from './servers.js';

/** Factor by which delays of the connection are shortened. */
const SPEED_UP = 8;

/** Faults of a connection: how it alters the delivery of messages. */
export interface ConnectionFaults {
  /** Delays of one message in milliseconds, one for each arrival. Empty: it is lost, and the connection breaks. */
  arrivalDelays(): readonly number[];
}

/** An answer that the server acknowledged. */
export interface AcknowledgedAnswer {
  readonly sent: KeyedMessage;
  readonly number: number;
}

/** A player that answers and undoes at random. */
export class Player {
  readonly table: OnlineTable;
  readonly token: string;
  readonly acknowledged = new Map<string, AcknowledgedAnswer>();
  readonly refused: string[] = [];
  /** Number of connections opened. */
  connectionCount = 0;
  playing = true;
  private readonly random: () => number;
  private readonly sent = new Map<string, KeyedMessage>();
  private unsent: readonly KeyedMessage[] = [];
  private timer: NodeJS.Timeout | undefined;

  /** `url`: returns the address of a server for each new connection. */
  constructor(
    url: () => string,
    table: string,
    token: string,
    random: () => number,
    { faults, undo = 0.03 }: { readonly faults?: ConnectionFaults; readonly undo?: number } = {},
  ) {
    this.token = token;
    this.random = random;
    const environment: ConnectionEnvironment = {
      openSocket: () => {
        this.connectionCount++;
        return this.socket(url(), faults);
      },
      delay: (milliseconds, act) => {
        const timer = setTimeout(act, milliseconds / SPEED_UP);
        return () => clearTimeout(timer);
      },
      random,
      saveUnsent: (unsent) => {
        this.unsent = unsent;
      },
      loadUnsent: () => this.unsent,
    };
    this.table = new OnlineTable(table, [token], environment);
    this.act(undo);
  }

  get number(): number {
    return this.table.state.get().update?.number ?? 0;
  }

  get over(): boolean {
    return this.table.state.get().update?.outcome !== undefined;
  }

  /** True if the connection is open and nothing waits to be sent. */
  get isQuiet(): boolean {
    return this.table.connection.state.get() === 'open' && this.table.connection.unsent.get().length === 0;
  }

  close(): void {
    clearTimeout(this.timer);
    this.playing = false;
    this.table.close();
  }

  /** Looks at the table at random intervals, and answers the player's questions. */
  private act(undo: number): void {
    this.timer = setTimeout(() => {
      if (this.playing && this.isQuiet) this.answer(undo);
      this.act(undo);
    }, this.random() * 25);
  }

  private answer(undo: number): void {
    const { update } = this.table.state.get();
    const mine = update?.decisions.filter(({ by }) => by.some((seat) => this.table.seats.includes(seat))) ?? [];
    const decision = mine[Math.floor(this.random() * mine.length)];
    const option = decision?.options[Math.floor(this.random() * decision.options.length)];
    if (!decision || !option) return;
    if (update?.undoObstacle === undefined && this.random() < undo) this.table.undo();
    else this.table.answer(decision.id, option.id, decision.mark);
  }

  private socket(url: string, faults: ConnectionFaults | undefined): Socket {
    const ws = new WebSocket(`${url.replace('http', 'ws')}/api/v1/live`);
    const transmit = (way: 'up' | 'down', deliver: () => void) => {
      if (!faults) return deliver();
      const waits = faults.arrivalDelays();
      if (waits.length === 0) ws.terminate();
      for (const wait of waits) {
        // Messages from the server keep their order. Messages to it may overtake each other, like separate requests.
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
        this.recordAcknowledged(JSON.parse(text) as ClientMessage);
        transmit('up', () => ws.readyState === WebSocket.OPEN && ws.send(text));
      },
      close: () => ws.terminate(),
    };
    ws.on('open', () => socket.onopen?.());
    ws.on('close', () => socket.onclose?.());
    ws.on('error', () => {});
    ws.on('message', (data) =>
      transmit('down', () => {
        const text = String(data);
        this.receive(JSON.parse(text) as ServerMessage);
        socket.onmessage?.({ data: text });
      }),
    );
    return socket;
  }

  private recordAcknowledged(message: ClientMessage): void {
    if ('key' in message) this.sent.set(message.key, message);
  }

  private receive(message: ServerMessage): void {
    if (message.say === 'refused') this.refused.push(message.refusal.code);
    if (message.say !== 'done') return;
    const sent = this.sent.get(message.key);
    const before = this.acknowledged.get(message.key);
    if (!sent) throw new Error(`No message had the key ${message.key}.`);
    if (before && before.number !== message.number) throw new Error(`${message.key} was acknowledged at two numbers.`);
    this.acknowledged.set(message.key, { sent, number: message.number });
  }
}

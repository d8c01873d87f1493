import type { FromTable, Refusal, ToTable } from '@vigil/table';
import { Store } from '../frame/store.js';

/** A socket as the line uses it: that of the browser, or a test's. */
export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  onclose: (() => void) | null;
}

/** What the line needs of the world around it. */
export interface Around {
  socket(): Socket;
  /** Does something later, unless the function it gives is called first. */
  later(milliseconds: number, act: () => void): () => void;
  /** From 0 to 1. */
  chance(): number;
  /** Keeps what was sent and not acknowledged, so that it outlives this page. */
  keep(unsent: readonly Keyed[]): void;
  kept(): readonly Keyed[];
}

/** What is sent until somebody says it was done or refused: sent again by the same key, it counts once. */
export type Keyed = Extract<ToTable, { readonly key: string }>;
export type Hello = Extract<ToTable, { readonly do: 'hello' }>;

/**
 * How the line is: `open`, and everything is here; `catching-up`: it was opened and the table has not answered yet;
 * `none`: it is tried again and again; `refused`: the table is not there, or the link is not good; it is not tried again.
 */
export type LineState = 'open' | 'catching-up' | 'none' | 'refused';

const FIRST_WAIT = 400;
const LONGEST_WAIT = 20_000;
/** How long nothing may be heard before it is asked whether somebody is there, and how long that may take. */
const QUIET = 25_000;
const PATIENCE = 8000;
/** Who has slept is in a hurry. */
const PATIENCE_AWAKE = 2500;

/**
 * The live line to a table. It is opened again whenever it breaks, says what it knows already, and sends again what nobody
 * acknowledged. What comes is handed on as it comes; whoever hears it judges by its numbers.
 */
export class Line {
  readonly state = new Store<LineState>('catching-up');
  /** Sent, and neither done nor refused so far. */
  readonly unsent: Store<readonly Keyed[]>;
  private readonly around: Around;
  private readonly hello: () => Hello;
  private readonly hear: (message: FromTable) => void;
  private socket: Socket | undefined;
  private failures = 0;
  private timer: (() => void) | undefined;
  private closed = false;

  /** `hello`: what is said first on each new socket. `hear`: who hears what comes. */
  constructor(around: Around, hello: () => Hello, hear: (message: FromTable) => void) {
    this.around = around;
    this.hello = hello;
    this.hear = hear;
    this.unsent = new Store(around.kept());
    this.connect();
  }

  /** Sends what has to arrive: at once where there is a line, and again on each new one until it is acknowledged. */
  send(message: Keyed): void {
    this.keep([...this.unsent.get(), message]);
    if (this.state.get() === 'open') this.socket?.send(JSON.stringify(message));
  }

  /** Says what need not arrive. */
  tell(message: ToTable): void {
    if (this.state.get() === 'open') this.socket?.send(JSON.stringify(message));
  }

  /** Says hello once more, on a new line: something that came before it was missed. */
  catchUp(): void {
    this.state.set('catching-up');
    this.connect();
  }

  /** The machine woke up, or has a network again: nothing is waited for, and a line that seems open has to prove it. */
  wake(): void {
    if (this.closed || this.state.get() === 'refused') return;
    if (this.state.get() === 'open') return this.ask(PATIENCE_AWAKE);
    this.failures = 0;
    this.connect();
  }

  close(): void {
    this.closed = true;
    this.timer?.();
    this.drop();
  }

  private connect(): void {
    this.timer?.();
    this.drop();
    if (this.closed) return;
    const socket = this.around.socket();
    this.socket = socket;
    socket.onopen = () => {
      if (this.socket !== socket) return;
      this.state.set('catching-up');
      socket.send(JSON.stringify(this.hello()));
      this.wait(PATIENCE, () => this.lost());
    };
    socket.onmessage = ({ data }) => {
      const message = this.socket === socket ? read(data) : undefined;
      if (message) this.take(message);
    };
    socket.onclose = () => {
      if (this.socket === socket) this.lost();
    };
    this.wait(PATIENCE, () => this.lost());
  }

  private take(message: FromTable): void {
    const greeting = this.state.get() !== 'open';
    if (greeting && message.say === 'refused' && message.key === undefined && FINAL.has(message.refusal.code)) {
      this.timer?.();
      this.drop();
      this.state.set('refused');
      return this.hear(message);
    }
    // Not let in just now: this line would stay open and never hear of anything.
    if (greeting && message.say === 'refused' && message.key === undefined) return this.lost();
    if (message.say === 'done' || message.say === 'refused') this.settle(message.key);
    const { socket } = this;
    this.hear(message);
    // What was heard may have led to a new line.
    if (this.socket !== socket) return;
    if (this.state.get() === 'catching-up' && message.say !== 'pong') {
      this.failures = 0;
      this.state.set('open');
      for (const one of this.unsent.get()) this.socket?.send(JSON.stringify(one));
    }
    this.wait(QUIET, () => this.ask(PATIENCE));
  }

  private ask(patience: number): void {
    this.socket?.send(JSON.stringify({ do: 'ping' } satisfies ToTable));
    this.wait(patience, () => this.lost());
  }

  private lost(): void {
    this.drop();
    if (this.closed) return;
    this.state.set('none');
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** Math.min(this.failures, 10));
    this.failures++;
    // Not all who lost the same server come back at the same moment.
    this.wait(wait * (0.5 + this.around.chance()), () => this.connect());
  }

  private drop(): void {
    const { socket } = this;
    this.socket = undefined;
    socket?.close();
  }

  private wait(milliseconds: number, act: () => void): void {
    this.timer?.();
    this.timer = this.around.later(milliseconds, act);
  }

  private settle(key: string | undefined): void {
    const left = this.unsent.get().filter((one) => one.key !== key);
    if (left.length < this.unsent.get().length) this.keep(left);
  }

  private keep(unsent: readonly Keyed[]): void {
    this.unsent.set(unsent);
    this.around.keep(unsent);
  }
}

/** After these it makes no sense to come again with the same links. */
const FINAL: ReadonlySet<Refusal['code']> = new Set(['unknown-table', 'unknown-link', 'not-opened', 'bad-request']);

/** Reads what came; what is no message is nothing. */
function read(data: unknown): FromTable | undefined {
  if (typeof data !== 'string') return undefined;
  try {
    const message: unknown = JSON.parse(data);
    return typeof message === 'object' && message !== null && 'say' in message ? (message as FromTable) : undefined;
  } catch {
    return undefined;
  }
}

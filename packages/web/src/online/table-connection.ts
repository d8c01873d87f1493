import type { ClientMessage, Refusal, ServerMessage } from '@vigil/table';
import { Store } from '../ui/store.js';

/** A socket as the line uses it: that of the browser, or a test's. */
export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  onclose: (() => void) | null;
}

/** Environment of the connection. */
export interface ConnectionEnvironment {
  openSocket(): Socket;
  /** Runs something later. Returns the function that cancels it. */
  delay(milliseconds: number, act: () => void): () => void;
  /** From 0 to 1. */
  random(): number;
  /** Saves messages without acknowledgement, so that they outlive the page. */
  saveUnsent(unsent: readonly KeyedMessage[]): void;
  loadUnsent(): readonly KeyedMessage[];
}

/** Messages that are repeated with the same key until acknowledged or refused; they count once. */
export type KeyedMessage = Extract<ClientMessage, { readonly key: string }>;
export type HelloMessage = Extract<ClientMessage, { readonly do: 'hello' }>;

/**
 * `open`: up to date. `catching-up`: opened, the table has not answered yet. `none`: retrying. `refused`: unknown table
 * or bad link, no retry.
 */
export type ConnectionState = 'open' | 'catching-up' | 'none' | 'refused';

const FIRST_RETRY_MS = 400;
const MAX_RETRY_MS = 20_000;
/** Silence after which a ping is sent, and the time limit of its reply, in milliseconds. */
const PING_AFTER_MS = 25_000;
const REPLY_TIMEOUT_MS = 8000;
/** Shorter time limit after the machine wakes up. */
const WAKE_TIMEOUT_MS = 2500;

/**
 * Live connection to a table. It reconnects, sends a hello with the known state, and repeats unacknowledged messages.
 * Messages are passed on as they arrive; the listener checks their numbers.
 */
export class TableConnection {
  readonly state = new Store<ConnectionState>('catching-up');
  /** Sent, and neither done nor refused so far. */
  readonly unsent: Store<readonly KeyedMessage[]>;
  private readonly environment: ConnectionEnvironment;
  private readonly hello: () => HelloMessage;
  private readonly onMessage: (message: ServerMessage) => void;
  private socket: Socket | undefined;
  private attempts = 0;
  private cancelTimer: (() => void) | undefined;
  private isClosed = false;

  /** `hello`: first message on each new socket. `onMessage`: receives messages. */
  constructor(around: ConnectionEnvironment, hello: () => HelloMessage, onMessage: (message: ServerMessage) => void) {
    this.environment = around;
    this.hello = hello;
    this.onMessage = onMessage;
    this.unsent = new Store(around.loadUnsent());
    this.connect();
  }

  /** Sends a message that must arrive: now if open, and again after each reconnect until it is acknowledged. */
  send(message: KeyedMessage): void {
    this.setUnsent([...this.unsent.get(), message]);
    if (this.state.get() === 'open') this.socket?.send(JSON.stringify(message));
  }

  /** Sends a message that may get lost. */
  sendIfOpen(message: ClientMessage): void {
    if (this.state.get() === 'open') this.socket?.send(JSON.stringify(message));
  }

  /** Says hello again on a new connection, because an earlier message was lost. */
  reconnect(): void {
    this.state.set('catching-up');
    this.connect();
  }

  /** After sleep or a network change: reconnects immediately, and tests a connection that seems open. */
  wake(): void {
    if (this.isClosed || this.state.get() === 'refused') return;
    if (this.state.get() === 'open') return this.ping(WAKE_TIMEOUT_MS);
    this.attempts = 0;
    this.connect();
  }

  close(): void {
    this.isClosed = true;
    this.cancelTimer?.();
    this.dropSocket();
  }

  private connect(): void {
    this.cancelTimer?.();
    this.dropSocket();
    if (this.isClosed) return;
    const socket = this.environment.openSocket();
    this.socket = socket;
    socket.onopen = () => {
      if (this.socket !== socket) return;
      this.state.set('catching-up');
      socket.send(JSON.stringify(this.hello()));
      this.setTimer(REPLY_TIMEOUT_MS, () => this.scheduleReconnect());
    };
    socket.onmessage = ({ data }) => {
      const message = this.socket === socket ? parseMessage(data) : undefined;
      if (message) this.receive(message);
    };
    socket.onclose = () => {
      if (this.socket === socket) this.scheduleReconnect();
    };
    this.setTimer(REPLY_TIMEOUT_MS, () => this.scheduleReconnect());
  }

  private receive(message: ServerMessage): void {
    const greeting = this.state.get() !== 'open';
    if (
      greeting &&
      message.say === 'refused' &&
      message.key === undefined &&
      FINAL_REFUSALS.has(message.refusal.code)
    ) {
      this.cancelTimer?.();
      this.dropSocket();
      this.state.set('refused');
      return this.onMessage(message);
    }
    // Not let in just now: this line would stay open and never hear of anything.
    if (greeting && message.say === 'refused' && message.key === undefined) return this.scheduleReconnect();
    if (message.say === 'done' || message.say === 'refused') this.acknowledge(message.key);
    const { socket } = this;
    this.onMessage(message);
    // The listener may have reconnected.
    if (this.socket !== socket) return;
    if (this.state.get() === 'catching-up' && message.say !== 'pong') {
      this.attempts = 0;
      this.state.set('open');
      for (const one of this.unsent.get()) this.socket?.send(JSON.stringify(one));
    }
    this.setTimer(PING_AFTER_MS, () => this.ping(REPLY_TIMEOUT_MS));
  }

  private ping(patience: number): void {
    this.socket?.send(JSON.stringify({ do: 'ping' } satisfies ClientMessage));
    this.setTimer(patience, () => this.scheduleReconnect());
  }

  private scheduleReconnect(): void {
    this.dropSocket();
    if (this.isClosed) return;
    this.state.set('none');
    const wait = Math.min(MAX_RETRY_MS, FIRST_RETRY_MS * 2 ** Math.min(this.attempts, 10));
    this.attempts++;
    // Not all who lost the same server come back at the same moment.
    this.setTimer(wait * (0.5 + this.environment.random()), () => this.connect());
  }

  private dropSocket(): void {
    const { socket } = this;
    this.socket = undefined;
    socket?.close();
  }

  private setTimer(milliseconds: number, act: () => void): void {
    this.cancelTimer?.();
    this.cancelTimer = this.environment.delay(milliseconds, act);
  }

  private acknowledge(key: string | undefined): void {
    const left = this.unsent.get().filter((one) => one.key !== key);
    if (left.length < this.unsent.get().length) this.setUnsent(left);
  }

  private setUnsent(unsent: readonly KeyedMessage[]): void {
    this.unsent.set(unsent);
    this.environment.saveUnsent(unsent);
  }
}

/** After these it makes no sense to come again with the same links. */
const FINAL_REFUSALS: ReadonlySet<Refusal['code']> = new Set([
  'unknown-table',
  'unknown-link',
  'not-opened',
  'bad-request',
]);

/** Parses a message; undefined for anything else. */
function parseMessage(data: unknown): ServerMessage | undefined {
  if (typeof data !== 'string') return undefined;
  try {
    const message: unknown = JSON.parse(data);
    return typeof message === 'object' && message !== null && 'say' in message ? (message as ServerMessage) : undefined;
  } catch {
    return undefined;
  }
}

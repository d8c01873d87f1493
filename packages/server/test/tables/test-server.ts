/** A server of tables as it is, on a port of this machine, with a storage of its own: for tests. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ClientMessage, OpenDecision, Refusal, ServerMessage, TableInfo, TableUpdate } from '@vigil/table';
import { WebSocket } from 'ws';
import {
  type Notify,
  type OpenStorage,
  SYSTEM_ENVIRONMENT,
  startServer,
  TableApp,
  type TableAppDeps,
} from '../../src/index.js';
import { createTestStorage } from '../storage/places.js';

/** The set-up that most tests play. */
export const SETUP = { investigators: ['kate-winthrop', 'joe-diamond'], ancientOne: 'yig' };
export const NEW_TABLE = { name: 'Thursdays', game: 'arkham', setup: SETUP, settings: { pace: 'live' } };

/** A table that was made, with the tokens of its links. */
export interface TestTable {
  readonly id: string;
  readonly host: string;
  readonly seats: readonly string[];
  readonly spectator: string;
}

/** The response. */
export interface Reply<T> {
  readonly status: number;
  readonly body: T & { readonly refusal?: Refusal };
}

let keys = 0;
/** A key that nothing was sent with yet. */
export const newKey = (): string => `test-key-${++keys}`;

/** A server, its house, and ways to speak to it. */
export class TestServer {
  readonly url: string;
  readonly tableApp: TableApp;
  readonly storage: OpenStorage;
  /** Errors that no request was waiting for. */
  readonly reportedErrors: unknown[];
  /** Notifications of the server, if it has any. */
  readonly notify: Notify | undefined;
  private readonly end: () => Promise<void>;

  private constructor(
    url: string,
    {
      tableApp: app,
      storage,
      reportedErrors,
      notify,
    }: { tableApp: TableApp; storage: OpenStorage; reportedErrors: unknown[]; notify: Notify | undefined },
    end: () => Promise<void>,
  ) {
    this.url = url;
    this.tableApp = app;
    this.storage = storage;
    this.reportedErrors = reportedErrors;
    this.notify = notify;
    this.end = end;
  }

  /** Starts one. `storage`: opened already; it is closed with the server. `telling`: who is told what happens. */
  static async start(
    more: Partial<TableAppDeps> = {},
    storage?: OpenStorage,
    telling?: (app: TableApp, storage: OpenStorage) => Promise<Notify>,
  ): Promise<TestServer> {
    const page = mkdtempSync(join(tmpdir(), 'vigil-page-'));
    writeFileSync(join(page, 'index.html'), '<!doctype html><title>Vigil</title>');
    const kept = storage ?? (await createTestStorage());
    await kept.migrate();
    const reportedErrors: unknown[] = [];
    const app = new TableApp({
      storage: kept,
      environment: SYSTEM_ENVIRONMENT,
      onError: (_, error) => reportedErrors.push(error),
      ...more,
    });
    const notify = await telling?.(app, kept);
    const server = await startServer({ page, version: '1.2.3', port: 0, tableApp: app, ...(notify && { notify }) });
    return new TestServer(
      `http://127.0.0.1:${server.port}`,
      { tableApp: app, storage: kept, reportedErrors, notify },
      async () => {
        await server.close();
        await notify?.close();
        await kept.close();
        rmSync(page, { recursive: true });
      },
    );
  }

  /** Ends it. */
  stop(): Promise<void> {
    return this.end();
  }

  /** Asks for something under /api/v1. */
  async ask<T = Record<string, unknown>>(
    method: string,
    path: string,
    token?: string,
    body?: unknown,
  ): Promise<Reply<T>> {
    const response = await fetch(`${this.url}/api/v1${path}`, {
      method,
      headers: {
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: (await response.json()) as Reply<T>['body'] };
  }

  /** A table with all seats taken. */
  async gathered(more: object = {}): Promise<TestTable> {
    const { body: made } = await this.ask<TestTable>('POST', '/tables', undefined, { ...NEW_TABLE, ...more });
    for (const [seat, token] of made.seats.entries()) {
      await this.ask('POST', `/tables/${made.id}/claim`, token, { seat, name: `Player ${seat + 1}` });
    }
    return made;
  }

  /** A table whose game has begun. */
  async begun(more: object = {}): Promise<TestTable> {
    const made = await this.gathered(more);
    await this.ask('POST', `/tables/${made.id}/begin`, made.host, { key: newKey() });
    return made;
  }

  /** The game as a link shows it. */
  async game(made: TestTable, token = made.host): Promise<TableUpdate> {
    return (await this.ask<TableUpdate>('GET', `/tables/${made.id}/game`, token)).body;
  }

  /** Gives the first open decision an answer, by who may. `pick`: which option. */
  async step(made: TestTable, pick: (decision: OpenDecision) => number = () => 0): Promise<Reply<{ number: number }>> {
    const { decisions } = await this.game(made);
    const [decision] = decisions;
    if (!decision) throw new Error('nothing is asked');
    const seat = decision.by[0] as number;
    const option = decision.options[pick(decision)]?.id;
    return await this.ask('POST', `/tables/${made.id}/answers`, made.seats[seat], {
      decision: decision.id,
      option,
      mark: decision.mark,
      key: newKey(),
    });
  }

  /** A live line. */
  line(): Promise<TestConnection> {
    return TestConnection.open(this.url);
  }
}

/** A live line as a client has it, which remembers what it heard. */
export class TestConnection {
  readonly heard: ServerMessage[] = [];
  private readonly socket: WebSocket;
  private wake: () => void = () => {};

  private constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', (data) => {
      this.heard.push(JSON.parse(String(data)) as ServerMessage);
      this.wake();
    });
    socket.on('close', () => this.wake());
  }

  static async open(url: string, headers: Record<string, string> = {}): Promise<TestConnection> {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/v1/live`, { headers });
    const line = new TestConnection(socket);
    await new Promise<void>((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    return line;
  }

  say(message: ClientMessage): void {
    this.socket.send(JSON.stringify(message));
  }

  /** Sends what is no message. */
  sayRaw(text: string | Buffer): void {
    this.socket.send(text);
  }

  /** Waits for something that was heard or will be. */
  async until<T extends ServerMessage>(is: (message: ServerMessage) => message is T): Promise<T>;
  async until(is: (message: ServerMessage) => boolean): Promise<ServerMessage>;
  async until(is: (message: ServerMessage) => boolean): Promise<ServerMessage> {
    for (;;) {
      const found = this.heard.find(is);
      if (found) return found;
      if (this.closed) throw new Error(`the line was closed; heard: ${this.heard.map(({ say }) => say).join(', ')}`);
      await new Promise<void>((resolve) => {
        this.wake = resolve;
      });
    }
  }

  /** The newest update. */
  get update(): TableUpdate | undefined {
    return this.heard.findLast((message) => message.say === 'update')?.update;
  }

  get table(): TableInfo | undefined {
    return this.heard.findLast((message) => message.say === 'table')?.table;
  }

  /** Waits until the game has come to a number. */
  async at(number: number): Promise<TableUpdate> {
    await this.until((message) => message.say === 'update' && message.update.number >= number);
    return this.update as TableUpdate;
  }

  get closed(): boolean {
    return this.socket.readyState > WebSocket.OPEN;
  }

  /** Hangs up; `roughly`: without a word. */
  hangUp(roughly = false): void {
    if (roughly) this.socket.terminate();
    else this.socket.close();
  }
}

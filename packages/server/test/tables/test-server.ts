/** A complete table server for tests, on a free local port and with its own storage. */
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
import { createTestStorage } from '../storage/test-databases.js';

/** Set-up that most tests play. */
export const SETUP = { investigators: ['kate-winthrop', 'joe-diamond'], ancientOne: 'yig' };
export const NEW_TABLE = { name: 'Thursdays', game: 'arkham', setup: SETUP, settings: { pace: 'live' } };

/** A new table with the tokens of its links. */
export interface TestTable {
  readonly id: string;
  readonly host: string;
  readonly seats: readonly string[];
  readonly spectator: string;
}

/** A response of the HTTP interface. */
export interface Reply<T> {
  readonly status: number;
  readonly body: T & { readonly refusal?: Refusal };
}

let keys = 0;
/** Returns a request key that no request has used. */
export const newKey = (): string => `test-key-${++keys}`;

/** A running server and a client of its interface. */
export class TestServer {
  readonly url: string;
  readonly tableApp: TableApp;
  readonly storage: OpenStorage;
  /** Errors that the server reported outside of replies. */
  readonly reportedErrors: unknown[];
  /** Notifications of the server, if it sends any. */
  readonly notify: Notify | undefined;
  private readonly close: () => Promise<void>;

  private constructor(
    url: string,
    {
      tableApp: app,
      storage,
      reportedErrors,
      notify,
    }: { tableApp: TableApp; storage: OpenStorage; reportedErrors: unknown[]; notify: Notify | undefined },
    close: () => Promise<void>,
  ) {
    this.url = url;
    this.tableApp = app;
    this.storage = storage;
    this.reportedErrors = reportedErrors;
    this.notify = notify;
    this.close = close;
  }

  /** Starts a server. An open `storage` is closed with the server. `openNotify` adds notifications. */
  static async start(
    more: Partial<TableAppDeps> = {},
    storage?: OpenStorage,
    openNotify?: (app: TableApp, storage: OpenStorage) => Promise<Notify>,
  ): Promise<TestServer> {
    const page = mkdtempSync(join(tmpdir(), 'vigil-page-'));
    writeFileSync(join(page, 'index.html'), '<!doctype html><title>Vigil</title>');
    const ownStorage = storage ?? (await createTestStorage());
    await ownStorage.migrate();
    const reportedErrors: unknown[] = [];
    const app = new TableApp({
      storage: ownStorage,
      environment: SYSTEM_ENVIRONMENT,
      onError: (_, error) => reportedErrors.push(error),
      ...more,
    });
    const notify = await openNotify?.(app, ownStorage);
    const server = await startServer({ page, version: '1.2.3', port: 0, tableApp: app, ...(notify && { notify }) });
    return new TestServer(
      `http://127.0.0.1:${server.port}`,
      { tableApp: app, storage: ownStorage, reportedErrors, notify },
      async () => {
        await server.close();
        await notify?.close();
        await ownStorage.close();
        rmSync(page, { recursive: true });
      },
    );
  }

  /** Closes the server and its storage. */
  stop(): Promise<void> {
    return this.close();
  }

  /** Sends a request to an address under /api/v1. */
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

  /** Creates a table and claims all its seats. */
  async fillTable(more: object = {}): Promise<TestTable> {
    const { body: table } = await this.ask<TestTable>('POST', '/tables', undefined, { ...NEW_TABLE, ...more });
    for (const [seat, token] of table.seats.entries()) {
      await this.ask('POST', `/tables/${table.id}/claim`, token, { seat, name: `Player ${seat + 1}` });
    }
    return table;
  }

  /** Creates a table with all seats claimed and begins its game. */
  async startTable(more: object = {}): Promise<TestTable> {
    const table = await this.fillTable(more);
    await this.ask('POST', `/tables/${table.id}/begin`, table.host, { key: newKey() });
    return table;
  }

  /** Reads the game as a link shows it, by default the host's. */
  async game(table: TestTable, token = table.host): Promise<TableUpdate> {
    return (await this.ask<TableUpdate>('GET', `/tables/${table.id}/game`, token)).body;
  }

  /** Answers the first open decision for one of its seats. `pick` returns the index of the option. */
  async answerNext(
    table: TestTable,
    pick: (decision: OpenDecision) => number = () => 0,
  ): Promise<Reply<{ number: number }>> {
    const { decisions } = await this.game(table);
    const [decision] = decisions;
    if (!decision) throw new Error('there is no open decision');
    const seat = decision.by[0] as number;
    const option = decision.options[pick(decision)]?.id;
    return await this.ask('POST', `/tables/${table.id}/answers`, table.seats[seat], {
      decision: decision.id,
      option,
      mark: decision.mark,
      key: newKey(),
    });
  }

  /** Opens a live connection. */
  connect(): Promise<TestConnection> {
    return TestConnection.open(this.url);
  }
}

/** A client's live connection, which records the messages it receives. */
export class TestConnection {
  readonly messages: ServerMessage[] = [];
  private readonly socket: WebSocket;
  private wake: () => void = () => {};

  private constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', (data) => {
      this.messages.push(JSON.parse(String(data)) as ServerMessage);
      this.wake();
    });
    socket.on('close', () => this.wake());
  }

  static async open(url: string, headers: Record<string, string> = {}): Promise<TestConnection> {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/v1/live`, { headers });
    const connection = new TestConnection(socket);
    await new Promise<void>((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    return connection;
  }

  send(message: ClientMessage): void {
    this.socket.send(JSON.stringify(message));
  }

  /** Sends text that is not a valid message. */
  sendRaw(text: string | Buffer): void {
    this.socket.send(text);
  }

  /** Returns the first matching message, and waits for it if none has arrived. */
  async waitForMessage<T extends ServerMessage>(matches: (message: ServerMessage) => message is T): Promise<T>;
  async waitForMessage(matches: (message: ServerMessage) => boolean): Promise<ServerMessage>;
  async waitForMessage(matches: (message: ServerMessage) => boolean): Promise<ServerMessage> {
    for (;;) {
      const found = this.messages.find(matches);
      if (found) return found;
      if (this.closed)
        throw new Error(`the connection was closed after: ${this.messages.map(({ say }) => say).join(', ')}`);
      await new Promise<void>((resolve) => {
        this.wake = resolve;
      });
    }
  }

  /** Newest update. */
  get update(): TableUpdate | undefined {
    return this.messages.findLast((message) => message.say === 'update')?.update;
  }

  get table(): TableInfo | undefined {
    return this.messages.findLast((message) => message.say === 'table')?.table;
  }

  /** Waits until the game's log has reached a number. Returns the newest update. */
  async waitForAnswer(number: number): Promise<TableUpdate> {
    await this.waitForMessage((message) => message.say === 'update' && message.update.number >= number);
    return this.update as TableUpdate;
  }

  get closed(): boolean {
    return this.socket.readyState > WebSocket.OPEN;
  }

  /** Closes the connection; an abrupt end sends no closing frame. */
  disconnect(isAbrupt = false): void {
    if (isAbrupt) this.socket.terminate();
    else this.socket.close();
  }
}

/** Online tables for browser tests: a server with mail, push and deadlines, on a clock that tests can advance. */
import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  createTableReader,
  Notify,
  openStorage,
  PostTimer,
  type RunningServer,
  SYSTEM_ENVIRONMENT,
  startServer,
  TableApp,
} from '@vigil/server';
import type { OpenDecision, SeatNumber, TableSettings, TableUpdate } from '@vigil/table';
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { disableDelays, openSharedWorld, READY_SELECTOR, type TestWorld } from './browser.js';
import { startMailServer } from './receivers.js';

const PAGE = join(import.meta.dirname, '..', 'dist');
const HOUR = 3_600_000;

const DESK = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };

/** A table with the tokens of its links. */
export interface CreatedTable {
  readonly id: string;
  readonly host: string;
  readonly seats: readonly string[];
  readonly spectator: string;
}

/** A player with a separate browser. `pageErrors` includes failed requests to the server. */
export interface Player {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly pageErrors: string[];
}

let keys = 0;
const newKey = () => `forms-key-${++keys}`;

/** A server with all its services, and a browser. */
export class OnlineWorld {
  readonly errors: unknown[] = [];
  private readonly world: TestWorld;
  private readonly cleanups: (() => Promise<unknown>)[] = [];
  private server: RunningServer | undefined;
  private timer: PostTimer | undefined;
  mail: Awaited<ReturnType<typeof startMailServer>> | undefined;
  private clockOffset = 0;

  private constructor(world: TestWorld) {
    this.world = world;
  }

  static async open(name: string): Promise<OnlineWorld> {
    const world = await openSharedWorld();
    const onlineWorld = new OnlineWorld(world);
    onlineWorld.cleanups.push(() => world.close());
    const folder = await mkdtemp(join(tmpdir(), 'vigil-forms-'));
    onlineWorld.cleanups.push(() => rm(folder, { recursive: true, force: true }));
    const storage = await openStorage({ folder });
    onlineWorld.cleanups.push(() => storage.close());
    await storage.migrate();
    const onError = (_: string, error: unknown) => onlineWorld.errors.push(error);
    // Seeds and secrets are equal in each run.
    let count = 0;
    const block = () => createHash('sha256').update(`${name} ${count++}`).digest();
    const random = (bytes: number) =>
      Buffer.concat(Array.from({ length: Math.ceil(bytes / 32) }, block)).subarray(0, bytes);
    const environment = { now: () => SYSTEM_ENVIRONMENT.now() + onlineWorld.clockOffset, random };
    const app = new TableApp({ storage, environment, onError });
    const mail = await startMailServer();
    onlineWorld.mail = mail;
    onlineWorld.cleanups.push(() => mail.close());
    const settings = {
      base: 'http://localhost',
      mail: { smtp: mail.url, from: 'Vigil <vigil@example.org>' },
      reach: { allowHttp: true, allowInternal: true },
    };
    const notify = await Notify.open(storage, environment, settings, createTableReader(app), onError);
    onlineWorld.cleanups.push(() => notify.close());
    notify.start({ soon: 100, round: 1000 });
    const server = await startServer({
      page: PAGE,
      version: 'test',
      port: 0,
      host: '127.0.0.1',
      tableApp: app,
      notify,
    });
    onlineWorld.server = server;
    onlineWorld.cleanups.push(() => server.close());
    onlineWorld.timer = new PostTimer(app, (wait) => notify.remind(wait));
    onlineWorld.cleanups.push(() => onlineWorld.timer?.close() ?? Promise.resolve());
    return onlineWorld;
  }

  get url(): string {
    return this.server?.url ?? '';
  }

  /** Advances the clock, and applies the deadlines that have passed. */
  async advanceHours(hours: number): Promise<void> {
    this.clockOffset += hours * HOUR;
    await this.timer?.work();
  }

  async close(): Promise<void> {
    for (const end of this.cleanups.reverse()) await end();
  }

  /** Sends a request to the server. Throws if it fails. */
  async request<T>(method: string, path: string, token?: string, body?: unknown): Promise<T> {
    const response = await fetch(`${this.url}/api/v1${path}`, {
      method,
      headers: {
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${text}`);
    return JSON.parse(text) as T;
  }

  /** Creates a table with players in all seats, and begins its game. */
  async startTable(settings: Partial<TableSettings>, setup: object, game = 'arkham'): Promise<CreatedTable> {
    const request = { name: 'Thursdays', game, setup, settings: { pace: 'post', ...settings } };
    const table = await this.request<CreatedTable>('POST', '/tables', undefined, request);
    for (const [seat, token] of table.seats.entries()) {
      const name = ['Anna', 'Ben', 'Cleo'][seat];
      await this.request('POST', `/tables/${table.id}/claim`, token, { seat, name, language: 'en' });
    }
    await this.request('POST', `/tables/${table.id}/begin`, table.host, { key: newKey() });
    return table;
  }

  fetchUpdate(table: CreatedTable, token = table.host): Promise<TableUpdate> {
    return this.request('GET', `/tables/${table.id}/game`, token);
  }

  answer(table: CreatedTable, as: SeatNumber, { id, mark }: OpenDecision, option: string): Promise<unknown> {
    const body = { decision: id, option, mark, key: newKey() };
    return this.request('POST', `/tables/${table.id}/answers`, table.seats[as], body);
  }

  /** Answers for all seats until a condition holds. */
  async playUntil(table: CreatedTable, isReached: (update: TableUpdate) => boolean): Promise<TableUpdate> {
    const found = await this.play(table, isReached);
    if (!found) throw new Error('the game never reaches the condition');
    return found;
  }

  /** Answers for some seats until a condition holds. Returns undefined if these seats have no open question before. */
  async play(
    table: CreatedTable,
    isReached: (update: TableUpdate) => boolean,
    seats: readonly SeatNumber[] = [0, 1, 2],
  ): Promise<TableUpdate | undefined> {
    let since = 0;
    for (let i = 0; i < 400; i++) {
      // Fetch only new entries: the game may be long.
      const update = await this.request<TableUpdate>('GET', `/tables/${table.id}/game?since=${since}`, table.host);
      since = update.number;
      if (isReached(update)) return update;
      const hasVoted = (decision: string, seat: number) =>
        update.polls.some((poll) => poll.decision === decision && poll.votes.some((vote) => vote.seat === seat));
      const wait = update.waits.find(({ decision, seat }) => seats.includes(seat) && !hasVoted(decision, seat));
      const open = update.decisions.find(({ id }) => id === wait?.decision);
      if (!wait || !open) return undefined;
      const ownOptions = open.options.filter(
        ({ by }) => by === undefined || by === wait.seat || !open.by.includes(wait.seat),
      );
      const option = ownOptions[update.number % ownOptions.length] ?? ownOptions[0];
      await this.answer(table, wait.seat, open, option?.id ?? '');
    }
    return undefined;
  }

  /**
   * Opens a browser for a player.
   *
   * @param more further options of that browser, for example service workers
   */
  async openPlayer(size = DESK, more: BrowserContextOptions = {}): Promise<Player> {
    const context = await this.world.browser.newContext({ viewport: size, reducedMotion: 'reduce', ...more });
    await disableDelays(context);
    // Captures the text that a button copies.
    await context.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', {
        configurable: true,
        value: { writeText: async (text: string) => document.documentElement.setAttribute('data-copied', text) },
      });
    });
    const page = await context.newPage();
    page.setDefaultTimeout(20_000);
    const pageErrors: string[] = [];
    page.on('pageerror', (error) => pageErrors.push(String(error)));
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) pageErrors.push(message.text());
    });
    page.on('response', (response) => {
      if (response.status() >= 400) pageErrors.push(`${response.status()} ${response.url()}`);
    });
    return { page, context, pageErrors };
  }

  /** Follows links to a table one after the other, and waits until the table is ready. */
  async openTable({ page }: Player, { id }: CreatedTable, tokens: readonly string[], decision?: string): Promise<void> {
    for (const token of tokens) {
      await page.goto(`${this.url}/t/${id}${decision === undefined ? '' : `?decision=${decision}`}#${token}`);
      await page.waitForSelector('main.table');
    }
    await page.waitForSelector(READY_SELECTOR);
  }
}

export const countAnswers = async (page: Page) => Number(await page.getAttribute('main.table', 'data-answers'));

export const waitForAnswers = (page: Page, answers: number) =>
  page.waitForFunction(
    (least) => Number(document.querySelector('main.table')?.getAttribute('data-answers')) >= least,
    answers,
  );

/** The text that a button copies. */
export async function copyFrom(page: Page, press: () => Promise<void>): Promise<string> {
  await page.evaluate(() => document.documentElement.removeAttribute('data-copied'));
  await press();
  await page.waitForSelector('html[data-copied]', { state: 'attached' });
  return (await page.getAttribute('html', 'data-copied')) ?? '';
}

/** Opens the sheet with the players and settings of the table. */
export async function openTableSheet(page: Page) {
  await page.locator('.table-button').click();
  const sheet = page.locator('.table-sheet[open]');
  await sheet.locator('h3').first().waitFor();
  return sheet;
}

/** Tables played by post, on a clock that the test sets. */
import { createHash } from 'node:crypto';
import type { OpenDecision, SeatNumber, TableSettings, TableUpdate } from '@vigil/table';
import { type Environment, PostTimer } from '../../src/index.js';
import type { WaitRow } from '../../src/storage/rows.js';
import { newKey, TestServer, type TestTable } from '../tables/test-server.js';

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;

/** A server on a simulated clock, with its timer and the reminders it sent. */
export class PostTestServer {
  readonly server: TestServer;
  readonly timer: PostTimer;
  readonly reminders: WaitRow[] = [];
  private readonly clock: { now: number };

  private constructor(server: TestServer, clock: { now: number }) {
    this.server = server;
    this.clock = clock;
    this.timer = new PostTimer(server.tableApp, async (wait) => {
      this.reminders.push(wait);
    });
  }

  /** Starts a server whose seeds and secrets follow from a name, so that games repeat in each run. */
  static async start(name: string): Promise<PostTestServer> {
    const clock = { now: Date.UTC(2026, 9, 1) };
    let count = 0;
    const block = () => createHash('sha256').update(`${name} ${count++}`).digest();
    const random = (bytes: number) =>
      Buffer.concat(Array.from({ length: Math.ceil(bytes / 32) }, block)).subarray(0, bytes);
    const environment: Environment = { now: () => clock.now, random };
    return new PostTestServer(await TestServer.start({ environment }), clock);
  }

  get now(): number {
    return this.clock.now;
  }

  /** Advances the clock and runs the timer. */
  async advanceHours(hours: number): Promise<void> {
    this.clock.now += hours * HOUR;
    await this.timer.work();
  }

  /** Creates a table with all seats claimed and begins its game. */
  startTable(settings: Partial<TableSettings>, setup: object, game = 'arkham'): Promise<TestTable> {
    return this.server.startTable({ settings: { pace: 'post', ...settings }, setup, game });
  }

  game(table: TestTable): Promise<TableUpdate> {
    return this.server.game(table);
  }

  /** Answers or votes for a seat. */
  answer(table: TestTable, as: SeatNumber, decision: OpenDecision, option: string) {
    return this.server.ask('POST', `/tables/${table.id}/answers`, table.seats[as], {
      decision: decision.id,
      option,
      mark: decision.mark,
      key: newKey(),
    });
  }

  saveSeatSettings(table: TestTable, seat: SeatNumber, name: string, body: object) {
    return this.server.ask<Record<string, unknown>>(
      'PUT',
      `/tables/${table.id}/seats/${seat}/${name}`,
      table.seats[seat],
      body,
    );
  }

  readSeatSettings(table: TestTable, seat: SeatNumber) {
    return this.server.ask<{
      plan?: { void?: string; plan: { intents: unknown[] } };
      draft: unknown;
      orders: unknown[];
    }>('GET', `/tables/${table.id}/seats/${seat}/settings`, table.seats[seat]);
  }

  /** Lets these seats answer until `isReached` holds or nothing waits for them. Returns the last update. */
  async play(
    table: TestTable,
    seats: readonly SeatNumber[],
    isReached: (update: TableUpdate) => boolean = () => false,
    maxAnswers = 400,
  ): Promise<TableUpdate> {
    for (let i = 0; i < maxAnswers; i++) {
      const update = await this.game(table);
      if (isReached(update) || update.outcome !== undefined) return update;
      const wait = update.waits.find(
        ({ seat, decision, kind }) => seats.includes(seat) && !(kind === 'poll' && hasVoted(update, decision, seat)),
      );
      const open = update.decisions.find(({ id }) => id === wait?.decision);
      if (!wait || !open) return update;
      const ownOptions = open.options.filter(
        ({ by }) => by === undefined || by === wait.seat || !open.by.includes(wait.seat),
      );
      const option = ownOptions[update.number % ownOptions.length] ?? ownOptions[0];
      if (!option) throw new Error(`${open.key} has no answer for ${wait.seat}`);
      const { status, body } = await this.answer(table, wait.seat, open, option.id);
      if (status !== 200) throw new Error(`${open.key} of ${open.by}: ${JSON.stringify(body)}`);
    }
    throw new Error(`not reached after ${maxAnswers} answers`);
  }

  async stop(): Promise<void> {
    await this.timer.close();
    await this.server.stop();
  }
}

function hasVoted({ polls }: TableUpdate, decision: string, seat: SeatNumber): boolean {
  return polls.some((poll) => poll.decision === decision && poll.votes.some((vote) => vote.seat === seat));
}

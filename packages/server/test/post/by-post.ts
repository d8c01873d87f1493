/** Tables by post with a clock of the test's. */
import { createHash } from 'node:crypto';
import type { OpenDecision, SeatNumber, TableSettings, TableUpdate } from '@vigil/table';
import { type Environment, PostTimer } from '../../src/index.js';
import type { WaitRow } from '../../src/storage/rows.js';
import { newKey, TestServer, type TestTable } from '../tables/test-server.js';

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;

/** A server whose time is set, with its timer and what that reminded of. */
export class PostTestServer {
  readonly served: TestServer;
  readonly timer: PostTimer;
  readonly reminded: WaitRow[] = [];
  private readonly clock: { now: number };

  private constructor(served: TestServer, clock: { now: number }) {
    this.served = served;
    this.clock = clock;
    this.timer = new PostTimer(served.tableApp, async (wait) => {
      this.reminded.push(wait);
    });
  }

  /** Seeds and secrets follow from a name: the same games in each run. */
  static async start(name: string): Promise<PostTestServer> {
    const clock = { now: Date.UTC(2026, 9, 1) };
    let drawn = 0;
    const block = () => createHash('sha256').update(`${name} ${drawn++}`).digest();
    const random = (bytes: number) =>
      Buffer.concat(Array.from({ length: Math.ceil(bytes / 32) }, block)).subarray(0, bytes);
    const world: Environment = { now: () => clock.now, random };
    return new PostTestServer(await TestServer.start({ environment: world }), clock);
  }

  get now(): number {
    return this.clock.now;
  }

  /** So many hours pass, and the timer looks. */
  async pass(hours: number): Promise<void> {
    this.clock.now += hours * HOUR;
    await this.timer.work();
  }

  /** A table whose game has begun. */
  begun(settings: Partial<TableSettings>, setup: object, game = 'arkham'): Promise<TestTable> {
    return this.served.begun({ settings: { pace: 'post', ...settings }, setup, game });
  }

  game(made: TestTable): Promise<TableUpdate> {
    return this.served.game(made);
  }

  /** Answers, or votes, for a seat. */
  answer(made: TestTable, as: SeatNumber, decision: OpenDecision, option: string) {
    return this.served.ask('POST', `/tables/${made.id}/answers`, made.seats[as], {
      decision: decision.id,
      option,
      mark: decision.mark,
      key: newKey(),
    });
  }

  put(made: TestTable, seat: SeatNumber, what: string, body: object) {
    return this.served.ask<Record<string, unknown>>(
      'PUT',
      `/tables/${made.id}/seats/${seat}/${what}`,
      made.seats[seat],
      body,
    );
  }

  left(made: TestTable, seat: SeatNumber) {
    return this.served.ask<{
      plan?: { void?: string; plan: { intents: unknown[] } };
      draft: unknown;
      orders: unknown[];
    }>('GET', `/tables/${made.id}/seats/${seat}/settings`, made.seats[seat]);
  }

  /** Those of some seats answer what waits for them, until `until` or until nothing does. Gives how the table stands. */
  async play(
    made: TestTable,
    seats: readonly SeatNumber[],
    until: (update: TableUpdate) => boolean = () => false,
    most = 400,
  ): Promise<TableUpdate> {
    for (let i = 0; i < most; i++) {
      const update = await this.game(made);
      if (until(update) || update.outcome !== undefined) return update;
      const waits = update.waits.find(
        ({ seat, decision, kind }) => seats.includes(seat) && !(kind === 'poll' && hasVoted(update, decision, seat)),
      );
      const open = update.decisions.find(({ id }) => id === waits?.decision);
      if (!waits || !open) return update;
      const own = open.options.filter(
        ({ by }) => by === undefined || by === waits.seat || !open.by.includes(waits.seat),
      );
      const option = own[update.number % own.length] ?? own[0];
      if (!option) throw new Error(`${open.key} has no answer for ${waits.seat}`);
      const { status, body } = await this.answer(made, waits.seat, open, option.id);
      if (status !== 200) throw new Error(`${open.key} of ${open.by}: ${JSON.stringify(body)}`);
    }
    throw new Error('it goes on and on');
  }

  async stop(): Promise<void> {
    await this.timer.close();
    await this.served.stop();
  }
}

function hasVoted({ polls }: TableUpdate, decision: string, seat: SeatNumber): boolean {
  return polls.some((poll) => poll.decision === decision && poll.votes.some((vote) => vote.seat === seat));
}

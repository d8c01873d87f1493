/** The live line to a table, and the game behind it, however badly the line behaves. */
import type { ClientMessage, ServerMessage, TableEvent, TableInfo, TableUpdate } from '@vigil/table';
import { describe, expect, it } from 'vitest';
import { OnlineTable } from '../../src/online/online-table.js';
import type { ConnectionEnvironment, KeyedMessage, Socket } from '../../src/online/table-connection.js';
import { createNetworkPort } from '../../src/play/network-port.js';
import type { HostMessage } from '../../src/play/session.js';

/** A server that is moved by hand, and a clock that is too. */
class FakeEnvironment implements ConnectionEnvironment {
  readonly sockets: FakeSocket[] = [];
  stored: readonly KeyedMessage[] = [];
  private timers: { readonly time: number; readonly act: () => void }[] = [];
  private now = 0;

  openSocket(): Socket {
    const socket = new FakeSocket();
    this.sockets.push(socket);
    return socket;
  }

  delay(milliseconds: number, act: () => void): () => void {
    const timer = { time: this.now + milliseconds, act };
    this.timers.push(timer);
    return () => {
      this.timers = this.timers.filter((one) => one !== timer);
    };
  }

  random = () => 0.5;
  saveUnsent = (unsent: readonly KeyedMessage[]) => {
    this.stored = unsent;
  };
  loadUnsent = () => this.stored;

  /** So many milliseconds go by. */
  advance(milliseconds: number): void {
    this.now += milliseconds;
    for (const timer of this.timers.filter(({ time }) => time <= this.now)) {
      this.timers = this.timers.filter((one) => one !== timer);
      timer.act();
    }
  }

  get line(): FakeSocket {
    const socket = this.sockets.at(-1);
    if (!socket) throw new Error('Nobody has called.');
    return socket;
  }
}

class FakeSocket implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { readonly data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  readonly sent: ClientMessage[] = [];
  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }
  close(): void {}
  deliver(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const INFO = {
  id: 'table',
  you: { seats: [0], host: false, keeper: false },
  settings: { pace: 'live' },
} as unknown as TableInfo;

function createEvents(at: number): TableEvent {
  return { event: { type: 'phase', phase: 'upkeep', turn: at + 1 }, at, sheets: [], hits: [] } as unknown as TableEvent;
}

function createUpdate(number: number, answers: number, more: Partial<TableUpdate> = {}): TableUpdate {
  return {
    game: 'arkham',
    number,
    answers,
    from: number,
    decisions: [{ id: `${answers + 1}`, mark: `m${answers}`, by: [0], options: [] }],
    events: [createEvents(answers)],
    logEntries: [{ number, kind: 'answer', seat: 1, by: 'seat', at: 0, answers }],
    waits: [],
    polls: [],
    ...more,
  } as unknown as TableUpdate;
}

function openTable(world = new FakeEnvironment()) {
  const table = new OnlineTable('table', ['token'], world);
  world.line.onopen?.();
  world.line.deliver({ say: 'table', table: INFO });
  world.line.deliver({ say: 'update', update: createUpdate(0, 0, { from: undefined }) });
  const { port, first } = createNetworkPort(table);
  const said: HostMessage[] = [];
  port.onMessage((message) => said.push(message));
  const answers = () => world.line.sent.filter((one) => one.do === 'answer');
  return { world, table, port, first, said, answers };
}

const options = { answerForced: true, withViews: false };

describe('the live line to a table', () => {
  it('says who comes first, and from which number on it wants to know when it comes again', () => {
    const { world, first } = openTable();
    expect(world.line.sent).toEqual([{ do: 'hello', table: 'table', tokens: ['token'] }]);
    expect(first.moves).toBe(0);
    world.line.onclose?.();
    expect(world.sockets).toHaveLength(1);
    world.advance(1000);
    expect(world.sockets).toHaveLength(2);
    world.line.onopen?.();
    expect(world.line.sent[0]).toEqual({ do: 'hello', table: 'table', tokens: ['token'], since: 0 });
  });

  it('sends an answer again by the same key until it is acknowledged, also after the page was loaded anew', () => {
    const { world, port, answers } = openTable();
    port.send({ do: 'answer', decision: '1', option: 'a', seen: 0, answerOptions: options });
    port.send({ do: 'answer', decision: '1', option: 'b', seen: 0, answerOptions: options });
    const [sent, more] = answers();
    expect(sent).toMatchObject({ decision: '1', option: 'a', mark: 'm0', seat: 0 });
    expect(more).toBeUndefined();
    world.line.onclose?.();
    world.advance(1000);
    world.line.onopen?.();
    world.line.deliver({ say: 'table', table: INFO });
    expect(answers()).toEqual([sent]);
    const later = openTable(world);
    expect(later.answers()).toEqual([sent]);
    world.line.deliver({ say: 'done', key: sent?.key ?? '', number: 1 });
    expect(world.stored).toEqual([]);
  });

  it('notices that a line is dead which only seems to be open, at once when the phone wakes', () => {
    const { world, table } = openTable();
    table.connection.wake();
    expect(world.line.sent.at(-1)).toEqual({ do: 'ping' });
    world.advance(3000);
    expect(table.connection.state.get()).toBe('none');
    table.connection.wake();
    expect(world.sockets).toHaveLength(2);
  });

  it('comes again where it could not be let in just now, and is not taken for open', () => {
    const world = new FakeEnvironment();
    const table = new OnlineTable('table', ['token'], world);
    world.line.onopen?.();
    world.line.deliver({ say: 'refused', refusal: { code: 'server-fault', why: 'The database is away.' } });
    expect(table.connection.state.get()).toBe('none');
    world.advance(1000);
    expect(world.sockets).toHaveLength(2);
    world.line.onopen?.();
    world.line.deliver({ say: 'table', table: INFO });
    expect(table.connection.state.get()).toBe('open');
  });

  it('does not come again to a table that is not there', () => {
    const world = new FakeEnvironment();
    const table = new OnlineTable('nowhere', [], world);
    world.line.onopen?.();
    world.line.deliver({ say: 'refused', refusal: { code: 'unknown-table', why: 'There is none.' } });
    world.advance(100_000);
    table.connection.wake();
    expect(table.connection.state.get()).toBe('refused');
    expect(world.sockets).toHaveLength(1);
  });
});

describe('a game at a table over the network', () => {
  it('goes on with each number once, whatever comes doubled or late', () => {
    const { world, said, table } = openTable();
    world.line.deliver({ say: 'update', update: createUpdate(1, 1) });
    world.line.deliver({ say: 'update', update: createUpdate(2, 2) });
    world.line.deliver({ say: 'update', update: createUpdate(1, 1) });
    world.line.deliver({ say: 'update', update: createUpdate(2, 2) });
    const updates = said.flatMap((one) => (one.say === 'update' ? [one.update] : []));
    expect(updates.map(({ moves, events }) => [moves, events.length])).toEqual([
      [1, 1],
      [2, 1],
      [2, 0],
    ]);
    expect(table.state.get().logEntries.map(({ number }) => number)).toEqual([0, 1, 2]);
  });

  it('asks for what it missed instead of leaving it out', () => {
    const { world, said, table } = openTable();
    world.line.deliver({ say: 'update', update: createUpdate(3, 3) });
    expect(said).toEqual([]);
    world.line.onopen?.();
    expect(world.line.sent).toEqual([{ do: 'hello', table: 'table', tokens: ['token'], since: 0 }]);
    const missed = [1, 2, 3].map((n) => createUpdate(n, n).logEntries[0]).flatMap((deed) => deed ?? []);
    const events = [createEvents(1), createEvents(2), createEvents(3)];
    world.line.deliver({ say: 'update', update: createUpdate(3, 3, { from: 1, logEntries: missed, events }) });
    expect(said).toMatchObject([{ say: 'update', update: { moves: 3, events: { length: 3 } } }]);
    expect(table.state.get().logEntries.map(({ number }) => number)).toEqual([0, 1, 2, 3]);
    expect(table.game().update.events.map(({ at }) => at)).toEqual([0, 1, 2, 3]);
  });

  it('keeps every deed in its order, whichever message overtakes which, also on the new line', () => {
    const { world, table } = openTable();
    const one = (n: number) => world.line.deliver({ say: 'update', update: createUpdate(n, n) });
    one(2);
    one(1);
    world.line.onopen?.();
    // Updates by others in the meantime arrive before the reply to the greeting.
    one(4);
    world.line.onopen?.();
    const missed = [1, 2, 3, 4].flatMap((n) => createUpdate(n, n).logEntries);
    const reply = createUpdate(4, 4, {
      from: 1,
      logEntries: missed,
      events: [createEvents(1), createEvents(2), createEvents(3), createEvents(4)],
    });
    world.line.deliver({ say: 'update', update: reply });
    one(3);
    one(5);
    expect(table.state.get().logEntries.map(({ number }) => number)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(table.game().update.events.map(({ at }) => at)).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('goes on with the end of a long game where more was missed than is told at once, and keeps the deeds before', () => {
    const { world, table } = openTable();
    const last = Array.from({ length: 400 }, (_, i) => i + 101);
    const deeds = last.flatMap((n) => createUpdate(n, n).logEntries);
    world.line.deliver({
      say: 'update',
      update: createUpdate(500, 500, { from: 101, logEntries: deeds, events: [createEvents(500)] }),
    });
    expect(world.sockets).toHaveLength(1);
    expect(table.state.get().logEntries).toHaveLength(401);
    expect(table.game().update.number ?? table.state.get().update?.number).toBe(500);
  });

  it('forgets what was taken back while it was away', () => {
    const { world, said, table } = openTable();
    world.line.deliver({ say: 'update', update: createUpdate(1, 1) });
    world.line.deliver({ say: 'update', update: createUpdate(2, 2) });
    const undo = { number: 3, kind: 'undo', seat: 1, by: 'seat', at: 0, answers: 1 } as const;
    const again = { number: 4, kind: 'answer', seat: 1, by: 'seat', at: 0, answers: 2 } as const;
    world.line.deliver({
      say: 'update',
      update: createUpdate(4, 2, { from: 3, logEntries: [undo, again], events: [createEvents(2)] }),
    });
    expect(said.at(-1)).toMatchObject({ update: { validAnswers: 1, answers: 2, isByOthers: true } });
    expect(table.game().update.events.map(({ at }) => at)).toEqual([0, 1, 2]);
  });

  it('lets a question be answered again when an answer was refused', () => {
    const { world, port, said, answers } = openTable();
    port.send({ do: 'answer', decision: '1', option: 'a', seen: 0, answerOptions: options });
    const key = answers()[0]?.key ?? '';
    world.line.deliver({ say: 'refused', key, refusal: { code: 'stale', why: 'It is put otherwise.' } });
    expect(said).toMatchObject([{ update: { moves: 0, answerIgnored: 'stale-answer', events: [] } }]);
    port.send({ do: 'answer', decision: '1', option: 'b', seen: 0, answerOptions: options });
    expect(answers()).toHaveLength(2);
  });
});

/** The live connection to a table, and its game, with an unreliable connection. */
import type { ClientMessage, ServerMessage, TableEvent, TableInfo, TableUpdate } from '@vigil/table';
import { describe, expect, it } from 'vitest';
import { OnlineTable } from '../../src/online/online-table.js';
import type { ConnectionEnvironment, KeyedMessage, Socket } from '../../src/online/table-connection.js';
import { createNetworkPort } from '../../src/play/network-port.js';
import type { HostMessage } from '../../src/play/session.js';

/** An environment with a manual clock and sockets that the test drives. */
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

  /** Advances the clock. */
  advance(milliseconds: number): void {
    this.now += milliseconds;
    for (const timer of this.timers.filter(({ time }) => time <= this.now)) {
      this.timers = this.timers.filter((one) => one !== timer);
      timer.act();
    }
  }

  get socket(): FakeSocket {
    const socket = this.sockets.at(-1);
    if (!socket) throw new Error('No socket is open.');
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

function openTable(environment = new FakeEnvironment()) {
  const table = new OnlineTable('table', ['token'], environment);
  environment.socket.onopen?.();
  environment.socket.deliver({ say: 'table', table: INFO });
  environment.socket.deliver({ say: 'update', update: createUpdate(0, 0, { from: undefined }) });
  const { port, first } = createNetworkPort(table);
  const received: HostMessage[] = [];
  port.onMessage((message) => received.push(message));
  const answers = () => environment.socket.sent.filter((one) => one.do === 'answer');
  return { environment, table, port, first, received, answers };
}

const options = { answerForced: true, withViews: false };

describe('the connection to a table', () => {
  it('sends a greeting with its tokens, and on reconnection also the last number that it has', () => {
    const { environment, first } = openTable();
    expect(environment.socket.sent).toEqual([{ do: 'hello', table: 'table', tokens: ['token'] }]);
    expect(first.moves).toBe(0);
    environment.socket.onclose?.();
    expect(environment.sockets).toHaveLength(1);
    environment.advance(1000);
    expect(environment.sockets).toHaveLength(2);
    environment.socket.onopen?.();
    expect(environment.socket.sent[0]).toEqual({ do: 'hello', table: 'table', tokens: ['token'], since: 0 });
  });

  it('repeats an answer with the same key until it is acknowledged, also after a reload of the page', () => {
    const { environment, port, answers } = openTable();
    port.send({ do: 'answer', decision: '1', option: 'a', seen: 0, answerOptions: options });
    port.send({ do: 'answer', decision: '1', option: 'b', seen: 0, answerOptions: options });
    const [sent, more] = answers();
    expect(sent).toMatchObject({ decision: '1', option: 'a', mark: 'm0', seat: 0 });
    expect(more).toBeUndefined();
    environment.socket.onclose?.();
    environment.advance(1000);
    environment.socket.onopen?.();
    environment.socket.deliver({ say: 'table', table: INFO });
    expect(answers()).toEqual([sent]);
    const later = openTable(environment);
    expect(later.answers()).toEqual([sent]);
    environment.socket.deliver({ say: 'done', key: sent?.key ?? '', number: 1 });
    expect(environment.stored).toEqual([]);
  });

  it('sends a ping when the phone wakes, and reconnects if there is no reply', () => {
    const { environment, table } = openTable();
    table.connection.wake();
    expect(environment.socket.sent.at(-1)).toEqual({ do: 'ping' });
    environment.advance(3000);
    expect(table.connection.state.get()).toBe('none');
    table.connection.wake();
    expect(environment.sockets).toHaveLength(2);
  });

  it('reconnects after a fault of the server, and is not open meanwhile', () => {
    const environment = new FakeEnvironment();
    const table = new OnlineTable('table', ['token'], environment);
    environment.socket.onopen?.();
    environment.socket.deliver({ say: 'refused', refusal: { code: 'server-fault', why: 'The database is away.' } });
    expect(table.connection.state.get()).toBe('none');
    environment.advance(1000);
    expect(environment.sockets).toHaveLength(2);
    environment.socket.onopen?.();
    environment.socket.deliver({ say: 'table', table: INFO });
    expect(table.connection.state.get()).toBe('open');
  });

  it('does not reconnect to an unknown table', () => {
    const environment = new FakeEnvironment();
    const table = new OnlineTable('nowhere', [], environment);
    environment.socket.onopen?.();
    environment.socket.deliver({ say: 'refused', refusal: { code: 'unknown-table', why: 'There is none.' } });
    environment.advance(100_000);
    table.connection.wake();
    expect(table.connection.state.get()).toBe('refused');
    expect(environment.sockets).toHaveLength(1);
  });
});

describe('the game of an online table', () => {
  it('applies each update once when updates arrive twice or late', () => {
    const { environment, received, table } = openTable();
    environment.socket.deliver({ say: 'update', update: createUpdate(1, 1) });
    environment.socket.deliver({ say: 'update', update: createUpdate(2, 2) });
    environment.socket.deliver({ say: 'update', update: createUpdate(1, 1) });
    environment.socket.deliver({ say: 'update', update: createUpdate(2, 2) });
    const updates = received.flatMap((one) => (one.say === 'update' ? [one.update] : []));
    expect(updates.map(({ moves, events }) => [moves, events.length])).toEqual([
      [1, 1],
      [2, 1],
      [2, 0],
    ]);
    expect(table.state.get().logEntries.map(({ number }) => number)).toEqual([0, 1, 2]);
  });

  it('requests missed updates', () => {
    const { environment, received, table } = openTable();
    environment.socket.deliver({ say: 'update', update: createUpdate(3, 3) });
    expect(received).toEqual([]);
    environment.socket.onopen?.();
    expect(environment.socket.sent).toEqual([{ do: 'hello', table: 'table', tokens: ['token'], since: 0 }]);
    const missedEntries = [1, 2, 3].map((n) => createUpdate(n, n).logEntries[0]).flatMap((entry) => entry ?? []);
    const events = [createEvents(1), createEvents(2), createEvents(3)];
    environment.socket.deliver({
      say: 'update',
      update: createUpdate(3, 3, { from: 1, logEntries: missedEntries, events }),
    });
    expect(received).toMatchObject([{ say: 'update', update: { moves: 3, events: { length: 3 } } }]);
    expect(table.state.get().logEntries.map(({ number }) => number)).toEqual([0, 1, 2, 3]);
    expect(table.game().update.events.map(({ at }) => at)).toEqual([0, 1, 2, 3]);
  });

  it('keeps log entries in order when messages overtake each other, also on a new connection', () => {
    const { environment, table } = openTable();
    const deliverUpdate = (n: number) => environment.socket.deliver({ say: 'update', update: createUpdate(n, n) });
    deliverUpdate(2);
    deliverUpdate(1);
    environment.socket.onopen?.();
    // Updates by other players arrive before the reply to the greeting.
    deliverUpdate(4);
    environment.socket.onopen?.();
    const missedEntries = [1, 2, 3, 4].flatMap((n) => createUpdate(n, n).logEntries);
    const reply = createUpdate(4, 4, {
      from: 1,
      logEntries: missedEntries,
      events: [createEvents(1), createEvents(2), createEvents(3), createEvents(4)],
    });
    environment.socket.deliver({ say: 'update', update: reply });
    deliverUpdate(3);
    deliverUpdate(5);
    expect(table.state.get().logEntries.map(({ number }) => number)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(table.game().update.events.map(({ at }) => at)).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('continues with the latest part after it missed more than one message holds, and keeps earlier log entries', () => {
    const { environment, table } = openTable();
    const last = Array.from({ length: 400 }, (_, i) => i + 101);
    const entries = last.flatMap((n) => createUpdate(n, n).logEntries);
    environment.socket.deliver({
      say: 'update',
      update: createUpdate(500, 500, { from: 101, logEntries: entries, events: [createEvents(500)] }),
    });
    expect(environment.sockets).toHaveLength(1);
    expect(table.state.get().logEntries).toHaveLength(401);
    expect(table.game().update.number ?? table.state.get().update?.number).toBe(500);
  });

  it('drops answers that were undone while it was offline', () => {
    const { environment, received, table } = openTable();
    environment.socket.deliver({ say: 'update', update: createUpdate(1, 1) });
    environment.socket.deliver({ say: 'update', update: createUpdate(2, 2) });
    const undo = { number: 3, kind: 'undo', seat: 1, by: 'seat', at: 0, answers: 1 } as const;
    const again = { number: 4, kind: 'answer', seat: 1, by: 'seat', at: 0, answers: 2 } as const;
    environment.socket.deliver({
      say: 'update',
      update: createUpdate(4, 2, { from: 3, logEntries: [undo, again], events: [createEvents(2)] }),
    });
    expect(received.at(-1)).toMatchObject({ update: { validAnswers: 1, answers: 2, isByOthers: true } });
    expect(table.game().update.events.map(({ at }) => at)).toEqual([0, 1, 2]);
  });

  it('accepts another answer to a question after a refusal', () => {
    const { environment, port, received, answers } = openTable();
    port.send({ do: 'answer', decision: '1', option: 'a', seen: 0, answerOptions: options });
    const key = answers()[0]?.key ?? '';
    environment.socket.deliver({ say: 'refused', key, refusal: { code: 'stale', why: 'It is put otherwise.' } });
    expect(received).toMatchObject([{ update: { moves: 0, answerIgnored: 'stale-answer', events: [] } }]);
    port.send({ do: 'answer', decision: '1', option: 'b', seen: 0, answerOptions: options });
    expect(answers()).toHaveLength(2);
  });
});

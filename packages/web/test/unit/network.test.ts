/** The live line to a table, and the game behind it, however badly the line behaves. */
import type { FromTable, TableInfo, TableUpdate, ToldEvent, ToTable } from '@vigil/table';
import { describe, expect, it } from 'vitest';
import type { Around, Keyed, Socket } from '../../src/online/line.js';
import { OnlineTable } from '../../src/online/online-table.js';
import { networkPort } from '../../src/play/network-port.js';
import type { FromAnyHost } from '../../src/play/session.js';

/** A server that is moved by hand, and a clock that is too. */
class World implements Around {
  readonly sockets: FakeSocket[] = [];
  stored: readonly Keyed[] = [];
  private timers: { readonly at: number; readonly act: () => void }[] = [];
  private now = 0;

  socket(): Socket {
    const socket = new FakeSocket();
    this.sockets.push(socket);
    return socket;
  }

  later(milliseconds: number, act: () => void): () => void {
    const timer = { at: this.now + milliseconds, act };
    this.timers.push(timer);
    return () => {
      this.timers = this.timers.filter((one) => one !== timer);
    };
  }

  chance = () => 0.5;
  keep = (unsent: readonly Keyed[]) => {
    this.stored = unsent;
  };
  kept = () => this.stored;

  /** So many milliseconds go by. */
  pass(milliseconds: number): void {
    this.now += milliseconds;
    for (const timer of this.timers.filter(({ at }) => at <= this.now)) {
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
  readonly heard: ToTable[] = [];
  send(text: string): void {
    this.heard.push(JSON.parse(text) as ToTable);
  }
  close(): void {}
  say(message: FromTable): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const INFO = {
  id: 'table',
  you: { seats: [0], host: false, keeper: false },
  manners: { pace: 'live' },
} as unknown as TableInfo;

function told(at: number): ToldEvent {
  return { event: { type: 'phase', phase: 'upkeep', turn: at + 1 }, at, sheets: [], hits: [] } as unknown as ToldEvent;
}

function update(number: number, answers: number, more: Partial<TableUpdate> = {}): TableUpdate {
  return {
    game: 'arkham',
    number,
    answers,
    from: number,
    decisions: [{ id: `${answers + 1}`, mark: `m${answers}`, by: [0], options: [] }],
    events: [told(answers)],
    deeds: [{ number, kind: 'answer', seat: 1, by: 'seat', at: 0, answers }],
    waits: [],
    polls: [],
    ...more,
  } as unknown as TableUpdate;
}

function sitDown(world = new World()) {
  const table = new OnlineTable('table', ['token'], world);
  world.line.onopen?.();
  world.line.say({ say: 'table', table: INFO });
  world.line.say({ say: 'update', update: update(0, 0, { from: undefined }) });
  const { port, first } = networkPort(table);
  const said: FromAnyHost[] = [];
  port.onMessage((message) => said.push(message));
  const answers = () => world.line.heard.filter((one) => one.do === 'answer');
  return { world, table, port, first, said, answers };
}

const manner = { settle: true, views: false };

describe('the live line to a table', () => {
  it('says who comes first, and from which number on it wants to know when it comes again', () => {
    const { world, first } = sitDown();
    expect(world.line.heard).toEqual([{ do: 'hello', table: 'table', tokens: ['token'] }]);
    expect(first.moves).toBe(0);
    world.line.onclose?.();
    expect(world.sockets).toHaveLength(1);
    world.pass(1000);
    expect(world.sockets).toHaveLength(2);
    world.line.onopen?.();
    expect(world.line.heard[0]).toEqual({ do: 'hello', table: 'table', tokens: ['token'], since: 0 });
  });

  it('sends an answer again by the same key until it is acknowledged, also after the page was loaded anew', () => {
    const { world, port, answers } = sitDown();
    port.send({ do: 'answer', decision: '1', option: 'a', seen: 0, manner });
    port.send({ do: 'answer', decision: '1', option: 'b', seen: 0, manner });
    const [sent, more] = answers();
    expect(sent).toMatchObject({ decision: '1', option: 'a', mark: 'm0', seat: 0 });
    expect(more).toBeUndefined();
    world.line.onclose?.();
    world.pass(1000);
    world.line.onopen?.();
    world.line.say({ say: 'table', table: INFO });
    expect(answers()).toEqual([sent]);
    const later = sitDown(world);
    expect(later.answers()).toEqual([sent]);
    world.line.say({ say: 'done', key: sent?.key ?? '', number: 1 });
    expect(world.stored).toEqual([]);
  });

  it('notices that a line is dead which only seems to be open, at once when the phone wakes', () => {
    const { world, table } = sitDown();
    table.line.wake();
    expect(world.line.heard.at(-1)).toEqual({ do: 'ping' });
    world.pass(3000);
    expect(table.line.state.get()).toBe('none');
    table.line.wake();
    expect(world.sockets).toHaveLength(2);
  });

  it('comes again where it could not be let in just now, and is not taken for open', () => {
    const world = new World();
    const table = new OnlineTable('table', ['token'], world);
    world.line.onopen?.();
    world.line.say({ say: 'refused', refusal: { code: 'server-fault', why: 'The database is away.' } });
    expect(table.line.state.get()).toBe('none');
    world.pass(1000);
    expect(world.sockets).toHaveLength(2);
    world.line.onopen?.();
    world.line.say({ say: 'table', table: INFO });
    expect(table.line.state.get()).toBe('open');
  });

  it('does not come again to a table that is not there', () => {
    const world = new World();
    const table = new OnlineTable('nowhere', [], world);
    world.line.onopen?.();
    world.line.say({ say: 'refused', refusal: { code: 'unknown-table', why: 'There is none.' } });
    world.pass(100_000);
    table.line.wake();
    expect(table.line.state.get()).toBe('refused');
    expect(world.sockets).toHaveLength(1);
  });
});

describe('a game at a table over the network', () => {
  it('goes on with each number once, whatever comes doubled or late', () => {
    const { world, said, table } = sitDown();
    world.line.say({ say: 'update', update: update(1, 1) });
    world.line.say({ say: 'update', update: update(2, 2) });
    world.line.say({ say: 'update', update: update(1, 1) });
    world.line.say({ say: 'update', update: update(2, 2) });
    const updates = said.flatMap((one) => (one.say === 'update' ? [one.update] : []));
    expect(updates.map(({ moves, events }) => [moves, events.length])).toEqual([
      [1, 1],
      [2, 1],
      [2, 0],
    ]);
    expect(table.standing.get().deeds.map(({ number }) => number)).toEqual([0, 1, 2]);
  });

  it('asks for what it missed instead of leaving it out', () => {
    const { world, said, table } = sitDown();
    world.line.say({ say: 'update', update: update(3, 3) });
    expect(said).toEqual([]);
    world.line.onopen?.();
    expect(world.line.heard).toEqual([{ do: 'hello', table: 'table', tokens: ['token'], since: 0 }]);
    const missed = [1, 2, 3].map((n) => update(n, n).deeds[0]).flatMap((deed) => deed ?? []);
    const events = [told(1), told(2), told(3)];
    world.line.say({ say: 'update', update: update(3, 3, { from: 1, deeds: missed, events }) });
    expect(said).toMatchObject([{ say: 'update', update: { moves: 3, events: { length: 3 } } }]);
    expect(table.standing.get().deeds.map(({ number }) => number)).toEqual([0, 1, 2, 3]);
    expect(table.game().update.events.map(({ at }) => at)).toEqual([0, 1, 2, 3]);
  });

  it('keeps every deed in its order, whichever message overtakes which, also on the new line', () => {
    const { world, table } = sitDown();
    const one = (n: number) => world.line.say({ say: 'update', update: update(n, n) });
    one(2);
    one(1);
    world.line.onopen?.();
    // What others do meanwhile comes before the reply to the greeting.
    one(4);
    world.line.onopen?.();
    const missed = [1, 2, 3, 4].flatMap((n) => update(n, n).deeds);
    const reply = update(4, 4, { from: 1, deeds: missed, events: [told(1), told(2), told(3), told(4)] });
    world.line.say({ say: 'update', update: reply });
    one(3);
    one(5);
    expect(table.standing.get().deeds.map(({ number }) => number)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(table.game().update.events.map(({ at }) => at)).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('goes on with the end of a long game where more was missed than is told at once, and keeps the deeds before', () => {
    const { world, table } = sitDown();
    const last = Array.from({ length: 400 }, (_, i) => i + 101);
    const deeds = last.flatMap((n) => update(n, n).deeds);
    world.line.say({ say: 'update', update: update(500, 500, { from: 101, deeds, events: [told(500)] }) });
    expect(world.sockets).toHaveLength(1);
    expect(table.standing.get().deeds).toHaveLength(401);
    expect(table.game().update.number ?? table.standing.get().update?.number).toBe(500);
  });

  it('forgets what was taken back while it was away', () => {
    const { world, said, table } = sitDown();
    world.line.say({ say: 'update', update: update(1, 1) });
    world.line.say({ say: 'update', update: update(2, 2) });
    const undo = { number: 3, kind: 'undo', seat: 1, by: 'seat', at: 0, answers: 1 } as const;
    const again = { number: 4, kind: 'answer', seat: 1, by: 'seat', at: 0, answers: 2 } as const;
    world.line.say({ say: 'update', update: update(4, 2, { from: 3, deeds: [undo, again], events: [told(2)] }) });
    expect(said.at(-1)).toMatchObject({ update: { stands: 1, answers: 2, byOthers: true } });
    expect(table.game().update.events.map(({ at }) => at)).toEqual([0, 1, 2]);
  });

  it('lets a question be answered again when an answer was refused', () => {
    const { world, port, said, answers } = sitDown();
    port.send({ do: 'answer', decision: '1', option: 'a', seen: 0, manner });
    const key = answers()[0]?.key ?? '';
    world.line.say({ say: 'refused', key, refusal: { code: 'stale', why: 'It is put otherwise.' } });
    expect(said).toMatchObject([{ update: { moves: 0, passedOver: 'stale-answer', events: [] } }]);
    port.send({ do: 'answer', decision: '1', option: 'b', seen: 0, manner });
    expect(answers()).toHaveLength(2);
  });
});

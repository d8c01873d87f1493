/** Notices of an online table: changed settings and roles, and things that ended without an answer. */
import type { LogEntry, ServerMessage, TableChange, TableInfo, TableUpdate } from '@vigil/table';
import { expect, it } from 'vitest';
import { OnlineTable } from '../../src/online/online-table.js';
import { rulesForPace } from '../../src/online/settings/online-options.js';
import type { Socket } from '../../src/online/table-connection.js';

/** A table in the page of seat 0, and a way to receive messages. */
function openTable(isHost = false) {
  let socket: Socket | undefined;
  const table = new OnlineTable('one', ['a'], {
    openSocket: () => {
      socket = { onopen: null, onmessage: null, onclose: null, send: () => {}, close: () => {} } as unknown as Socket;
      return socket;
    },
    delay: () => () => {},
    random: () => 0.5,
    saveUnsent: () => {},
    loadUnsent: () => [],
  });
  const receive = (message: ServerMessage) => socket?.onmessage?.({ data: JSON.stringify(message) } as never);
  socket?.onopen?.();
  const you = { seats: isHost ? [] : [0], host: isHost, keeper: false };
  receive({ say: 'table', table: { you, seats: [{ name: 'Anna' }, { name: 'Ben' }] } as unknown as TableInfo });
  const update = (number: number, entries: readonly Partial<LogEntry>[]) =>
    receive({
      say: 'update',
      update: {
        number,
        from: number === 1 ? undefined : number,
        answers: 0,
        events: [],
        decisions: [],
        waits: [],
        plans: [],
        logEntries: entries.map((entry) => ({ number, at: 0, answers: 0, ...entry })),
      } as unknown as TableUpdate,
    });
  update(1, []);
  return { table, update, news: () => table.state.get().unreadNotes.map(({ number }) => number) };
}

const DEADLINE: TableChange = { kind: 'settings', settings: { deadline: 24 } };
const KEEPER: TableChange = { kind: 'role', role: 'keeper', to: 1 };

it('changes by others are news, and so is what a vote or the operator decided', () => {
  const { update, news } = openTable();
  update(2, [{ kind: 'settings', by: 'host', change: DEADLINE }]);
  update(3, [{ kind: 'role', by: 'vote', seat: 0, change: KEEPER }]);
  update(4, [{ kind: 'role', by: 'operator', change: KEEPER }]);
  update(5, [{ kind: 'role', by: 'keeper', seat: 1, change: KEEPER }]);
  update(6, [{ kind: 'note', by: 'table', note: { what: 'poll-late', seat: 0 } }]);
  expect(news()).toEqual([2, 3, 4, 5, 6]);
});

it('own changes and answers are no news', () => {
  const { update, news } = openTable();
  update(2, [{ kind: 'settings', by: 'host', seat: 0, change: DEADLINE }]);
  update(3, [{ kind: 'answer', by: 'seat', seat: 1 }]);
  expect(news()).toEqual([]);
  const host = openTable(true);
  host.update(2, [{ kind: 'settings', by: 'host', change: DEADLINE }]);
  expect(host.news()).toEqual([]);
});

it('free order is the proposal by post, where the game has it, and none live [PBP-04]', () => {
  expect(rulesForPace({ game: 'arkham', rules: {} }, 'post')).toEqual({ phaseOrder: 'free' });
  expect(rulesForPace({ game: 'arkham', rules: { phaseOrder: 'free', waits: 'x' } }, 'live')).toEqual({ waits: 'x' });
  expect(rulesForPace({ game: 'haunt', rules: { waits: 'x' } }, 'post')).toEqual({ waits: 'x' });
});

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Change, OpenStorage } from '../../src/storage/index.js';
import { buildAnswer, buildEntries, buildMessage, buildSeat, buildTable, NOON } from './row-builders.js';
import { createTestDatabase, type TestDatabase } from './test-databases.js';
import { waitUntil } from './wait-until.js';

let database: TestDatabase;
let storage: OpenStorage;
let changes: Change[];
const problems: unknown[] = [];
beforeEach(async () => {
  database = await createTestDatabase();
  storage = await database.open({ onError: (error) => problems.push(error) });
  changes = [];
  problems.length = 0;
});
afterEach(() => database.remove());

const kinds = () => [...new Set(changes.map(({ what }) => what))].sort();

describe('a listener', () => {
  it('receives every change after it is saved, with its kind', async () => {
    storage.onChange((change) => changes.push(change));
    await storage.createTable(buildTable('a'), [buildSeat('a', 0)], []);
    await waitUntil(() => kinds().includes('table'));
    changes = [];
    await storage.append('a', 0, buildEntries(buildAnswer('a', 1)));
    await waitUntil(() => changes.some((change) => change.what === 'entries' && change.number === 1));
    await storage.say(buildMessage('a', 'Hello'));
    await storage.putVote({ table: 'a', decision: '1', seat: 0, option: 'yes', at: NOON });
    await storage.claimSeat('a', 0, { name: 'Ada', language: 'en', claimedAt: NOON });
    const all: Change['what'][] = ['entries', 'seats', 'talk', 'votes'];
    await waitUntil(() => all.every((what) => kinds().includes(what)));
    expect(new Set(changes.map(({ table }) => table))).toEqual(new Set(['a']));
    expect(problems).toEqual([]);
  });

  it('receives no failed change, and nothing after it was removed', async () => {
    await storage.createTable(buildTable('a'), [buildSeat('a', 0, { claimedAt: NOON })], []);
    await storage.append('a', 0, buildEntries(buildAnswer('a', 1)));
    const stopped: Change[] = [];
    const stop = storage.onChange((change) => stopped.push(change));
    stop();
    await storage.append('a', 0, buildEntries(buildAnswer('a', 1))).catch(() => {});
    await storage.createTable(buildTable('b'), [], []);
    storage.onChange((change) => changes.push(change));
    await storage.claimSeat('b', 0, { name: 'Bo', language: 'en', claimedAt: NOON });
    await storage.say(buildMessage('b', 'Hello'));
    await waitUntil(() => changes.some(({ table, what }) => table === 'b' && what === 'talk'));
    expect(stopped).toEqual([]);
  });

  it('that throws does not keep others from receiving changes', async () => {
    storage.onChange(() => {
      throw new Error('clumsy');
    });
    storage.onChange((change) => changes.push(change));
    await storage.createTable(buildTable('a'), [], []);
    await waitUntil(() => changes.length > 0);
    expect(problems.map(String)).toContain('Error: clumsy');
  });

  it('receives broadcasts', async () => {
    const whispers: string[] = [];
    const stop = storage.onBroadcast((table, text) => whispers.push(`${table}: ${text}`));
    storage.broadcast('a', 'Ada looks at 12');
    storage.broadcast('a', 'and "away"');
    await waitUntil(() => whispers.length === 2);
    expect(whispers).toEqual(['a: Ada looks at 12', 'a: and "away"']);
    stop();
  });
});

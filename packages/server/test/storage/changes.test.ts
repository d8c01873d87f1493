import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Change, OpenStorage } from '../../src/storage/index.js';
import { createTestDatabase, type TestDatabase } from './places.js';
import { anAnswer, appended, aRemark, aSeat, aTable, NOON } from './rows.js';
import { until } from './until.js';

let place: TestDatabase;
let storage: OpenStorage;
let heard: Change[];
const problems: unknown[] = [];
beforeEach(async () => {
  place = await createTestDatabase();
  storage = await place.open({ onError: (error) => problems.push(error) });
  heard = [];
  problems.length = 0;
});
afterEach(() => place.remove());

const kinds = () => [...new Set(heard.map(({ what }) => what))].sort();

describe('who listens', () => {
  it('hears of every change what it was, after it is there', async () => {
    storage.onChange((change) => heard.push(change));
    await storage.createTable(aTable('a'), [aSeat('a', 0)], []);
    await until(() => kinds().includes('table'));
    heard = [];
    await storage.append('a', 0, appended(anAnswer('a', 1)));
    await until(() => heard.some((change) => change.what === 'entries' && change.number === 1));
    await storage.say(aRemark('a', 'Hello'));
    await storage.putVote({ table: 'a', decision: '1', seat: 0, option: 'yes', at: NOON });
    await storage.claimSeat('a', 0, { name: 'Ada', language: 'en', claimedAt: NOON });
    const all: Change['what'][] = ['entries', 'seats', 'talk', 'votes'];
    await until(() => all.every((what) => kinds().includes(what)));
    expect(new Set(heard.map(({ table }) => table))).toEqual(new Set(['a']));
    expect(problems).toEqual([]);
  });

  it('hears nothing of what did not happen, and nothing any more once he stopped', async () => {
    await storage.createTable(aTable('a'), [aSeat('a', 0, { claimedAt: NOON })], []);
    await storage.append('a', 0, appended(anAnswer('a', 1)));
    const stopped: Change[] = [];
    const stop = storage.onChange((change) => stopped.push(change));
    stop();
    await storage.append('a', 0, appended(anAnswer('a', 1))).catch(() => {});
    await storage.createTable(aTable('b'), [], []);
    storage.onChange((change) => heard.push(change));
    await storage.claimSeat('b', 0, { name: 'Bo', language: 'en', claimedAt: NOON });
    await storage.say(aRemark('b', 'Hello'));
    await until(() => heard.some(({ table, what }) => table === 'b' && what === 'talk'));
    expect(stopped).toEqual([]);
  });

  it('and throws keeps no other from hearing', async () => {
    storage.onChange(() => {
      throw new Error('clumsy');
    });
    storage.onChange((change) => heard.push(change));
    await storage.createTable(aTable('a'), [], []);
    await until(() => heard.length > 0);
    expect(problems.map(String)).toContain('Error: clumsy');
  });

  it('hears whispers', async () => {
    const whispers: string[] = [];
    const stop = storage.onBroadcast((table, text) => whispers.push(`${table}: ${text}`));
    storage.broadcast('a', 'Ada looks at 12');
    storage.broadcast('a', 'and "away"');
    await until(() => whispers.length === 2);
    expect(whispers).toEqual(['a: Ada looks at 12', 'a: and "away"']);
    stop();
  });
});

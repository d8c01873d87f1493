/** Tables for automatic players, and checks of their final state. */
import type { Storage } from '@vigil/server';
import type { EntryBody, TableUpdate } from '@vigil/table';
import { expect } from 'vitest';
import type { Counts } from './campaign.js';
import type { Player } from './player.js';
import { waitUntil } from './servers.js';

/** A table with the tokens of its links. */
export interface CreatedTable {
  readonly id: string;
  readonly host: string;
  readonly seats: readonly string[];
  readonly spectator: string;
}

let keys = 0;

async function request<T>(url: string, method: string, path: string, token?: string, body?: unknown): Promise<T> {
  const response = await fetch(`${url}/api/v1${path}`, {
    method,
    headers: {
      'Content-Type': 'application/json',
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const reply = (await response.json()) as T;
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(reply)}`);
  return reply;
}

/** Creates a table with two players, and begins its game. */
export async function startTable(url: string): Promise<CreatedTable> {
  const table = await request<CreatedTable>(url, 'POST', '/tables', undefined, {
    name: 'Under fire',
    game: 'arkham',
    setup: { investigators: ['kate-winthrop', 'joe-diamond'], ancientOne: 'yig' },
    settings: { pace: 'live', undo: 'free' },
  });
  for (const [seat, token] of table.seats.entries()) {
    await request(url, 'POST', `/tables/${table.id}/claim`, token, { seat, name: `Player ${seat + 1}` });
  }
  await request(url, 'POST', `/tables/${table.id}/begin`, table.host, { key: `fire-begin-${++keys}` });
  return table;
}

/** Stops all players, and waits until all have received every entry. */
export async function waitUntilQuiet(
  url: string,
  { id, host }: CreatedTable,
  players: readonly Player[],
): Promise<void> {
  for (const player of players) player.playing = false;
  await waitUntil(() => players.every(({ isQuiet }) => isQuiet));
  await waitUntil(async () => {
    const { number } = await request<TableUpdate>(url, 'GET', `/tables/${id}/game`, host);
    return players.every((player) => player.number === number && player.isQuiet);
  });
}

/**
 * Counts acknowledged messages, and those that are not stored at their number, or twice. Asserts that they are in order,
 * and that every client has the state of each server. Call {@link waitUntilQuiet} before.
 */
export async function checkTable(
  storage: Storage,
  { id }: CreatedTable,
  players: readonly Player[],
  urls: readonly string[],
): Promise<Counts> {
  const number = (await storage.table(id))?.number ?? 0;
  const entries = await storage.entriesSince(id, 0);
  expect(entries.map((entry) => entry.number)).toEqual(Array.from({ length: number }, (_, i) => i + 1));
  let acknowledged = 0;
  let lost = 0;
  for (const player of players) {
    const numbers: number[] = [];
    for (const [key, { sent, number: acknowledgedNumber }] of player.acknowledged) {
      if (sent.do !== 'answer' && sent.do !== 'undo') continue;
      const entry = entries[acknowledgedNumber - 1];
      const { body } = entry ?? {};
      const isStored =
        sent.do === 'answer'
          ? body?.kind === 'answer' && body.decision === sent.decision && body.option === sent.option
          : body?.kind === 'undo';
      numbers.push(acknowledgedNumber);
      acknowledged++;
      if (!isStored || entry?.key !== key) lost++;
    }
    expect(numbers).toEqual([...numbers].sort((one, other) => one - other));
    const { update, logEntries } = player.table.state.get();
    expect(logEntries.map((entry) => entry.number).join(' ')).toBe(
      entries
        .slice(-logEntries.length)
        .map((entry) => entry.number)
        .join(' '),
    );
    for (const url of urls) {
      const fresh = await request<TableUpdate>(url, 'GET', `/tables/${id}/game`, player.token);
      expect(toPlainJson(update?.view)).toEqual(toPlainJson(fresh.view));
      expect(toPlainJson(update?.decisions)).toEqual(toPlainJson(fresh.decisions));
      expect([update?.number, update?.answers]).toEqual([number, fresh.answers]);
      if (number <= 400) expect(toPlainJson(player.table.game().update.events)).toEqual(toPlainJson(fresh.events));
    }
  }
  return { acknowledged, lost, doubled: countDoubled(entries) };
}

/** Counts keys and decisions beyond their first entry. Names of decisions are never used again, not even after an undo. */
function countDoubled(entries: readonly { readonly key: string | undefined; readonly body: EntryBody }[]): number {
  const names = entries.flatMap(({ key, body }) => [
    ...(key === undefined ? [] : [`key ${key}`]),
    ...(body.kind === 'answer' ? [`decision ${body.decision}`] : []),
  ]);
  return names.length - new Set(names).size;
}

const toPlainJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));

/** Tables for players, and whether everything at them is as it must be in the end. */
import type { Storage } from '@vigil/server';
import type { TableUpdate } from '@vigil/table';
import { expect } from 'vitest';
import type { Player } from './player.js';
import { waitUntil } from './servers.js';

/** A table whose game has begun, with the tokens of its seats. */
export interface CreatedTable {
  readonly id: string;
  readonly host: string;
  readonly seats: readonly string[];
  readonly spectator: string;
}

let keys = 0;

async function ask<T>(url: string, method: string, path: string, token?: string, body?: unknown): Promise<T> {
  const response = await fetch(`${url}/api/v1${path}`, {
    method,
    headers: {
      'Content-Type': 'application/json',
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const said = (await response.json()) as T;
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(said)}`);
  return said;
}

/** A table of two whose game has begun. */
export async function startTable(url: string): Promise<CreatedTable> {
  const made = await ask<CreatedTable>(url, 'POST', '/tables', undefined, {
    name: 'Under fire',
    game: 'arkham',
    setup: { investigators: ['kate-winthrop', 'joe-diamond'], ancientOne: 'yig' },
    settings: { pace: 'live', undo: 'free' },
  });
  for (const [seat, token] of made.seats.entries()) {
    await ask(url, 'POST', `/tables/${made.id}/claim`, token, { seat, name: `Player ${seat + 1}` });
  }
  await ask(url, 'POST', `/tables/${made.id}/begin`, made.host, { key: `fire-begin-${++keys}` });
  return made;
}

/** Waits until no player acts any more and all have received everything. */
export async function waitUntilQuiet(
  url: string,
  { id, host }: CreatedTable,
  players: readonly Player[],
): Promise<void> {
  for (const player of players) player.playing = false;
  await waitUntil(() => players.every(({ isQuiet }) => isQuiet));
  await waitUntil(async () => {
    const { number } = await ask<TableUpdate>(url, 'GET', `/tables/${id}/game`, host);
    return players.every((player) => player.number === number && player.isQuiet);
  });
}

/**
 * Every acknowledged answer is there once, where it was said to be, and in order; every client ends in the same state as
 * each server. Part of what is done {@link waitUntilQuiet}. Gives how many were acknowledged.
 */
export async function checkTable(
  storage: Storage,
  { id }: CreatedTable,
  players: readonly Player[],
  urls: readonly string[],
): Promise<number> {
  const number = (await storage.table(id))?.number ?? 0;
  const entries = await storage.entriesSince(id, 0);
  expect(entries.map((entry) => entry.number)).toEqual(Array.from({ length: number }, (_, i) => i + 1));
  let acknowledged = 0;
  for (const player of players) {
    const numbers: number[] = [];
    for (const [key, { sent, number: said }] of player.acknowledged) {
      if (sent.do !== 'answer' && sent.do !== 'undo') continue;
      const entry = entries[said - 1];
      expect(entry?.key).toBe(key);
      if (sent.do === 'answer') {
        expect(entry?.body).toMatchObject({ kind: 'answer', decision: sent.decision, option: sent.option });
      } else expect(entry?.body).toMatchObject({ kind: 'undo' });
      numbers.push(said);
      acknowledged++;
    }
    expect(numbers).toEqual([...numbers].sort((one, other) => one - other));
    const { update, logEntries } = player.table.state.get();
    expect(logEntries.map((deed) => deed.number).join(' ')).toBe(
      entries
        .slice(-logEntries.length)
        .map((entry) => entry.number)
        .join(' '),
    );
    for (const url of urls) {
      const fresh = await ask<TableUpdate>(url, 'GET', `/tables/${id}/game`, player.token);
      expect(plain(update?.view)).toEqual(plain(fresh.view));
      expect(plain(update?.decisions)).toEqual(plain(fresh.decisions));
      expect([update?.number, update?.answers]).toEqual([number, fresh.answers]);
      if (number <= 400) expect(plain(player.table.game().update.events)).toEqual(plain(fresh.events));
    }
  }
  return acknowledged;
}

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));

/** The game by post of docs/play-by-post, played again over eight simulated weeks. */
import { readFile } from 'node:fs/promises';
import type { LogEntry, TableInfo } from '@vigil/table';
import { expect, it } from 'vitest';

interface PlayedGame {
  readonly chronicle: string;
  readonly log: readonly LogEntry[];
  readonly info: TableInfo;
  readonly view: { readonly turn: number };
  readonly reminders: number;
  readonly errors: readonly unknown[];
  /** Returns the day of an entry, from 0. */
  readonly dayOf: (entry: LogEntry) => number;
}

/** Typed as `string`, since the JavaScript file has no types. */
const scriptPath: string = '../../../../scripts/lib/post-game.mjs';
const {
  playPostGame,
  chronicleDocument,
}: {
  playPostGame: () => Promise<PlayedGame>;
  chronicleDocument: (game: PlayedGame) => string;
} = await import(/* @vite-ignore */ scriptPath);

it('a group of three survives a vanished keeper, a vacation, a new deadline and a hand-over [PBP-11, PBP-24]', async () => {
  const game = await playPostGame();
  const { log, info, dayOf } = game;
  expect(game.errors).toEqual([]);
  expect(info).toMatchObject({ status: 'closed', roles: { host: 0, keeper: 1 } });
  expect(info.settings).toMatchObject({ deadline: 48, absence: 'harmless' });
  // The Mythos waited for the keeper until the vote was over, and then went on.
  const mythos = log.filter(({ by, kind }) => by === 'keeper' && kind === 'answer').map(dayOf);
  expect(mythos.filter((day) => day > 15 && day < 24)).toEqual([]);
  expect(mythos.some((day) => day >= 24 && day < 42)).toBe(true);
  expect(game.reminders).toBeGreaterThan(5);
  const roleChanges = log.filter(({ kind }) => kind === 'role' || kind === 'settings');
  expect(roleChanges.map(({ kind, by, name, agreed }) => [kind, by, name, agreed])).toEqual([
    ['role', 'vote', 'Ben', [0, 1, 2]],
    ['role', 'vote', 'Cleo', [0, 1, 2]],
    ['settings', 'vote', 'Cleo', [0, 2]],
    ['role', 'host', 'Anna', undefined],
  ]);
  // No answers were given for the player on vacation.
  const vacation = log.filter((entry) => entry.seat === 2 && dayOf(entry) >= 33 && dayOf(entry) < 40);
  expect(vacation.filter(({ by }) => by !== 'table')).toEqual([]);
  expect(log.some((entry) => entry.seat === 2 && entry.by === 'seat' && dayOf(entry) >= 40)).toBe(true);
  expect(game.view.turn).toBeGreaterThan(10);
  const file = new URL('../../../../docs/play-by-post/eight-weeks.md', import.meta.url);
  // If games play differently: npm run regenerate -- post-game.
  expect(await readFile(file, 'utf8')).toBe(chronicleDocument(game));
}, 300_000);

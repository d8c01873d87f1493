import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadBoxes } from '@vigil/content';
import { Play, seedHashOf } from '@vigil/engine';
import { boxesOfSave, type ExportedTable, exportTable, gameOfSave, Host, openGame, type SavedGame } from '@vigil/table';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSharedWorld, type TestWorld, Visitor } from './browser.js';
import { textOf } from './texts.js';

const GAME = join(import.meta.dirname, '..', '..', '..', 'fixtures', 'games', 'cthulhu-gates.json');
const folder = mkdtempSync(join(tmpdir(), 'vigil-verify-'));
let world: TestWorld;
let exported: ExportedTable;
let seedHash: string;

beforeAll(async () => {
  world = await openSharedWorld();
  const saved = JSON.parse(readFileSync(GAME, 'utf8')) as SavedGame;
  seedHash = seedHashOf(saved.origin.seed);
  exported = await toExportedTable(saved);
});
afterAll(async () => {
  await world.close();
  rmSync(folder, { recursive: true });
});

/** A finished game in the form of an export of an online table, with one minute between answers. */
async function toExportedTable(saved: SavedGame): Promise<ExportedTable> {
  const opened = await openGame(gameOfSave(saved), await loadBoxes(boxesOfSave(saved)));
  const { events, outcome } = Host.resume(opened, saved).update();
  const eventsAt = (answers: number) => events.flatMap(({ event, at }) => (at === answers ? [event] : []));
  const play = Play.start(opened.definition, Reflect.get(saved.origin, 'setup'), saved.origin.seed);
  const answers = saved.answers.map(([decision, option], i) => {
    const seat = play.decisions.find(({ id }) => id === String(decision))?.by[0] ?? 0;
    play.answer(String(decision), option);
    const body = { kind: 'answer', decision: String(decision), option, by: 'seat' } as const;
    return { number: i + 2, at: 60_000 * (i + 1), seat, body, answers: i + 1, events: eventsAt(i + 1) };
  });
  const beginning = { number: 1, at: 0, body: { kind: 'began' } as const, answers: 0, events: eventsAt(0) };
  const online = { table: 'abc', name: 'Tuesdays', seedHash, seats: [], entries: [beginning, ...answers], outcome };
  return exportTable(saved, online);
}

/** Writes a JSON file, and returns its path. */
function writeFile(name: string, content: unknown): string {
  const path = join(folder, name);
  writeFileSync(path, JSON.stringify(content));
  return path;
}

describe('the page that verifies a table', () => {
  it('reports an unaltered game, and whether its seed matches the published hash', async () => {
    const visitor = await Visitor.open(world, undefined, '#verify');
    const { page } = visitor;
    await page.setInputFiles('input[type=file]', writeFile('fair.json', exported));
    await page.getByRole('heading', { name: 'Nothing was altered.' }).waitFor();
    expect(await page.locator('.verify-points .good').count()).toBe(3);
    await page.locator('.verify-hash input').fill(seedHash);
    await page.getByText('The seed matches the hash published when the table opened.').waitFor();
    await page.locator('.verify-hash input').fill('0'.repeat(64));
    await page.getByRole('heading', { name: 'This game was altered.' }).waitFor();
    expect(visitor.pageErrors).toEqual([]);
    await visitor.leave();
  });

  it('names the place of a difference, and refuses invalid files', async () => {
    const visitor = await Visitor.open(world, undefined, '#verify');
    const { page } = visitor;
    const { online } = exported;
    const at = online.entries.findIndex(({ events }) => events.some(({ type }) => type === 'rolled'));
    const entries = online.entries.map((entry, i) =>
      i === at ? { ...entry, events: entry.events.filter(({ type }) => type !== 'rolled') } : entry,
    );
    const forged = { ...exported, online: { ...online, entries } };
    await page.setInputFiles('input[type=file]', writeFile('forged.json', forged));
    await page.getByText(`Entry ${at + 1}: the replay differs.`).waitFor();
    await page.setInputFiles('input[type=file]', writeFile('save.json', { format: 'vigil-play' }));
    await page.getByText(textOf('ui.verify.no-table')).waitFor();
    const packs = [{ id: 'lamp', name: 'The Lamp', version: '1', cards: 7 }];
    await page.setInputFiles('input[type=file]', writeFile('lamp.json', { ...exported, embedded: { packs } }));
    await page.getByText('embedded.packs[0]: cards must be a list').waitFor();
    const invalidPacks = [{ ...packs[0], cards: [{ id: 'wick', name: 'Wick', deck: 'comon', count: 1 }] }];
    await page.setInputFiles(
      'input[type=file]',
      writeFile('wick.json', { ...exported, embedded: { packs: invalidPacks } }),
    );
    await page.getByText('pack "lamp", cards, "wick", deck: there is no deck "comon"').waitFor();
    expect(await page.locator('.verdict').count()).toBe(0);
    expect(visitor.pageErrors).toEqual([]);
    await visitor.leave();
  });
});

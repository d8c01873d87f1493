import { loadBoxes } from '@vigil/content';
import { fingerprint } from '@vigil/engine';
import type { Words } from '@vigil/rules';
import {
  boxesOfSave,
  type ExportedTable,
  gameOfSave,
  openGame,
  type TableInfo,
  verdictText,
  verifyTable,
} from '@vigil/table';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newKey, TestServer, type TestTable } from '../tables/test-server.js';
import { loadGameWords } from './game-words.js';

let server: TestServer;
let table: TestTable;
let file: ExportedTable;
let rules: Awaited<ReturnType<typeof openGame>>['definition'];
let published: string;
let words: Readonly<Record<'en' | 'de', Words>>;

/** Answers given before the table is ended. */
const ANSWERS = 60;

beforeAll(async () => {
  server = await TestServer.start();
  table = await server.startTable({ settings: { pace: 'live', keeper: true } });
  published = (await server.ask<TableInfo>('GET', `/tables/${table.id}`, table.host)).body.seedHash;
  for (let i = 0; i < ANSWERS; i++) {
    await server.answerNext(table, ({ options }) => i % options.length);
    if (i === 30) await undoOnce();
  }
  await server.ask('POST', `/tables/${table.id}/talk`, table.seats[0], {
    seat: 0,
    text: 'Well *played*.',
    key: newKey(),
  });
});
afterAll(async () => {
  await server.stop();
  expect(server.reportedErrors).toEqual([]);
});

/** Undoes three answers as the keeper, including what they revealed (BOX-59). */
async function undoOnce(): Promise<void> {
  const { number, answers } = await server.game(table);
  const undo = { to: answers - 3, seen: number, key: newKey() };
  expect((await server.ask('POST', `/tables/${table.id}/undo`, table.host, undo)).status).toBe(200);
}

describe('the documents of a table', () => {
  it('include its chronicle in every form, in the requested language', async () => {
    for (const [end, type] of [
      ['html', 'text/html'],
      ['md', 'text/markdown'],
      ['bb', 'text/plain'],
      ['txt', 'text/plain'],
    ] as const) {
      const reply = await fetch(`${server.url}/api/v1/tables/${table.id}/chronicle.${end}?lang=de`, {
        headers: { Authorization: `Bearer ${table.spectator}` },
      });
      expect(reply.status).toBe(200);
      expect(reply.headers.get('content-type')).toBe(`${type}; charset=utf-8`);
      expect(await reply.text()).toContain('Runde 1');
    }
    const { body } = await server.ask<{ chapters: unknown[] }>('GET', `/tables/${table.id}/chronicle`, table.spectator);
    expect(body.chapters.length).toBeGreaterThan(1);
  });

  it('name the Ancient One in the chronicle, even if it was drawn at random', async () => {
    const randomTable = await server.startTable({
      setup: { investigators: ['random', 'random'], ancientOne: 'random' },
    });
    const reply = await fetch(`${server.url}/api/v1/tables/${randomTable.id}/chronicle.txt`, {
      headers: { Authorization: `Bearer ${randomTable.host}` },
    });
    const { view } = await server.game(randomTable);
    const { content } = await openGame('arkham', await loadBoxes(['base']));
    const name = content.ancientOnes.get((view as { readonly ancientOne: string }).ancientOne)?.name;
    expect(await reply.text()).toContain(`against ${name}`);
  });

  it('include a digest of each Mythos to paste [PBP-12]', async () => {
    const { body } = await server.ask<{ number: number; text: string }[]>(
      'GET',
      `/tables/${table.id}/digest`,
      table.host,
    );
    expect(body.length).toBeGreaterThan(0);
    expect(body[0]?.text).toContain('[b]');
    // The latest digest has the standing.
    expect(body.map(({ text }) => text.includes('The board now'))).toEqual(body.map((_, i) => i === body.length - 1));
    const last = body.at(-1)?.number;
    expect((await server.ask('GET', `/tables/${table.id}/digest?after=${last}`, table.host)).body).toEqual([]);
  });

  it('need a link, and exclude the export while the seed is secret', async () => {
    expect((await server.ask('GET', `/tables/${table.id}/chronicle`)).status).toBe(401);
    const { status, body } = await server.ask('GET', `/tables/${table.id}/export`, table.host);
    expect(status).toBe(409);
    expect(body.refusal?.code).toBe('not-now');
    const page = await fetch(`${server.url}/api/v1/tables/${table.id}/chronicle.html`, {
      headers: { Authorization: `Bearer ${table.host}` },
    });
    const { seed } = (await server.storage.table(table.id)) ?? { seed: '' };
    expect(seed).toMatch(/^[0-9a-f]{64}$/);
    expect(await page.text()).not.toContain(seed);
  });
});

describe('the export of an ended table', () => {
  beforeAll(async () => {
    await server.ask('POST', `/tables/${table.id}/close`, table.host);
    file = (await server.ask<ExportedTable>('GET', `/tables/${table.id}/export`, table.spectator)).body;
    rules = (await openGame(gameOfSave(file), await loadBoxes(boxesOfSave(file)))).definition;
    words = await loadGameWords(file);
  });

  it('proves that nothing was altered: the seed matches the published hash, and the replay repeats all events', () => {
    const verdict = verifyTable(rules, file, published);
    expect(verdict.findings).toEqual([]);
    expect(verdict).toMatchObject({ seedHash: published, published: true, imported: false, versions: [] });
    expect(verdict.answers).toBeGreaterThanOrEqual(ANSWERS);
    expect(verdict.dice).toBeGreaterThan(0);
    expect(file.online.entries.some(({ body }) => body.kind === 'undo')).toBe(true);
    for (const language of ['en', 'de'] as const) {
      const text = verdictText(language, verdict, words[language]);
      expect(text.fair).toBe(true);
      expect(JSON.stringify(text)).not.toContain('⟦');
    }
  });

  it('can be opened like any save', () => {
    expect(file).toMatchObject({
      format: 'vigil-play',
      game: 'arkham',
      online: { table: table.id, seedHash: published },
    });
    expect(file.origin.seed).toMatch(/^[0-9a-f]{64}$/);
  });

  const first = (kind: string) =>
    file.online.entries.findIndex(({ events }) => events.some(({ type }) => type === kind));

  it.each<[string, (file: Forgery) => void, string]>([
    ['another seed', (one) => setField(one.origin, 'seed', '00'.repeat(32)), 'seed'],
    ['another seed with its hash', () => {}, 'published'],
    ['a die', (one) => setField(eventOf(one, first('rolled'), 'rolled'), 'dice', [6, 6, 6, 6, 6, 6]), 'event'],
    ['a card that was drawn', (one) => setField(eventOf(one, first('mythos'), 'mythos'), 'card', 'feds-raid'), 'event'],
    ['an answer', (one) => setField(answerOf(one, 20), 'option', 'nonsense'), 'answer'],
    ['an entry left out', (one) => void one.online.entries.splice(12, 1), 'order'],
    [
      'entries changed places',
      (one) => void one.online.entries.splice(12, 0, ...one.online.entries.splice(13, 1)),
      'order',
    ],
    ['an entry that was made before the one before it', (one) => setField(one.online.entries[9], 'at', 5), 'time'],
    ['the answers of the save', (one) => void one.answers.pop(), 'answers'],
    ['the outcome', (one) => setField(one.online, 'outcome', { won: true, how: 'gates-closed', turns: 2 }), 'outcome'],
    ['what is no entry', (one) => void one.online.entries.splice(3, 1, null), 'order'],
  ])('reveals a change of %s', (_, alter, expected) => {
    for (const resealed of [false, true]) {
      const forged = structuredClone(file) as unknown as Forgery;
      alter(forged);
      if (resealed) {
        const { check: _check, ...rest } = forged;
        forged.check = fingerprint(rest);
      }
      const hash = expected === 'published' ? 'ff'.repeat(32) : published;
      const verdict = verifyTable(rules, forged as unknown as ExportedTable, hash);
      expect(verdict.findings.map(({ what }) => what)).toContain(expected);
      for (const language of ['en', 'de'] as const) {
        const text = verdictText(language, verdict, words[language]);
        expect(text.fair).toBe(false);
        expect(text.findings.length).toBeGreaterThan(0);
        expect(JSON.stringify(text)).not.toContain('⟦');
        // Findings are for people: none shows raw data of the file.
        expect(text.findings.join()).not.toMatch(/[{}"]/);
      }
    }
  });

  it('describes a changed event in words, and shows an invalid event as it is', () => {
    const at = first('rolled');
    const events = (change: (event: Record<string, unknown>) => void) => {
      const forged = structuredClone(file) as unknown as Forgery;
      change(eventOf(forged, at, 'rolled') as Record<string, unknown>);
      const { findings } = verdictText('en', verifyTable(rules, forged as unknown as ExportedTable), words.en);
      return findings.find((one) => one.toLowerCase().includes(`entry ${at + 1}`));
    };
    expect(events((event) => setField(event, 'dice', [6, 6, 6, 6, 6, 6, 6]))).toMatch(
      /Recorded: “.*6, 6, 6, 6, 6, 6, 6.*” Replayed: “.*”/,
    );
    expect(events((event) => setField(event, 'type', 'nonsense'))).toMatch(
      /the record is invalid: \{"type":"nonsense"/,
    );
    expect(events((event) => setField(event, 'besides', 1))).toMatch(/was recorded with \{"besides":1\}/);
  });

  it('reveals a change by the seal of the file', () => {
    const forged = structuredClone(file) as unknown as Forgery;
    forged.online.name = 'Another table';
    expect(verifyTable(rules, forged as unknown as ExportedTable, published).findings).toEqual([{ what: 'sealed' }]);
  });
});

/** An exported file that can be changed. */
interface Forgery {
  origin: Record<string, unknown>;
  answers: unknown[];
  check: string;
  online: { name: string; outcome?: unknown; entries: (Record<string, unknown> | null)[] };
}

function setField(target: Record<string, unknown> | null | undefined, key: string, value: unknown): void {
  if (!target) throw new Error('there is nothing to alter');
  target[key] = value;
}

function eventOf({ online }: Forgery, entry: number, type: string): Record<string, unknown> | undefined {
  const events = online.entries[entry]?.events as Record<string, unknown>[];
  return events.find((event) => event.type === type);
}

function answerOf({ online }: Forgery, from: number): Record<string, unknown> | undefined {
  const entry = online.entries.slice(from).find((one) => (one as { body: { kind: string } }).body.kind === 'answer');
  return entry?.body as Record<string, unknown>;
}

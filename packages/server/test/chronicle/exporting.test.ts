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
import { gameWords } from './words.js';

let served: TestServer;
let made: TestTable;
let file: ExportedTable;
let rules: Awaited<ReturnType<typeof openGame>>['definition'];
let published: string;
let words: Readonly<Record<'en' | 'de', Words>>;

/** Answers given before the table is ended. */
const ANSWERS = 60;

beforeAll(async () => {
  served = await TestServer.start();
  made = await served.begun({ settings: { pace: 'live', keeper: true } });
  published = (await served.ask<TableInfo>('GET', `/tables/${made.id}`, made.host)).body.seedHash;
  for (let i = 0; i < ANSWERS; i++) {
    await served.step(made, ({ options }) => i % options.length);
    if (i === 30) await goBack();
  }
  await served.ask('POST', `/tables/${made.id}/talk`, made.seats[0], {
    seat: 0,
    text: 'Well *played*.',
    key: newKey(),
  });
});
afterAll(async () => {
  await served.stop();
  expect(served.reportedErrors).toEqual([]);
});

/** The keeper goes back three answers, behind whatever was revealed by them (BOX-59). */
async function goBack(): Promise<void> {
  const { number, answers } = await served.game(made);
  const undo = { to: answers - 3, seen: number, key: newKey() };
  expect((await served.ask('POST', `/tables/${made.id}/undo`, made.host, undo)).status).toBe(200);
}

describe('what can be had of a table', () => {
  it('its chronicle in every form, in the language that is asked for', async () => {
    for (const [end, type] of [
      ['html', 'text/html'],
      ['md', 'text/markdown'],
      ['bb', 'text/plain'],
      ['txt', 'text/plain'],
    ] as const) {
      const reply = await fetch(`${served.url}/api/v1/tables/${made.id}/chronicle.${end}?lang=de`, {
        headers: { Authorization: `Bearer ${made.spectator}` },
      });
      expect(reply.status).toBe(200);
      expect(reply.headers.get('content-type')).toBe(`${type}; charset=utf-8`);
      expect(await reply.text()).toContain('Runde 1');
    }
    const { body } = await served.ask<{ chapters: unknown[] }>('GET', `/tables/${made.id}/chronicle`, made.spectator);
    expect(body.chapters.length).toBeGreaterThan(1);
  });

  it('its chronicle with the Ancient One by name, also where it was drawn at random', async () => {
    const drawn = await served.begun({ setup: { investigators: ['random', 'random'], ancientOne: 'random' } });
    const reply = await fetch(`${served.url}/api/v1/tables/${drawn.id}/chronicle.txt`, {
      headers: { Authorization: `Bearer ${drawn.host}` },
    });
    const { view } = await served.game(drawn);
    const { content } = await openGame('arkham', await loadBoxes(['base']));
    const name = content.ancientOnes.get((view as { readonly ancientOne: string }).ancientOne)?.name;
    expect(await reply.text()).toContain(`against ${name}`);
  });

  it('a digest of each Mythos, made to be pasted [PBP-12]', async () => {
    const { body } = await served.ask<{ number: number; text: string }[]>(
      'GET',
      `/tables/${made.id}/digest`,
      made.host,
    );
    expect(body.length).toBeGreaterThan(0);
    expect(body[0]?.text).toContain('[b]');
    // The latest has the standing.
    expect(body.map(({ text }) => text.includes('The board now'))).toEqual(body.map((_, i) => i === body.length - 1));
    const last = body.at(-1)?.number;
    expect((await served.ask('GET', `/tables/${made.id}/digest?after=${last}`, made.host)).body).toEqual([]);
  });

  it('nothing without a link, and no export while the seed is a secret', async () => {
    expect((await served.ask('GET', `/tables/${made.id}/chronicle`)).status).toBe(401);
    const { status, body } = await served.ask('GET', `/tables/${made.id}/export`, made.host);
    expect(status).toBe(409);
    expect(body.refusal?.code).toBe('not-now');
    const page = await fetch(`${served.url}/api/v1/tables/${made.id}/chronicle.html`, {
      headers: { Authorization: `Bearer ${made.host}` },
    });
    const { seed } = (await served.storage.table(made.id)) ?? { seed: '' };
    expect(seed).toMatch(/^[0-9a-f]{64}$/);
    expect(await page.text()).not.toContain(seed);
  });
});

describe('the export of a table that is over', () => {
  beforeAll(async () => {
    await served.ask('POST', `/tables/${made.id}/close`, made.host);
    file = (await served.ask<ExportedTable>('GET', `/tables/${made.id}/export`, made.spectator)).body;
    rules = (await openGame(gameOfSave(file), await loadBoxes(boxesOfSave(file)))).definition;
    words = await gameWords(file);
  });

  it('proves that nothing was altered: the seed fits what was published, and all that was told happens again', () => {
    const verdict = verifyTable(rules, file, published);
    expect(verdict.findings).toEqual([]);
    expect(verdict).toMatchObject({ seedHash: published, published: true, imported: false, versions: [] });
    expect(verdict.answers).toBeGreaterThanOrEqual(ANSWERS);
    expect(verdict.dice).toBeGreaterThan(0);
    expect(file.online.entries.some(({ body }) => body.kind === 'undo')).toBe(true);
    for (const language of ['en', 'de'] as const) {
      const said = verdictText(language, verdict, words[language]);
      expect(said.fair).toBe(true);
      expect(JSON.stringify(said)).not.toContain('⟦');
    }
  });

  it('can be opened like any save', () => {
    expect(file).toMatchObject({
      format: 'vigil-play',
      game: 'arkham',
      online: { table: made.id, seedHash: published },
    });
    expect(file.origin.seed).toMatch(/^[0-9a-f]{64}$/);
  });

  const first = (kind: string) =>
    file.online.entries.findIndex(({ events }) => events.some(({ type }) => type === kind));

  it.each<[string, (file: Forgery) => void, string]>([
    ['another seed', (one) => put(one.origin, 'seed', '00'.repeat(32)), 'seed'],
    ['another seed with its hash', () => {}, 'published'],
    ['a die', (one) => put(eventOf(one, first('rolled'), 'rolled'), 'dice', [6, 6, 6, 6, 6, 6]), 'event'],
    ['a card that was drawn', (one) => put(eventOf(one, first('mythos'), 'mythos'), 'card', 'feds-raid'), 'event'],
    ['an answer', (one) => put(answerOf(one, 20), 'option', 'nonsense'), 'answer'],
    ['an entry left out', (one) => void one.online.entries.splice(12, 1), 'order'],
    [
      'entries changed places',
      (one) => void one.online.entries.splice(12, 0, ...one.online.entries.splice(13, 1)),
      'order',
    ],
    ['an entry that was made before the one before it', (one) => put(one.online.entries[9], 'at', 5), 'time'],
    ['the answers of the save', (one) => void one.answers.pop(), 'answers'],
    ['the outcome', (one) => put(one.online, 'outcome', { won: true, how: 'gates-closed', turns: 2 }), 'outcome'],
    ['what is no entry', (one) => void one.online.entries.splice(3, 1, null), 'order'],
  ])('%s that was altered is found', (_, alter, expected) => {
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
        const said = verdictText(language, verdict, words[language]);
        expect(said.fair).toBe(false);
        expect(said.findings.length).toBeGreaterThan(0);
        expect(JSON.stringify(said)).not.toContain('⟦');
        // People read it: nothing of the file is shown as it stands there.
        expect(said.findings.join()).not.toMatch(/[{}"]/);
      }
    }
  });

  it('what was told otherwise is put into words, and what nobody can have told is shown as it stands', () => {
    const at = first('rolled');
    const told = (change: (event: Record<string, unknown>) => void) => {
      const forged = structuredClone(file) as unknown as Forgery;
      change(eventOf(forged, at, 'rolled') as Record<string, unknown>);
      const { findings } = verdictText('en', verifyTable(rules, forged as unknown as ExportedTable), words.en);
      return findings.find((one) => one.toLowerCase().includes(`entry ${at + 1}`));
    };
    expect(told((event) => put(event, 'dice', [6, 6, 6, 6, 6, 6, 6]))).toMatch(
      /Recorded: “.*6, 6, 6, 6, 6, 6, 6.*” Replayed: “.*”/,
    );
    expect(told((event) => put(event, 'type', 'nonsense'))).toMatch(/the record is invalid: \{"type":"nonsense"/);
    expect(told((event) => put(event, 'besides', 1))).toMatch(/was recorded with \{"besides":1\}/);
  });

  it('whatever was altered in it without care is found as well', () => {
    const forged = structuredClone(file) as unknown as Forgery;
    forged.online.name = 'Another table';
    expect(verifyTable(rules, forged as unknown as ExportedTable, published).findings).toEqual([{ what: 'sealed' }]);
  });
});

/** A file in a forger's hands. */
interface Forgery {
  origin: Record<string, unknown>;
  answers: unknown[];
  check: string;
  online: { name: string; outcome?: unknown; entries: (Record<string, unknown> | null)[] };
}

function put(of: Record<string, unknown> | null | undefined, key: string, value: unknown): void {
  if (!of) throw new Error('there is nothing to alter');
  of[key] = value;
}

function eventOf({ online }: Forgery, entry: number, type: string): Record<string, unknown> | undefined {
  const told = online.entries[entry]?.events as Record<string, unknown>[];
  return told.find((event) => event.type === type);
}

function answerOf({ online }: Forgery, from: number): Record<string, unknown> | undefined {
  const entry = online.entries.slice(from).find((one) => (one as { body: { kind: string } }).body.kind === 'answer');
  return entry?.body as Record<string, unknown>;
}

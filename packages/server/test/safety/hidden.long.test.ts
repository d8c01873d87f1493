import { Dice } from '@vigil/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTableReader, Notify, notifySettings, SYSTEM_ENVIRONMENT } from '../../src/index.js';
import { hashOf } from '../../src/tables/tokens.js';
import { startMailServer } from '../notify/scene.js';
import { newKey, SETUP, TestServer } from '../tables/test-server.js';

let later = 0;
const world = { ...SYSTEM_ENVIRONMENT, now: () => SYSTEM_ENVIRONMENT.now() + later };
let server: TestServer;
let mail: Awaited<ReturnType<typeof startMailServer>>;
beforeAll(async () => {
  mail = await startMailServer();
  const env = {
    VIGIL_URL: 'https://vigil.example',
    VIGIL_SMTP_URL: mail.url,
    VIGIL_MAIL_FROM: 'Vigil <v@example.org>',
  };
  server = await TestServer.start({ environment: world }, undefined, (app, storage) =>
    Notify.open(storage, world, notifySettings(env, ''), createTableReader(app), (...all) =>
      server.reportedErrors.push(all),
    ),
  );
});
afterAll(async () => {
  await server.stop();
  await mail.close();
  expect(server.reportedErrors).toEqual([]);
});

const BOXES = ['base', 'dunwich', 'kingsport', 'dark-pharaoh', 'king-in-yellow'];
/** Number of answers at each table. */
const ANSWERS = 80;

/** Returns the next cards of every hidden pile, as a message that contained the pile would show them. */
function hiddenIn(state: unknown): readonly string[] {
  const piles: string[] = [];
  const collectHidden = (value: unknown, path: string): void => {
    if (Array.isArray(value)) {
      if (value.length >= 4 && value.every((one) => typeof one === 'string') && new Set(value.slice(0, 4)).size > 2) {
        piles.push(JSON.stringify(value.slice(0, 4)).slice(1, -1));
      }
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value)) collectHidden(inner, `${path}.${key}`);
    }
  };
  const { decks, cup, gatePile } = state as Record<string, unknown>;
  collectHidden(decks, 'decks');
  collectHidden(cup, 'cup');
  collectHidden(gatePile, 'gatePile');
  return piles;
}

describe('the messages of a table', () => {
  it.each([
    ['arkham', { ...SETUP, packs: BOXES }],
    ['haunt', SETUP],
  ])('contain neither seed nor dice nor the order of a pile, in %s', async (game, setup) => {
    const table = await server.startTable({ game, setup, settings: { pace: 'post', keeper: true } });
    const feeds: string[] = [];
    for (const [token, more] of [
      [table.seats[0], {}],
      [table.host, { for: 'table' }],
    ] as const) {
      const { body } = await server.ask<{ feed: string }>('POST', `/tables/${table.id}/addresses`, token, {
        channel: 'feed',
        ...more,
      });
      feeds.push(body.feed);
    }
    await server.ask('POST', `/tables/${table.id}/addresses`, table.seats[0], {
      channel: 'mail',
      mail: `${game}@example.org`,
      preferences: { when: 'at-once' },
    });
    await server.notify?.work();
    const confirmationToken = /\/confirm\/(\S+)/.exec(mail.mails.at(-1)?.text ?? '')?.[1];
    expect((await fetch(`${server.url}/api/v1/notify/confirm/${confirmationToken}`, { method: 'POST' })).status).toBe(
      200,
    );
    mail.mails.length = 0;
    const row = await server.storage.table(table.id);
    const seed = String(row?.seed);
    const ofChance = [seed, Dice.seeded(seed).state().key];
    const ofSeats = [...table.seats, table.host, table.spectator].flatMap((t) => [t, hashOf(t)]);
    // After the end the seed is published as proof.
    const secretsAt = ({ outcome }: { readonly outcome?: unknown }) => (outcome ? ofSeats : [...ofChance, ...ofSeats]);
    const connections = await Promise.all(
      [...table.seats, table.host, table.spectator].map(async (token) => {
        const connection = await server.connect();
        connection.send({ do: 'hello', table: table.id, tokens: [token] });
        await connection.waitForAnswer(1);
        return connection;
      }),
    );
    for (let i = 0; i < 2 * ANSWERS; i++) {
      const { decisions, outcome, number } = await server.game(table);
      const open = decisions[i % Math.max(1, decisions.length)];
      if (outcome || !open) break;
      // Games differ, so stop where something waits for the seat that receives mail.
      if (i >= ANSWERS && decisions.some(({ by }) => by.includes(0))) break;
      const option = open.options[(i * 7) % open.options.length]?.id;
      await server.ask('POST', `/tables/${table.id}/answers`, table.host, { decision: open.id, option, key: newKey() });
      const now = await server.game(table);
      if (now.number === number) continue;
      const saved = (await server.tableApp.sessions.run(table.id, (session) => session.game?.save())) as {
        checkpoint: { state: unknown };
      };
      // Piles as they are now. A pile without a draw since the checkpoint is the same as there.
      const piles = hiddenIn(saved.checkpoint.state);
      expect(piles.length).toBeGreaterThan(5);
      for (const connection of connections) {
        await connection.waitForAnswer(now.number);
        const texts = connection.messages.splice(0).map((message) => JSON.stringify(message));
        for (const text of texts) {
          expect(
            secretsAt(now)
              .filter((secret) => text.includes(secret))
              .join('\n'),
            seed,
          ).toBe('');
          expect(piles.filter((pile) => text.includes(pile)).join('\n'), seed).toBe('');
        }
      }
    }
    const last = await server.game(table);
    expect(last.answers).toBeGreaterThan(ANSWERS / 2);
    for (const connection of connections) connection.disconnect();
    // The other documents do not contain it either: the story in every form, settings of a seat, feeds, mails.
    // A seat that was at the table until now receives mail a little later.
    later += 2 * 3_600_000;
    await server.notify?.work();
    if (!last.outcome) expect(mail.mails.some(({ text }) => text.includes('Thursdays'))).toBe(true);
    const saved = (await server.tableApp.sessions.run(table.id, (session) => session.game?.save())) as {
      checkpoint: { state: unknown };
    };
    const piles = hiddenIn(saved.checkpoint.state);
    const texts = mail.mails.flatMap(({ text, html, headers }) => [text, html, JSON.stringify(headers)]);
    const paths = ['', '/game', '/talk', '/past/3', '/chronicle', '/digest', '/seats/0/settings', '/addresses'];
    const forms = ['html', 'md', 'bb', 'txt'].map((end) => `/chronicle.${end}?talk=1`);
    for (const token of [table.seats[0], table.spectator, table.host]) {
      for (const path of [...paths, ...forms]) {
        const response = await fetch(`${server.url}/api/v1/tables/${table.id}${path}`, {
          headers: { Authorization: `Bearer ${token}` },
        });
        texts.push(await response.text(), JSON.stringify([...response.headers]));
      }
    }
    for (const feed of feeds) texts.push(await (await fetch(feed.replace('https://vigil.example', server.url))).text());
    expect(texts.join('').length).toBeGreaterThan(20_000);
    for (const text of texts) {
      expect(
        secretsAt(last)
          .filter((secret) => text.includes(secret))
          .join('\n'),
        seed,
      ).toBe('');
      expect(piles.filter((pile) => text.includes(pile)).join('\n'), seed).toBe('');
    }
  });
});

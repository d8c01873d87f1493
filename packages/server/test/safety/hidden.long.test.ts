import { Dice } from '@vigil/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTableReader, Notify, notifySettings, SYSTEM_ENVIRONMENT } from '../../src/index.js';
import { hashOf } from '../../src/tables/tokens.js';
import { mailServer } from '../notify/scene.js';
import { newKey, SETUP, TestServer } from '../tables/test-server.js';

let later = 0;
const world = { ...SYSTEM_ENVIRONMENT, now: () => SYSTEM_ENVIRONMENT.now() + later };
let served: TestServer;
let mail: Awaited<ReturnType<typeof mailServer>>;
beforeAll(async () => {
  mail = await mailServer();
  const env = {
    VIGIL_URL: 'https://vigil.example',
    VIGIL_SMTP_URL: mail.url,
    VIGIL_MAIL_FROM: 'Vigil <v@example.org>',
  };
  served = await TestServer.start({ environment: world }, undefined, (app, storage) =>
    Notify.open(storage, world, notifySettings(env, ''), createTableReader(app), (...all) =>
      served.reportedErrors.push(all),
    ),
  );
});
afterAll(async () => {
  await served.stop();
  await mail.close();
  expect(served.reportedErrors).toEqual([]);
});

const BOXES = ['base', 'dunwich', 'kingsport', 'dark-pharaoh', 'king-in-yellow'];
/** So many answers are given at each table. */
const ANSWERS = 80;

/** The next cards of every hidden pile, as they would stand in a message that held the pile. */
function hiddenIn(state: unknown): readonly string[] {
  const piles: string[] = [];
  const look = (value: unknown, path: string): void => {
    if (Array.isArray(value)) {
      if (value.length >= 4 && value.every((one) => typeof one === 'string') && new Set(value.slice(0, 4)).size > 2) {
        piles.push(JSON.stringify(value.slice(0, 4)).slice(1, -1));
      }
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value)) look(inner, `${path}.${key}`);
    }
  };
  const { decks, cup, gatePile } = state as Record<string, unknown>;
  look(decks, 'decks');
  look(cup, 'cup');
  look(gatePile, 'gatePile');
  return piles;
}

describe('what is sent to anybody at a table', () => {
  it.each([
    ['arkham', { ...SETUP, packs: BOXES }],
    ['haunt', SETUP],
  ])('holds neither seed nor dice nor the order of a pile, in %s', async (game, setup) => {
    const made = await served.begun({ game, setup, settings: { pace: 'post', keeper: true } });
    const feeds: string[] = [];
    for (const [token, more] of [
      [made.seats[0], {}],
      [made.host, { for: 'table' }],
    ] as const) {
      const { body } = await served.ask<{ feed: string }>('POST', `/tables/${made.id}/addresses`, token, {
        channel: 'feed',
        ...more,
      });
      feeds.push(body.feed);
    }
    await served.ask('POST', `/tables/${made.id}/addresses`, made.seats[0], {
      channel: 'mail',
      mail: `${game}@example.org`,
      preferences: { when: 'at-once' },
    });
    await served.notify?.work();
    const given = /\/confirm\/(\S+)/.exec(mail.mails.at(-1)?.text ?? '')?.[1];
    expect((await fetch(`${served.url}/api/v1/notify/confirm/${given}`, { method: 'POST' })).status).toBe(200);
    mail.mails.length = 0;
    const row = await served.storage.table(made.id);
    const seed = String(row?.seed);
    const ofChance = [seed, Dice.seeded(seed).state().key];
    const ofSeats = [...made.seats, made.host, made.spectator].flatMap((t) => [t, hashOf(t)]);
    // When it is over the seed is told, as proof.
    const secretsAt = ({ outcome }: { readonly outcome?: unknown }) => (outcome ? ofSeats : [...ofChance, ...ofSeats]);
    const lines = await Promise.all(
      [...made.seats, made.host, made.spectator].map(async (token) => {
        const line = await served.line();
        line.say({ do: 'hello', table: made.id, tokens: [token] });
        await line.at(1);
        return line;
      }),
    );
    for (let i = 0; i < 2 * ANSWERS; i++) {
      const { decisions, outcome, number } = await served.game(made);
      const open = decisions[i % Math.max(1, decisions.length)];
      if (outcome || !open) break;
      // Each game is another one: it is left where something waits for whom letters go to.
      if (i >= ANSWERS && decisions.some(({ by }) => by.includes(0))) break;
      const option = open.options[(i * 7) % open.options.length]?.id;
      await served.ask('POST', `/tables/${made.id}/answers`, made.host, { decision: open.id, option, key: newKey() });
      const now = await served.game(made);
      if (now.number === number) continue;
      const saved = (await served.tableApp.sessions.run(made.id, (session) => session.game?.save())) as {
        checkpoint: { state: unknown };
      };
      // Piles as they are now: those of the beat that nothing was drawn from since are the same.
      const piles = hiddenIn(saved.checkpoint.state);
      expect(piles.length).toBeGreaterThan(5);
      for (const line of lines) {
        await line.at(now.number);
        const texts = line.heard.splice(0).map((message) => JSON.stringify(message));
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
    const last = await served.game(made);
    expect(last.answers).toBeGreaterThan(ANSWERS / 2);
    for (const line of lines) line.hangUp();
    // Nor does whatever else is to be had: the story in every form, what was left with a seat, feeds, letters.
    // Who sat at the table until now is written to a little later.
    later += 2 * 3_600_000;
    await served.notify?.work();
    if (!last.outcome) expect(mail.mails.some(({ text }) => text.includes('Thursdays'))).toBe(true);
    const saved = (await served.tableApp.sessions.run(made.id, (session) => session.game?.save())) as {
      checkpoint: { state: unknown };
    };
    const piles = hiddenIn(saved.checkpoint.state);
    const texts = mail.mails.flatMap(({ text, html, headers }) => [text, html, JSON.stringify(headers)]);
    const asked = ['', '/game', '/talk', '/past/3', '/chronicle', '/digest', '/seats/0/settings', '/addresses'];
    const forms = ['html', 'md', 'bb', 'txt'].map((end) => `/chronicle.${end}?talk=1`);
    for (const token of [made.seats[0], made.spectator, made.host]) {
      for (const path of [...asked, ...forms]) {
        const response = await fetch(`${served.url}/api/v1/tables/${made.id}${path}`, {
          headers: { Authorization: `Bearer ${token}` },
        });
        texts.push(await response.text(), JSON.stringify([...response.headers]));
      }
    }
    for (const feed of feeds) texts.push(await (await fetch(feed.replace('https://vigil.example', served.url))).text());
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

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTableReader, Notify, notifySettings } from '../../src/index.js';
import { UnreachableError } from '../../src/notify/channels/address-guard.js';
import { post } from '../../src/notify/channels/post.js';
import { attachAddress, type NewAddress, recoverLinks } from '../../src/notify/manage-addresses.js';
import { EN } from '../../src/notify/words/en.js';
import { hashOf } from '../../src/tables/tokens.js';
import { TestServer, type TestTable } from '../tables/test-server.js';
import { Clock, MINUTE, startHookServer, startMailServer } from './scene.js';

interface ShownAddress {
  readonly id: string;
  readonly target: string;
  readonly state: string;
  readonly secret?: string;
  readonly feed?: string;
  readonly for: string;
  readonly preferences: Record<string, unknown>;
}

let smtp: Awaited<ReturnType<typeof startMailServer>>;
let hooks: Awaited<ReturnType<typeof startHookServer>>;
let server: TestServer;
let notify: Notify;
let testTable: TestTable;
const clock = new Clock();

beforeEach(async () => {
  smtp = await startMailServer();
  hooks = await startHookServer();
  server = await TestServer.start({ environment: clock }, undefined, async (app, storage) => {
    const settings = notifySettings(
      {
        VIGIL_URL: 'https://vigil.example',
        VIGIL_SMTP_URL: smtp.url,
        VIGIL_MAIL_FROM: 'v@vigil.example',
        VIGIL_WEBHOOKS: 'anywhere',
      },
      '',
    );
    notify = await Notify.open(storage, clock, settings, createTableReader(app), (doing, error) =>
      server.reportedErrors.push([doing, error]),
    );
    return notify;
  });
  testTable = await server.fillTable({ settings: { pace: 'post', keeper: true } });
});
afterEach(async () => {
  expect(server.reportedErrors).toEqual([]);
  await server.stop();
  await Promise.all([smtp.close(), hooks.close()]);
});

const addressPath = (rest = '') => `/tables/${testTable.id}/addresses${rest}`;
const attach = (token: string | undefined, body: object) =>
  server.ask<ShownAddress>('POST', addressPath(), token, body);
/** Opens a link of a message at the test server. */
const openLink = (url: string, init?: RequestInit) => fetch(url.replace('https://vigil.example', server.url), init);
const beginGame = () => server.ask('POST', `/tables/${testTable.id}/begin`, testTable.host, { key: 'begin-key-1' });

describe('addresses over HTTP', () => {
  it('lead from the mail to the decision, to its answer, and to the end of mails by one click', async () => {
    const [token = ''] = testTable.seats;
    const { body } = await attach(token, {
      channel: 'mail',
      mail: 'ada@example.org',
      preferences: { when: 'at-once' },
    });
    expect(body).toMatchObject({ target: 'a…@example.org', state: 'unconfirmed', confirmed: false, for: 'me' });
    await notify.work();
    const [confirmUrl = ''] = /https:\S+\/confirm\/\S+/.exec(smtp.mails[0]?.text ?? '') ?? [];
    // Opening the page confirms nothing.
    const page = await openLink(confirmUrl);
    expect(await page.text()).toContain('<form method="post">');
    expect(page.headers.get('content-security-policy')).toContain("form-action 'self'");
    expect((await server.ask<ShownAddress[]>('GET', addressPath(), token)).body[0]?.state).toBe('unconfirmed');
    expect(await (await openLink(confirmUrl, { method: 'POST' })).text()).toContain(EN.page.confirmed);

    await beginGame();
    const { decisions } = await server.game(testTable);
    const ownDecision = decisions.find(({ by }) => by.includes(0));
    expect(await notify.work()).toBe(1);
    const { text = '', headers } = smtp.mails[1] ?? {};
    const [, path = '', id = '', ownToken = ''] =
      /https:\/\/vigil\.example(\/t\/\w+\?decision=([\d.]+))#(\S{43})/.exec(text) ?? [];
    expect(path).toContain(testTable.id);
    expect(id).toBe(ownDecision?.id);
    expect(text).toContain(EN.part.answers);
    expect((await openLink(`https://vigil.example${path}`)).status).toBe(200);
    // The token behind the # plays the seat.
    const answer = await server.ask('POST', `/tables/${testTable.id}/answers`, ownToken, {
      decision: id,
      option: ownDecision?.options[0]?.id,
      key: 'answer-key-1',
    });
    expect(answer.status).toBe(200);

    const stopUrl = /<(\S+)>/.exec(headers?.['list-unsubscribe'] ?? '')?.[1] ?? '';
    expect(await (await openLink(stopUrl)).text()).toContain('<form method="post">');
    const click = {
      method: 'POST',
      body: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    };
    expect((await openLink(stopUrl, click)).status).toBe(200);
    expect((await server.ask<ShownAddress[]>('GET', addressPath(), token)).body[0]?.state).toBe('off');
  });

  it('get the same reply about their tables, known or not', async () => {
    const [token = ''] = testTable.seats;
    await attach(token, { channel: 'mail', mail: 'ada@example.org' });
    await notify.work();
    const [confirmUrl = ''] = /https:\S+\/confirm\/\S+/.exec(smtp.mails[0]?.text ?? '') ?? [];
    await openLink(confirmUrl, { method: 'POST' });
    const replies = [];
    for (const email of ['ada@example.org', 'nobody@example.org'])
      replies.push(await server.ask('POST', '/recover', undefined, { email }));
    expect(replies[0]).toEqual(replies[1]);
    await recoverLinks(notify.deps, 'ada@example.org');
    await notify.work();
    expect(smtp.mails).toHaveLength(2);
    const [, ownToken] = /#(\S{43})/.exec(smtp.mails[1]?.text ?? '') ?? [];
    expect((await server.ask('GET', `/tables/${testTable.id}`, ownToken)).status).toBe(200);
    const many = await Promise.all(
      Array.from({ length: 70 }, (_, n) => server.ask('POST', '/recover', undefined, { email: `x${n}@example.org` })),
    );
    expect(many.some(({ status }) => status === 429)).toBe(true);
  });

  it('of webhooks show their secret once, accept a test, and can be changed and removed only by their owner', async () => {
    const [token = '', other = ''] = testTable.seats;
    const { body } = await attach(token, {
      channel: 'webhook',
      url: `${hooks.url}/a/secret/path`,
      preferences: { when: 'at-once' },
    });
    expect(body.secret).toMatch(/^whsec_/);
    const list = (await server.ask<ShownAddress[]>('GET', addressPath(), token)).body;
    expect(JSON.stringify(list)).not.toMatch(/whsec_|secret\/path/);
    expect((await server.ask<ShownAddress[]>('GET', addressPath(), other)).body).toEqual([]);
    const change = {
      preferences: { when: 'daily', quiet: { from: 0, until: 60 }, zone: 'europe/berlin', language: 'de' },
    };
    expect((await server.ask('PATCH', addressPath(`/${body.id}`), other, change)).status).toBe(403);
    const changed = await server.ask<ShownAddress>('PATCH', addressPath(`/${body.id}`), token, change);
    expect(changed.body.preferences).toMatchObject({
      when: 'daily',
      zone: 'Europe/Berlin',
      language: 'de',
      minutes: 10,
    });
    expect((await server.ask('POST', addressPath(`/${body.id}/test`), token, {})).status).toBe(200);
    expect((await server.ask('POST', addressPath(`/${body.id}/test`), token, {})).status).toBe(200);
    expect(await notify.work()).toBe(1);
    expect(JSON.parse(hooks.requests[0]?.body.toString() ?? '')).toMatchObject({ type: 'vigil.test' });
    expect((await server.ask('DELETE', addressPath(`/${body.id}`), other)).status).toBe(403);
    expect((await server.ask('DELETE', addressPath(`/${body.id}`), token)).status).toBe(200);
    expect((await server.ask<ShownAddress[]>('GET', addressPath(), token)).body).toEqual([]);
  });

  it('are attached only by the holder of the seat, and for the table by its host', async () => {
    const [token = ''] = testTable.seats;
    const hook = { channel: 'webhook', url: `${hooks.url}/x`, for: 'table' };
    expect((await attach(undefined, hook)).status).toBe(401);
    expect((await attach('x'.repeat(43), hook)).status).toBe(401);
    expect((await attach(token, hook)).status).toBe(403);
    expect((await attach(testTable.spectator, { channel: 'mail', mail: 'a@example.org' })).status).toBe(403);
    expect((await attach(testTable.host, hook)).body.for).toBe('table');
    for (const bad of [
      { channel: 'mail', mail: 'a@example.org, b@example.org' },
      { channel: 'mail', mail: 'a@example.org\r\nBcc: b@example.org' },
      { channel: 'webhook', url: 'file:///etc/passwd' },
      { channel: 'webhook', url: `${hooks.url}/x`, shape: 'irc' },
      { channel: 'mail', mail: 'a@example.org', preferences: { zone: 'Arkham/Asylum' } },
      { channel: 'mail', mail: 'a@example.org', preferences: { quiet: { from: -1, until: 5000 } } },
      { channel: 'pigeon' },
    ])
      expect([bad, (await attach(token, bad)).status]).toEqual([bad, 400]);
    const statuses = [];
    for (let n = 0; n < 9; n++)
      statuses.push((await attach(token, { channel: 'webhook', url: `${hooks.url}/${n}` })).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 200, 200, 429]);
  });

  it('of mail that were stopped are asked again once, and strangers are not flooded with questions', async () => {
    const [token = ''] = testTable.seats;
    const mail = { channel: 'mail', mail: 'ada@example.org' };
    const { id } = (await attach(token, mail)).body;
    await notify.work();
    const [confirmUrl = ''] = /https:\S+\/confirm\/\S+/.exec(smtp.mails[0]?.text ?? '') ?? [];
    await openLink(confirmUrl, { method: 'POST' });
    await openLink(notify.deps.links.stopUrl(id), { method: 'POST' });
    const statuses = [];
    for (let n = 0; n < 6; n++) {
      clock.advance(61 * MINUTE);
      statuses.push((await attach(token, mail)).status);
      await openLink(notify.deps.links.stopUrl(id), { method: 'POST' });
      await notify.work();
    }
    expect(statuses).toEqual([200, 200, 200, 200, 429, 429]);
    // The first question and the one after the stop. Those of an unconfirmed address come once an hour.
    expect(smtp.mails.length).toBeLessThanOrEqual(5);
    expect(smtp.mails.every(({ headers }) => headers.subject === EN.subject.confirm)).toBe(true);
  });

  it('of feeds give Atom, of a seat with its decisions, of the table without', async () => {
    const [token = ''] = testTable.seats;
    const ownFeed = (await attach(token, { channel: 'feed' })).body;
    const all = (await attach(testTable.spectator, { channel: 'feed', for: 'table' })).body;
    expect(ownFeed.feed).toMatch(/^https:\/\/vigil\.example\/api\/v1\/notify\/feeds\/[0-9a-f]{32}\.[\w-]{43}$/);
    clock.advance(MINUTE);
    await beginGame();
    expect(await notify.work()).toBe(0);
    const feed = await openLink(ownFeed.feed ?? '');
    expect(feed.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
    const atom = await feed.text();
    expect(atom).toContain(`<title type="html"><![CDATA[${EN.subject.waiting('Thursdays', 1)}]]></title>`);
    expect(atom).toContain(EN.part.answers);
    const ids = [...atom.matchAll(/<entry>[\s\S]*?<id>([^<]+)<\/id>/g)].map(([, id = '']) => id);
    expect(ids.length).toBe(2);
    for (const id of ids) expect(new URL(id).origin).toBe('https://vigil.example');
    const table = await (await openLink(all.feed ?? '')).text();
    expect(table).toContain('The game has begun.');
    expect(table).not.toContain(EN.part.answers);
    expect((await openLink(`${ownFeed.feed?.slice(0, -3)}xyz`)).status).toBe(404);
    await server.ask('POST', `/tables/${testTable.id}/links`, testTable.host, { role: 'seat', seat: 0, only: true });
    expect((await openLink(ownFeed.feed ?? '')).status).toBe(404);
  });

  it('receive the events of a turn in the words of the chronicle (PBP-12)', async () => {
    const [token = ''] = testTable.seats;
    const hook = {
      channel: 'webhook',
      shape: 'discord',
      for: 'table',
      preferences: { when: 'at-once', language: 'de' },
    };
    await attach(testTable.host, { ...hook, url: `${hooks.url}/discord` });
    const { feed = '' } = (await attach(token, { channel: 'feed' })).body;
    clock.advance(MINUTE);
    await beginGame();
    const isOver = async () =>
      (await server.storage.entriesSince(testTable.id, 0)).some(({ events }) =>
        events.some(({ event }) => event.type === 'phase' && event.turn === 2),
      );
    for (let steps = 0; steps < 300 && !(await isOver()); steps++) {
      clock.advance(MINUTE);
      // Each answer, from any seat that may give it, takes the last option, which ends the current action.
      const { status } = await server.answerNext(testTable, ({ options }) => options.length - 1);
      expect(status).toBe(200);
    }
    await notify.work();
    const atom = await (await openLink(feed)).text();
    expect(atom).toContain('Thursdays: what happened this turn');
    expect(atom).toMatch(/What happened this turn<\/h2>[\s\S]*<strong>Mythos: /);
    const messages = hooks.requests.map(({ body }) => JSON.parse(body.toString()).content).join('\n');
    expect(messages).toContain('Was in dieser Runde geschah');
    expect(messages).not.toContain('What happened');
  });

  it('are refused if a name leads to this machine or its networks, both when attached and when sending', async () => {
    const names: Record<string, string> = {
      localhost: '127.0.0.1',
      'inside.example': '10.0.0.7',
      'outside.example': '93.184.216.34',
    };
    const deps = {
      ...notify.deps,
      policy: { allowHttp: false, allowInternal: false },
      resolve: async (name: string) => {
        const address = names[name];
        if (address === undefined) throw new Error('ENOTFOUND');
        return [{ address, family: 4 }];
      },
    };
    const [token = ''] = testTable.seats;
    const { preferences } = (await attach(token, { channel: 'feed' })).body as unknown as Pick<
      NewAddress,
      'preferences'
    >;
    const owner = { table: testTable.id, role: 'seat', seat: 0 } as const;
    const attachTo = (target: string, channel: 'webhook' | 'push' = 'webhook') =>
      attachAddress(deps, owner, hashOf(token), { channel, shape: 'standard', target, preferences });
    const subscription = (endpoint: string) =>
      JSON.stringify({ endpoint, keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) } });
    const refused = { refusal: { code: 'bad-request', place: 'url' } };
    await expect(attachTo('https://inside.example/hook')).rejects.toMatchObject(refused);
    await expect(attachTo('https://localhost/hook')).rejects.toMatchObject(refused);
    await expect(attachTo(subscription('https://inside.example/push'), 'push')).rejects.toMatchObject(refused);
    // A name without an address may get one; it is checked again before anything is sent.
    const later = await attachTo('https://later.example/hook');
    names['later.example'] = '127.0.0.1';
    const { resolve, policy } = deps;
    await expect(post(later.target, {}, '{}', { policy, resolve })).rejects.toThrow(UnreachableError);
    expect((await attachTo('https://outside.example/hook')).target).toBe('https://outside.example/hook');
  });

  it('are in the document of the interface', async () => {
    const document = (await server.ask<{ paths: object }>('GET', '/openapi.json')).body;
    for (const path of [
      '/tables/{id}/addresses',
      '/recover',
      '/push/key',
      '/notify/stop/{link}',
      '/notify/feeds/{link}',
    ])
      expect(Object.keys(document.paths)).toContain(`/api/v1${path}`);
    expect((await server.ask('GET', '/push/key')).body).toEqual({ key: notify.deps.keys.publicKey, mail: true });
  });

  it('are configured by the environment, and an invalid environment is refused', () => {
    expect(notifySettings({}, 'http://localhost:8026')).toEqual({
      base: 'http://localhost:8026',
      mail: undefined,
      reach: undefined,
    });
    for (const bad of [
      { VIGIL_URL: 'vigil' },
      { VIGIL_SMTP_URL: 'mail.example' },
      { VIGIL_SMTP_URL: 'smtp://me:secret@mail.example' },
      { VIGIL_WEBHOOKS: 'yes' },
    ])
      expect(() => notifySettings(bad, 'http://localhost')).toThrow(/^VIGIL_(?!.*secret)/);
  });
});

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTableReader, Notify, notifySettings } from '../../src/index.js';
import { UnreachableError } from '../../src/notify/channels/address-guard.js';
import { post } from '../../src/notify/channels/post.js';
import { attachAddress, type NewAddress, recoverLinks } from '../../src/notify/manage-addresses.js';
import { EN } from '../../src/notify/words/en.js';
import { hashOf } from '../../src/tables/tokens.js';
import { TestServer, type TestTable } from '../tables/test-server.js';
import { Clock, hookServer, MINUTE, mailServer } from './scene.js';

interface Shown {
  readonly id: string;
  readonly target: string;
  readonly state: string;
  readonly secret?: string;
  readonly feed?: string;
  readonly for: string;
  readonly preferences: Record<string, unknown>;
}

let smtp: Awaited<ReturnType<typeof mailServer>>;
let hooks: Awaited<ReturnType<typeof hookServer>>;
let served: TestServer;
let notify: Notify;
let made: TestTable;
const clock = new Clock();

beforeEach(async () => {
  smtp = await mailServer();
  hooks = await hookServer();
  served = await TestServer.start({ environment: clock }, undefined, async (app, storage) => {
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
      served.reportedErrors.push([doing, error]),
    );
    return notify;
  });
  made = await served.gathered({ settings: { pace: 'post', keeper: true } });
});
afterEach(async () => {
  expect(served.reportedErrors).toEqual([]);
  await served.stop();
  await Promise.all([smtp.close(), hooks.close()]);
});

const addresses = (rest = '') => `/tables/${made.id}/addresses${rest}`;
const attach = (token: string | undefined, body: object) => served.ask<Shown>('POST', addresses(), token, body);
/** Opens a link of a message at this server, wherever it says it leads. */
const open = (url: string, init?: RequestInit) => fetch(url.replace('https://vigil.example', served.url), init);
const begin = () => served.ask('POST', `/tables/${made.id}/begin`, made.host, { key: 'begin-key-1' });

describe('addresses over HTTP', () => {
  it('lead from the mail to the decision, to its answer, and to silence by one click', async () => {
    const [token = ''] = made.seats;
    const { body } = await attach(token, {
      channel: 'mail',
      mail: 'ada@example.org',
      preferences: { when: 'at-once' },
    });
    expect(body).toMatchObject({ target: 'a…@example.org', state: 'unconfirmed', confirmed: false, for: 'me' });
    await notify.work();
    const [confirming = ''] = /https:\S+\/confirm\/\S+/.exec(smtp.mails[0]?.text ?? '') ?? [];
    // Opening the page confirms nothing.
    const page = await open(confirming);
    expect(await page.text()).toContain('<form method="post">');
    expect(page.headers.get('content-security-policy')).toContain("form-action 'self'");
    expect((await served.ask<Shown[]>('GET', addresses(), token)).body[0]?.state).toBe('unconfirmed');
    expect(await (await open(confirming, { method: 'POST' })).text()).toContain(EN.page.confirmed);

    await begin();
    const { decisions } = await served.game(made);
    const mine = decisions.find(({ by }) => by.includes(0));
    expect(await notify.work()).toBe(1);
    const { text = '', headers } = smtp.mails[1] ?? {};
    const [, path = '', id = '', own = ''] =
      /https:\/\/vigil\.example(\/t\/\w+\?decision=([\d.]+))#(\S{43})/.exec(text) ?? [];
    expect(path).toContain(made.id);
    expect(id).toBe(mine?.id);
    expect(text).toContain(EN.part.answers);
    expect((await open(`https://vigil.example${path}`)).status).toBe(200);
    // The token behind the # plays the seat.
    const answered = await served.ask('POST', `/tables/${made.id}/answers`, own, {
      decision: id,
      option: mine?.options[0]?.id,
      key: 'answer-key-1',
    });
    expect(answered.status).toBe(200);

    const stopping = /<(\S+)>/.exec(headers?.['list-unsubscribe'] ?? '')?.[1] ?? '';
    expect(await (await open(stopping)).text()).toContain('<form method="post">');
    const click = {
      method: 'POST',
      body: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    };
    expect((await open(stopping, click)).status).toBe(200);
    expect((await served.ask<Shown[]>('GET', addresses(), token)).body[0]?.state).toBe('off');
  });

  it('answer whoever asks for his tables the same, known or not', async () => {
    const [token = ''] = made.seats;
    await attach(token, { channel: 'mail', mail: 'ada@example.org' });
    await notify.work();
    const [confirming = ''] = /https:\S+\/confirm\/\S+/.exec(smtp.mails[0]?.text ?? '') ?? [];
    await open(confirming, { method: 'POST' });
    const replies = [];
    for (const email of ['ada@example.org', 'nobody@example.org'])
      replies.push(await served.ask('POST', '/recover', undefined, { email }));
    expect(replies[0]).toEqual(replies[1]);
    await recoverLinks(notify.deps, 'ada@example.org');
    await notify.work();
    expect(smtp.mails).toHaveLength(2);
    const [, own] = /#(\S{43})/.exec(smtp.mails[1]?.text ?? '') ?? [];
    expect((await served.ask('GET', `/tables/${made.id}`, own)).status).toBe(200);
    const many = await Promise.all(
      Array.from({ length: 70 }, (_, n) => served.ask('POST', '/recover', undefined, { email: `x${n}@example.org` })),
    );
    expect(many.some(({ status }) => status === 429)).toBe(true);
  });

  it('of webhooks tell their secret once, take a test, and are changed and taken away by their owner only', async () => {
    const [token = '', other = ''] = made.seats;
    const { body } = await attach(token, {
      channel: 'webhook',
      url: `${hooks.url}/a/secret/path`,
      preferences: { when: 'at-once' },
    });
    expect(body.secret).toMatch(/^whsec_/);
    const list = (await served.ask<Shown[]>('GET', addresses(), token)).body;
    expect(JSON.stringify(list)).not.toMatch(/whsec_|secret\/path/);
    expect((await served.ask<Shown[]>('GET', addresses(), other)).body).toEqual([]);
    const change = {
      preferences: { when: 'daily', quiet: { from: 0, until: 60 }, zone: 'europe/berlin', language: 'de' },
    };
    expect((await served.ask('PATCH', addresses(`/${body.id}`), other, change)).status).toBe(403);
    const changed = await served.ask<Shown>('PATCH', addresses(`/${body.id}`), token, change);
    expect(changed.body.preferences).toMatchObject({
      when: 'daily',
      zone: 'Europe/Berlin',
      language: 'de',
      minutes: 10,
    });
    expect((await served.ask('POST', addresses(`/${body.id}/test`), token, {})).status).toBe(200);
    expect((await served.ask('POST', addresses(`/${body.id}/test`), token, {})).status).toBe(200);
    expect(await notify.work()).toBe(1);
    expect(JSON.parse(hooks.got[0]?.body.toString() ?? '')).toMatchObject({ type: 'vigil.test' });
    expect((await served.ask('DELETE', addresses(`/${body.id}`), other)).status).toBe(403);
    expect((await served.ask('DELETE', addresses(`/${body.id}`), token)).status).toBe(200);
    expect((await served.ask<Shown[]>('GET', addresses(), token)).body).toEqual([]);
  });

  it('are attached only by whoever holds the seat, and for the table by its keeper', async () => {
    const [token = ''] = made.seats;
    const hook = { channel: 'webhook', url: `${hooks.url}/x`, for: 'table' };
    expect((await attach(undefined, hook)).status).toBe(401);
    expect((await attach('x'.repeat(43), hook)).status).toBe(401);
    expect((await attach(token, hook)).status).toBe(403);
    expect((await attach(made.spectator, { channel: 'mail', mail: 'a@example.org' })).status).toBe(403);
    expect((await attach(made.host, hook)).body.for).toBe('table');
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

  it('of mail that stopped are asked again once, and a stranger is not flooded with questions', async () => {
    const [token = ''] = made.seats;
    const mail = { channel: 'mail', mail: 'ada@example.org' };
    const { id } = (await attach(token, mail)).body;
    await notify.work();
    const [confirming = ''] = /https:\S+\/confirm\/\S+/.exec(smtp.mails[0]?.text ?? '') ?? [];
    await open(confirming, { method: 'POST' });
    await open(notify.deps.links.stopUrl(id), { method: 'POST' });
    const statuses = [];
    for (let n = 0; n < 6; n++) {
      clock.pass(61 * MINUTE);
      statuses.push((await attach(token, mail)).status);
      await open(notify.deps.links.stopUrl(id), { method: 'POST' });
      await notify.work();
    }
    expect(statuses).toEqual([200, 200, 200, 200, 429, 429]);
    // The first question and the one after the stop. Those of an unconfirmed address come once an hour.
    expect(smtp.mails.length).toBeLessThanOrEqual(5);
    expect(smtp.mails.every(({ headers }) => headers.subject === EN.subject.confirm)).toBe(true);
  });

  it('of feeds give Atom, of a seat with its decisions, of the table without', async () => {
    const [token = ''] = made.seats;
    const own = (await attach(token, { channel: 'feed' })).body;
    const all = (await attach(made.spectator, { channel: 'feed', for: 'table' })).body;
    expect(own.feed).toMatch(/^https:\/\/vigil\.example\/api\/v1\/notify\/feeds\/[0-9a-f]{32}\.[\w-]{43}$/);
    clock.pass(MINUTE);
    await begin();
    expect(await notify.work()).toBe(0);
    const feed = await open(own.feed ?? '');
    expect(feed.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
    const atom = await feed.text();
    expect(atom).toContain(`<title type="html"><![CDATA[${EN.subject.waiting('Thursdays', 1)}]]></title>`);
    expect(atom).toContain(EN.part.answers);
    const ids = [...atom.matchAll(/<entry>[\s\S]*?<id>([^<]+)<\/id>/g)].map(([, id = '']) => id);
    expect(ids.length).toBe(2);
    for (const id of ids) expect(new URL(id).origin).toBe('https://vigil.example');
    const table = await (await open(all.feed ?? '')).text();
    expect(table).toContain('The game has begun.');
    expect(table).not.toContain(EN.part.answers);
    expect((await open(`${own.feed?.slice(0, -3)}xyz`)).status).toBe(404);
    await served.ask('POST', `/tables/${made.id}/links`, made.host, { role: 'seat', seat: 0, only: true });
    expect((await open(own.feed ?? '')).status).toBe(404);
  });

  it('tell what a turn brought, in the words of the chronicle (PBP-12)', async () => {
    const [token = ''] = made.seats;
    const hook = {
      channel: 'webhook',
      shape: 'discord',
      for: 'table',
      preferences: { when: 'at-once', language: 'de' },
    };
    await attach(made.host, { ...hook, url: `${hooks.url}/discord` });
    const { feed = '' } = (await attach(token, { channel: 'feed' })).body;
    clock.pass(MINUTE);
    await begin();
    const isOver = async () =>
      (await served.storage.entriesSince(made.id, 0)).some(({ events }) =>
        events.some(({ event }) => event.type === 'phase' && event.turn === 2),
      );
    for (let steps = 0; steps < 300 && !(await isOver()); steps++) {
      clock.pass(MINUTE);
      // Each answer, from any seat that may give it, takes the last option, which ends the current action.
      const { status } = await served.step(made, ({ options }) => options.length - 1);
      expect(status).toBe(200);
    }
    await notify.work();
    const atom = await (await open(feed)).text();
    expect(atom).toContain('Thursdays: what happened this turn');
    expect(atom).toMatch(/What happened this turn<\/h2>[\s\S]*<strong>Mythos: /);
    const said = hooks.got.map(({ body }) => JSON.parse(body.toString()).content).join('\n');
    expect(said).toContain('Was in dieser Runde geschah');
    expect(said).not.toContain('What happened');
  });

  it('are refused if a name leads to this machine or its networks, when they are attached and when something is sent', async () => {
    const names: Record<string, string> = {
      localhost: '127.0.0.1',
      'inside.example': '10.0.0.7',
      'outside.example': '93.184.216.34',
    };
    const means = {
      ...notify.deps,
      policy: { allowHttp: false, allowInternal: false },
      resolve: async (name: string) => {
        const address = names[name];
        if (address === undefined) throw new Error('ENOTFOUND');
        return [{ address, family: 4 }];
      },
    };
    const [token = ''] = made.seats;
    const { preferences } = (await attach(token, { channel: 'feed' })).body as unknown as Pick<
      NewAddress,
      'preferences'
    >;
    const owner = { table: made.id, role: 'seat', seat: 0 } as const;
    const attachTo = (target: string, channel: 'webhook' | 'push' = 'webhook') =>
      attachAddress(means, owner, hashOf(token), { channel, shape: 'standard', target, preferences });
    const subscription = (endpoint: string) =>
      JSON.stringify({ endpoint, keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) } });
    const refused = { refusal: { code: 'bad-request', place: 'url' } };
    await expect(attachTo('https://inside.example/hook')).rejects.toMatchObject(refused);
    await expect(attachTo('https://localhost/hook')).rejects.toMatchObject(refused);
    await expect(attachTo(subscription('https://inside.example/push'), 'push')).rejects.toMatchObject(refused);
    // A name without an address may get one; it is checked again before anything is sent.
    const later = await attachTo('https://later.example/hook');
    names['later.example'] = '127.0.0.1';
    const { resolve, policy } = means;
    await expect(post(later.target, {}, '{}', { policy, resolve })).rejects.toThrow(UnreachableError);
    expect((await attachTo('https://outside.example/hook')).target).toBe('https://outside.example/hook');
  });

  it('stand in the document of the interface', async () => {
    const document = (await served.ask<{ paths: object }>('GET', '/openapi.json')).body;
    for (const path of [
      '/tables/{id}/addresses',
      '/recover',
      '/push/key',
      '/notify/stop/{link}',
      '/notify/feeds/{link}',
    ])
      expect(Object.keys(document.paths)).toContain(`/api/v1${path}`);
    expect((await served.ask('GET', '/push/key')).body).toEqual({ key: notify.deps.keys.publicKey, mail: true });
  });

  it('are set by the environment, which is refused where it is not valid', () => {
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

/** The findings of `vigil doctor`. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openStorage } from '../../src/index.js';
import { examine } from '../../src/operations/doctor/doctor.js';
import { checkProxy } from '../../src/operations/doctor/proxy.js';
import { checkSettings } from '../../src/operations/doctor/settings-check.js';
import { mailServer } from '../notify/scene.js';
import { served, TOKEN } from './operated-server.js';

let folder: string;
let mail: Awaited<ReturnType<typeof mailServer>>;
beforeAll(async () => {
  mail = await mailServer();
});
afterAll(() => mail.close());
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vigil-doctor-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const lines = (findings: Awaited<ReturnType<typeof examine>>) =>
  findings.map(({ level, about, text }) => `${level} ${about}: ${text}`);

describe('the checks of a server', () => {
  it('find nothing wrong with a new one at home', async () => {
    const found = await examine({}, { folder }, 'v20.19.0');
    expect(found.filter(({ level }) => level === 'fail')).toEqual([]);
    expect(lines(found)).toEqual(
      expect.arrayContaining([
        'ok node: Node v20.19.0',
        'ok settings: all defaults',
        expect.stringMatching(/^ok storage: .*vigil\.sqlite: 0 tables/),
        expect.stringContaining('no emails are sent'),
      ]),
    );
  });

  it('name an old Node, unknown and former settings, and stop at an invalid one', async () => {
    expect((await examine({}, { folder }, 'v18.20.0'))[0]).toMatchObject({ level: 'fail', about: 'node' });
    const found = await examine(
      { VIGIL_PROXYS: '1', VIGIL_ROOMS: '5', VIGIL_LOG: 'loud', VIGIL_LANG: 'de' },
      { folder },
      'v22.0.0',
    );
    expect(lines(found)).toEqual([
      'ok node: Node v22.0.0',
      'warn settings: VIGIL_PROXYS is not a setting and has no effect. Is VIGIL_PROXIES meant?',
      expect.stringContaining('VIGIL_ROOMS is now VIGIL_TABLES_IN_MEMORY'),
      expect.stringContaining('fail settings: The setting VIGIL_LOG is none of'),
    ]);
  });

  it('doubt settings that do not fit together', () => {
    const doubts = (env: Record<string, string>) => checkSettings(env).map(({ level, text }) => `${level} ${text}`);
    const sender = { VIGIL_SMTP_URL: 'smtp://mail.example', VIGIL_MAIL_FROM: 'v@mail.example' };
    expect(doubts({ VIGIL_SMTP_URL: 'smtp://mail.example' })[0]).toContain('fail VIGIL_MAIL_FROM is missing');
    expect(doubts(sender)[0]).toContain('warn VIGIL_URL is not set');
    expect(doubts({ VIGIL_URL: 'http://vigil.example' })[0]).toContain('without encryption');
    expect(doubts({ VIGIL_URL: 'https://vigil.example' })[0]).toContain('VIGIL_PROXIES is 0');
    expect(doubts({ VIGIL_URL: 'https://vigil.example/games', VIGIL_PROXIES: '1' })[0]).toContain('has a path');
    expect(doubts({ VIGIL_METRICS: 'token' })[0]).toContain('VIGIL_OPERATOR_TOKEN is not set');
    expect(doubts({ VIGIL_URL: 'https://vigil.example', VIGIL_PROXIES: '1' })).toEqual(['ok VIGIL_URL, VIGIL_PROXIES']);
  });

  it('say whether the storage opens: in use, damaged, or not reachable', async () => {
    const storage = await openStorage({ folder });
    expect(lines(await examine({}, { folder }, 'v22.0.0')).join()).toContain('in use by a running server');
    await storage.close();
    writeFileSync(join(folder, 'vigil.sqlite'), 'no database at all, but long enough to be one'.repeat(99));
    const found = await examine({}, { folder }, 'v22.0.0');
    expect(found.find(({ about }) => about === 'storage')).toMatchObject({ level: 'fail' });
    const url = 'postgres://vigil:hunter2@127.0.0.1:1/vigil';
    const away = (await examine({}, { url }, 'v22.0.0')).find(({ about }) => about === 'storage');
    expect(away).toMatchObject({ level: 'fail' });
    expect(away?.text).not.toContain('hunter2');
  });

  it('log in to the mail server without sending anything', async () => {
    const env = { VIGIL_SMTP_URL: mail.url, VIGIL_MAIL_FROM: 'v@vigil.example', VIGIL_URL: 'http://127.0.0.1:1' };
    const of = async (url: string) =>
      (await examine({ ...env, VIGIL_SMTP_URL: url }, { folder }, 'v22.0.0')).find(({ about }) => about === 'mail');
    expect(await of(mail.url)).toMatchObject({ level: 'ok' });
    expect(await of('smtp://127.0.0.1:1')).toMatchObject({ level: 'fail' });
    expect(mail.mails).toEqual([]);
  });
});

describe('the check of a proxy', () => {
  /** A proxy that adds `X-Forwarded-For`, and passes live connections on if asked to. */
  async function proxyTo(target: string, passesSockets: boolean) {
    const headersOf = (asked: IncomingMessage) => ({ ...asked.headers, 'x-forwarded-for': '203.0.113.7' });
    const proxy = createServer((asked, answer) => {
      const { method = 'GET', url } = asked;
      const on = request(`${target}${url}`, { method, headers: headersOf(asked) }, (reply) => {
        answer.writeHead(reply.statusCode ?? 502, reply.headers);
        reply.pipe(answer);
      });
      asked.pipe(on);
    });
    if (!passesSockets) proxy.on('upgrade', (_, socket) => socket.destroy());
    else
      proxy.on('upgrade', (asked: IncomingMessage, socket) => {
        const on = request(`${target}${asked.url}`, { headers: headersOf(asked) }).end();
        on.on('upgrade', (reply, other) => {
          const lines = Object.entries(reply.headers).map(([name, value]) => `${name}: ${value}\r\n`);
          socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('')}\r\n`);
          other.pipe(socket).pipe(other);
        });
      });
    await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
    return { url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`, close: () => proxy.close() };
  }

  it('compares the proxies with the setting, and tries a live connection', async () => {
    const { url } = await served({ VIGIL_PROXIES: '1' });
    const good = await proxyTo(url, true);
    const bad = await proxyTo(url, false);
    const found = async (at: string) =>
      lines(await checkProxy({ VIGIL_URL: at, VIGIL_OPERATOR_TOKEN: TOKEN, VIGIL_PROXIES: '1' }));
    expect(await found(good.url)).toEqual([
      `ok proxy: ${good.url} answers`,
      'ok proxy: live connections (WebSockets) work',
      'ok proxy: VIGIL_PROXIES=1 is right',
    ]);
    expect((await found(bad.url))[1]).toContain('does not let live connections through');
    // Without the proxy, nothing is forwarded.
    expect((await found(url))[2]).toContain('VIGIL_PROXIES is 1, but 0 proxies');
    expect((await found('http://127.0.0.1:1'))[0]).toContain('does not answer');
    expect(lines(await checkProxy({ VIGIL_URL: good.url, VIGIL_OPERATOR_TOKEN: `${TOKEN}!` }))[2]).toContain(
      'does not accept VIGIL_OPERATOR_TOKEN',
    );
    for (const { close } of [good, bad]) close();
  });
});

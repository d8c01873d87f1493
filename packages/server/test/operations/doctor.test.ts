/** The findings of `vigil doctor`. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openStorage } from '../../src/index.js';
import { examineServer } from '../../src/operations/doctor/doctor.js';
import { checkProxy } from '../../src/operations/doctor/proxy.js';
import { checkSettings } from '../../src/operations/doctor/settings-check.js';
import { startMailServer } from '../notify/scene.js';
import { startOperatedServer, TOKEN } from './operated-server.js';

let folder: string;
let mail: Awaited<ReturnType<typeof startMailServer>>;
beforeAll(async () => {
  mail = await startMailServer();
});
afterAll(() => mail.close());
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vigil-doctor-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const formatLines = (findings: Awaited<ReturnType<typeof examineServer>>) =>
  findings.map(({ level, about, text }) => `${level} ${about}: ${text}`);

describe('the checks of a server', () => {
  it('find no fault in a new server at home', async () => {
    const findings = await examineServer({}, { folder }, 'v20.19.0');
    expect(findings.filter(({ level }) => level === 'fail')).toEqual([]);
    expect(formatLines(findings)).toEqual(
      expect.arrayContaining([
        'ok node: Node v20.19.0',
        'ok settings: all defaults',
        expect.stringMatching(/^ok storage: .*vigil\.sqlite: 0 tables/),
        expect.stringContaining('no emails are sent'),
      ]),
    );
  });

  it('name an old Node, unknown and former settings, and stop at an invalid one', async () => {
    expect((await examineServer({}, { folder }, 'v18.20.0'))[0]).toMatchObject({ level: 'fail', about: 'node' });
    const findings = await examineServer(
      { VIGIL_PROXYS: '1', VIGIL_ROOMS: '5', VIGIL_LOG: 'loud', VIGIL_LANG: 'de' },
      { folder },
      'v22.0.0',
    );
    expect(formatLines(findings)).toEqual([
      'ok node: Node v22.0.0',
      'warn settings: VIGIL_PROXYS is not a setting and has no effect. Is VIGIL_PROXIES meant?',
      expect.stringContaining('VIGIL_ROOMS is now VIGIL_TABLES_IN_MEMORY'),
      expect.stringContaining('fail settings: The setting VIGIL_LOG is none of'),
    ]);
  });

  it('doubt settings that do not fit together', () => {
    const findDoubts = (env: Record<string, string>) => checkSettings(env).map(({ level, text }) => `${level} ${text}`);
    const sender = { VIGIL_SMTP_URL: 'smtp://mail.example', VIGIL_MAIL_FROM: 'v@mail.example' };
    expect(findDoubts({ VIGIL_SMTP_URL: 'smtp://mail.example' })[0]).toContain('fail VIGIL_MAIL_FROM is missing');
    expect(findDoubts(sender)[0]).toContain('warn VIGIL_URL is not set');
    expect(findDoubts({ VIGIL_URL: 'http://vigil.example' })[0]).toContain('without encryption');
    expect(findDoubts({ VIGIL_URL: 'https://vigil.example' })[0]).toContain('VIGIL_PROXIES is 0');
    expect(findDoubts({ VIGIL_URL: 'https://vigil.example/games', VIGIL_PROXIES: '1' })[0]).toContain('has a path');
    expect(findDoubts({ VIGIL_METRICS: 'token' })[0]).toContain('VIGIL_OPERATOR_TOKEN is not set');
    expect(findDoubts({ VIGIL_URL: 'https://vigil.example', VIGIL_PROXIES: '1' })).toEqual([
      'ok VIGIL_URL, VIGIL_PROXIES',
    ]);
  });

  it('say whether the storage opens: in use, damaged, or not reachable', async () => {
    const storage = await openStorage({ folder });
    expect(formatLines(await examineServer({}, { folder }, 'v22.0.0')).join()).toContain('in use by a running server');
    await storage.close();
    writeFileSync(join(folder, 'vigil.sqlite'), 'no database at all, but long enough to be one'.repeat(99));
    const findings = await examineServer({}, { folder }, 'v22.0.0');
    expect(findings.find(({ about }) => about === 'storage')).toMatchObject({ level: 'fail' });
    const url = 'postgres://vigil:hunter2@127.0.0.1:1/vigil';
    const unreachable = (await examineServer({}, { url }, 'v22.0.0')).find(({ about }) => about === 'storage');
    expect(unreachable).toMatchObject({ level: 'fail' });
    expect(unreachable?.text).not.toContain('hunter2');
  });

  it('log in to the mail server without sending anything', async () => {
    const env = { VIGIL_SMTP_URL: mail.url, VIGIL_MAIL_FROM: 'v@vigil.example', VIGIL_URL: 'http://127.0.0.1:1' };
    const findingsFor = async (url: string) =>
      (await examineServer({ ...env, VIGIL_SMTP_URL: url }, { folder }, 'v22.0.0')).find(
        ({ about }) => about === 'mail',
      );
    expect(await findingsFor(mail.url)).toMatchObject({ level: 'ok' });
    expect(await findingsFor('smtp://127.0.0.1:1')).toMatchObject({ level: 'fail' });
    expect(mail.mails).toEqual([]);
  });
});

describe('the check of a proxy', () => {
  /** Starts a proxy that adds `X-Forwarded-For`, and optionally forwards live connections. */
  async function startProxy(target: string, passesSockets: boolean) {
    const headersOf = (incoming: IncomingMessage) => ({ ...incoming.headers, 'x-forwarded-for': '203.0.113.7' });
    const proxy = createServer((incoming, answer) => {
      const { method = 'GET', url } = incoming;
      const forwarded = request(`${target}${url}`, { method, headers: headersOf(incoming) }, (reply) => {
        answer.writeHead(reply.statusCode ?? 502, reply.headers);
        reply.pipe(answer);
      });
      incoming.pipe(forwarded);
    });
    if (!passesSockets) proxy.on('upgrade', (_, socket) => socket.destroy());
    else
      proxy.on('upgrade', (incoming: IncomingMessage, socket) => {
        const forwarded = request(`${target}${incoming.url}`, { headers: headersOf(incoming) }).end();
        forwarded.on('upgrade', (reply, other) => {
          const headerLines = Object.entries(reply.headers).map(([name, value]) => `${name}: ${value}\r\n`);
          socket.write(`HTTP/1.1 101 Switching Protocols\r\n${headerLines.join('')}\r\n`);
          other.pipe(socket).pipe(other);
        });
      });
    await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
    return { url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`, close: () => proxy.close() };
  }

  it('compares the proxies with the setting, and tries a live connection', async () => {
    const { url } = await startOperatedServer({ VIGIL_PROXIES: '1' });
    const passing = await startProxy(url, true);
    const blocking = await startProxy(url, false);
    const checkAt = async (url: string) =>
      formatLines(await checkProxy({ VIGIL_URL: url, VIGIL_OPERATOR_TOKEN: TOKEN, VIGIL_PROXIES: '1' }));
    expect(await checkAt(passing.url)).toEqual([
      `ok proxy: ${passing.url} answers`,
      'ok proxy: live connections (WebSockets) work',
      'ok proxy: VIGIL_PROXIES=1 is right',
    ]);
    expect((await checkAt(blocking.url))[1]).toContain('does not let live connections through');
    // Without the proxy, nothing is forwarded.
    expect((await checkAt(url))[2]).toContain('VIGIL_PROXIES is 1, but 0 proxies');
    expect((await checkAt('http://127.0.0.1:1'))[0]).toContain('does not answer');
    expect(formatLines(await checkProxy({ VIGIL_URL: passing.url, VIGIL_OPERATOR_TOKEN: `${TOKEN}!` }))[2]).toContain(
      'does not accept VIGIL_OPERATOR_TOKEN',
    );
    for (const { close } of [passing, blocking]) close();
  });
});

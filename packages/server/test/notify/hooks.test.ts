import { createECDH, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { EN } from '../../src/notify/words/en.js';
import { AT_ONCE, buildWait, createScene, EVERYBODY, HOUR, MINUTE, SEATS, startHookServer, TABLE } from './scene.js';

let server: Awaited<ReturnType<typeof startHookServer>>;
let scene: Awaited<ReturnType<typeof createScene>>;
const [ADA] = SEATS as [(typeof SEATS)[0]];

beforeAll(async () => {
  server = await startHookServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  server.requests.length = 0;
  server.status = 200;
  server.headers = {};
  scene = await createScene();
});
afterEach(async () => {
  expect(scene.reportedErrors).toEqual([]);
  await scene.close();
});

/** Checks a signature as an independent receiver does, by the specification of Standard Webhooks. */
function isSignatureValid(secret: string, headers: Record<string, unknown>, body: Buffer): boolean {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const signed = Buffer.concat([Buffer.from(`${headers['webhook-id']}.${headers['webhook-timestamp']}.`), body]);
  const expected = createHmac('sha256', key).update(signed).digest();
  return String(headers['webhook-signature'])
    .split(' ')
    .filter((one) => one.startsWith('v1,'))
    .map((one) => Buffer.from(one.slice(3), 'base64'))
    .some((one) => one.length === expected.length && timingSafeEqual(one, expected));
}

/** Creates the push subscription of a browser. */
function createSubscription() {
  const browser = createECDH('prime256v1');
  return JSON.stringify({
    endpoint: `${server.url}/push/abc`,
    expirationTime: null,
    keys: { p256dh: browser.generateKeys('base64url'), auth: randomBytes(16).toString('base64url') },
  });
}

const bodyAt = (n: number) => JSON.parse(server.requests[n]?.body.toString('utf8') ?? '');

describe('a webhook', () => {
  it('has a signature that its receiver can check', async () => {
    const { secret = '' } = await scene.attach(ADA, 'webhook', `${server.url}/hook`);
    expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
    await scene.wait(buildWait('1', 0, scene.clock.now()));
    expect(await scene.notify.work()).toBe(1);
    const [request] = server.requests;
    expect(request?.path).toBe('/hook');
    expect(isSignatureValid(secret, request?.headers ?? {}, request?.body ?? Buffer.of())).toBe(true);
    expect(isSignatureValid(secret, request?.headers ?? {}, Buffer.from('{}'))).toBe(false);
    expect(
      isSignatureValid(
        `whsec_${randomBytes(32).toString('base64')}`,
        request?.headers ?? {},
        request?.body ?? Buffer.of(),
      ),
    ).toBe(false);
    expect(Number(request?.headers['webhook-timestamp'])).toBe(Math.floor(scene.clock.now() / 1000));
    expect(bodyAt(0)).toMatchObject({
      type: 'vigil.turn',
      data: {
        table: { id: TABLE, name: 'Tuesday <Night>', game: 'arkham' },
        url: `https://vigil.example/t/${TABLE}?decision=1`,
        items: [{ kind: 'turn', decision: '1', seat: 0 }],
      },
    });
  });

  it('is retried with the same id, later if the receiver asks for it', async () => {
    await scene.attach(ADA, 'webhook', `${server.url}/hook`);
    await scene.wait(buildWait('1', 0, scene.clock.now()));
    server.status = 503;
    server.headers = { 'retry-after': '3600' };
    expect(await scene.notify.work()).toBe(0);
    scene.clock.advance(HOUR - MINUTE);
    expect(await scene.notify.work()).toBe(0);
    expect(server.requests).toHaveLength(1);
    scene.clock.advance(MINUTE);
    server.status = 204;
    expect(await scene.notify.work()).toBe(1);
    expect(server.requests[1]?.headers['webhook-id']).toBe(server.requests[0]?.headers['webhook-id']);
  });

  it('is switched off when the receiver is gone, and does not follow redirects', async () => {
    const { id } = await scene.attach(ADA, 'webhook', `${server.url}/hook`);
    await scene.wait(buildWait('1', 0, scene.clock.now()));
    server.status = 302;
    server.headers = { location: `${server.url}/elsewhere` };
    await scene.notify.work();
    expect(server.requests.map(({ path }) => path)).toEqual(['/hook']);
    scene.clock.advance(MINUTE);
    server.status = 410;
    await scene.notify.work();
    expect(await scene.notify.deps.rows.address(id)).toMatchObject({ state: 'off', reason: 'refused' });
  });

  it('posts to a Discord chat without mentions', async () => {
    await scene.attach(EVERYBODY, 'webhook', `${server.url}/discord`, { ...AT_ONCE, without: [] }, 'discord');
    const events = [{ event: { type: 'phase', phase: 'upkeep', turn: 2 } as const, at: 1, sheets: [], hits: [] }];
    await scene.play([{ events }], [buildWait('1', 1, scene.clock.now())]);
    await scene.notify.work();
    const body = bodyAt(0);
    expect(body.allowed_mentions).toEqual({ parse: [] });
    expect(body.content).not.toMatch(/@(everyone|here)/);
    expect(body.content).toContain('Waiting for Bob @\u200bhere.');
    expect(body.content).toContain('• @\u200beveryone doom is 3');
    expect(body.content).toContain('Tuesday \\<Night\\>');
    // A seat's question is private to the seat.
    expect(body.content).not.toContain('Where does');
    expect(body.content.length).toBeLessThanOrEqual(2000);
  });

  it('posts to a Slack chat without mentions', async () => {
    await scene.attach(EVERYBODY, 'webhook', `${server.url}/slack`, AT_ONCE, 'slack');
    await scene.storage.changeTable(TABLE, { name: '<!channel> & <@U123>' });
    await scene.wait(buildWait('1', 1, scene.clock.now()));
    await scene.notify.work();
    const { text } = bodyAt(0);
    expect(text).toContain('waiting for Bob');
    expect(text).toContain('&lt;!channel&gt; &amp; &lt;\u200b@\u200bU123&gt;');
    expect(text.match(/<[^>]*>/g)).toEqual([`<https://vigil.example/t/${TABLE}|${EN.link.table}>`]);
  });

  it('of a table never contains a link into a seat, a secret or a question', async () => {
    await scene.attach(EVERYBODY, 'webhook', `${server.url}/hook`);
    await scene.wait(buildWait('1', 0, scene.clock.now()), buildWait('1', 1, scene.clock.now()));
    await scene.notify.work();
    const text = server.requests[0]?.body.toString('utf8') ?? '';
    expect(text).not.toMatch(/#|SECRETSEED|Where does|whsec_/);
  });
});

describe('a running server', () => {
  it('sends a change soon, and does not wait for its next round', async () => {
    await scene.attach(ADA, 'webhook', `${server.url}/hook`);
    const events = async (count: number) => {
      while (server.requests.length < count) await new Promise((resolve) => setTimeout(resolve, 10));
    };
    scene.notify.start({ soon: 5, round: 1_000_000 });
    for (let turn = 1; turn <= 3; turn++) {
      await scene.wait(buildWait(`${turn}`, 0, scene.clock.now()));
      await events(turn);
    }
    expect(server.requests).toHaveLength(3);
  });
});

describe('a push to an installed page', () => {
  it('is encrypted, signed with the keys of the installation, and small', async () => {
    await scene.attach(ADA, 'push', createSubscription());
    await scene.wait(buildWait('1', 0, scene.clock.now()));
    expect(await scene.notify.work()).toBe(1);
    const [request] = server.requests;
    expect(request?.path).toBe('/push/abc');
    expect(request?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400', urgency: 'normal' });
    expect(request?.headers.topic).toMatch(/^[\w-]{32}$/);
    expect(request?.headers.authorization).toMatch(/^vapid t=[\w.-]+, k=/);
    expect(request?.headers.authorization).toContain(`k=${scene.notify.deps.keys.publicKey}`);
    expect(request?.body.length).toBeLessThan(1000);
    expect(request?.body.toString('latin1')).not.toContain('Tuesday');
  });

  it('has the same keys in every process', async () => {
    const other = await scene.openOther();
    expect(other.deps.keys).toEqual(scene.notify.deps.keys);
    await other.close();
  });

  it.each([404, 410])('ends a subscription that the push service no longer knows (%i)', async (status) => {
    const { id } = await scene.attach(ADA, 'push', createSubscription());
    server.status = status;
    await scene.wait(buildWait('1', 0, scene.clock.now()));
    await scene.notify.work();
    expect(await scene.notify.deps.rows.address(id)).toMatchObject({ state: 'off', reason: 'refused' });
  });

  it('is refused if it is invalid or has no valid address', async () => {
    await expect(scene.attach(ADA, 'push', '{"endpoint":"x"}')).rejects.toThrow('This is not a push subscription.');
    const inside = createSubscription().replace(server.url, 'ftp://192.168.0.1');
    await expect(scene.attach(ADA, 'push', inside)).rejects.toThrow('The address must begin with https://');
  });
});

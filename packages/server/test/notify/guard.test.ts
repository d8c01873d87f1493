import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkAddress, isPublicAddress, readUrl, UnreachableError } from '../../src/notify/channels/address-guard.js';
import { post } from '../../src/notify/channels/post.js';

const OUT = { allowHttp: false, allowInternal: false };
const IN = { allowHttp: true, allowInternal: true };

const octet = fc.integer({ min: 0, max: 255 });
const ipv4 = fc.tuple(octet, octet, octet, octet);

/** An independent list of the internal IPv4 ranges. */
function isInternal([a, b, c, d]: readonly [number, number, number, number]): boolean {
  if ([0, 10, 127].includes(a) || a >= 224) return true;
  if (a === 100) return b >= 64 && b < 128;
  if (a === 169) return b === 254;
  if (a === 172) return b >= 16 && b < 32;
  if (a === 168) return b === 63 && c === 129 && d === 16;
  if (a === 192) {
    const nets = [
      [0, 0],
      [0, 2],
      [31, 196],
      [52, 193],
      [88, 99],
      [175, 48],
    ];
    return b === 168 || nets.some(([x, y]) => b === x && c === y);
  }
  if (a === 198) return b === 18 || b === 19 || (b === 51 && c === 100);
  return a === 203 && b === 0 && c === 113;
}

const hex = (n: number) => n.toString(16).padStart(2, '0');

describe('the guard of addresses that players give', () => {
  it('knows for every IPv4 address whether it is internal', () => {
    const addressNearRanges = fc.tuple(
      fc.constantFrom(0, 10, 100, 127, 168, 169, 172, 192, 198, 203, 224, 255),
      octet,
      octet,
      octet,
    );
    fc.assert(
      fc.property(fc.oneof(ipv4, addressNearRanges), (ip) => {
        expect(isPublicAddress(ip.join('.'))).toBe(!isInternal(ip));
      }),
      { numRuns: 5000 },
    );
  });

  it('refuses IPv4 in every notation of IPv6, public addresses included', () => {
    fc.assert(
      fc.property(ipv4, ([a, b, c, d]) => {
        const last = `${hex(a)}${hex(b)}:${hex(c)}${hex(d)}`;
        const dotted = [a, b, c, d].join('.');
        for (const one of [
          `::ffff:${dotted}`,
          `::ffff:${last}`,
          `::${last}`,
          `::ffff:0:${last}`,
          `64:ff9b::${last}`,
          `64:ff9b:1::${last}`,
          `2002:${last}::1`,
          `2001:0:${last}::1`,
        ]) {
          expect([one, isPublicAddress(one)]).toEqual([one, false]);
        }
      }),
    );
  });

  it('accepts only the IPv6 addresses that are assigned to hosts', () => {
    for (const address of [
      '::',
      '::1',
      'fe80::1',
      'fe80::1%eth0',
      'fc00::1',
      'fd00:ec2::254',
      'ff02::1',
      '2001:db8::1',
      '100::1',
      '4000::1',
      'x',
      '',
    ])
      expect([address, isPublicAddress(address)]).toEqual([address, false]);
    for (const address of ['2606:4700::1111', '2a00:1450:4001:80b::200e', '2001:4860:4860::8888'])
      expect([address, isPublicAddress(address)]).toEqual([address, true]);
  });

  it('recognizes every notation of an internal address', () => {
    fc.assert(
      fc.property(
        ipv4.filter(isInternal),
        fc.constantFrom<(ip: readonly number[]) => string>(
          (ip) => ip.join('.'),
          ([a = 0, b = 0, c = 0, d = 0]) => String(((a * 256 + b) * 256 + c) * 256 + d),
          (ip) => `0x${ip.map(hex).join('')}`,
          (ip) => ip.map((n) => `0${n.toString(8)}`).join('.'),
          (ip) => `[::ffff:${ip.join('.')}]`,
          ([a = 0, b = 0, c = 0, d = 0]) => `${a}.${b}.${c * 256 + d}`,
          (ip) => `${ip.join('.')}.`,
        ),
        fc.constantFrom('', ':443', ':8443'),
        (ip, write, port) => {
          expect(() => readUrl(`https://${write(ip)}${port}/hook`, OUT)).toThrow(UnreachableError);
        },
      ),
      { numRuns: 2000 },
    );
  });

  it('refuses a name if one of its addresses is internal, at any position', async () => {
    const outside = ipv4.filter((ip) => !isInternal(ip));
    await fc.assert(
      fc.asyncProperty(
        fc.array(outside, { maxLength: 3 }),
        ipv4.filter(isInternal),
        fc.array(outside, { maxLength: 3 }),
        async (before, one, after) => {
          const found = [...before, one, ...after].map((ip) => ({ address: ip.join('.'), family: 4 }));
          await expect(checkAddress('https://hook.example/x', OUT, async () => found)).rejects.toThrow(
            UnreachableError,
          );
        },
      ),
    );
    const publicAddress = [{ address: '93.184.215.14', family: 4 }];
    expect(await checkAddress('https://hook.example/x', OUT, async () => publicAddress)).toMatchObject({
      address: '93.184.215.14',
    });
  });

  it('refuses addresses without TLS, with a password, with ports of other services, and invalid ones', () => {
    for (const address of [
      'http://example.org/',
      'ftp://example.org/',
      'file:///etc/passwd',
      'https://me:secret@example.org/',
      'https://example.org:25/',
      'https://example.org:80/',
      'gopher',
      '',
      `https://example.org/${'x'.repeat(3000)}`,
    ])
      expect(() => readUrl(address, OUT)).toThrow(UnreachableError);
    expect(readUrl('https://example.org/hook#x', OUT).href).toBe('https://example.org/hook');
  });

  it('never throws another error, whatever the text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webUrl({ withFragments: true, withQueryParameters: true })), (text) => {
        try {
          readUrl(text, OUT);
        } catch (error) {
          expect(error).toBeInstanceOf(UnreachableError);
        }
      }),
    );
  });
});

describe('a request to such an address', () => {
  let server: Server;
  let requests: string[] = [];
  let port = 0;
  const options = { policy: IN, resolve: async () => [{ address: '127.0.0.1', family: 4 }] };

  beforeAll(async () => {
    server = createServer((request, response) => {
      requests.push(`${request.headers.host} ${request.url}`);
      if (request.url === '/away') response.writeHead(302, { location: '/there' }).end();
      else if (request.url === '/busy') response.writeHead(429, { 'retry-after': '7' }).end();
      else if (request.url === '/long') {
        const more = () => response.write('x'.repeat(65_536));
        response.on('drain', more);
        response.writeHead(200);
        more();
      } else if (request.url !== '/silent') response.end('ok');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    port = (server.address() as AddressInfo).port;
  });
  afterAll(() => {
    server.close();
    server.closeAllConnections();
  });

  const ask = (path: string, timeout?: number) =>
    post(`http://hook.example:${port}${path}`, {}, '{}', timeout === undefined ? options : { ...options, timeout });

  it('connects to the checked address, and names the host', async () => {
    requests = [];
    expect(await ask('/hook')).toEqual({ status: 200, after: undefined });
    expect(requests).toEqual([`hook.example:${port} /hook`]);
  });

  it('does not follow redirects', async () => {
    requests = [];
    expect((await ask('/away')).status).toBe(302);
    expect(requests).toHaveLength(1);
  });

  it('reads when it can be repeated', async () => {
    expect(await ask('/busy')).toEqual({ status: 429, retryAfter: 7000 });
  });

  it('ends if the answer never ends, or never comes', async () => {
    expect((await ask('/long')).status).toBe(200);
    await expect(ask('/silent', 100)).rejects.toThrow('The address did not answer in time.');
  });

  it('is not sent to an internal address', async () => {
    requests = [];
    await expect(post(`https://127.0.0.1:${port}/hook`, {}, '', { policy: OUT })).rejects.toThrow(UnreachableError);
    await expect(post(`https://localhost:${port}/hook`, {}, '', { policy: OUT })).rejects.toThrow(UnreachableError);
    expect(requests).toEqual([]);
  });
});

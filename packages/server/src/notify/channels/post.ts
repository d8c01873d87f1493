/** Sends a request to an address entered by a person: checked, without redirects, bounded in time and size. */
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { type CheckedAddress, checkAddress, type ReachPolicy, type ResolveName } from './address-guard.js';

/** The result of a request. The response is neither saved nor shown: it could come from an internal host. */
export interface PostReply {
  readonly status: number;
  /** Milliseconds after which it wants to be asked again. */
  readonly retryAfter: number | undefined;
}

export interface PostOptions {
  readonly policy: ReachPolicy;
  /** Milliseconds for all of it. */
  readonly timeout?: number;
  readonly resolve?: ResolveName;
}

const TIMEOUT = 10_000;
/** More of an answer is not read. */
const MAX_RESPONSE_BYTES = 16_384;

/** Posts. Throws `Unreachable` for an address that is not asked, else what the network says. */
export async function post(
  address: string,
  headers: Readonly<Record<string, string>>,
  body: string | Buffer,
  { policy, timeout = TIMEOUT, resolve }: PostOptions,
): Promise<PostReply> {
  const until = AbortSignal.timeout(timeout);
  const checked = await Promise.race([checkAddress(address, policy, resolve), refusedAt(until)]);
  return await sendRequest(checked, headers, body, until);
}

function refusedAt(until: AbortSignal): Promise<never> {
  return new Promise((_, refuse) => {
    until.addEventListener('abort', () => refuse(new Error('The address did not answer in time.')), { once: true });
  });
}

function sendRequest(
  { url, address, family }: CheckedAddress,
  headers: Readonly<Record<string, string>>,
  body: string | Buffer,
  signal: AbortSignal,
): Promise<PostReply> {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, refuse) => {
    const asked = request(url, {
      method: 'POST',
      agent: false,
      signal,
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      // The name is not looked up again: what was checked is what is asked.
      lookup: (_, options, found) => {
        if (options.all) found(null, [{ address, family }]);
        else found(null, address, family);
      },
    });
    asked.on('error', (error) => refuse(signal.aborted ? new Error('The address did not answer in time.') : error));
    asked.on('response', (response) => {
      const reply = { status: response.statusCode ?? 0, retryAfter: retryAfter(response.headers['retry-after']) };
      let read = 0;
      const done = () => {
        resolve(reply);
        response.destroy();
      };
      response.on('data', (part: Buffer) => {
        read += part.length;
        if (read > MAX_RESPONSE_BYTES) done();
      });
      response.on('end', done);
      // The status is known: how the rest ends does not matter.
      response.on('error', done);
    });
    asked.end(body);
  });
}

/** Seconds only: a date would need a clock that both sides share. Never longer than a day. */
function retryAfter(value: string | undefined): number | undefined {
  return value !== undefined && /^\d{1,9}$/.test(value) ? Math.min(Number(value), 86_400) * 1000 : undefined;
}

/** Sends a request to an address entered by a person: checked, without redirects, bounded in time and size. */
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { type CheckedAddress, checkAddress, type ReachPolicy, type ResolveName } from './address-guard.js';

/** The result of a request. The response is neither saved nor shown: it could come from an internal host. */
export interface PostReply {
  readonly status: number;
  /** Delay in milliseconds that the receiver asked for. */
  readonly retryAfter: number | undefined;
}

export interface PostOptions {
  readonly policy: ReachPolicy;
  /** Total timeout. Milliseconds. */
  readonly timeout?: number;
  readonly resolve?: ResolveName;
}

const TIMEOUT = 10_000;
/** Maximum bytes read of a response. */
const MAX_RESPONSE_BYTES = 16_384;

/** Sends a POST request. Throws `UnreachableError` for a forbidden address, and network errors. */
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
      // The name is not resolved again: the request goes to the checked address.
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
      // The status is known; errors in the rest do not matter.
      response.on('error', done);
    });
    asked.end(body);
  });
}

/** Only seconds: a date would need synchronized clocks. At most a day. */
function retryAfter(value: string | undefined): number | undefined {
  return value !== undefined && /^\d{1,9}$/.test(value) ? Math.min(Number(value), 86_400) * 1000 : undefined;
}

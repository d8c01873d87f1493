import { WebSocket } from 'ws';
import { settingsFrom } from '../settings.js';
import type { Env, Finding } from './findings.js';

const TIMEOUT = 10_000;

/** A request as its server received it: the entries of `X-Forwarded-For`, and the proxies that it expects. */
export interface ConnectionReport {
  readonly forwarded: number;
  readonly proxies: number;
}

/** Checks a running server at its public address: health, live connections, and the number of proxies. */
export async function checkProxy(env: Env): Promise<readonly Finding[]> {
  const { VIGIL_URL: url, VIGIL_OPERATOR_TOKEN: token } = settingsFrom(env);
  if (url === undefined) return [finding('ok', 'VIGIL_URL is not set, so there is no public address to check')];
  const base = url.replace(/\/+$/, '');
  const health = await request(`${base}/health`);
  if (health === undefined) return [finding('warn', `${base} does not answer. Check it again while the server runs.`)];
  const { ok } = (await health.json().catch(() => ({}))) as { readonly ok?: unknown };
  if (ok !== true) return [finding('fail', `${base}/health answers ${health.status}, but not as a Vigil server does`)];
  return [
    finding('ok', `${base} answers`),
    ...checkHeaders(base, health.headers),
    await checkLive(base),
    ...(token === undefined ? [] : await checkForwarding(base, token)),
  ];
}

function checkHeaders(base: string, headers: Headers): readonly Finding[] {
  if (!base.startsWith('https:') || headers.has('strict-transport-security')) return [];
  return [finding('warn', 'the proxy does not set Strict-Transport-Security')];
}

/** Opens a live connection and closes it. */
async function checkLive(base: string): Promise<Finding> {
  const socket = new WebSocket(`${base.replace(/^http/, 'ws')}/api/v1/live`, { handshakeTimeout: TIMEOUT });
  return await new Promise((resolve) => {
    socket.once('open', () => {
      socket.close();
      resolve(finding('ok', 'live connections (WebSockets) work'));
    });
    socket.once('error', ({ message }) =>
      resolve(finding('fail', `the proxy does not let live connections through (${message})`)),
    );
  });
}

async function checkForwarding(base: string, token: string): Promise<readonly Finding[]> {
  const response = await request(`${base}/operator/connection`, { Authorization: `Bearer ${token}` });
  if (response?.status !== 200) return [finding('warn', `${base} does not accept VIGIL_OPERATOR_TOKEN`)];
  const { forwarded, proxies } = (await response.json()) as ConnectionReport;
  if (forwarded === proxies) return [finding('ok', `VIGIL_PROXIES=${proxies} is right`)];
  return [
    finding(
      'fail',
      `VIGIL_PROXIES is ${proxies}, but ${forwarded} proxies add the address of a client to X-Forwarded-For`,
    ),
  ];
}

async function request(url: string, headers: Readonly<Record<string, string>> = {}): Promise<Response | undefined> {
  try {
    return await fetch(url, { headers, redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT) });
  } catch {
    return undefined;
  }
}

function finding(level: Finding['level'], text: string): Finding {
  return { level, about: 'proxy', text };
}

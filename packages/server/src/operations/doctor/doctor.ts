/** Checks a server's settings, storage, mail and proxy before or while it runs. */

import { statfsSync } from 'node:fs';
import { freemem } from 'node:os';
import { createTransport } from 'nodemailer';
import { notifySettings } from '../../notify/settings.js';
import { type OpenStorage, openStorage, type StorageOptions } from '../../storage/index.js';
import type { Env, Finding } from './findings.js';
import { checkProxy } from './proxy.js';
import { checkSettings } from './settings-check.js';

/** The oldest supported version of Node, as in package.json. */
const OLDEST_NODE = [20, 19] as const;
const MAIL_TIMEOUT = 10_000;
const GIGABYTE = 1024 ** 3;
/** Less free space or memory than this is worth a warning. Bytes. */
const LITTLE_SPACE = GIGABYTE;
const LITTLE_MEMORY = GIGABYTE / 4;

/** Runs all checks. `place`: of the tables. */
export async function examineServer(env: Env, place: StorageOptions, nodeVersion: string): Promise<readonly Finding[]> {
  const settings = checkSettings(env);
  // The other checks need valid settings.
  if (settings.some(({ level }) => level === 'fail')) return [checkNode(nodeVersion), ...settings];
  const others = await Promise.all([checkStorage(place), checkMail(env), checkProxy(env)]);
  return [checkNode(nodeVersion), ...settings, ...others.flat()];
}

function checkNode(version: string): Finding {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number);
  const [oldest, oldestMinor] = OLDEST_NODE;
  if (major > oldest || (major === oldest && minor >= oldestMinor))
    return { level: 'ok', about: 'node', text: `Node ${version}` };
  return {
    level: 'fail',
    about: 'node',
    text: `Node ${version} is too old: ${OLDEST_NODE.join('.')} or later is needed.`,
  };
}

async function checkStorage(place: StorageOptions): Promise<readonly Finding[]> {
  const space = place.folder === undefined ? [] : checkSpace(place.folder);
  let storage: OpenStorage | undefined;
  try {
    storage = await openStorage(place);
    await storage.migrate();
    await storage.ping();
    const { tables, playing } = await storage.counts();
    const text = `${storage.where}: ${tables} tables, ${playing} of them being played`;
    return [{ level: 'ok', about: 'storage', text }, ...space];
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    // That is as it should be while the server runs.
    if (text.startsWith('Another Vigil'))
      return [{ level: 'ok', about: 'storage', text: `${place.folder} is in use by a running server` }, ...space];
    return [{ level: 'fail', about: 'storage', text }];
  } finally {
    await storage?.close();
  }
}

function checkSpace(folder: string): readonly Finding[] {
  const findings: Finding[] = [];
  try {
    const { bavail, bsize } = statfsSync(folder);
    const free = bavail * bsize;
    const text = `${(free / GIGABYTE).toFixed(1)} GB free on the disk of ${folder}`;
    findings.push({ level: free < LITTLE_SPACE ? 'warn' : 'ok', about: 'storage', text });
  } catch {
    // A missing folder is created when the server starts.
  }
  if (freemem() < LITTLE_MEMORY)
    findings.push({
      level: 'warn',
      about: 'storage',
      text: `only ${Math.round(freemem() / 1024 ** 2)} MB of memory are free`,
    });
  return findings;
}

/** Logs in to the mail server, without sending anything. */
async function checkMail(env: Env): Promise<readonly Finding[]> {
  const { mail } = notifySettings(env, 'http://localhost');
  if (!mail) return [{ level: 'ok', about: 'mail', text: 'no emails are sent (VIGIL_SMTP_URL is not set)' }];
  const { host } = new URL(mail.smtp);
  const transport = createTransport(mail.smtp);
  const timeouts = { connectionTimeout: MAIL_TIMEOUT, greetingTimeout: MAIL_TIMEOUT, socketTimeout: MAIL_TIMEOUT };
  Object.assign(transport.options, timeouts);
  try {
    await transport.verify();
    return [{ level: 'ok', about: 'mail', text: `${host} accepts the login` }];
  } catch (error) {
    const { code, responseCode } = error as { readonly code?: string; readonly responseCode?: number };
    return [
      {
        level: 'fail',
        about: 'mail',
        text: `${host} does not accept the login (${responseCode ?? code ?? 'no reply'})`,
      },
    ];
  } finally {
    transport.close();
  }
}

/** A server with settings of its own, as its operator runs it: for tests. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach } from 'vitest';
import {
  createTableReader,
  Metrics,
  Notify,
  notifySettings,
  type OpenStorage,
  openLog,
  SYSTEM_ENVIRONMENT,
  settingsFrom,
  startServer,
  TableApp,
} from '../../src/index.js';
import { createTestStorage } from '../storage/places.js';
import { NEW_TABLE } from '../tables/test-server.js';

export const TOKEN = 'the operator of this very server';
const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

/** A server with settings of its own. `otherwise`: methods that replace those of its storage. */
export async function served(env: Record<string, string> = {}, otherwise: Partial<OpenStorage> = {}) {
  const page = mkdtempSync(join(tmpdir(), 'vigil-page-'));
  writeFileSync(join(page, 'index.html'), '<!doctype html><title>Vigil</title>');
  const opened = await createTestStorage();
  await opened.migrate();
  const metrics = new Metrics();
  const storage = metrics.timed({ ...opened, ...otherwise });
  const lines: string[] = [];
  const log = openLog('info', { write: (line) => lines.push(line) });
  const app = new TableApp({
    storage,
    environment: SYSTEM_ENVIRONMENT,
    onError: (_, error) => lines.push(String(error)),
  });
  metrics.watch(app);
  const notify =
    env.VIGIL_SMTP_URL === undefined
      ? undefined
      : await Notify.open(opened, SYSTEM_ENVIRONMENT, notifySettings(env, ''), createTableReader(app), (where, error) =>
          lines.push(`${where}: ${error}`),
        );
  const settings = settingsFrom({ VIGIL_OPERATOR_TOKEN: TOKEN, ...env });
  const server = await startServer({
    page,
    version: '1.2.3',
    port: 0,
    tableApp: app,
    ...(notify && { notify }),
    operations: { settings, log, metrics },
  });
  let open = true;
  const end = async () => {
    if (open) await server.close();
    open = false;
    await notify?.close();
    await opened.close();
    rmSync(page, { recursive: true, force: true });
  };
  ends.push(end);
  const url = `http://127.0.0.1:${server.port}`;
  const get = (path: string, headers: Record<string, string> = {}) => fetch(url + path, { headers });
  const make = (headers: Record<string, string> = {}) =>
    fetch(`${url}/api/v1/tables`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(NEW_TABLE),
    });
  const close = async () => {
    open = false;
    await server.close();
  };
  return { url, get, make, tableApp: app, notify, lines, log, close };
}

export const bearer = { Authorization: `Bearer ${TOKEN}` };

/** A server with settings of its own, as an operator runs it. */
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
import { createTestStorage } from '../storage/test-databases.js';
import { NEW_TABLE } from '../tables/test-server.js';

export const TOKEN = 'the operator of this very server';
const cleanups: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanups.splice(0)) await cleanUp();
});

/** Starts a server with settings. `overrides` replace methods of its storage. */
export async function startOperatedServer(env: Record<string, string> = {}, overrides: Partial<OpenStorage> = {}) {
  const page = mkdtempSync(join(tmpdir(), 'vigil-page-'));
  writeFileSync(join(page, 'index.html'), '<!doctype html><title>Vigil</title>');
  const openedStorage = await createTestStorage();
  await openedStorage.migrate();
  const metrics = new Metrics();
  const storage = metrics.timed({ ...openedStorage, ...overrides });
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
      : await Notify.open(
          openedStorage,
          SYSTEM_ENVIRONMENT,
          notifySettings(env, ''),
          createTableReader(app),
          (doing, error) => lines.push(`${doing}: ${error}`),
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
  let isOpen = true;
  const cleanUp = async () => {
    if (isOpen) await server.close();
    isOpen = false;
    await notify?.close();
    await openedStorage.close();
    rmSync(page, { recursive: true, force: true });
  };
  cleanups.push(cleanUp);
  const url = `http://127.0.0.1:${server.port}`;
  const get = (path: string, headers: Record<string, string> = {}) => fetch(url + path, { headers });
  const createTable = (headers: Record<string, string> = {}) =>
    fetch(`${url}/api/v1/tables`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(NEW_TABLE),
    });
  const close = async () => {
    isOpen = false;
    await server.close();
  };
  return { url, get, createTable, tableApp: app, notify, lines, log, close };
}

export const OPERATOR_HEADERS = { Authorization: `Bearer ${TOKEN}` };

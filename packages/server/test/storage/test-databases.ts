/** Databases for tests: SQLite in its own folder, or a new database of the server that scripts/postgres.mjs runs. */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { type OpenStorage, openStorage, type StorageOptions } from '../../src/storage/index.js';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of a PostgreSQL server; only in the project `postgres`. */
    postgres: string | undefined;
  }
}

/** A database that a test can open several times. `remove` closes every storage that is still open. */
export interface TestDatabase {
  readonly kind: 'sqlite' | 'postgres';
  readonly options: StorageOptions;
  /** Opens the database and migrates it to the newest schema. */
  open(more?: Pick<StorageOptions, 'onError'>): Promise<OpenStorage>;
  remove(): Promise<void>;
}

/** Creates an empty database: on PostgreSQL in the project `postgres`, else SQLite. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = inject('postgres');
  return server === undefined ? createSqliteDatabase() : createPostgresDatabase(server);
}

/** Opens an empty database. The caller closes it; it is removed with this test run. */
export async function createTestStorage(): Promise<OpenStorage> {
  const server = inject('postgres');
  if (server === undefined) return await openStorage();
  return await openStorage({ url: (await createPostgresDatabase(server)).options.url });
}

export function createSqliteDatabase(): TestDatabase {
  const folder = mkdtempSync(join(tmpdir(), 'vigil-storage-'));
  return createTestHandle('sqlite', { folder }, async () => rmSync(folder, { recursive: true }));
}

async function createPostgresDatabase(server: string): Promise<TestDatabase> {
  const name = `t_${randomUUID().replaceAll('-', '')}`;
  await administer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return createTestHandle('postgres', { url: url.href }, () =>
    administer(server, `drop database ${name} with (force)`),
  );
}

async function administer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

function createTestHandle(
  kind: TestDatabase['kind'],
  options: StorageOptions,
  remove: () => Promise<void>,
): TestDatabase {
  const open = new Set<OpenStorage>();
  return {
    kind,
    options,
    open: async (more) => {
      const storage = await openStorage({ ...options, ...more });
      open.add(storage);
      await storage.migrate();
      return storage;
    },
    remove: async () => {
      await Promise.all([...open].map((storage) => storage.close()));
      await remove();
    },
  };
}

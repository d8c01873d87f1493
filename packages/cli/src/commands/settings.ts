/** The settings of the server, as all commands of the operator read them. */
import { join } from 'node:path';
import { SettingError, type Settings, type StorageOptions, settingsFrom } from '@vigil/server';
import { homeFolder } from '../terminal/saving/games-folder.js';
import { UserError } from '../user-error.js';

/**
 * Reads the settings from the environment.
 *
 * @throws UserError that names an invalid setting
 */
export function readSettings(): Settings {
  try {
    return settingsFrom(process.env);
  } catch (error) {
    throw error instanceof SettingError ? new UserError(error.message) : error;
  }
}

/**
 * Returns the place of the tables: a PostgreSQL database or a folder. `data`: given by `--data`.
 *
 * @throws UserError for an invalid setting
 */
export function storageOptions(data: string | undefined): StorageOptions {
  const { DATABASE_URL: url, VIGIL_DATA } = readSettings();
  return url === undefined ? { folder: data ?? VIGIL_DATA ?? defaultFolder() } : { url };
}

/** The folder of the tables, even if other settings are invalid. `data`: given by `--data`. */
export function dataFolder(data: string | undefined): string {
  return data ?? (process.env.VIGIL_DATA?.trim() || defaultFolder());
}

function defaultFolder(): string {
  return join(homeFolder(process.env), 'tables');
}

/** Returns a place of tables in words, without the password of a database. */
export function placeText({ url, folder }: StorageOptions): string {
  if (url === undefined) return `the folder ${folder}`;
  const { host, pathname } = new URL(url);
  return `the database ${decodeURIComponent(pathname.slice(1))} at ${host || 'this machine'}`;
}

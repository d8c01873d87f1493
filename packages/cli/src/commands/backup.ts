import { backUpStorage, restoreStorage } from '@vigil/server';
import type { Command } from 'commander';
import { print } from '../output.js';
import { errorText, UserError } from '../user-error.js';
import { placeText, storageOptions } from './settings.js';

/** `vigil backup FILE` */
export function backupCommand(program: Command): void {
  program
    .command('backup')
    .description(
      'Saves all tables of the server to a new file, even while the server runs. PostgreSQL needs its program pg_dump.',
    )
    .argument('<file>', 'the new file')
    .option('--data <folder>', 'where the tables are stored (VIGIL_DATA, DATABASE_URL)')
    .action(async (file: string, { data }: { data?: string }) => {
      const place = storageOptions(data);
      await orUserError(() => backUpStorage(place, file, process.env.POSTGRES_BIN));
      print(`Saved ${placeText(place)} to ${file}.`);
    });
}

/** `vigil restore FILE` */
export function restoreCommand(program: Command): void {
  program
    .command('restore')
    .description(
      'Restores the tables from a backup, while the server is stopped. The previous tables are moved to a folder ' +
        'beside them; a PostgreSQL database must be empty.',
    )
    .argument('<file>', 'a file written by vigil backup')
    .option('--data <folder>', 'where the tables are stored (VIGIL_DATA, DATABASE_URL)')
    .action(async (file: string, { data }: { data?: string }) => {
      const place = storageOptions(data);
      const { tables, before } = await orUserError(() =>
        restoreStorage(place, file, Date.now(), process.env.POSTGRES_BIN),
      );
      print(`Restored ${tables} tables to ${placeText(place)}.`);
      if (before !== undefined) print(`The previous tables are in ${before}.`);
    });
}

async function orUserError<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new UserError(errorText(error), { cause: error });
  }
}

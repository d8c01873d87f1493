import { backUp } from '@vigil/server';
import type { Command } from 'commander';
import { print } from '../output.js';
import { errorText, UserError } from '../user-error.js';
import { dataFolder } from './serve.js';

/** `vigil backup FILE` */
export function backupCommand(program: Command): void {
  program
    .command('backup')
    .description('Copies all tables of the server into a new file, even while the server runs.')
    .argument('<file>', 'the file to be made')
    .option('--data <folder>', 'where the tables are kept (VIGIL_DATA)')
    .action(async (file: string, { data }: { data?: string }) => {
      if (process.env.DATABASE_URL !== undefined) {
        throw new UserError(
          `These tables are in PostgreSQL, which has its own backup: pg_dump --format=custom --file=${file} "$DATABASE_URL"`,
        );
      }
      try {
        await backUp(dataFolder(data), file);
      } catch (error) {
        throw new UserError(errorText(error), { cause: error });
      }
      print(`The tables are in ${file}.`);
    });
}

import { examineServer } from '@vigil/server';
import type { Command } from 'commander';
import { print } from '../output.js';
import { UserError } from '../user-error.js';
import { dataFolder } from './settings.js';

/** `vigil doctor` */
export function doctorCommand(program: Command): void {
  program
    .command('doctor')
    .description(
      'Checks the settings of the server, its storage, its email server, and its proxy. Nothing is sent or changed, ' +
        'but the database is upgraded as the server would do.',
    )
    .option('--data <folder>', 'where the tables are stored (VIGIL_DATA, DATABASE_URL)')
    .option('--json', 'print one JSON document')
    .action(async ({ data, json }: { data?: string; json?: true }) => {
      const url = process.env.DATABASE_URL?.trim();
      const findings = await examineServer(process.env, url ? { url } : { folder: dataFolder(data) }, process.version);
      if (json) print(JSON.stringify(findings, null, 2));
      else for (const { level, about, text } of findings) print(`${level.padEnd(4)}  ${about}: ${text}`);
      const failed = findings.filter(({ level }) => level === 'fail').length;
      if (failed > 0) throw new UserError(failed === 1 ? 'One check failed.' : `${failed} checks failed.`);
    });
}

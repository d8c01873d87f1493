import { join } from 'node:path';
import { CannotServe, startServer } from '@vigil/server';
import { type Command, Option } from 'commander';
import { wholeNumber } from '../options.js';
import { note, print } from '../output.js';
import { Problem } from '../problem.js';
import { ROOT, version } from '../root.js';

const DEFAULT_PORT = 8026;

/** `vigil serve [--port P]` */
export function serveCommand(program: Command): void {
  program
    .command('serve')
    .description(
      'Serves the page that plays in the browser until it is stopped (Ctrl-C). ' +
        'The page must have been built: npm start does both. GET /health answers {"ok":true}.',
    )
    .option('--port <number>', 'the port to listen at; 0 takes any free one', wholeNumber(0, 65535), DEFAULT_PORT)
    .option('--host <address>', 'listen at this address only, for example 127.0.0.1')
    .addOption(
      new Option('--page <folder>', 'serve another folder than the built page').default(
        join(ROOT, 'packages', 'web', 'dist'),
        'packages/web/dist',
      ),
    )
    .action(async ({ port, host, page }: { port: number; host?: string; page: string }) => {
      const server = await start({ page, version: version(), port, ...(host !== undefined && { host }) });
      print(`Vigil is at ${server.url}`);
      await stopped();
      await server.close();
      note('stopped');
    });
}

async function start(options: Parameters<typeof startServer>[0]): ReturnType<typeof startServer> {
  try {
    return await startServer(options);
  } catch (error) {
    throw error instanceof CannotServe ? new Problem(error.message) : error;
  }
}

/** Resolves once somebody asks the process to end. */
function stopped(): Promise<void> {
  return new Promise((resolve) => {
    process.once('SIGINT', () => resolve());
    process.once('SIGTERM', () => resolve());
  });
}

import { join } from 'node:path';
import {
  CannotServe,
  eyesOf,
  House,
  Notify,
  notifySettings,
  type OpenStorage,
  openStorage,
  PostTimer,
  startServer,
  WORLD,
} from '@vigil/server';
import { type Command, Option } from 'commander';
import { wholeNumber } from '../options.js';
import { note, print } from '../output.js';
import { Problem, reason } from '../problem.js';
import { ROOT, version } from '../root.js';
import { homeOf } from '../terminal/keeping/place.js';

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
    .option('--data <folder>', 'where tables are kept (VIGIL_DATA); DATABASE_URL=postgres://… keeps them there instead')
    .action(async ({ port, host, page, data }: { port: number; host?: string; page: string; data?: string }) => {
      const storage = await open(data);
      const house = new House({ storage, world: WORLD, mishap });
      const notify = await telling(house, storage, `http://${host ?? 'localhost'}:${port}`);
      const server = await start({
        page,
        version: version(),
        port,
        house,
        notify,
        ...(host !== undefined && { host }),
      });
      notify.start();
      const timer = new PostTimer(house, (wait) => notify.remind(wait));
      timer.start();
      print(`Vigil is at ${server.url}`);
      await stopped();
      await timer.close();
      await server.close();
      await notify.close();
      await storage.close();
      note('stopped');
    });
}

/** The folder where tables are kept. `named`: by `--data`. */
export function dataFolder(named: string | undefined): string {
  return named ?? process.env.VIGIL_DATA ?? join(homeOf(process.env), 'tables');
}

/** The storage of tables, ready to be used. Throws a Problem that says why there is none. */
async function open(data: string | undefined): Promise<OpenStorage> {
  const { DATABASE_URL: url } = process.env;
  const folder = dataFolder(data);
  try {
    const storage = await openStorage(url === undefined ? { folder } : { url });
    await storage.migrate();
    return storage;
  } catch (error) {
    throw new Problem(reason(error), { cause: error });
  }
}

/** Who is told what happens at tables, by the settings of the environment. Throws a Problem for one that makes no sense. */
async function telling(house: House, storage: OpenStorage, base: string): Promise<Notify> {
  try {
    const settings = notifySettings(process.env, base);
    return await Notify.open(storage, WORLD, settings, eyesOf(house), mishap);
  } catch (error) {
    throw new Problem(reason(error), { cause: error });
  }
}

function mishap(where: string, error: unknown): void {
  console.error(`vigil: ${where}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
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

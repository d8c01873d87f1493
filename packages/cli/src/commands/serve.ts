import { join } from 'node:path';
import {
  createTableReader,
  Metrics,
  Notify,
  notifySettings,
  type OpenStorage,
  openLog,
  openStorage,
  PostTimer,
  ServeError,
  SYSTEM_ENVIRONMENT,
  settingWarnings,
  startDroppingIdle,
  startServer,
  TableApp,
  type TableAppDeps,
} from '@vigil/server';
import { type Command, Option } from 'commander';
import { wholeNumber } from '../options.js';
import { note, print } from '../output.js';
import { ROOT, version } from '../root.js';
import { errorText, UserError } from '../user-error.js';
import { readSettings, storageOptions } from './settings.js';

/** `vigil serve [--port P]` */
export function serveCommand(program: Command): void {
  program
    .command('serve')
    .description(
      'Serves the page for playing in a browser, until it is stopped (Ctrl-C). ' +
        'Build the page first, or use npm start, which does both. GET /health answers {"ok":true}.',
    )
    .option('--port <number>', 'the port (PORT); 0 takes any free port; default 8026', wholeNumber(0, 65535))
    .option('--host <address>', 'listen on this address only (VIGIL_HOST), for example 127.0.0.1')
    .addOption(
      new Option('--page <folder>', 'the folder of the page to serve').default(
        join(ROOT, 'packages', 'web', 'dist'),
        'packages/web/dist',
      ),
    )
    .option(
      '--data <folder>',
      'the folder for tables (VIGIL_DATA); DATABASE_URL=postgres://… stores them there instead',
    )
    .action(async ({ page, data, ...given }: { port?: number; host?: string; page: string; data?: string }) => {
      const settings = readSettings();
      const { port = settings.PORT, host = settings.VIGIL_HOST } = given;
      const log = openLog(settings.VIGIL_LOG);
      for (const warning of settingWarnings(process.env)) note(warning);
      const metrics = new Metrics();
      const onError = (where: string, error: unknown) => log.error({ where, error }, 'something went wrong');
      const opened = await open(data);
      const storage = metrics.timed(opened);
      const app = new TableApp({
        storage,
        environment: SYSTEM_ENVIRONMENT,
        onError,
        maxSessions: settings.VIGIL_TABLES_IN_MEMORY,
      });
      const notify = await createNotifier(app, storage, `http://${host ?? 'localhost'}:${port}`, onError);
      metrics.watch(app, notify);
      const server = await start({
        page,
        version: version(),
        port,
        tableApp: app,
        notify,
        operations: { settings, log, metrics },
        ...(host !== undefined && { host }),
      });
      notify.start();
      const timer = new PostTimer(app, (wait) => notify.remind(wait));
      timer.start();
      const stopDropping = startDroppingIdle(app, settings.VIGIL_IDLE_DAYS, log);
      print(`Vigil is at ${server.url}`);
      log.info({ url: server.url, storage: opened.kind, version: version() }, 'listening');
      await waitForStop();
      await timer.close();
      log.info({}, 'going down');
      stopDropping();
      await server.close();
      await notify.close();
      await opened.close();
      note('stopped');
    });
}

/**
 * Opens the storage of tables.
 *
 * @throws UserError with the reason if there is none
 */
async function open(data: string | undefined): Promise<OpenStorage> {
  try {
    const storage = await openStorage(storageOptions(data));
    await storage.migrate();
    return storage;
  } catch (error) {
    throw new UserError(errorText(error), { cause: error });
  }
}

/**
 * Creates the notifier of the tables from the environment settings.
 *
 * @throws UserError for an invalid setting
 */
async function createNotifier(
  app: TableApp,
  storage: OpenStorage,
  base: string,
  onError: TableAppDeps['onError'],
): Promise<Notify> {
  try {
    const settings = notifySettings(process.env, base);
    return await Notify.open(storage, SYSTEM_ENVIRONMENT, settings, createTableReader(app), onError);
  } catch (error) {
    throw new UserError(errorText(error), { cause: error });
  }
}

async function start(options: Parameters<typeof startServer>[0]): ReturnType<typeof startServer> {
  try {
    return await startServer(options);
  } catch (error) {
    throw error instanceof ServeError ? new UserError(error.message) : error;
  }
}

/** Interval of the check for the parent process. Milliseconds. */
const PARENT_CHECK = 500;

/**
 * Resolves when the process receives a request to end. npm and npx start programs through a shell that passes no signal
 * on. Under them the end of the parent process is such a request too.
 */
function waitForStop(): Promise<void> {
  return new Promise((resolve) => {
    process.once('SIGINT', () => resolve());
    process.once('SIGTERM', () => resolve());
    if (process.env.npm_command === undefined) return;
    const parent = process.ppid;
    const timer = setInterval(() => {
      if (process.ppid === parent) return;
      clearInterval(timer);
      resolve();
    }, PARENT_CHECK);
    timer.unref();
  });
}

import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { createAdaptorServer } from '@hono/node-server';
import { type AppOptions, createApp } from './app.js';
import { acceptSockets } from './live/socket.js';
import { createOriginCheck, RateLimits } from './operations/rate-limits.js';
import type { Settings } from './operations/settings.js';

export interface ServerOptions extends AppOptions {
  /** 0: any free port. */
  readonly port: number;
  /** Address to listen at; by default all addresses of this machine. */
  readonly host?: string;
}

export interface RunningServer {
  readonly port: number;
  readonly url: string;
  /** Stops listening and closes every connection. */
  close(): Promise<void>;
}

/** Time for active requests to finish on shutdown. Milliseconds. */
const SHUTDOWN_GRACE = 2_000;

/**
 * Idle time until a connection is closed. Longer than that of proxies (Caddy: 2 minutes), which would otherwise send a
 * request on a connection that is just being closed, and answer 502. Milliseconds.
 */
const IDLE_CONNECTION = 125_000;

/** The server cannot start; the message is for the operator. */
export class ServeError extends Error {}

/**
 * A server constantly creates and drops plays, forks and positions. V8 would start to allocate them in the old heap,
 * which costs 20 to 40 percent more time.
 */
function preferYoungHeap(): void {
  setFlagsFromString('--no-allocation-site-pretenuring');
}

/** Starts the server. Throws {@link ServeError} if the page is not built or the port is not available. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { page, port, host, tableApp: app, operations } = options;
  if (!existsSync(join(page, 'index.html'))) {
    throw new ServeError(`The page for the browser has not been built (${page}). Run \`npm run build\` first.`);
  }
  preferYoungHeap();
  const rateLimits = operations && new RateLimits(operations.settings, operations.metrics);
  const server = createAdaptorServer({ fetch: createApp({ ...options, rateLimits }).fetch }) as Server;
  server.keepAliveTimeout = IDLE_CONNECTION;
  const closeSockets = app
    ? acceptSockets(server, app, socketOptions(operations?.settings, rateLimits))
    : async () => {};
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(new ServeError(startErrorText(error, port, host))));
    server.listen(port, host, resolve);
  });
  const boundPort = (server.address() as AddressInfo).port;
  return {
    port: boundPort,
    url: `http://${host === undefined || host === '0.0.0.0' || host === '::' ? 'localhost' : host}:${boundPort}`,
    close: async () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      await closeSockets();
      server.closeIdleConnections();
      // Active requests are answered; endless ones, such as event streams, are cut off after {@link SHUTDOWN_GRACE}.
      const timer = setTimeout(() => server.closeAllConnections(), SHUTDOWN_GRACE);
      await closed;
      clearTimeout(timer);
      await app?.close();
    },
  };
}

/** Returns the conditions for connections: the server's own pages, and the number that the settings allow. */
function socketOptions(
  settings: Settings | undefined,
  rateLimits: RateLimits | undefined,
): Parameters<typeof acceptSockets>[2] {
  return {
    isAllowedOrigin: createOriginCheck(settings ?? { VIGIL_ORIGINS: [], VIGIL_URL: undefined }),
    rateLimits,
  };
}

function startErrorText({ code, message }: NodeJS.ErrnoException, port: number, host: string | undefined): string {
  if (code === 'EADDRINUSE') return `Port ${port} is taken by another program: choose another with --port.`;
  if (code === 'EACCES') return `Port ${port} may not be used by this user: choose one above 1023 with --port.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `This machine has no address "${host}".`;
  return `The server could not be started: ${message}.`;
}

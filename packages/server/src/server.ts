import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import { type AppOptions, makeApp } from './app.js';
import { takeSockets } from './live/socket.js';

export interface ServerOptions extends AppOptions {
  /** 0: any free one. */
  readonly port: number;
  /** The address to listen at; all of this machine's if not given. */
  readonly host?: string;
}

export interface RunningServer {
  readonly port: number;
  readonly url: string;
  /** Stops listening and lets go of every connection. */
  close(): Promise<void>;
}

/** Why a server could not be started: a sentence for whoever started it. */
export class CannotServe extends Error {}

/** Starts the server. Throws {@link CannotServe} if the page is not built or the port not to be had. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { page, port, host, house } = options;
  if (!existsSync(join(page, 'index.html'))) {
    throw new CannotServe(`The page for the browser has not been built (${page}): run \`npm run build\` first.`);
  }
  const server = createAdaptorServer({ fetch: makeApp(options).fetch }) as Server;
  const hangUp = house ? takeSockets(server, house, { mayCome: fromHere }) : async () => {};
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(new CannotServe(whyNot(error, port, host))));
    server.listen(port, host, resolve);
  });
  const taken = (server.address() as AddressInfo).port;
  return {
    port: taken,
    url: `http://${host === undefined || host === '0.0.0.0' || host === '::' ? 'localhost' : host}:${taken}`,
    close: async () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      await hangUp();
      server.closeAllConnections();
      await closed;
      await house?.close();
    },
  };
}

/** Pages of other houses do not speak to this one. Who is no page says nothing of where he comes from. */
function fromHere(origin: string | undefined, host: string | undefined): boolean {
  if (origin === undefined) return true;
  try {
    return new URL(origin).host === host;
  } catch {
    return false;
  }
}

function whyNot({ code, message }: NodeJS.ErrnoException, port: number, host: string | undefined): string {
  if (code === 'EADDRINUSE') return `Port ${port} is taken by another program: choose another with --port.`;
  if (code === 'EACCES') return `Port ${port} may not be used by this user: choose one above 1023 with --port.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `This machine has no address "${host}".`;
  return `The server could not be started: ${message}.`;
}

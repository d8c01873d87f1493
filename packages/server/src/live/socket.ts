import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { ClientMessage } from '@vigil/table';
import { type WebSocket, WebSocketServer } from 'ws';
import { CHAT_NAMES, type UpgradedInput, withPresentNames } from '../api/former-names.js';
import { CLIENT_MESSAGE } from '../api/schemas.js';
import type { RateLimits } from '../operations/rate-limits.js';
import type { TableApp } from '../table-app.js';
import { RequestError } from '../tables/request-error.js';
import { Connection } from './connection.js';

/** Path of the live connection. */
const LIVE_PATH = '/api/v1/live';

/** Maximum size of a message. Bytes. */
const MAX_MESSAGE_BYTES = 64 * 1024;
/** Sustained messages per second. */
const MESSAGES_PER_SECOND = 20;
const MAX_BURST = 100;
/** Keep-alive interval; a client that misses two is gone. Milliseconds. */
const KEEP_ALIVE_MS = 30_000;
const INVALID_MESSAGE = 1008;
const GOING_AWAY = 1001;

export interface SocketOptions {
  /** True if a page of that origin may open connections; `host`: the host of the request. */
  readonly isAllowedOrigin: (origin: string | undefined, host: string | undefined) => boolean;
  /** Rate limits of each address; without it no connection is refused. */
  readonly rateLimits: RateLimits | undefined;
  /** Interval of the keep-alive. Milliseconds. */
  readonly keepAlive?: number;
}

/** Serves live connections over WebSockets at {@link LIVE_PATH}. Returns a function that closes them all. */
export function acceptSockets(
  server: Server,
  app: TableApp,
  { isAllowedOrigin, rateLimits, keepAlive: every = KEEP_ALIVE_MS }: SocketOptions,
): () => Promise<void> {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE_BYTES, perMessageDeflate: false });
  const alive = new WeakSet<WebSocket>();
  /** Sockets that have not yet named their table, and the time they connected. */
  const pendingSockets = new Map<WebSocket, { readonly connection: Connection; readonly since: number }>();
  const acceptUpgrade = async (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    // Compared as text, because parsing an invalid address (such as `//`) would throw.
    if (request.url?.split('?')[0] !== LIVE_PATH) return refuseUpgrade(socket, '404 Not Found');
    if (!isAllowedOrigin(request.headers.origin, request.headers.host)) return refuseUpgrade(socket, '403 Forbidden');
    const from = rateLimits?.addressOfRequest(request) ?? '';
    if ((await rateLimits?.takeRequest(from)) !== undefined) {
      rateLimits?.countRefusal('rate');
      return refuseUpgrade(socket, '429 Too Many Requests');
    }
    const release = rateLimits ? rateLimits.takeConnection(from) : () => {};
    if (!release) return refuseUpgrade(socket, '503 Service Unavailable');
    socket.once('close', release);
    if (socket.destroyed) return release();
    sockets.handleUpgrade(request, socket, head, (ws) => {
      alive.add(ws);
      ws.on('pong', () => alive.add(ws));
      const connection = connectionFor(ws, app, async () => {
        if (await rateLimits?.countInvalidLink(from)) ws.close(INVALID_MESSAGE, 'too many wrong links');
      });
      pendingSockets.set(ws, { connection, since: performance.now() });
      ws.on('close', () => pendingSockets.delete(ws));
    });
  };
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    // Before the upgrade nothing else handles a closed connection.
    socket.on('error', () => socket.destroy());
    acceptUpgrade(request, socket, head).catch((error) => {
      app.onError('a live connection', error);
      socket.destroy();
    });
  });
  const keepAliveTimer = setInterval(() => {
    for (const ws of sockets.clients) {
      if (!alive.delete(ws)) ws.terminate();
      else ws.ping();
    }
    for (const [ws, { connection, since }] of pendingSockets) {
      if (connection.table !== undefined) pendingSockets.delete(ws);
      else if (performance.now() - since > every) ws.close(INVALID_MESSAGE, 'nothing was said');
    }
    app.live.renewPresence();
  }, every);
  keepAliveTimer.unref();
  return async () => {
    clearInterval(keepAliveTimer);
    for (const ws of sockets.clients) ws.close(GOING_AWAY, 'the server is shutting down');
    await new Promise<void>((resolve) => sockets.close(() => resolve()));
  };
}

function connectionFor(ws: WebSocket, app: TableApp, onInvalidLinks: () => Promise<void>): Connection {
  const connection = new Connection(app, {
    send: (text) => ws.send(text),
    bufferedBytes: () => ws.bufferedAmount,
    close: (code, why) => ws.close(code, why),
    onInvalidLinks: () => void onInvalidLinks(),
  });
  let allowed = MAX_BURST;
  let last = app.environment.now();
  let before: Promise<void> = Promise.resolve();
  ws.on('message', (data, binary) => {
    const now = app.environment.now();
    allowed = Math.min(MAX_BURST, allowed + ((now - last) / 1000) * MESSAGES_PER_SECOND) - 1;
    last = now;
    if (allowed < 0) return ws.close(INVALID_MESSAGE, 'too many messages');
    const message = binary ? undefined : parseMessage(String(data));
    // Messages are handled in order.
    before = before.then(() =>
      message instanceof RequestError || message === undefined
        ? connection.sendRefusal(message ?? new RequestError('bad-request', 'Messages must be text.'))
        : connection.handle(message.message, message.notices),
    );
  });
  ws.on('close', () => app.live.remove(connection));
  ws.on('error', () => ws.terminate());
  return connection;
}

/** A message of a client, and notices about former names in it. */
interface ReceivedMessage {
  readonly message: ClientMessage;
  readonly notices: readonly string[];
}

function parseMessage(text: string): ReceivedMessage | RequestError {
  let sent: unknown;
  try {
    sent = JSON.parse(text);
  } catch {
    return new RequestError('bad-request', 'This is not JSON.');
  }
  const { input, notices } = upgradeHello(sent);
  const { success, data, error } = CLIENT_MESSAGE.safeParse(input);
  if (success) return { message: data as ClientMessage, notices };
  const [issue] = error.issues;
  return new RequestError('bad-request', issue?.message ?? 'This is not a message.', issue?.path.join('.'));
}

/** A message with both names of a field stays unchanged and fails validation. */
function upgradeHello(sent: unknown): UpgradedInput {
  const isHello = (Object(sent) as { readonly do?: unknown }).do === 'hello';
  if (!isHello || Object.hasOwn(sent as object, 'chatSince')) return { input: sent, notices: [] };
  return withPresentNames(sent, CHAT_NAMES, 'hello');
}

function refuseUpgrade(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { ToTable } from '@vigil/table';
import { type WebSocket, WebSocketServer } from 'ws';
import { TO_TABLE } from '../api/schemas.js';
import type { House } from '../house.js';
import { Refused } from '../tables/refused.js';
import { Line } from './line.js';

/** Where the live line is. */
const LIVE_PATH = '/api/v1/live';

/** What is longer is no message. Bytes. */
const LONGEST = 64 * 1024;
/** How many messages may come in a second, over a while. */
const MESSAGES_A_SECOND = 20;
const MOST_AT_ONCE = 100;
/** Who does not answer for two of these has gone. Milliseconds. */
const BEAT = 30_000;
const NOT_A_MESSAGE = 1008;
const GOING_AWAY = 1001;

export interface SocketOptions {
  /** Whether a page from there may speak to this server; `host`: as it was called. */
  readonly mayCome: (origin: string | undefined, host: string | undefined) => boolean;
  /** How many lines there may be at all. */
  readonly most?: number;
}

/** The live line over WebSockets: takes those that come to {@link LIVE_PATH}. Gives what ends them all. */
export function takeSockets(
  server: Server,
  house: House,
  { mayCome, most = 20_000 }: SocketOptions,
): () => Promise<void> {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: LONGEST, perMessageDeflate: false });
  const alive = new WeakSet<WebSocket>();
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const { pathname } = new URL(request.url ?? '/', 'http://here');
    if (pathname !== LIVE_PATH) return refuse(socket, '404 Not Found');
    if (!mayCome(request.headers.origin, request.headers.host)) return refuse(socket, '403 Forbidden');
    if (sockets.clients.size >= most) return refuse(socket, '503 Service Unavailable');
    sockets.handleUpgrade(request, socket, head, (ws) => {
      alive.add(ws);
      ws.on('pong', () => alive.add(ws));
      atLine(ws, house);
    });
  });
  const beat = setInterval(() => {
    for (const ws of sockets.clients) {
      if (!alive.delete(ws)) ws.terminate();
      else ws.ping();
    }
    house.live.stillThere();
  }, BEAT);
  beat.unref();
  return async () => {
    clearInterval(beat);
    for (const ws of sockets.clients) ws.close(GOING_AWAY, 'the server is going down');
    await new Promise<void>((resolve) => sockets.close(() => resolve()));
  };
}

function atLine(ws: WebSocket, house: House): void {
  const line = new Line(house, {
    send: (text) => ws.send(text),
    waiting: () => ws.bufferedAmount,
    close: (code, why) => ws.close(code, why),
  });
  let allowed = MOST_AT_ONCE;
  let last = house.world.now();
  let before: Promise<void> = Promise.resolve();
  ws.on('message', (data, binary) => {
    const now = house.world.now();
    allowed = Math.min(MOST_AT_ONCE, allowed + ((now - last) / 1000) * MESSAGES_A_SECOND) - 1;
    last = now;
    if (allowed < 0) return ws.close(NOT_A_MESSAGE, 'too many messages');
    const message = binary ? undefined : read(String(data));
    // One after the other, as they came.
    before = before.then(() =>
      message instanceof Refused || message === undefined
        ? line.refuse(message ?? new Refused('bad-request', 'Messages are text.'))
        : line.hear(message),
    );
  });
  ws.on('close', () => house.live.left(line));
  ws.on('error', () => ws.terminate());
}

function read(text: string): ToTable | Refused {
  let input: unknown;
  try {
    input = JSON.parse(text);
  } catch {
    return new Refused('bad-request', 'That is no JSON.');
  }
  const { success, data, error } = TO_TABLE.safeParse(input);
  if (success) return data as ToTable;
  const [issue] = error.issues;
  return new Refused('bad-request', issue?.message ?? 'That is no message.', issue?.path.join('.'));
}

function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

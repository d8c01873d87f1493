import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { ToTable } from '@vigil/table';
import { type WebSocket, WebSocketServer } from 'ws';
import { TO_TABLE } from '../api/schemas.js';
import type { House } from '../house.js';
import type { Allowance } from '../operations/limits.js';
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
  /** What each address has left; without it nobody is turned away. */
  readonly allowance: Allowance | undefined;
  /** How often it is looked who is still there. Milliseconds. */
  readonly beat?: number;
}

/** The live line over WebSockets: takes those that come to {@link LIVE_PATH}. Gives what ends them all. */
export function takeSockets(
  server: Server,
  house: House,
  { mayCome, allowance, beat: every = BEAT }: SocketOptions,
): () => Promise<void> {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: LONGEST, perMessageDeflate: false });
  const alive = new WeakSet<WebSocket>();
  /** Those who have not said yet at which table they are, and when they came. */
  const strangers = new Map<WebSocket, { readonly line: Line; readonly since: number }>();
  const take = async (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    // Not read as an address: what is none (such as `//`) would throw.
    if (request.url?.split('?')[0] !== LIVE_PATH) return refuse(socket, '404 Not Found');
    if (!mayCome(request.headers.origin, request.headers.host)) return refuse(socket, '403 Forbidden');
    const from = allowance?.whenceIs(request) ?? '';
    if ((await allowance?.asks(from)) !== undefined) {
      allowance?.turnedAway('rate');
      return refuse(socket, '429 Too Many Requests');
    }
    const release = allowance ? allowance.line(from) : () => {};
    if (!release) return refuse(socket, '503 Service Unavailable');
    socket.once('close', release);
    if (socket.destroyed) return release();
    sockets.handleUpgrade(request, socket, head, (ws) => {
      alive.add(ws);
      ws.on('pong', () => alive.add(ws));
      const line = atLine(ws, house, () => void allowance?.wrongLink(from));
      strangers.set(ws, { line, since: performance.now() });
      ws.on('close', () => strangers.delete(ws));
    });
  };
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    // Until it is a line, nobody else hears that whoever asked for one has hung up.
    socket.on('error', () => socket.destroy());
    take(request, socket, head).catch((error) => {
      house.mishap('a line', error);
      socket.destroy();
    });
  });
  const beat = setInterval(() => {
    for (const ws of sockets.clients) {
      if (!alive.delete(ws)) ws.terminate();
      else ws.ping();
    }
    for (const [ws, { line, since }] of strangers) {
      if (line.table !== undefined) strangers.delete(ws);
      else if (performance.now() - since > every) ws.close(NOT_A_MESSAGE, 'nothing was said');
    }
    house.live.stillThere();
  }, every);
  beat.unref();
  return async () => {
    clearInterval(beat);
    for (const ws of sockets.clients) ws.close(GOING_AWAY, 'the server is going down');
    await new Promise<void>((resolve) => sockets.close(() => resolve()));
  };
}

function atLine(ws: WebSocket, house: House, stranger: () => void): Line {
  const line = new Line(house, {
    send: (text) => ws.send(text),
    waiting: () => ws.bufferedAmount,
    close: (code, why) => ws.close(code, why),
    stranger,
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
  return line;
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

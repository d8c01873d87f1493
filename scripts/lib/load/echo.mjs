/** What this machine gives back at most over WebSockets, without anything done in between. */
import { once } from 'node:events';
import { join } from 'node:path';
import { WebSocket, WebSocketServer } from 'ws';
import { root } from '../run.mjs';
import { at, ms } from './figures.mjs';
import { started } from './server.mjs';

const SOCKETS = 50;
const MS = 3_000;
/** As long as what a table says after an answer. */
const BYTES = 20_000;

/** The lines of the echo rate: a server in a process of its own, asked by this one for a few seconds. */
export async function echoRate() {
  const { child, url } = await started([join(root, 'scripts', 'load.mjs'), 'echo']);
  const times = [];
  const end = performance.now() + MS;
  const message = 'x'.repeat(BYTES);
  await Promise.all(
    Array.from({ length: SOCKETS }, async () => {
      const ws = new WebSocket(url.replace('http', 'ws'), { perMessageDeflate: false });
      await once(ws, 'open');
      while (performance.now() < end) {
        const start = performance.now();
        ws.send(message);
        await once(ws, 'message');
        times.push(performance.now() - start);
      }
      ws.terminate();
    }),
  );
  child.kill('SIGKILL');
  times.sort((one, other) => one - other);
  return [
    [`bare echoes a second (${BYTES / 1000} kB, ${SOCKETS} sockets)`, (times.length / (MS / 1000)).toFixed(0)],
    ['a bare echo, median and 99th percentile', `${ms(at(times, 0.5))}, ${ms(at(times, 0.99))}`],
  ];
}

/** Sends back what comes; ended from outside. */
export async function echoServer() {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false });
  server.on('connection', (ws) => ws.on('message', (data) => ws.send(String(data))));
  await once(server, 'listening');
  console.log(`http://127.0.0.1:${server.address().port}`);
}

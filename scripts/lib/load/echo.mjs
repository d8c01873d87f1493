/** Upper bound of this machine: echoes over WebSockets without any work. */
import { once } from 'node:events';
import { join } from 'node:path';
import { WebSocket, WebSocketServer } from 'ws';
import { root } from '../run.mjs';
import { ms, percentile } from './figures.mjs';
import { startProcess } from './server.mjs';

const SOCKETS = 50;
const MS = 3_000;
/** Size of a table's message after an answer. */
const BYTES = 20_000;

/** Measures the echo rate for a few seconds, against a server in a process of its own. Returns lines of the report. */
export async function measureEchoRate() {
  const { child, url } = await startProcess([join(root, 'scripts', 'load.mjs'), 'echo']);
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
    ['a bare echo, median and 99th percentile', `${ms(percentile(times, 0.5))}, ${ms(percentile(times, 0.99))}`],
  ];
}

/** Runs a server that echoes every message, until its process is killed. */
export async function runEchoServer() {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false });
  server.on('connection', (ws) => ws.on('message', (data) => ws.send(String(data))));
  await once(server, 'listening');
  console.log(`http://127.0.0.1:${server.address().port}`);
}

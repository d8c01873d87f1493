import { Worker } from 'node:worker_threads';
import type { Records, ThreadData } from './batch.js';

/** Plays games of a job in another thread until none is left. */
export function runInThread(data: ThreadData, onRecords: (records: Records) => void): Promise<void> {
  // Tests run the sources, but a thread needs compiled code. In the bundle it has the name of its bundled file.
  const end = /\.\w+$/.exec(import.meta.url)?.[0];
  const built = end === '.ts' ? '../../dist/many/thread.js' : `./thread${end}`;
  return new Promise<void>((resolve, reject) => {
    const worker = new Worker(new URL(built, import.meta.url), { workerData: data });
    worker.on('message', onRecords);
    worker.on('error', reject);
    worker.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`a thread ended with code ${code}`))));
  });
}

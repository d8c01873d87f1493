/** Worker thread of `runBatch`: plays games until none is left and posts their records. */
import { parentPort, workerData } from 'node:worker_threads';
import { loadExternalBoxes } from '../external-boxes.js';
import { type ThreadData, workOn } from './batch.js';
import { preferYoungHeap } from './heap.js';

// Bundled code (scripts/whole.mjs) cannot use top-level await. An error ends the thread.
void run();

async function run(): Promise<void> {
  await loadExternalBoxes(process.env.VIGIL_BOXES);
  const { job, next } = workerData as ThreadData;
  const work = await workOn(job, next);
  // Only after everything is loaded: V8's code cache (packages/cli/bin/whole.cjs) depends on its flags.
  preferYoungHeap();
  for (let records = work(); records.length > 0; records = work()) parentPort?.postMessage(records);
}

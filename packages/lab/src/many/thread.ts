/** What a worker thread of `runBatch` runs: it plays games until none is left and posts their records. */
import { parentPort, workerData } from 'node:worker_threads';
import { outsideBoxes } from '../outside.js';
import { type ThreadData, workOn } from './batch.js';
import { preferYoungHeap } from './heap.js';

preferYoungHeap();
await outsideBoxes(process.env.VIGIL_BOXES);
const { job, next } = workerData as ThreadData;
const work = await workOn(job, next);
for (let records = work(); records.length > 0; records = work()) parentPort?.postMessage(records);

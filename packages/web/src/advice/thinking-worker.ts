import type { AnalysisMessage } from '../analysis/analyst.js';
import type { AdviceMessage } from './adviser.js';

/** Time without messages after which the worker ends, in milliseconds. */
const IDLE_TIME = 120_000;

let worker: Worker | undefined;
let idle: ReturnType<typeof setTimeout> | undefined;

/**
 * Returns the worker that advises and analyzes, starting it if there is none. It is a second one of the host's, so
 * nothing more is fetched. One for both, so that its rules are warm when advice is wanted.
 */
export function thinkingWorker(): Worker {
  clearTimeout(idle);
  idle = setTimeout(end, IDLE_TIME);
  worker ??= new Worker(new URL('../play/host.worker.ts', import.meta.url), { type: 'module' });
  return worker;
}

/** Sends a message that stops some work, if there is a worker. */
export function stopThinking(message: Extract<AdviceMessage | AnalysisMessage, { do: 'hush' | 'rest' }>): void {
  worker?.postMessage(message);
}

function end(): void {
  worker?.terminate();
  worker = undefined;
}

import { readFileSync } from 'node:fs';

/** What the scheduler of Linux has given the thread that asks: nanoseconds first. */
const THREAD_TIME = '/proc/thread-self/schedstat';

const shows = readable();

/**
 * Seconds of processor time of this thread, so that whatever else a machine does counts as little as can be; where the
 * system does not tell, seconds on the clock. Good to some milliseconds.
 */
export function threadSeconds(): number {
  return shows ? Number(readFileSync(THREAD_TIME, 'utf8').split(' ')[0]) / 1e9 : performance.now() / 1000;
}

function readable(): boolean {
  try {
    return Number(readFileSync(THREAD_TIME, 'utf8').split(' ')[0]) > 0;
  } catch {
    return false;
  }
}

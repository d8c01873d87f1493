import { readFileSync } from 'node:fs';

/** Processor time of the calling thread on Linux; nanoseconds come first. */
const THREAD_TIME = '/proc/thread-self/schedstat';

const shows = readable();

/**
 * Returns the processor time of this thread in seconds, so that other load counts little. Where the system does not
 * report it, returns clock seconds. Accurate to some milliseconds.
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

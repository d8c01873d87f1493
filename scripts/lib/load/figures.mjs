/** Formatting and timing of load figures. */

/** Percentile of sorted values; `part` from 0 to 1. */
export const percentile = (sorted, part) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
export const ms = (time) => `${time.toFixed(1)} ms`;
export const mb = (bytes) => `${(bytes / 1e6).toFixed(0)} MB`;
export const kb = (bytes) => `${(bytes / 1e3).toFixed(0)} kB`;
export const sleep = (time) => new Promise((resolve) => setTimeout(resolve, time));

/** Runs `work` a number of times, one after the other. Returns the sorted durations in milliseconds. */
export async function measureTimes(times, work) {
  const took = [];
  for (let i = 0; i < times; i++) {
    const start = performance.now();
    await work();
    took.push(performance.now() - start);
  }
  return took.sort((one, other) => one - other);
}

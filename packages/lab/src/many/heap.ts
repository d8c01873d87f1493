import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Has V8 make new objects in the young heap also where many of their kind have lived long. Forks are made and dropped by the
 * thousand, and it would begin to make them in the old heap, which costs a fifth to two fifths of their time. To be called
 * before much is played.
 */
export function preferYoungHeap(): void {
  setFlagsFromString('--no-allocation-site-pretenuring');
}

/** How many bytes of the heap each of `n` things holds that are made and kept, on the average. */
export function measureBytesPerItem(n: number, make: (i: number) => unknown): number {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
  const before = process.memoryUsage().heapUsed;
  const kept = Array.from({ length: n }, (_, i) => make(i));
  collect();
  const bytes = process.memoryUsage().heapUsed - before;
  return kept.length === 0 ? 0 : bytes / kept.length;
}

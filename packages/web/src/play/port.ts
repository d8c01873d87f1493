import type { FromHost, Port } from '@vigil/table';

/** A port to a host in a worker of its own. */
export function workerPort(): Port {
  const worker = new Worker(new URL('./host.worker.ts', import.meta.url), { type: 'module' });
  let listener: (message: FromHost) => void = () => {};
  worker.onmessage = ({ data }: MessageEvent<FromHost>) => listener(data);
  worker.onerror = ({ message }) => listener({ say: 'refused', why: message });
  return {
    send: (message) => worker.postMessage(message),
    onMessage: (heard) => {
      listener = heard;
    },
    close: () => worker.terminate(),
  };
}

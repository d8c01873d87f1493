import type { HostPort, HostReply } from '@vigil/table';

/** A port to a host in a worker of its own. */
export function createWorkerPort(): HostPort {
  const worker = new Worker(new URL('./host.worker.ts', import.meta.url), { type: 'module' });
  let listener: (message: HostReply) => void = () => {};
  worker.onmessage = ({ data }: MessageEvent<HostReply>) => listener(data);
  worker.onerror = ({ message }) => listener({ say: 'refused', why: message });
  return {
    send: (message) => worker.postMessage(message),
    onMessage: (message) => {
      listener = message;
    },
    close: () => worker.terminate(),
  };
}

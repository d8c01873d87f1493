import type { HostPort, HostReply } from '@vigil/table';

/** A worker without a game, for the next port. */
let spare: Worker | undefined;

/** Starts a worker for the next game ahead of it, so that its first question comes sooner. */
export function prepareWorker(): void {
  if (spare) return;
  const worker = startWorker();
  spare = worker;
  // One that could not be fetched is of no use later.
  worker.onerror = () => {
    if (spare === worker) spare = undefined;
  };
}

function startWorker(): Worker {
  return new Worker(new URL('./host.worker.ts', import.meta.url), { type: 'module' });
}

/** A port to a host in a worker of its own. */
export function createWorkerPort(): HostPort {
  const worker = spare ?? startWorker();
  spare = undefined;
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

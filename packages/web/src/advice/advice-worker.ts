import { useEffect, useState } from 'react';
import type { Session } from '../play/session.js';
import type { AdviceMessage, AdviceReply, AdviceRequest } from './adviser.js';

/** Time without questions after which the worker ends, in milliseconds. */
const IDLE_TIME = 120_000;

let worker: Worker | undefined;
let idle: ReturnType<typeof setTimeout> | undefined;
let requests = 0;

/** Starts the worker, so that the first advice comes soon. It is a second one of the host's: nothing more is fetched. */
export function startAdvice(): Worker {
  clearTimeout(idle);
  idle = setTimeout(endAdvice, IDLE_TIME);
  if (!worker) {
    worker = new Worker(new URL('../play/host.worker.ts', import.meta.url), { type: 'module' });
    // Has it fetch the bots.
    worker.postMessage({ do: 'hush' } satisfies AdviceMessage);
  }
  return worker;
}

function endAdvice(): void {
  worker?.terminate();
  worker = undefined;
}

/** The advice so far on a question of a game; undefined: none yet. */
export function useAdvice(session: Session, decision: string, seat: number): AdviceReply | 'failed' | undefined {
  const [advice, setAdvice] = useState<AdviceReply | 'failed'>();
  useEffect(() => {
    setAdvice(undefined);
    const thinking = startAdvice();
    const send = (message: AdviceMessage) => thinking.postMessage(message);
    const id = ++requests;
    const onMessage = ({ data }: MessageEvent<AdviceReply>) =>
      data.id === id && setAdvice(data.fault === undefined ? data : 'failed');
    const onError = () => setAdvice('failed');
    thinking.addEventListener('message', onMessage);
    thinking.addEventListener('error', onError);
    const { packFiles } = session;
    const request: AdviceRequest = { do: 'advise', id, saved: session.save(), packFiles, seat, decision };
    send(request);
    return () => {
      send({ do: 'hush' });
      thinking.removeEventListener('message', onMessage);
      thinking.removeEventListener('error', onError);
    };
  }, [session, decision, seat]);
  return advice;
}

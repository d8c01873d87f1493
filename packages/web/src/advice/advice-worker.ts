import { useEffect, useState } from 'react';
import { openAdvice } from '../analysis/analysis-state.js';
import type { Session } from '../play/session.js';
import type { AdviceMessage, AdviceReply, AdviceRequest } from './adviser.js';
import { stopThinking, thinkingWorker } from './thinking-worker.js';

let requests = 0;

/** Starts the worker and has it open the game, so that the first advice comes soon. */
export function prepareAdvice(session: Session): void {
  const { packFiles } = session;
  thinkingWorker().postMessage({ do: 'prepare', saved: session.save(), packFiles } satisfies AdviceMessage);
}

/** The advice so far on a question of a game; undefined: none yet. */
export function useAdvice(session: Session, decision: string, seat: number): AdviceReply | 'failed' | undefined {
  const [advice, setAdvice] = useState<AdviceReply | 'failed'>();
  useEffect(() => {
    setAdvice(undefined);
    openAdvice.set(openAdvice.get() + 1);
    const thinking = thinkingWorker();
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
      openAdvice.set(openAdvice.get() - 1);
      stopThinking({ do: 'hush' });
      thinking.removeEventListener('message', onMessage);
      thinking.removeEventListener('error', onError);
    };
  }, [session, decision, seat]);
  return advice;
}

import { createRequestHandler, type HostReply, type HostRequest } from '@vigil/table';
import type { AdviceMessage, AdviceReply } from '../advice/adviser.js';
import type { AnalysisMessage, AnalysisReply } from '../analysis/analyst.js';
import { loadBoxes } from './boxes.js';

/** The worker's side of its messages: the types of pages and of workers cannot be used together. */
const page = self as unknown as {
  postMessage(message: HostReply | AdviceReply | AnalysisReply): void;
  onmessage: ((event: MessageEvent<HostRequest | AdviceMessage | AnalysisMessage>) => void) | null;
};

// Most games have no bots.
const answer = createRequestHandler(loadBoxes, async (...game) =>
  (await import('./bot-player.js')).createSeatPlayer(...game),
);

/** Requests to a worker that advises and analyzes, and holds no game. */
const THOUGHTS = ['advise', 'prepare', 'hush', 'analyze', 'rest'] as const;

function isThought(message: HostRequest | AdviceMessage | AnalysisMessage): message is AdviceMessage | AnalysisMessage {
  return THOUGHTS.some((one) => one === message.do);
}

page.onmessage = async ({ data }) => {
  if (!isThought(data)) return page.postMessage(await answer(data));
  try {
    const { handleThought } = await import('../advice/worker-part.js');
    await handleThought(data, (reply) => page.postMessage(reply));
  } catch (error) {
    const fault = String(error);
    if (data.do === 'advise')
      page.postMessage({ say: 'advice', id: data.id, best: [], playouts: 0, done: true, fault });
    if (data.do === 'analyze') page.postMessage({ say: 'analysis', id: data.id, points: [], done: true, fault });
  }
};

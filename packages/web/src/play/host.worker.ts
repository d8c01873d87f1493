import { createRequestHandler, type HostReply, type HostRequest } from '@vigil/table';
import type { AdviceMessage, AdviceReply } from '../advice/adviser.js';
import { loadBoxes } from './boxes.js';

/** The worker's side of its messages: the types of pages and of workers cannot be used together. */
const page = self as unknown as {
  postMessage(message: HostReply | AdviceReply): void;
  onmessage: ((event: MessageEvent<HostRequest | AdviceMessage>) => void) | null;
};

// Most games have no bots.
const answer = createRequestHandler(loadBoxes, async (...game) =>
  (await import('./bot-player.js')).createSeatPlayer(...game),
);

page.onmessage = async ({ data }) => {
  if (data.do !== 'advise' && data.do !== 'hush') return page.postMessage(await answer(data));
  // A second worker of this kind gives advice and holds no game.
  try {
    const { handleAdvice } = await import('../advice/worker-part.js');
    await handleAdvice(data, (reply) => page.postMessage(reply));
  } catch (error) {
    if (data.do === 'hush') return;
    page.postMessage({ say: 'advice', id: data.id, best: [], playouts: 0, done: true, fault: String(error) });
  }
};

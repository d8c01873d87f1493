import { createRequestHandler, type HostReply, type HostRequest } from '@vigil/table';
import { loadBoxes } from './boxes.js';

/** The worker's side of its messages: the types of pages and of workers cannot be used together. */
const page = self as unknown as {
  postMessage(message: HostReply): void;
  onmessage: ((event: MessageEvent<HostRequest>) => void) | null;
};

// Most games have no bots.
const answer = createRequestHandler(loadBoxes, async (...game) =>
  (await import('./bot-player.js')).createSeatPlayer(...game),
);

page.onmessage = async ({ data }) => page.postMessage(await answer(data));

import { type FromHost, reception, type ToHost } from '@vigil/table';
import { loadBoxes } from './boxes.js';

/** The worker's side of its messages: the types of pages and of workers cannot be used together. */
const page = self as unknown as {
  postMessage(message: FromHost): void;
  onmessage: ((event: MessageEvent<ToHost>) => void) | null;
};

const answer = reception(loadBoxes);

page.onmessage = async ({ data }) => page.postMessage(await answer(data));

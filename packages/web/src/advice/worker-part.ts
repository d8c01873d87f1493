import { estimateAnswers } from '@vigil/bots';
import { loadBoxes } from '../play/boxes.js';
import { type AdviceMessage, type AdviceReply, Adviser, createOpener } from './adviser.js';

const adviser = new Adviser({
  estimate: estimateAnswers,
  open: createOpener(loadBoxes),
  now: () => performance.now(),
  pause: () => new Promise((resolve) => setTimeout(resolve, 0)),
});

/** Handles a message to a worker that advises. */
export async function handleAdvice(message: AdviceMessage, report: (reply: AdviceReply) => void): Promise<void> {
  if (message.do === 'hush') return adviser.stop();
  await adviser.advise(message, report);
}

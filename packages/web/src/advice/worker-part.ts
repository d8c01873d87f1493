import { chancesOver, estimateAnswers, judgeDecisions, judgeRolls } from '@vigil/bots';
import { type AnalysisMessage, type AnalysisReply, Analyst } from '../analysis/analyst.js';
import { loadBoxes } from '../play/boxes.js';
import { type AdviceMessage, type AdviceReply, Adviser, createOpener } from './adviser.js';

const environment = {
  open: createOpener(loadBoxes),
  now: () => performance.now(),
  pause: () => new Promise<void>((resolve) => setTimeout(resolve, 0)),
};
const adviser = new Adviser({ ...environment, estimate: estimateAnswers });
const analyst = new Analyst({ ...environment, chances: chancesOver, judge: judgeDecisions, luck: judgeRolls });

/** Handles a message to a worker that advises or analyzes. */
export async function handleThought(
  message: AdviceMessage | AnalysisMessage,
  report: (reply: AdviceReply | AnalysisReply) => void,
): Promise<void> {
  if (message.do === 'hush') return adviser.stop();
  if (message.do === 'analyze') return analyst.analyze(message, report);
  analyst.stop();
  if (message.do === 'advise') return adviser.advise(message, report);
  if (message.do === 'prepare') await environment.open(message);
}

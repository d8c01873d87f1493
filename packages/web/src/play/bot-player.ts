import { carefulMove, LoopGuard } from '@vigil/bots';
import { arkhamRulesOf, hauntRulesOf } from '@vigil/rules';
import type { LoadSeatPlayer } from '@vigil/table';
import { GROUP_QUESTIONS } from './group-questions.js';

/** Makes the careful bot for the seats of one game. Fetched by the worker of a game with bots. */
export const createSeatPlayer: LoadSeatPlayer = async (game, boxes, content) => {
  const guard = new LoopGuard();
  const rules = game === 'arkham' ? arkhamRulesOf(boxes) : hauntRulesOf(boxes);
  return {
    vocabulary: {
      questions: Object.assign(
        Object.fromEntries(GROUP_QUESTIONS.map((key) => [key, { whose: 'group' }])),
        ...rules.map(({ vocabulary }) => vocabulary?.questions),
      ),
    },
    move: (decision, view, seat) => carefulMove(decision, view, content, seat, guard),
    recall: (decision, view, seat) => carefulMove(decision, view, content, seat),
    reset: () => guard.reset(),
  };
};

import { carefulMove, LoopGuard } from '@vigil/bots';
import { arkhamRulesOf, hauntRulesOf, vocabularyOf } from '@vigil/rules';
import type { LoadSeatPlayer } from '@vigil/table';

/** Makes the careful bot for the seats of one game. Fetched by the worker of a game with bots. */
export const createSeatPlayer: LoadSeatPlayer = async (game, boxes, content) => {
  const guard = new LoopGuard();
  return {
    vocabulary: vocabularyOf(game === 'arkham' ? arkhamRulesOf(boxes) : hauntRulesOf(boxes)),
    move: (decision, view, seat) => carefulMove(decision, view, content, seat, guard),
    recall: (decision, view, seat) => carefulMove(decision, view, content, seat),
    reset: () => guard.reset(),
  };
};

import type { Rule } from '@vigil/engine';
import type { ArkhamHandler } from '../arkham/game.js';
import { ask } from '../common/ask.js';
import { noteTopSeen } from '../common/known-order.js';
import { optionId } from '../language/questions/index.js';

/** Makes a handler that looks at the top cards of the Mythos deck and puts them back in any order. */
export const reorderTopMythos = (max: number): ArkhamHandler =>
  function* (g, who, { source }): Rule {
    const mythos = g.mutableDeck('mythos');
    const n = Math.min(max, mythos.length);
    if (n === 0) return;
    g.reveal();
    noteTopSeen(g.s, 'mythos', n);
    for (let done = 0; done < n; done++) {
      const next = yield* ask<string>(g, () => ({
        by: [who.seat],
        key: 'q.foresee',
        args: { investigator: who.id, source, n: done + 1 },
        why: g.rules.reasons.choice,
        options: mythos.slice(done, n).map((card) => ({
          id: optionId.next(card),
          value: card,
          key: 'o.foreseen',
          args: { mythos: card },
          on: card,
        })),
        // Shown even if it is the only one.
        window: true,
        asides: { inText: who },
      }));
      mythos.splice(mythos.indexOf(next), 1);
      mythos.splice(done, 0, next);
    }
  };

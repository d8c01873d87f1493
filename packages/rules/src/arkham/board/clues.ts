import type { Rule } from '@vigil/engine';
import { ask } from '../../common/ask.js';
import { forbidden } from '../../common/figures/modifiers.js';
import { takeOffBoard } from '../../common/resolving/resources.js';
import { type Answered, optionId } from '../../language/questions/index.js';
import { type Game, inOrder } from '../game.js';
import type { Investigator } from '../state.js';

/**
 * A clue appears, unless a gate is open there (A-MYTHOS-22, A-MYTHOS-23, A-MYTHOS-25); one who stands there may take it
 * (A-MYTHOS-24).
 */
export function* placeClue(g: Game, at: string): Rule {
  const { investigators } = g.s;
  if (g.gateAt(at)) return;
  g.layClues(at, g.cluesAt(at) + 1);
  g.tell?.({ type: 'clue', at, placed: 1 });
  if (!investigators.some((who) => who.place === at && !forbidden(g, who, 'take-clues'))) return;
  const taker = yield* whoTakes(g, at);
  if (!taker) return;
  // A-MYTHOS-26: the one placed now, and no other.
  yield* takeOffBoard(g, taker, [[at, 1]]);
}

/** Who takes the new clue, if anybody: one alone decides for himself, several through the first player (DEC-37). */
function* whoTakes(g: Game, at: string): Rule<Investigator | undefined> {
  return yield* ask<Investigator | undefined>(g, () => {
    const here = inOrder(g).filter((who) => who.place === at && !forbidden(g, who, 'take-clues'));
    const options: Answered<'q.take-clue', Investigator | undefined>[] = here.map((who) => ({
      id: optionId.take(who.seat),
      value: who,
      key: 'o.take-clue',
      args: { investigator: who.id },
      on: who.id,
    }));
    options.push({ id: 'leave', value: undefined, key: 'o.leave-clue', args: { place: at } });
    const by = here.length === 1 ? (here[0] as Investigator).seat : g.s.first;
    // The Mythos Phase runs its course: nobody trades in it.
    return { by: [by], key: 'q.take-clue', args: { place: at }, why: 'A-MYTHOS-24', options, asides: 'none' };
  });
}

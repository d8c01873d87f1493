import type { Rule } from '@vigil/engine';
import { ask } from '../../common/ask.js';
import { isForbidden } from '../../common/figures/modifiers.js';
import { takeCluesOffBoard } from '../../common/resources/resources.js';
import { type OptionWithValue, optionId } from '../../language/questions/index.js';
import { type Game, investigatorsInOrder } from '../game.js';
import type { Investigator } from '../state.js';

/**
 * Places a clue unless a gate is open there (A-MYTHOS-22, A-MYTHOS-23, A-MYTHOS-25). An investigator there may take it
 * (A-MYTHOS-24).
 */
export function* placeClue(g: Game, at: string): Rule {
  const { investigators } = g.s;
  if (g.gateAt(at)) return;
  g.setClues(at, g.cluesAt(at) + 1);
  g.emit?.({ type: 'clue', at, placed: 1 });
  if (!investigators.some((who) => who.place === at && !isForbidden(g, who, 'take-clues'))) return;
  const taker = yield* chooseTaker(g, at);
  if (!taker) return;
  // A-MYTHOS-26: only the clue placed now.
  yield* takeCluesOffBoard(g, taker, [[at, 1]]);
}

/**
 * Chooses the investigator who takes the new clue, if any. A single one decides alone; for several the first player
 * decides (DEC-37).
 */
function* chooseTaker(g: Game, at: string): Rule<Investigator | undefined> {
  return yield* ask<Investigator | undefined>(g, () => {
    const takers = investigatorsInOrder(g).filter((who) => who.place === at && !isForbidden(g, who, 'take-clues'));
    const options: OptionWithValue<'q.take-clue', Investigator | undefined>[] = takers.map((who) => ({
      id: optionId.take(who.seat),
      value: who,
      key: 'o.take-clue',
      args: { investigator: who.id },
      on: who.id,
    }));
    options.push({ id: 'leave', value: undefined, key: 'o.leave-clue', args: { place: at } });
    const by = takers.length === 1 ? (takers[0] as Investigator).seat : g.s.first;
    // No trades during the Mythos Phase.
    return { by: [by], key: 'q.take-clue', args: { place: at }, why: 'A-MYTHOS-24', options, asides: 'none' };
  });
}

import type { Rule } from '@vigil/engine';
import { askUnlessMoot } from '../../common/ask.js';
import { isForbidden } from '../../common/figures/modifiers.js';
import { takeCluesOffBoard } from '../../common/resources/resources.js';
import { type OptionWithValue, optionId } from '../../language/questions/index.js';
import type { Game } from '../game.js';
import type { Investigator } from '../state.js';

/** Takes any number of the clues there, from none to all (A-MOVE-13, A-MOVE-14, A-MOVE-15, A-MOVE-16). */
export function* takeClues(g: Game, who: Investigator): Rule {
  const { place } = who;
  // The investigator may have been moved meanwhile; their movement has ended here.
  const cluesHere = () => (who.place === place ? g.cluesAt(place) : 0);
  if (cluesHere() === 0 || isForbidden(g, who, 'take-clues')) return;
  const n = yield* askUnlessMoot<number>(g, () => {
    const clues = cluesHere();
    if (clues === 0) return undefined;
    const amounts: OptionWithValue<'q.take-clues', number>[] = [];
    for (let n = clues; n >= 0; n--) {
      amounts.push({ id: optionId.amount(n), value: n, key: 'o.take-clues', args: { n }, on: place });
    }
    return {
      by: [who.seat],
      key: 'q.take-clues',
      args: { investigator: who.id, clues, place },
      why: 'A-MOVE-13',
      options: amounts,
    };
  });
  if (n === undefined || n === 0) return;
  yield* takeCluesOffBoard(g, who, [[place, n]]);
}

import type { Rule } from '@vigil/engine';
import type { Effects } from '../../language/effects.js';
import { optionId } from '../../language/questions/index.js';
import { askUnlessMoot } from '../ask.js';
import type { Due } from '../contracts/effects.js';
import { type Game, isInterruptOf } from '../game.js';
import type { Investigator } from '../state.js';
import { inConflict, isAlike } from './order.js';

/** Returns due losses of points as effects. */
export function lossEffects(what: 'sanity' | 'stamina', amount: number, fatal?: boolean): Effects {
  return [{ do: 'lose', what, amount, ...(fatal && { fatal }) }];
}

/**
 * Resolves everything due to one investigator at the same moment. The player chooses the order if it can matter
 * (A-MISC-06, DEC-42), otherwise it is the printed one. An interrupt cancels none of them: it follows the last one. `bound`: they are due only at the investigator's place, and not to one who has left.
 */
export function* resolveSimultaneously(g: Game, who: Investigator, due: readonly Due[], bound = false): Rule {
  const left = due.slice();
  let interrupt: unknown;
  while (left.length > 0 && who.place !== 'out') {
    const next = left.length > 1 ? yield* chooseNext(g, who, left, bound) : (left[0] as Due);
    left.splice(left.indexOf(next), 1);
    try {
      yield* next.run;
    } catch (thrown) {
      if (!isInterruptOf(thrown, who)) throw thrown;
      interrupt ??= thrown;
    }
  }
  if (interrupt !== undefined) throw interrupt;
}

/** Returns the next one: the player's choice among those whose order matters, otherwise the first. */
function* chooseNext(g: Game, who: Investigator, left: readonly Due[], bound: boolean): Rule<Due> {
  const chosen = yield* askUnlessMoot<Due>(g, () => {
    const open = differing(inConflict(g, who, left, bound));
    if (open.length < 2) return undefined;
    return {
      by: [who.seat],
      key: 'q.due-order',
      args: { investigator: who.id },
      why: g.rules.reasons.order,
      options: open.map((one, i) => ({
        id: optionId.choice(letterOf(i)),
        value: one,
        key: 'o.choice',
        args: { letter: letterOf(i) },
      })),
      asides: { inText: who },
      about: () => ({
        effects: [{ do: 'choose', options: open.map(({ effects }) => effects) }],
        source: (open[0] as Due).source,
        checks: {},
      }),
    };
  });
  return chosen ?? (left[0] as Due);
}

/** One of each kind: between equal ones there is nothing to choose. */
function differing(due: readonly Due[]): Due[] {
  return due.filter((one, i) => !due.slice(0, i).some((earlier) => isAlike(earlier, one)));
}

const letterOf = (i: number): string => String.fromCharCode(97 + i);

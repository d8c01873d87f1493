import type { Rule } from '@vigil/engine';
import { ask } from '../../common/ask.js';
import { skillCheck } from '../../common/checks/checks.js';
import { isForbidden } from '../../common/figures/modifiers.js';
import { type OptionWithValue, optionId } from '../../language/questions/index.js';
import { type Game, investigatorsInOrder } from '../game.js';
import type { Investigator } from '../state.js';
import { takeClues } from './clues.js';

/**
 * Takes Clues at the end of a movement. In clockwise order that is turn order. If all move side by side, or roll for it,
 * this waits until all have moved (PBP-03, PBP-05). `from`: the starting place of the movement.
 */
export function* takeCluesOnArrival(g: Game, who: Investigator, from: string): Rule {
  const { arrival, phaseOrder } = g.s.houseRules;
  if (arrival === 'agree' && phaseOrder !== 'free') return yield* takeClues(g, who);
  if (g.cluesAt(who.place) === 0) return;
  g.s.arrivals ??= [];
  g.s.arrivals.push({ seat: who.seat, at: who.place, ...(from === who.place && { before: true as const }) });
}

/**
 * Settles the clues after all have moved. At each place the first takes any number and the rest goes to the next
 * (PBP-06).
 */
export function* settleArrivalOrder(g: Game): Rule {
  const arrivals = g.s.arrivals ?? [];
  g.s.arrivals = undefined;
  for (const at of new Set(arrivals.map((arrival) => arrival.at))) {
    const takers = investigatorsInOrder(g).filter(
      (who) => who.place === at && arrivals.some((arrival) => arrival.seat === who.seat && arrival.at === at),
    );
    const wasThereBefore = ({ seat }: Investigator) =>
      arrivals.some((arrival) => arrival.seat === seat && arrival.at === at && arrival.before === true);
    if (g.s.houseRules.arrival === 'agree') yield* takeByAgreement(g, at, takers);
    else yield* takeBySpeed(g, takers, wasThereBefore);
  }
}

/** The group agrees who is first at a place, again for what is left; otherwise the first player decides (PBP-05). */
function* takeByAgreement(g: Game, at: string, takers: readonly Investigator[]): Rule {
  let left = takers.filter((who) => !isForbidden(g, who, 'take-clues'));
  while (left.length > 0 && g.cluesAt(at) > 0) {
    const [only] = left;
    const who = left.length === 1 && only ? only : yield* chooseFirst(g, at, left);
    yield* takeClues(g, who);
    left = left.filter((other) => other !== who);
  }
}

function* chooseFirst(g: Game, at: string, contenders: readonly Investigator[]): Rule<Investigator> {
  return yield* ask<Investigator>(g, () => ({
    by: [g.s.first],
    key: 'q.arrival',
    args: { place: at, clues: g.cluesAt(at) },
    why: 'PBP-05',
    options: contenders.map(
      (who): OptionWithValue<'q.arrival', Investigator> => ({
        id: optionId.seat(who.seat),
        value: who,
        key: 'o.investigator',
        args: { investigator: who.id },
        on: who.id,
      }),
    ),
  }));
}

/** An investigator who was there before the phase is first (BOX-55). */
function* takeBySpeed(g: Game, takers: readonly Investigator[], wasThereBefore: (who: Investigator) => boolean): Rule {
  const came = takers.filter((who) => !wasThereBefore(who));
  const order = [...takers.filter(wasThereBefore), ...(came.length > 1 ? yield* orderBySpeedCheck(g, came) : came)];
  for (const who of order) yield* takeClues(g, who);
}

/**
 * Orders investigators by Speed checks. No clues can be spent on them; ties go clockwise from the first player
 * (BOX-55).
 */
function* orderBySpeedCheck(g: Game, arrived: readonly Investigator[]): Rule<Investigator[]> {
  const rolled: { who: Investigator; successes: number }[] = [];
  for (const who of arrived) {
    const cause = { source: 'PBP-05' };
    const { successes } = yield* skillCheck(g, who, {
      kind: 'speed',
      modifier: 0,
      difficulty: 1,
      cause,
      noClues: true,
    });
    rolled.push({ who, successes });
  }
  return rolled.sort((one, other) => other.successes - one.successes).map(({ who }) => who);
}

import type { Rule } from '@vigil/engine';
import { skillCheck } from '../../common/resolving/checks.js';
import { type Game, investigatorsInOrder } from '../game.js';
import type { Investigator } from '../state.js';
import { takeClues } from './clues.js';

/**
 * Takes Clues at the end of a movement. With the house rule of a Speed check this waits until all have moved (PBP-05).
 * `from`: the starting place of the movement.
 */
export function* takeCluesOnArrival(g: Game, who: Investigator, from: string): Rule {
  if (g.s.houseRules.arrival === 'agree') return yield* takeClues(g, who);
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
    const arrivalOf = ({ seat }: Investigator) =>
      arrivals.find((arrival) => arrival.seat === seat && arrival.at === at);
    const here = investigatorsInOrder(g).filter((who) => who.place === at && arrivalOf(who));
    // An investigator who was there before the phase is first (BOX-55).
    const wasThereBefore = (who: Investigator) => arrivalOf(who)?.before === true;
    const came = here.filter((who) => !wasThereBefore(who));
    const order = [...here.filter(wasThereBefore), ...(came.length > 1 ? yield* orderBySpeedCheck(g, came) : came)];
    for (const who of order) yield* takeClues(g, who);
  }
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

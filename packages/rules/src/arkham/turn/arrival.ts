import type { Rule } from '@vigil/engine';
import { ask } from '../../common/ask.js';
import { skillCheck } from '../../common/resolving/checks.js';
import { optionId } from '../../language/questions/index.js';
import type { Game } from '../game.js';
import type { Investigator } from '../state.js';
import { takeClues } from './clues.js';

/**
 * The end of a movement at a place with clues. By the house rule of a Speed check the taking waits until all have moved
 * (PBP-05); otherwise he takes what he likes now.
 */
export function* arrive(g: Game, who: Investigator): Rule {
  if (g.s.houseRules.arrival === 'agree') return yield* takeClues(g, who);
  if ((g.s.clues[who.place] ?? 0) === 0) return;
  g.s.arrivals ??= [];
  g.s.arrivals.push({ seat: who.seat, at: who.place });
}

/** After everybody has moved: place by place, who was first takes any number, what is left goes to the next (PBP-06). */
export function* settleArrivals(g: Game): Rule {
  const arrivals = g.s.arrivals ?? [];
  g.s.arrivals = undefined;
  for (const at of new Set(arrivals.map((arrival) => arrival.at))) {
    const here = arrivals.map(({ seat }) => g.at(seat)).filter((who) => who.place === at);
    for (const who of here.length > 1 ? yield* bySpeed(g, here) : here) yield* takeClues(g, who);
  }
}

/** In the order of their Speed checks; no clues can be spent on these, and ties go to the first player's choice. */
function* bySpeed(g: Game, here: readonly Investigator[]): Rule<Investigator[]> {
  const rolled: { who: Investigator; successes: number }[] = [];
  for (const who of here) {
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
  const order: Investigator[] = [];
  while (rolled.length > 0) {
    const most = Math.max(...rolled.map(({ successes }) => successes));
    const first = yield* ask(g, () => ({
      by: [g.s.first],
      key: 'q.arrived-first',
      args: { place: rolled[0]?.who.place as string },
      why: 'PBP-05',
      // It settles an order and nothing else.
      asides: 'none',
      options: rolled
        .filter(({ successes }) => successes === most)
        .map((one) => ({
          id: optionId.seat(one.who.seat),
          value: one,
          key: 'o.investigator',
          args: { investigator: one.who.id },
          on: one.who.id,
        })),
    }));
    rolled.splice(rolled.indexOf(first), 1);
    order.push(first.who);
  }
  return order;
}

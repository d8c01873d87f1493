import type { Rule } from '@vigil/engine';
import { type Game, losesThisTurn } from '../../arkham/game.js';
import type { ArkhamTurn } from '../../arkham/own-meanings.js';
import type { Investigator } from '../../arkham/state.js';
import { ask } from '../../common/ask.js';
import { handOf } from '../../common/figures/hand.js';
import { type Cause, Gone, occupied, unlessGone } from '../../common/game.js';
import { discardCard } from '../../common/resolving/cards.js';
import { canPay, pay } from '../../common/resolving/costs.js';
import { resolve } from '../../common/resolving/resolve.js';
import { fallIfSpent } from '../../common/resolving/resources.js';
import type { Possession, TableState } from '../../common/state.js';
import type { CardDef, Route } from '../../language/components.js';
import type { Content } from '../../language/content.js';
import { PART } from './horror.js';

/** How far somebody has come with a Task or a Mission. */
export interface RouteOfCard {
  readonly card: string;
  readonly kind: 'task' | 'mission';
  /** The areas in their order (D-TASK-02). */
  readonly steps: readonly { readonly at: string; readonly done: boolean }[];
  /** The area that comes next. */
  readonly next: string;
  /** A Mission: he has spent the phase there, and pays as his next Upkeep begins, if he is still there. */
  readonly sacrificeDue: boolean;
}

/** What is needed of a position, or of a view of one, to tell how far routes are. */
type Seen = Pick<TableState, 'boxes'>;
type Owner = { readonly seat: number; readonly cards: readonly Pick<Possession, 'card' | 'tokens'>[] };

/** The Tasks and Missions somebody has, in the order of his cards, and how far he has come with each. */
export function routesOf(content: Content, s: Seen, who: Owner): RouteOfCard[] {
  return who.cards.flatMap((possession) => {
    const { card } = possession;
    const route = content.cards.get(card)?.route;
    if (!route) return [];
    const done = possession.tokens ?? 0;
    const next = stepOf(route, possession);
    return {
      card,
      kind: route.sacrifice ? ('mission' as const) : ('task' as const),
      steps: route.steps.map((at, i) => ({ at, done: i < done })),
      next,
      sacrificeDue: route.sacrifice !== undefined && PART.of({ s }).stayed?.[who.seat] === next,
    };
  });
}

/** The area a card asks for next. */
function stepOf({ steps }: Route, { tokens = 0 }: Pick<Possession, 'tokens'>): string {
  return steps[Math.min(tokens, steps.length - 1)] as string;
}

interface Held {
  readonly possession: Possession;
  readonly route: Route;
}

/** His Tasks and Missions of which an area is the next step. */
function dueAt(g: Game, who: Investigator, place: string): Held[] {
  const { cards, defs } = handOf(g, who);
  const due: Held[] = [];
  for (const [i, possession] of cards.entries()) {
    const route = defs[i]?.route;
    if (route && stepOf(route, possession) === place) due.push({ possession, route });
  }
  return due;
}

const isTask = ({ route }: Held) => route.sacrifice === undefined;
const isMission = ({ route }: Held) => route.sacrifice !== undefined;

/**
 * Whether he spends his phase of encounters where he is: not who loses the turn or fell in it, and not where a gate is
 * open, which keeps a place from being visited (D-TASK-09). Who is lost in time and space is there all the same.
 */
function spendsPhase(g: Game, who: Investigator): boolean {
  if (who.place === 'out') return false;
  return who.place === 'lost' || !(losesThisTurn(g, who) || who.fellOn === g.s.turn || g.gateAt(who.place));
}

/** Whether a phase of encounters that he spends where he is takes one of his Tasks or Missions further. */
function takesStep(g: Game, who: Investigator): boolean {
  return handOf(g, who).defs.some(hasRoute) && dueAt(g, who, who.place).length > 0 && spendsPhase(g, who);
}

const hasRoute = ({ route }: CardDef) => route !== undefined;

type Parts = Pick<ArkhamTurn, 'upkeep' | 'encounter' | 'otherWorld' | 'isIdle' | 'score'>;

/**
 * Tasks and Missions. The step of a Task is done by the phase of encounters spent where the movement ended (D-TASK-03,
 * D-TASK-04), in an area of another world by the encounter there (BOX-10), whatever that encounter brings (BOX-12). A
 * Mission asks besides that he is still there as his next Upkeep begins, and for its sacrifice then (D-TASK-05), before he
 * comes back from being lost (BOX-11). There is no time limit (D-TASK-10).
 */
export function routes(below: Parts): Parts {
  return {
    encounter: (g, who) =>
      takesStep(g, who) && !g.inOtherWorld(who) ? spending(g, who, below.encounter) : below.encounter(g, who),
    otherWorld: (g, who) =>
      takesStep(g, who) && g.inOtherWorld(who) ? spending(g, who, below.otherWorld) : below.otherWorld(g, who),
    upkeep: (g, who) =>
      PART.of(g).stayed?.[who.seat] !== undefined && (g.s.battle || !losesThisTurn(g, who))
        ? sacrificing(g, who, below.upkeep)
        : below.upkeep(g, who),
    isIdle(g, who, phase) {
      // In the streets, and lost, there is something to do after all.
      if (phase === 'arkham-encounters' && takesStep(g, who)) return false;
      return below.isIdle(g, who, phase);
    },
    // What was carried out counts for the players, who left it to others against them (A-SCORE-08).
    score(g) {
      const { completed = 0, retired = 0 } = PART.of(g);
      return below.score(g) + completed - retired;
    },
  };
}

/** His part of a phase of encounters, and what it does for his Tasks and Missions. */
function* spending(g: Game, who: Investigator, part: ArkhamTurn['encounter']): Rule {
  const { place } = who;
  const due = dueAt(g, who, place);
  const tasks = due.filter(isTask);
  const missions = due.filter(isMission);
  yield* unlessGone(who, part(g, who));
  if (who.place === 'out') return;
  if (missions.some(({ possession }) => who.cards.includes(possession))) {
    const own = PART.of(g);
    own.stayed = { ...own.stayed, [who.seat]: place };
  }
  for (const task of tasks) yield* unlessGone(who, occupied(g, who, stepDone(g, who, task)));
}

/** An Upkeep that begins with his Missions. */
function* sacrificing(g: Game, who: Investigator, part: ArkhamTurn['upkeep']): Rule {
  yield* unlessGone(who, occupied(g, who, sacrifices(g, who)));
  if (who.place === 'out') throw new Gone(who.seat);
  yield* part(g, who);
}

/** As his Upkeep begins he pays for the Missions whose area he has stayed in, if he likes. */
function* sacrifices(g: Game, who: Investigator): Rule {
  const own = PART.of(g);
  const { [who.seat]: place, ...others } = own.stayed ?? {};
  own.stayed = others;
  if (place === undefined || who.place !== place) return;
  for (const mission of dueAt(g, who, place).filter(isMission)) yield* sacrifice(g, who, mission);
}

function* sacrifice(g: Game, who: Investigator, mission: Held): Rule {
  const { possession, route } = mission;
  const cost = route.sacrifice ?? {};
  const { card } = possession;
  const cause: Cause = { source: card, possession };
  if (!who.cards.includes(possession) || !canPay(g, who, cost, cause)) return;
  const pays = yield* ask<boolean>(g, () => ({
    by: [who.seat],
    key: 'q.sacrifice',
    args: { investigator: who.id, card, place: who.place },
    why: 'D-TASK-05',
    options: [
      { id: 'yes', value: true, key: 'o.yes' },
      { id: 'no', value: false, key: 'o.no' },
    ],
    asides: { inText: who },
    about: () => ({ effects: [{ do: 'may', cost, then: [] }], source: card, checks: {} }),
  }));
  if (!pays) return;
  yield* pay(g, who, cost, cause);
  // Whom it fells falls when the step is done (BOX-13).
  yield* stepDone(g, who, mission);
  yield* fallIfSpent(g, who);
}

/**
 * A step is done: a marker comes on the card (D-TASK-06). With the last the card brings what it promises, at once, and
 * goes to the box (D-TASK-08).
 */
function* stepDone(g: Game, who: Investigator, { possession, route }: Held): Rule {
  if (!who.cards.includes(possession)) return;
  const { card } = possession;
  const tokens = (possession.tokens ?? 0) + 1;
  possession.tokens = tokens;
  g.tell?.({ type: 'tokens', on: card, by: 1, tokens, seat: who.seat });
  if (tokens < route.steps.length) return;
  const own = PART.of(g);
  own.completed = (own.completed ?? 0) + 1;
  try {
    yield* resolve(g, who, route.then, { source: card, possession });
  } finally {
    discardCard(g, who, possession, true);
  }
}

import type { Rule } from '@vigil/engine';
import type { ArkhamTurnRules } from '../../arkham/extra-rules.js';
import { type Game, isLosingTurn } from '../../arkham/game.js';
import type { Investigator } from '../../arkham/state.js';
import { ask } from '../../common/ask.js';
import { handOf } from '../../common/figures/hand.js';
import { type Cause, Interrupted, unlessInterrupted, whileOccupied } from '../../common/game.js';
import { discardCard } from '../../common/resolving/cards.js';
import { canPay, pay } from '../../common/resolving/costs.js';
import { resolve } from '../../common/resolving/resolve.js';
import { fallIfAtZero } from '../../common/resolving/resources.js';
import type { Possession, TableState } from '../../common/state.js';
import type { CardDef, Route } from '../../language/components.js';
import type { Content } from '../../language/content.js';
import { DUNWICH_SLICE } from './dunwich-horror.js';

/** How far somebody has come with a Task or a Mission. */
export interface RouteProgress {
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
type RouteState = Pick<TableState, 'boxes'>;
type RouteOwner = { readonly seat: number; readonly cards: readonly Pick<Possession, 'card' | 'tokens'>[] };

/** The Tasks and Missions somebody has, in the order of his cards, and how far he has come with each. */
export function listRoutes(content: Content, s: RouteState, who: RouteOwner): RouteProgress[] {
  return who.cards.flatMap((possession) => {
    const { card } = possession;
    const route = content.cards.get(card)?.route;
    if (!route) return [];
    const done = possession.tokens ?? 0;
    const next = nextStepOf(route, possession);
    return {
      card,
      kind: route.sacrifice ? ('mission' as const) : ('task' as const),
      steps: route.steps.map((at, i) => ({ at, done: i < done })),
      next,
      sacrificeDue: route.sacrifice !== undefined && DUNWICH_SLICE.of({ s }).stayed?.[who.seat] === next,
    };
  });
}

/** The area a card asks for next. */
function nextStepOf({ steps }: Route, { tokens = 0 }: Pick<Possession, 'tokens'>): string {
  return steps[Math.min(tokens, steps.length - 1)] as string;
}

interface RouteCard {
  readonly possession: Possession;
  readonly route: Route;
}

/** His Tasks and Missions of which an area is the next step. */
function routesDueAt(g: Game, who: Investigator, place: string): RouteCard[] {
  const { cards, defs } = handOf(g, who);
  const due: RouteCard[] = [];
  for (const [i, possession] of cards.entries()) {
    const route = defs[i]?.route;
    if (route && nextStepOf(route, possession) === place) due.push({ possession, route });
  }
  return due;
}

const isTask = ({ route }: RouteCard) => route.sacrifice === undefined;
const isMission = ({ route }: RouteCard) => route.sacrifice !== undefined;

/**
 * Whether he spends his phase of encounters where he is: not who loses the turn or fell in it, and not where a gate is
 * open, which keeps a place from being visited (D-TASK-09). Who is lost in time and space is there all the same.
 */
function isSpendingPhase(g: Game, who: Investigator): boolean {
  if (who.place === 'out') return false;
  return who.place === 'lost' || !(isLosingTurn(g, who) || who.fellOn === g.s.turn || g.gateAt(who.place));
}

/** Whether a phase of encounters that he spends where he is takes one of his Tasks or Missions further. */
function completesStep(g: Game, who: Investigator): boolean {
  return handOf(g, who).defs.some(hasRoute) && routesDueAt(g, who, who.place).length > 0 && isSpendingPhase(g, who);
}

const hasRoute = ({ route }: CardDef) => route !== undefined;

type RouteRules = Pick<ArkhamTurnRules, 'upkeep' | 'encounter' | 'otherWorld' | 'isIdle' | 'score'>;

/**
 * Tasks and Missions. The step of a Task is done by the phase of encounters spent where the movement ended (D-TASK-03,
 * D-TASK-04), in an area of another world by the encounter there (BOX-10), whatever that encounter brings (BOX-12). A
 * Mission asks besides that he is still there as his next Upkeep begins, and for its sacrifice then (D-TASK-05), before he
 * comes back from being lost (BOX-11). There is no time limit (D-TASK-10).
 */
export function routesLayer(below: RouteRules): RouteRules {
  return {
    encounter: (g, who) =>
      completesStep(g, who) && !g.isInOtherWorld(who)
        ? encounterWithRoutes(g, who, below.encounter)
        : below.encounter(g, who),
    otherWorld: (g, who) =>
      completesStep(g, who) && g.isInOtherWorld(who)
        ? encounterWithRoutes(g, who, below.otherWorld)
        : below.otherWorld(g, who),
    upkeep: (g, who) =>
      DUNWICH_SLICE.of(g).stayed?.[who.seat] !== undefined && (g.s.battle || !isLosingTurn(g, who))
        ? upkeepWithMissions(g, who, below.upkeep)
        : below.upkeep(g, who),
    isIdle(g, who, phase) {
      // In the streets, and lost, there is something to do after all.
      if (phase === 'arkham-encounters' && completesStep(g, who)) return false;
      return below.isIdle(g, who, phase);
    },
    // What was carried out counts for the players, who left it to others against them (A-SCORE-08).
    score(g) {
      const { completed = 0, retired = 0 } = DUNWICH_SLICE.of(g);
      return below.score(g) + completed - retired;
    },
  };
}

/** His part of a phase of encounters, and what it does for his Tasks and Missions. */
function* encounterWithRoutes(g: Game, who: Investigator, part: ArkhamTurnRules['encounter']): Rule {
  const { place } = who;
  const due = routesDueAt(g, who, place);
  const tasks = due.filter(isTask);
  const missions = due.filter(isMission);
  yield* unlessInterrupted(who, part(g, who));
  if (who.place === 'out') return;
  if (missions.some(({ possession }) => who.cards.includes(possession))) {
    const own = DUNWICH_SLICE.of(g);
    own.stayed = { ...own.stayed, [who.seat]: place };
  }
  for (const task of tasks) yield* unlessInterrupted(who, whileOccupied(g, who, completeStep(g, who, task)));
}

/** An Upkeep that begins with his Missions. */
function* upkeepWithMissions(g: Game, who: Investigator, part: ArkhamTurnRules['upkeep']): Rule {
  yield* unlessInterrupted(who, whileOccupied(g, who, offerSacrifices(g, who)));
  if (who.place === 'out') throw new Interrupted(who.seat);
  yield* part(g, who);
}

/** As his Upkeep begins he pays for the Missions whose area he has stayed in, if he likes. */
function* offerSacrifices(g: Game, who: Investigator): Rule {
  const own = DUNWICH_SLICE.of(g);
  const { [who.seat]: place, ...others } = own.stayed ?? {};
  own.stayed = others;
  if (place === undefined || who.place !== place) return;
  for (const mission of routesDueAt(g, who, place).filter(isMission)) yield* makeSacrifice(g, who, mission);
}

function* makeSacrifice(g: Game, who: Investigator, mission: RouteCard): Rule {
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
  yield* completeStep(g, who, mission);
  yield* fallIfAtZero(g, who);
}

/**
 * A step is done: a marker comes on the card (D-TASK-06). With the last the card brings what it promises, at once, and
 * goes to the box (D-TASK-08).
 */
function* completeStep(g: Game, who: Investigator, { possession, route }: RouteCard): Rule {
  if (!who.cards.includes(possession)) return;
  const { card } = possession;
  const tokens = (possession.tokens ?? 0) + 1;
  possession.tokens = tokens;
  g.emit?.({ type: 'tokens', on: card, by: 1, tokens, seat: who.seat });
  if (tokens < route.steps.length) return;
  const own = DUNWICH_SLICE.of(g);
  own.completed = (own.completed ?? 0) + 1;
  try {
    yield* resolve(g, who, route.then, { source: card, possession });
  } finally {
    discardCard(g, who, possession, true);
  }
}

import type { Rule } from '@vigil/engine';
import type { ArkhamTurnRules } from '../../arkham/game.js';
import { type Game, isLosingTurn } from '../../arkham/game.js';
import type { Investigator } from '../../arkham/state.js';
import { askUnlessMoot } from '../../common/ask.js';
import { discardCard } from '../../common/cards/cards.js';
import { resolve } from '../../common/effects/resolve.js';
import { handOf } from '../../common/figures/hand.js';
import { type Cause, Interrupted, unlessInterrupted, whileOccupied } from '../../common/game.js';
import { canPay, pay } from '../../common/resources/costs.js';
import { defeatIfAtZero } from '../../common/resources/resources.js';
import type { Possession, TableState } from '../../common/state.js';
import type { CardDef, Route } from '../../language/components.js';
import type { Content } from '../../language/content.js';
import { DUNWICH_SLICE } from './dunwich-horror.js';

/** An investigator's progress with a Task or a Mission. */
export interface RouteProgress {
  readonly card: string;
  readonly kind: 'task' | 'mission';
  /** The areas in their order (D-TASK-02). */
  readonly steps: readonly { readonly at: string; readonly done: boolean }[];
  /** The area that comes next. */
  readonly next: string;
  /**
   * A Mission: the phase has been spent there. The payment is due at the start of the next Upkeep if the investigator
   * is still there.
   */
  readonly sacrificeDue: boolean;
}

/** The part of a position or view needed to compute route progress. */
type RouteState = Pick<TableState, 'boxes'>;
type RouteOwner = { readonly seat: number; readonly cards: readonly Pick<Possession, 'card' | 'tokens'>[] };

/** Returns an investigator's Tasks and Missions with their progress, in card order. */
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
      sacrificeDue: route.sacrifice !== undefined && DUNWICH_SLICE.of({ s }).missionPlaces?.[who.seat] === next,
    };
  });
}

/** Returns the area a card requires next. */
function nextStepOf({ steps }: Route, { tokens = 0 }: Pick<Possession, 'tokens'>): string {
  return steps[Math.min(tokens, steps.length - 1)] as string;
}

interface RouteCard {
  readonly possession: Possession;
  readonly route: Route;
}

/** Returns the Tasks and Missions whose next step is the area. */
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
 * True if the investigator spends the encounter phase where they are.
 *
 * False if they lose the turn or were defeated in it. False at an open gate, which prevents visiting the place
 * (D-TASK-09). Lost in time and space counts.
 */
function isSpendingPhase(g: Game, who: Investigator): boolean {
  if (who.place === 'out') return false;
  return who.place === 'lost' || !(isLosingTurn(g, who) || who.defeatedOn === g.s.turn || g.gateAt(who.place));
}

/** True if spending the encounter phase here advances one of the investigator's Tasks or Missions. */
function completesStep(g: Game, who: Investigator): boolean {
  return handOf(g, who).defs.some(hasRoute) && routesDueAt(g, who, who.place).length > 0 && isSpendingPhase(g, who);
}

const hasRoute = ({ route }: CardDef) => route !== undefined;

type RouteRules = Pick<ArkhamTurnRules, 'upkeep' | 'encounter' | 'otherWorld' | 'isIdle' | 'listScore'>;

/**
 * Tasks and Missions. A Task step is done by the encounter phase spent where the movement ended (D-TASK-03, D-TASK-04).
 *
 * In an Other World area the encounter there does it (BOX-10), whatever its outcome (BOX-12). A Mission also requires
 * staying until the next Upkeep begins, and paying its sacrifice then (D-TASK-05). The lost pay before they return
 * (BOX-11). There is no time limit (D-TASK-10).
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
      DUNWICH_SLICE.of(g).missionPlaces?.[who.seat] !== undefined && (g.s.battle || !isLosingTurn(g, who))
        ? upkeepWithMissions(g, who, below.upkeep)
        : below.upkeep(g, who),
    isIdle(g, who, phase) {
      // In the streets, or lost, there is something to do after all.
      if (phase === 'arkham-encounters' && completesStep(g, who)) return false;
      return below.isIdle(g, who, phase);
    },
    // Completed cards count for the players, who let others count against them (A-SCORE-08).
    listScore(g) {
      const { completed = 0, retired = 0 } = DUNWICH_SLICE.of(g);
      return [
        ...below.listScore(g),
        { reason: 'completed', points: completed },
        { reason: 'retired', points: 0 - retired },
      ];
    },
  };
}

/** Runs an investigator's encounter phase and advances their Tasks and Missions. */
function* encounterWithRoutes(g: Game, who: Investigator, part: ArkhamTurnRules['encounter']): Rule {
  const { place } = who;
  const due = routesDueAt(g, who, place);
  const tasks = due.filter(isTask);
  const missions = due.filter(isMission);
  yield* unlessInterrupted(who, part(g, who));
  if (who.place === 'out') return;
  if (missions.some(({ possession }) => who.cards.includes(possession))) {
    const own = DUNWICH_SLICE.of(g);
    own.missionPlaces = { ...own.missionPlaces, [who.seat]: place };
  }
  for (const task of tasks) yield* unlessInterrupted(who, whileOccupied(g, who, completeStep(g, who, task)));
}

/** Runs an Upkeep that begins with Missions. */
function* upkeepWithMissions(g: Game, who: Investigator, part: ArkhamTurnRules['upkeep']): Rule {
  yield* unlessInterrupted(who, whileOccupied(g, who, offerSacrifices(g, who)));
  if (who.place === 'out') throw new Interrupted(who.seat);
  yield* part(g, who);
}

/** At the start of Upkeep the investigator may pay for Missions whose area they stayed in. */
function* offerSacrifices(g: Game, who: Investigator): Rule {
  const own = DUNWICH_SLICE.of(g);
  const { [who.seat]: place, ...others } = own.missionPlaces ?? {};
  own.missionPlaces = others;
  if (place === undefined || who.place !== place) return;
  for (const mission of routesDueAt(g, who, place).filter(isMission)) yield* makeSacrifice(g, who, mission);
}

function* makeSacrifice(g: Game, who: Investigator, mission: RouteCard): Rule {
  const { possession, route } = mission;
  const cost = route.sacrifice ?? {};
  const { card } = possession;
  const cause: Cause = { source: card, possession };
  const pays = yield* askUnlessMoot<boolean>(g, () =>
    who.cards.includes(possession) && canPay(g, who, cost, cause)
      ? {
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
        }
      : undefined,
  );
  if (!pays) return;
  yield* pay(g, who, cost, cause);
  // An investigator defeated by the payment is out only after the step is done (BOX-13).
  yield* completeStep(g, who, mission);
  yield* defeatIfAtZero(g, who);
}

/**
 * Completes a step: a marker comes on the card (D-TASK-06). After the last step the reward applies at once and the card
 * leaves the game (D-TASK-08).
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

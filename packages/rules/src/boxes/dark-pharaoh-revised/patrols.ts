import type { Rule } from '@vigil/engine';
import type { ArkhamPeopleRules, ArkhamTurnRules, Game } from '../../arkham/game.js';
import type { Investigator } from '../../arkham/state.js';
import { previewCheck, skillCheck } from '../../common/checks/checks.js';
import type { CheckSpec } from '../../common/contracts/checks.js';
import { cardAt, type TableCards } from '../../common/in-play.js';
import { defeatIfAtZero } from '../../common/resources/resources.js';
import type { GuardPreview } from '../../language/questions/index.js';

/** The marker of a patrol. */
export const PATROL = 'police-patrol';

/** Returns the streets with a patrol. */
export function patrolledStreets(s: TableCards): string[] {
  return s.inPlay.flatMap(({ card, at }) => (card === PATROL && at !== undefined ? [at] : []));
}

const SNEAK_PAST: CheckSpec = {
  kind: 'sneak',
  modifier: 0,
  difficulty: 1,
  cause: { source: PATROL },
  noClues: false,
};

/** Makes a Sneak check to pass the patrol in the investigator's street; arrests them on failure (P-REV-01). */
function* sneakPastPatrol(g: Game, who: Investigator): Rule {
  const { passed } = yield* skillCheck(g, who, SNEAK_PAST);
  yield* defeatIfAtZero(g, who);
  if (!passed) yield* g.rules.people.applyFate(g, who, 'arrested', { source: PATROL });
}

function isPatrolled(g: Game, { place }: { readonly place: string }): boolean {
  return cardAt(g.s, PATROL, place) !== undefined;
}

/** Previews the check of a patrolled street (P-REV-01). */
export function previewPatrol(g: Game, who: Investigator, place: string): GuardPreview | undefined {
  if (!isPatrolled(g, { place })) return undefined;
  return { place, card: PATROL, check: previewCheck(g, who, SNEAK_PAST), fate: 'arrested' };
}

/** Applies the patrol each time an investigator leaves a patrolled street in the Movement Phase, by any means. */
export function leavingPatrolsLayer(people: ArkhamPeopleRules): Pick<ArkhamPeopleRules, 'travel'> {
  return {
    travel(g, who, to, from) {
      const goes = people.travel(g, who, to, from);
      const isWatched = g.s.step.phase === 'movement' && to !== who.place && isPatrolled(g, who);
      return isWatched ? passAfterLeaving(g, who, goes) : goes;
    },
  };
}

function* passAfterLeaving(g: Game, who: Investigator, goes: Rule): Rule {
  yield* sneakPastPatrol(g, who);
  yield* goes;
}

/** Applies the patrol where a movement ends in a patrolled street. */
export function endingAtPatrolsLayer(turn: ArkhamTurnRules): Pick<ArkhamTurnRules, 'movement'> {
  return {
    *movement(g, who): Rule {
      yield* turn.movement(g, who);
      if (who.defeatedOn !== g.s.turn && who.losesTurn !== g.s.turn && isPatrolled(g, who))
        yield* sneakPastPatrol(g, who);
    },
  };
}

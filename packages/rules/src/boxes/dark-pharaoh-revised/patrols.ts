import type { Rule } from '@vigil/engine';
import type { Game } from '../../arkham/game.js';
import type { ArkhamPeople, ArkhamTurn } from '../../arkham/own-meanings.js';
import type { Investigator } from '../../arkham/state.js';
import { type Lying, lyingAt } from '../../common/in-play.js';
import { skillCheck } from '../../common/resolving/checks.js';
import { fallIfSpent } from '../../common/resolving/resources.js';

/** The marker of a patrol. */
export const PATROL = 'police-patrol';

/** The streets that are patrolled. */
export function patrolled(s: Lying): string[] {
  return s.inPlay.flatMap(({ card, at }) => (card === PATROL && at !== undefined ? [at] : []));
}

/** Past the patrol of the street an investigator is in: a Sneak check, and arrest if it is failed (P-REV-01). */
function* pass(g: Game, who: Investigator): Rule {
  const { passed } = yield* skillCheck(g, who, {
    kind: 'sneak',
    modifier: 0,
    difficulty: 1,
    cause: { source: PATROL },
    noClues: false,
  });
  yield* fallIfSpent(g, who);
  if (!passed) yield* g.means.people.befall(g, who, 'arrested', { source: PATROL });
}

function isPatrolled(g: Game, { place }: Investigator): boolean {
  return lyingAt(g.s, PATROL, place) !== undefined;
}

/** Each time an investigator leaves a patrolled street in the Movement Phase, on foot or otherwise. */
export function leaving(people: ArkhamPeople): Pick<ArkhamPeople, 'go'> {
  return {
    go(of, some, to, from) {
      const [g, who] = [of as Game, some as Investigator];
      const goes = people.go(g, who, to, from);
      const isWatched = g.s.step.phase === 'movement' && to !== who.place && isPatrolled(g, who);
      return isWatched ? watched(g, who, goes) : goes;
    },
  };
}

function* watched(g: Game, who: Investigator, goes: Rule): Rule {
  yield* pass(g, who);
  yield* goes;
}

/** And where a movement ends in one. */
export function ending(turn: ArkhamTurn): Pick<ArkhamTurn, 'movement'> {
  return {
    *movement(g, who): Rule {
      yield* turn.movement(g, who);
      if (who.fellOn !== g.s.turn && who.losesTurn !== g.s.turn && isPatrolled(g, who)) yield* pass(g, who);
    },
  };
}

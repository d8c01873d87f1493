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

/** Past the patrol of the street he is in: a Sneak check, and arrest if it is failed (P-REV-01). */
function* pass(g: Game, who: Investigator): Rule {
  if (!lyingAt(g.s, PATROL, who.place)) return;
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

/** Each time somebody walks out of a patrolled street. */
export function leaving(people: ArkhamPeople): Pick<ArkhamPeople, 'relocate'> {
  return {
    *relocate(g, who, to, from): Rule {
      // A step of a walk has nothing that brings it about.
      const walks = from === undefined && g.moving.get(who.seat) !== undefined && to !== who.place;
      if (walks) yield* pass(g as Game, who as Investigator);
      yield* people.relocate(g, who, to, from);
    },
  };
}

/** And where his movement ends in one. */
export function ending(turn: ArkhamTurn): Pick<ArkhamTurn, 'movement'> {
  return {
    *movement(g, who): Rule {
      yield* turn.movement(g, who);
      if (who.fellOn !== g.s.turn && who.losesTurn !== g.s.turn) yield* pass(g, who);
    },
  };
}

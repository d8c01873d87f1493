/** One investigator alone against an Ancient One, in an Other World. */
import type { Rule } from '@vigil/engine';
import type { Game } from '../../arkham/game.js';
import type { ArkhamPeople } from '../../arkham/own-meanings.js';
import type { Investigator } from '../../arkham/state.js';
import type { Cause } from '../../common/game.js';
import type { Handler } from '../../common/meanings.js';
import { skillCheck } from '../../common/resolving/checks.js';
import { combatCheck, newCombat, type Opponent } from '../../common/resolving/combat.js';
import { resolve } from '../../common/resolving/resolve.js';
import { fallIfSpent } from '../../common/resolving/resources.js';
import type { AncientOneDef } from '../../language/components.js';
import { PART } from './part.js';
import { sealBehind } from './worlds.js';

/**
 * A final battle of one: a success takes off each token of its doom, or, of the Ancient One of this game, turns over one of
 * those that lie on the track. Who falls in it is devoured; who wins is back in Arkham, and the gate is sealed behind him.
 */
export const battleAlone = (id: string): Handler =>
  function* (of, holder): Rule {
    const [g, who] = [of as Game, holder as Investigator];
    const ancient = g.content.ancientOnes.get(id);
    if (!ancient) return;
    const part = PART.of(g);
    part.alone = who.seat;
    try {
      yield* fightIt(g, who, ancient);
    } finally {
      part.alone = undefined;
    }
    const behind = who.enteredAt === undefined ? undefined : g.gateAt(who.enteredAt);
    yield* g.means.people.returnToArkham(g, who, undefined, true);
    yield* sealBehind(g, who, behind, true);
  };

function* fightIt(g: Game, who: Investigator, ancient: AncientOneDef): Rule {
  const cause: Cause = { source: ancient.id };
  const { attack, startOfBattle, combatRating } = ancient;
  const rating = typeof combatRating === 'number' ? combatRating : 0;
  if (startOfBattle) yield* resolve(g, who, startOfBattle, cause);
  let left = g.s.ancientOne === ancient.id ? Math.max(1, g.s.doom) : ancient.doom;
  for (let round = 1; ; round++) {
    const opponent: Opponent = {
      rating,
      difficulty: 1,
      abilities: ancient.defenses,
      source: ancient.id,
      counts: true,
    };
    const { successes } = yield* combatCheck(g, who, newCombat(who, undefined), 0, opponent);
    left -= successes;
    yield* fallIfSpent(g, who);
    if (left <= 0) return;
    if (!attack.check || !(yield* withstands(g, who, ancient, round, cause))) {
      yield* resolve(g, who, attack.effects, cause);
    }
    if (attack.passedOrNot) yield* resolve(g, who, attack.passedOrNot, cause);
  }
}

function* withstands(
  g: Game,
  who: Investigator,
  { attack }: AncientOneDef,
  round: number,
  cause: Cause,
): Rule<boolean> {
  if (!attack.check) return false;
  const modifier = (attack.modifier ?? 0) - (round - 1);
  return (yield* skillCheck(g, who, { kind: attack.check, modifier, difficulty: 1, cause })).passed;
}

/** Who falls alone before an Ancient One is devoured. */
export function fallingAlone(people: Pick<ArkhamPeople, 'fall' | 'befall'>): Pick<ArkhamPeople, 'fall'> {
  return {
    fall: (g, who) =>
      PART.of(g).alone === who.seat
        ? g.means.people.befall(g, who, 'devoured', { source: who.sanity <= 0 ? 'insane' : 'unconscious' })
        : people.fall(g, who),
  };
}

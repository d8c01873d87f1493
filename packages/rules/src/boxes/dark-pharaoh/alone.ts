/** One investigator alone against an Ancient One, in an Other World. */
import type { Rule } from '@vigil/engine';
import type { Game } from '../../arkham/game.js';
import type { ArkhamPeople } from '../../arkham/own-meanings.js';
import type { Investigator } from '../../arkham/state.js';
import { ask } from '../../common/ask.js';
import type { Cause } from '../../common/game.js';
import type { Handler } from '../../common/meanings.js';
import { refresh } from '../../common/people/upkeep.js';
import { abilitiesAt, abilityOption, does, type Usable, useAbility } from '../../common/resolving/abilities.js';
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
    // Of the Upkeep of a round (A-FINAL-08, A-FINAL-09) his cards are ready again; the rest belongs to the turn.
    yield* refresh(g, who);
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
    if (yield* holdsOff(g, who, ancient.id)) continue;
    if (!attack.check || !(yield* withstands(g, who, ancient, round, cause))) {
      yield* resolve(g, who, attack.effects, cause);
    }
    if (attack.passedOrNot) yield* resolve(g, who, attack.passedOrNot, cause);
  }
}

/** Whether he calls off its attack of this round (A-FINAL-19). */
function* holdsOff(g: Game, who: Investigator, ancientOne: string): Rule<boolean> {
  const usable = abilitiesAt(g, who, 'before:ancient-attack');
  if (usable.length === 0) return false;
  const chosen = yield* ask<Usable | undefined>(g, () => ({
    by: [who.seat],
    key: 'q.ancient-attack',
    args: { investigator: who.id, ancientOne },
    why: 'A-FINAL-19',
    asides: 'none',
    options: [{ id: 'no', value: undefined, key: 'o.no' }, ...usable.map((use) => abilityOption(use, use))],
  }));
  if (!chosen) return false;
  yield* useAbility(g, who, chosen);
  return does(chosen.ability.then, 'cancelAncientAttack');
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

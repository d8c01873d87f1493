import type { Rule } from '@vigil/engine';
import { createFinishedCombat } from '../../common/combat/combat.js';
import type { Due } from '../../common/contracts/effects.js';
import { resolveSimultaneously } from '../../common/effects/due.js';
import { answersToDefeat, dueByDefeat, takeOffBoard } from '../../common/effects/monsters.js';
import { findModifier, monsterStats } from '../../common/figures/modifiers.js';
import type { Cause, Combat } from '../../common/game.js';
import { addTrophy } from '../../common/people/trophies.js';
import type { MonsterAbility } from '../../language/terms.js';
import type { Game } from '../game.js';
import type { Investigator } from '../state.js';
import { cluesOn, takeClues } from './meeting.js';

/**
 * Returns the successes beyond the Toughness that give a trophy: one, or two for an endless monster (H-ENC-ATK-15,
 * H-ENC-ATK-16).
 */
export function extraSuccessesForTrophy(g: Game, who: Investigator, abilities: readonly MonsterAbility[]): number {
  return abilities.includes('endless') && !findModifier(g, who, 'endlessTrophies') ? 2 : 1;
}

/**
 * Resolves a passed Combat check with extra successes (H-ENC-ATK-14, H-ENC-ATK-15, H-ENC-ATK-16). The monster's clues
 * go to the investigator. The monster goes to the cup or, destroyed, to the trophies. Its own text may replace that,
 * with or without extra successes (H-ENC-ATK-19).
 *
 * Reading: driven off also counts as defeated for cards that refer to that (Yig).
 */
export function* defeat(g: Game, who: Investigator, token: string, extra: number, combat?: Combat): Rule {
  const kind = g.monster(token);
  const fought = token === combat?.token ? combat : undefined;
  const cause: Cause = { source: kind.id, combat: fought ?? createFinishedCombat(who, token) };
  const { abilities } = monsterStats(g, token, fought);
  yield* takeClues(g, who, token, cluesOn(g, token));
  const due: Due[] = [];
  if (kind.defeated) {
    takeOffBoard(g, token);
    due.push(...(yield* dueByDefeat(g, who, kind.defeated, cause)));
  } else if (extra < extraSuccessesForTrophy(g, who, abilities)) {
    yield* g.rules.board.returnMonster(g, token, 'cup');
  } else {
    takeOffBoard(g, token);
    addTrophy(who, 'monsterTrophies', token);
    g.emit?.({ type: 'monsterRemoved', monster: token, to: 'trophy', seat: who.seat });
  }
  yield* resolveSimultaneously(g, who, [...due, ...answersToDefeat(g, who, token, cause)]);
}

/**
 * Defeats monsters by an effect, without a check.
 *
 * Reading: as with one extra success each, since such monsters become trophies in the base game. Endless ones go to the
 * cup. In an Other World only the monster just met counts: the stack of that world takes no part (H-OW-06).
 */
export function* defeatAll(g: Game, who: Investigator, tokens: readonly string[], combat?: Combat): Rule {
  const meant = g.isInOtherWorld(who) ? tokens.filter((token) => token === combat?.token) : tokens;
  yield* resolveSimultaneously(
    g,
    who,
    meant.map((token) => {
      const { id, defeated = [] } = g.monster(token);
      return { source: id, effects: defeated, run: defeat(g, who, token, 1, combat) };
    }),
  );
}

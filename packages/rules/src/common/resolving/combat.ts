import type { Rule } from '@vigil/engine';
import { emptyList } from '../../language/lists.js';
import type { CheckDetails } from '../../language/questions/index.js';
import type { MonsterAbility, Skill } from '../../language/terms.js';
import { monsterStats } from '../figures/modifiers.js';
import type { Cause, Combat, Game } from '../game.js';
import type { Investigator, Possession } from '../state.js';
import { type CheckResult, type CheckSpec, previewCheck, skillCheck } from './checks.js';
import { chooseHands, handBonuses, useUpWeapons } from './equipping.js';
import { previewBestWeapons } from './loadouts.js';

/** A fight about to begin. `token`: undefined for the Ancient One and combat checks without a monster. */
export function newCombat(who: Investigator, token: string | undefined, gives?: readonly MonsterAbility[]): Combat {
  return {
    who,
    token,
    round: 1,
    armed: [],
    spells: [],
    enchanted: [],
    failHorror: false,
    failCombat: 0,
    failed: [],
    passed: [],
    ignored: [],
    won: false,
    gives,
    noDamage: false,
    over: false,
  };
}

/** What stands for the fight where a monster is defeated without one: over before it began. */
export function finishedCombat(who: Investigator, token: string): Combat {
  return { ...newCombat(who, token), over: true };
}

/**
 * One round's combat check (A-COMBAT-10): hands first, then Fight + bonuses + rating against the toughness. Also for
 * checks without a monster, and against the Ancient One. What was spent on it has felled nobody yet: once the outcome is
 * settled that is seen to with `fallIfSpent`.
 */
export function* combatCheck(
  g: Game,
  who: Investigator,
  combat: Combat,
  ratingChange: number,
  against: Against = monsterAsOpponent,
): Rule<CheckResult> {
  if (combat.failCombat > 0) {
    combat.failCombat--;
    return { successes: 0, passed: false };
  }
  yield* chooseHands(g, who, combat, (of, fight) =>
    previewCheck(of, fight.who, combatSpec(of, fight, ratingChange, against)),
  );
  if (combat.over) return { successes: 0, passed: false };
  const used = [...combat.armed];
  combat.ignored = ignoredBy(g, used);
  // Worked out now: what was just done to it by a spell counts.
  const result = yield* skillCheck(g, who, combatSpec(g, combat, ratingChange, against));
  if (g.rules.checks.isUsedUp(g, result)) yield* useUpWeapons(g, who, combat, used);
  return result;
}

/** What these weapons take no heed of. */
function ignoredBy(g: Game, used: readonly Possession[]): readonly MonsterAbility[] {
  const ignored = emptyList<MonsterAbility>();
  for (const { card } of used) ignored.push(...(g.card(card).weapon?.ignores ?? []));
  return ignored;
}

/**
 * A combat check as it would be rolled with the weapons that serve best, to be seen before a fight is chosen. `clues`: those
 * that will be left for it.
 */
export function previewCombat(
  g: Game,
  combat: Combat,
  ratingChange = 0,
  against: Against = monsterAsOpponent,
  clues = combat.who.clues,
): CheckDetails {
  return previewBestWeapons(g, combat, () =>
    previewCheck(g, combat.who, combatSpec(g, combat, ratingChange, against), clues),
  );
}

/** A combat check with what is in hand now. */
function combatSpec(g: Game, combat: Combat, ratingChange: number, against: Against): CheckSpec {
  const { who } = combat;
  const opponent = typeof against === 'function' ? against(g, combat) : against;
  const cause: Cause = { source: opponent.source, combat };
  const sources = handBonuses(g, who, combat, opponent.abilities, cause);
  const rating = opponent.rating + ratingChange;
  if (rating !== 0) sources.push({ source: opponent.source, by: rating });
  return {
    kind: 'combat',
    skill: combatSkill(g, combat),
    modifier: 0,
    difficulty: opponent.difficulty,
    cause,
    sources,
    sixesCountTwice: combat.armed.some(({ card }) => g.card(card).weapon?.sixesCountTwice === true),
    ...(opponent.counts !== undefined && { counts: opponent.counts }),
    ...(opponent.brings && { brings: opponent.brings }),
    ...(opponent.fails && { fails: opponent.fails }),
  };
}

/** Opponent, or a function of the fight as it stands at a table: the real one, or a copy. */
export type Against = Opponent | ((g: Game, combat: Combat) => Opponent);

/** What is fought in a combat check. `counts`: as in {@link CheckSpec}. */
export interface Opponent {
  readonly rating: number;
  readonly difficulty: number;
  readonly abilities: readonly MonsterAbility[];
  readonly source: string;
  readonly counts?: CheckSpec['counts'];
  readonly brings?: CheckSpec['brings'];
  readonly fails?: CheckSpec['fails'];
}

/** The monster of a fight as it stands now. */
export function monsterAsOpponent(g: Game, combat: Combat): Opponent {
  const token = combat.token as string;
  const { combat: ratings, toughness, abilities } = monsterStats(g, token, combat);
  return { rating: ratings?.rating ?? 0, difficulty: toughness, abilities, source: g.monster(token).id };
}

function combatSkill(g: Game, combat: Combat): Skill {
  for (const { works, skill } of combat.spells) if (works && skill) return skill;
  if (combat.token === undefined) return 'fight';
  const own = g.monster(combat.token).modifiers?.find((modifier) => modifier.mod === 'combatSkill');
  return own?.mod === 'combatSkill' ? own.skill : 'fight';
}

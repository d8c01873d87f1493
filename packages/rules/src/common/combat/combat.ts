import type { Rule } from '@vigil/engine';
import type { Effects } from '../../language/effects.js';
import { emptyList } from '../../language/lists.js';
import type { CheckDetails } from '../../language/questions/index.js';
import type { MonsterAbility, Skill } from '../../language/terms.js';
import { previewCheck, skillCheck } from '../checks/checks.js';
import type { CheckResult, CheckSpec, FailurePrice } from '../contracts/checks.js';
import type { Against, Opponent } from '../contracts/combat.js';
import { monsterStats } from '../figures/modifiers.js';
import type { Cause, Combat, Game } from '../game.js';
import { canAfford } from '../resources/prices.js';
import { previewLoss } from '../resources/resources.js';
import type { Investigator, Possession } from '../state.js';
import { chooseHands, handBonuses, useUpWeapons } from './equipping.js';
import { previewBestWeapons } from './loadouts.js';

/** Returns a new fight. `token`: undefined for the Ancient One and combat checks without a monster. */
export function newCombat(who: Investigator, token: string | undefined, gives?: readonly MonsterAbility[]): Combat {
  return {
    who,
    token,
    round: 1,
    weapons: [],
    spells: [],
    enchanted: [],
    failHorror: false,
    failCombat: 0,
    failed: [],
    passed: [],
    ignored: [],
    won: false,
    addedAbilities: gives,
    noDamage: false,
    over: false,
  };
}

/** Returns a finished fight, for a monster defeated without one. */
export function createFinishedCombat(who: Investigator, token: string): Combat {
  return { ...newCombat(who, token), over: true };
}

/**
 * Makes one round's combat check (A-COMBAT-10): hands first, then Fight + bonuses + rating against the toughness. Also
 * for checks without a monster, and against the Ancient One. Points spent on it cause no defeat yet: the caller settles
 * the outcome and then calls `defeatIfAtZero`.
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
  yield* chooseHands(
    g,
    who,
    combat,
    (game, fight) => previewCheck(game, fight.who, combatSpec(game, fight, ratingChange, against)),
    () => combatSpec(g, combat, ratingChange, against),
  );
  if (combat.over) return { successes: 0, passed: false };
  const used = [...combat.weapons];
  combat.ignored = ignoredBy(g, used);
  // Computed after hands are chosen, so that a spell just cast counts.
  const result = yield* skillCheck(g, who, combatSpec(g, combat, ratingChange, against));
  if (g.rules.checks.isUsedUp(g, result)) yield* useUpWeapons(g, who, combat, used);
  return result;
}

/** Returns the abilities that these weapons ignore. */
function ignoredBy(g: Game, used: readonly Possession[]): readonly MonsterAbility[] {
  const ignored = emptyList<MonsterAbility>();
  for (const { card } of used) ignored.push(...(g.card(card).weapon?.ignores ?? []));
  return ignored;
}

/**
 * Returns a preview of a combat check with the best weapons, shown before a fight is chosen. `clues`: Clues left for
 * it.
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

/** Returns a combat check with the current equipment. */
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
    sixesCountTwice: combat.weapons.some(({ card }) => g.card(card).weapon?.sixesCountTwice === true),
    ...(opponent.counts !== undefined && { counts: opponent.counts }),
    ...(opponent.surplusEffect && { surplusEffect: opponent.surplusEffect }),
    ...(opponent.fails && { fails: defeatedByUse(g, combat) ?? opponent.fails }),
    ...(opponent.foes && { foes: opponent.foes }),
  };
}

/**
 * Returns the price for the use of weapons if it takes the last point whatever is chosen: the investigator is then defeated
 * before the opponent deals its damage (A-STATUS-02).
 */
function defeatedByUse(g: Game, { who, weapons }: Combat): CheckSpec['fails'] {
  if (!g.rules.checks.isUsedUp(g, { successes: 0, passed: false })) return undefined;
  for (const { card } of weapons) {
    const prices = pricesOfUse(g, who, card);
    const isFatal = ({ sanity = 0, stamina = 0 }: FailurePrice) => sanity >= who.sanity || stamina >= who.stamina;
    if (prices.length > 0 && prices.every(isFatal)) return prices[0];
  }
  return undefined;
}

/** Returns the prices to choose from after the use of a weapon, with the points that each takes. */
function pricesOfUse(g: Game, who: Investigator, card: string): readonly FailurePrice[] {
  const after = g.card(card).weapon?.afterUse;
  if (!after) return [];
  if (!('exhaust' in after)) return after.lose ? [previewLoss(g, who, after.lose, { source: card })] : [];
  const { then = [] } = after;
  const [only] = then;
  const choices = only?.do === 'choose' ? only.options : [then];
  return choices.filter((effects) => canAfford(g, who, effects, { source: card })).map(priceOfEffects);
}

/** Returns the points that effects cost by fixed amounts. Nothing reduces a cost (A-SPELL-06). */
function priceOfEffects(effects: Effects): FailurePrice {
  const points = { sanity: 0, stamina: 0 };
  for (const effect of effects) {
    if (effect.do !== 'pay') continue;
    for (const what of ['sanity', 'stamina'] as const) {
      const amount = effect.cost[what];
      if (typeof amount === 'number') points[what] += amount;
    }
  }
  const { sanity, stamina } = points;
  return { ...(sanity > 0 && { sanity }), ...(stamina > 0 && { stamina }), isCost: true };
}

/** Returns the monster of a fight with its current stats. */
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

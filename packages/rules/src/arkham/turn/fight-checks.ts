/** The checks of an encounter with a monster, and their prerequisites. */
import type { Rule } from '@vigil/engine';
import { priceOf } from '../../common/checks/checks.js';
import { monsterAsOpponent, newCombat } from '../../common/combat/combat.js';
import type { CheckSpec, FailurePrice } from '../../common/contracts/checks.js';
import type { Opponent } from '../../common/contracts/combat.js';
import type { EncounteredMonster } from '../../common/contracts/effects.js';
import { resolve } from '../../common/effects/resolve.js';
import { forEachModifier, monsterStats } from '../../common/figures/modifiers.js';
import type { Game as AnyGame, Cause, Combat } from '../../common/game.js';
import { defeatIfAtZero } from '../../common/resources/resources.js';
import type { MonsterAbility } from '../../language/terms.js';
import type { Game } from '../game.js';
import type { Investigator } from '../state.js';

/** The way a card brings a monster: changes of its ratings, and surprise. */
export interface MeetingOptions {
  readonly horror: number;
  readonly combat: number;
  readonly surprise?: boolean;
  /** Abilities the monster gets from the card. */
  readonly gives?: readonly MonsterAbility[] | undefined;
  /** Record of the result for later conditions. */
  readonly met?: EncounteredMonster | undefined;
  /** Returns the monsters to be faced after this one. */
  readonly others?: (() => readonly string[]) | undefined;
  /** Called before each round with the number of unchanged rounds; may write a checkpoint. */
  readonly checkpoint?: ((combat: Combat, unchanged: number) => void) | undefined;
}
export const PLAIN_MEETING: MeetingOptions = { horror: 0, combat: 0 };

/** Returns a combat with a monster in its initial state. */
export function prepareCombat(g: Game, who: Investigator, token: string, gives?: readonly MonsterAbility[]): Combat {
  const combat = newCombat(who, token, gives);
  g.rules.checks.prepare(g, who, combat);
  return combat;
}

/** Begins the fight with a monster: it is revealed, and its text before the Horror check applies. */
export function* meetMonster(g: Game, combat: Combat): Rule {
  const who = combat.who as Investigator;
  const { id, beforeHorror } = g.monster(combat.token as string);
  yield* g.rules.checks.onMonsterMet(g, who, combat);
  if (beforeHorror) yield* resolve(g, who, beforeHorror, { source: id, combat });
}

/** Applies a monster's text before each Combat check. */
export function* beginRound(g: Game, combat: Combat): Rule {
  const who = combat.who as Investigator;
  const { id, beforeCombat } = g.monster(combat.token as string);
  if (!beforeCombat) return;
  yield* resolve(g, who, beforeCombat, { source: id, combat });
  yield* defeatIfAtZero(g, who);
}

/** Change of the Combat rating by a meeting; `die`: amount that the monster's own die subtracts. */
export function ratingChange({ combat }: MeetingOptions, die: number): number {
  return combat - die;
}

/** Returns the opponent of a Combat check and the cost of a failure. */
export function opponentOf(g: AnyGame, combat: Combat): Opponent {
  return Object.assign(monsterAsOpponent(g, combat), { fails: damagePrice(g, combat) });
}

/** Returns the successes that an Evade check needs. */
function evadeDifficulty(g: Game, { who }: Combat): number {
  let difficulty = 1;
  forEachModifier(g, who, 'evadeDifficulty', ({ by }) => {
    difficulty += by;
  });
  return difficulty;
}

/** Returns an Evade check against the monster of a fight (A-EVADE-01). */
export function evadeSpec(g: Game, combat: Combat): CheckSpec {
  const token = combat.token as string;
  const cause: Cause = { source: g.monster(token).id, combat };
  const fails = damagePrice(g, combat);
  return {
    kind: 'evade',
    modifier: monsterStats(g, token, combat).awareness,
    difficulty: evadeDifficulty(g, combat),
    cause,
    fails,
  };
}

/** Returns the Horror check against the monster of a fight (A-COMBAT-02); undefined: no Horror rating. */
export function horrorSpec(g: Game, combat: Combat, meeting: MeetingOptions): CheckSpec | undefined {
  const token = combat.token as string;
  const { horror } = monsterStats(g, token, combat);
  const cause: Cause = { source: g.monster(token).id, combat };
  const { fatal, horrorFailed } = g.monster(token);
  const fails = horror && priceOf({ sanity: horror.damage }, fatal, horrorFailed);
  return horror && { kind: 'horror', modifier: horror.rating + meeting.horror, difficulty: 1, cause, fails };
}

/** Returns the price of a failed Combat or Evade check (A-COMBAT-12). */
function damagePrice(g: AnyGame, combat: Combat): FailurePrice {
  const { fatal, combatFailed } = g.monster(combat.token as string);
  return priceOf({ stamina: combatDamage(g, combat) }, fatal, combatFailed);
}

/** Returns the Stamina cost of a failed check against the monster now. */
export function combatDamage(g: AnyGame, combat: Combat): number {
  return combat.noDamage ? 0 : (monsterStats(g, combat.token as string, combat).combat?.damage ?? 0);
}

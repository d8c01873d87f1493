import type { Rule } from '@vigil/engine';
import type { Effect, Effects } from '../../language/effects.js';
import type { Cause, Combat } from '../game.js';
import type { Possession } from '../state.js';
import type { AbilityContext } from './abilities.js';

/** Results of an effect in progress that its later parts refer to. */
export interface EffectMemory {
  successes: number;
  failures: number;
  rolled: number;
  removed: number;
  chosen: number;
  /** The printed price of the card just paid with. */
  price?: number | undefined;
  /** The toughness of the monster trophy just paid with, and the Sanity it costs to cast the Spell just paid. */
  paidToughness?: number | undefined;
  paidCasting?: number | undefined;
  /** The card exhausted in place of a check. */
  exhausted?: Possession | undefined;
  /** Number of passes of a repeated check. */
  passes?: number | undefined;
  /** The cards just revealed. */
  shown?: readonly string[] | undefined;
  /** The fate of the monster that appeared last. */
  met?: EncounteredMonster | undefined;
  /** The gate location through which the investigator entered the Other World they were in. */
  entered: string | undefined;
  /** The gate an `eachGate` is at, or one that has surged. */
  gate: string | undefined;
}

/** Results of a cost or casting that the effects refer to. */
export type InitialMemory = Partial<Pick<EffectMemory, 'successes' | 'chosen' | 'gate'>>;

/** Context of one run of effects. */
export interface EffectRun {
  readonly cause: Cause;
  readonly memory: EffectMemory;
  readonly occasion: AbilityContext;
}

/** Something that is due to an investigator. `effects`: its text, by which the order is chosen; `run`: carries it out. */
export interface Due {
  readonly source: string;
  readonly effects: Effects;
  readonly possession?: Possession | undefined;
  readonly run: Rule;
}

/** Effects on a check, a loss or a fight in progress. */
export type ActiveCheckEffect = Extract<
  Effect,
  {
    do:
      | 'combatBonus'
      | 'fightWith'
      | 'useSkill'
      | 'passCheck'
      | 'reroll'
      | 'addSuccess'
      | 'checkBonus'
      | 'noDraw'
      | 'cheaperCasting'
      | 'reduceLoss'
      | 'countAsClue'
      | 'enchantWeapon'
      | 'weakenMonster'
      | 'defeatAllHere'
      | 'noHorrorDamage'
      | 'noCombatDamage'
      | 'cancelAncientAttack'
      | 'drawAnother'
      | 'endCombat'
      | 'failChecks'
      | 'returnMonster';
  }
>;

/** A loss being dealt, while cards may still reduce it. */
export interface PendingLoss {
  sanity: number;
  stamina: number;
}

/** A monster that an encounter has brought. `combat`: the fight with it, if any. */
export interface EncounteredMonster {
  readonly token: string;
  combat: Combat | undefined;
  evaded: boolean;
}

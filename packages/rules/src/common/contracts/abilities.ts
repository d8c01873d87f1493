import type { Ability } from '../../language/abilities.js';
import type { DeckId } from '../../language/decks.js';
import type { DiceSource } from '../../language/events.js';
import type { OptionId } from '../../language/questions/index.js';
import type { Skill } from '../../language/terms.js';
import type { Combat } from '../game.js';
import type { Investigator, Possession } from '../state.js';
import type { CheckSpec } from './checks.js';
import type { PendingLoss } from './effects.js';

/**
 * An ability its owner can use now. `possession` is missing for the ability of a sheet. `idle`: it would have no
 * effect.
 */
export interface UsableAbility {
  readonly id: OptionId<'use'>;
  readonly source: string;
  readonly owner: Investigator;
  readonly ability: Ability;
  /** Its index among that component's abilities; 0 if missing. */
  readonly n?: number;
  readonly possession?: Possession | undefined;
  readonly idle?: boolean;
  /** The points of which its cost takes the last. */
  readonly takesLast?: 'sanity' | 'stamina' | undefined;
}

/** The situation that an ability answers. */
export interface AbilityContext {
  readonly combat?: Combat | undefined;
  readonly loss?: PendingLoss;
  readonly check?: ActiveCheck;
  /** The check that it is used before, unless that is `check`. */
  readonly within?: CheckSpec;
  /** The deck that is about to be drawn from. */
  readonly deck?: DeckId;
}

/** The parts of a check in progress that abilities can change. */
export interface ActiveCheck {
  passed: boolean;
  /** Successes granted by the card that passed it without a roll. */
  passedBy?: number | undefined;
  /** Clues spent on it so far, including substitutes. */
  clues: number;
  /** Every die rolled so far. */
  readonly dice: number[];
  /** The skill used in place of its own. */
  skill?: Skill | undefined;
  /** True if it was failed without consequences. */
  forgiven?: true | undefined;
  /** Successes beyond the dice. */
  added: number;
  /** Dice added before the roll. */
  readonly bonuses: DiceSource[];
  readonly who: Investigator;
  rerolled: 'all' | 'one' | 'failures' | 'ones' | undefined;
  readonly spec: CheckSpec;
}

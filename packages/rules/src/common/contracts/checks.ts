/** Checks, as their parts pass them on. */
import type { CheckSkill } from '../../language/check-skills.js';
import type { DiceSource } from '../../language/events.js';
import type { CheckDetails, FoePreview } from '../../language/questions/index.js';
import type { CheckKind, Fate } from '../../language/terms.js';
import type { Cause } from '../game.js';
import type { Due } from './effects.js';

/** The price of a failure. `fatal`: an investigator at 0 is devoured; `fate`: a fate that follows too. */
export interface FailurePrice {
  readonly sanity?: number;
  readonly stamina?: number;
  readonly fatal?: boolean;
  readonly fate?: Fate;
  /** It is paid, so nothing reduces it (A-SPELL-06). Not shown. */
  readonly isCost?: true;
}

/** A check. `modifier`: the check's own; `sources`: further lines (weapons, a monster's rating). */
export interface CheckSpec {
  readonly kind: CheckKind;
  /** The skill, if it is not the one the kind names. */
  readonly skill?: CheckSkill | undefined;
  readonly modifier: number;
  readonly difficulty: number;
  readonly cause: Cause;
  readonly sources?: readonly DiceSource[] | undefined;
  /**
   * Successes beyond the difficulty change something, so a passed check may still continue. A number: up to that many.
   */
  readonly counts?: boolean | number | undefined;
  /** The outcome of those, if no text describes it. */
  readonly surplusEffect?: CheckDetails['surplusEffect'] | undefined;
  readonly sixesCountTwice?: boolean | undefined;
  /** The price of failing, shown to players who decide whether to stop. */
  readonly fails?: FailurePrice | undefined;
  /** Monsters it is made against without a fight, shown with its questions. */
  readonly against?: readonly string[] | undefined;
  /** Returns the monsters that attack after it, shown with its questions. */
  readonly foes?: (() => readonly FoePreview[]) | undefined;
  /** Clues cannot be spent (a house rule's Speed check). */
  readonly noClues?: boolean | undefined;
  /** Collects the triggers on its failure, if they are simultaneous with the effects of the text. */
  readonly due?: Due[] | undefined;
  /** A second roll may follow: one of the two is enough, or both must pass (H-BLESS-02, H-BLESS-03). */
  readonly second?: 'either' | 'both' | undefined;
  /** True once the bonuses against its monster are among the sources. */
  readonly opposed?: true | undefined;
}

export interface CheckResult {
  readonly successes: number;
  readonly passed: boolean;
  /** Number of dice rolled for it, including those of Clues. */
  readonly dice?: number;
  /** A card passed it without a roll. */
  readonly unrolled?: true;
  /** True if it was failed without consequences. */
  readonly forgiven?: true;
}

/** A free bonus and the check with it. */
export type BonusOffer = NonNullable<CheckDetails['allocating']>;

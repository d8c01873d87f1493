/** Amounts, filters, regions and conditions of the effect language. */

import type { DeckId } from './decks.js';
import type { DamageType, DimensionSymbol, MonsterAbility, Movement, Skill, StatusCard } from './terms.js';

/**
 * A number, or a way to find one: `dice`: the sum of this many dice, plus `plus` (may be negative), never below 0;
 * `count`: the number of something (see {@link Countable}), negated if `minus`, plus `plus` (the
 *   result may be negative); no more than `most`; `half`: half of a countable, rounded as given; `chosen`: the player picks from `from` to `to`, or any payable amount, `upTo` the count of something.
 */
export type Amount =
  | number
  | { readonly dice: number; readonly plus?: number }
  | { readonly count: Countable; readonly minus?: true; readonly plus?: number; readonly most?: number }
  | { readonly half: Countable; readonly round: 'down' | 'up' }
  | { readonly chosen: { readonly from: number; readonly to?: number; readonly upTo?: Countable } };

/**
 * Countables. These refer to the current effect: `successes`, `failures` and `passes` of a check. `rolled`: the sum of
 * the dice. `removed`: monsters just removed. `chosen`: the number just chosen or paid. `price`: printed on the card
 * just paid. `paid-toughness`: of the monster trophy just paid. `paid-casting`: the Sanity cost of the Spell just paid.
 * The others refer to you or the board. `missing-…`: below the maximum. `trophies`: of monsters and
 * gates. `monster-toughness`: of the opponent, or the monster just met.
 */
export type Countable =
  | 'successes'
  | 'failures'
  | 'rolled'
  | 'removed'
  | 'chosen'
  | 'price'
  | 'paid-toughness'
  | 'paid-casting'
  | 'passes'
  | 'sanity'
  | 'stamina'
  | 'missing-sanity'
  | 'missing-stamina'
  | 'focus'
  | 'clues'
  | 'money'
  | 'items'
  | 'commons'
  | 'tomes'
  | 'spells'
  | 'investigators'
  | 'open-gates'
  | 'allies-left'
  | 'terror'
  | 'trophies'
  | 'monster-trophies'
  | 'gate-trophies'
  | 'monster-toughness'
  | 'monster-awareness'
  | 'monster-horror'
  | 'tokens'
  /** Cards of yours that are exhausted. */
  | 'exhausted-cards'
  /** The current value of the skill itself. */
  | 'luck'
  | 'investigators-in-other-worlds'
  /** Seals on the board, and the number missing to six. */
  | 'seals'
  | 'missing-seals';

// ---- filters for cards and monsters ----

/**
 * A filter for cards of yours, or of a deck. Every given field must match. `item`: common, unique, spell, and cards
 * that count as items.
 */
export interface CardFilter {
  readonly card?: string;
  readonly deck?: DeckId;
  readonly type?: 'item' | 'weapon' | 'tome' | 'mask' | 'task' | 'mission' | 'weapon-or-spell';
  readonly notType?: 'weapon' | 'tome';
  readonly damage?: DamageType;
  /** With at least this printed price. */
  readonly priceAtLeast?: number;
  /** With at most this printed price. */
  readonly priceAtMost?: number;
  /** At least one of these fits. */
  readonly anyOf?: readonly CardFilter[];
}

/**
 * A filter for monsters. `kinds`: monster ids; `ifThere`: some of them may be in no box of the table. Every given field
 * must match.
 */
export interface MonsterFilter {
  readonly kinds?: readonly string[];
  readonly ifThere?: true;
  readonly ability?: MonsterAbility;
  readonly movement?: Movement;
  readonly symbol?: DimensionSymbol;
  /** By its current toughness. */
  readonly toughnessAtMost?: number;
}

/**
 * Regions of monsters and investigators. `arkham`: locations, streets and the Sky; `in-play`: those, the Outskirts and
 * any other area outside the worlds; `neighbourhood`: that street and its locations; `street`: that street area only.
 */
export type Region =
  | {
      readonly in:
        | 'arkham'
        | 'in-play'
        | 'streets'
        | 'locations'
        | 'sky'
        | 'sky-and-outskirts'
        | 'other-worlds'
        | 'lost';
    }
  | { readonly in: 'neighbourhood' | 'street' | 'location'; readonly place: string }
  | { readonly in: 'here' | 'open-gates' };

// ---- conditions ----

export type Condition =
  | { readonly has: CardFilter | StatusCard; readonly atLeast?: number }
  | { readonly hasAtLeast: Countable; readonly atLeast: number }
  | { readonly hasAtMost: Countable; readonly atMost: number }
  | { readonly skill: Skill; readonly atLeast: number }
  /** Still on your feet: neither insane nor unconscious since this effect began. */
  | { readonly standing: true }
  /** Neither Sanity nor Stamina is below its maximum. */
  | { readonly unhurt: true }
  | { readonly inFirstArea: true }
  /** Another investigator is in your area. */
  | { readonly accompanied: true }
  | { readonly at: Region }
  | { readonly terrorAtLeast: number }
  | { readonly fighting: MonsterFilter }
  /** In this combat each of these checks was failed. */
  | { readonly failedAll: readonly ('horror' | 'combat')[] }
  | { readonly all: readonly Condition[] }
  /** The fate of the monster that has just appeared; of several, the last. */
  | { readonly fought: Fared }
  /** The other hand is free in this combat. */
  | { readonly otherHandFree: true }
  /** A table card with this text lies in your area. */
  | { readonly laidHere: true }
  /** The opponent was brought by an encounter and is not on the board. */
  | { readonly encountered: true }
  | { readonly finalBattle: boolean }
  | { readonly inPlay: string }
  /** A monster of that kind is on the board. */
  | { readonly onBoard: string }
  /** You play a woman. */
  | { readonly woman: true }
  /** One of your monster trophies is such a monster. */
  | { readonly trophy: MonsterFilter }
  /** Any monster is in that region. */
  | { readonly monsterIn: Region }
  /** Such a card is in its deck. */
  | { readonly available: Pick<CardFilter, 'card' | 'deck'> }
  /** You are immune to a monster's ability. */
  | { readonly ignores: MonsterAbility }
  | { readonly ancientOne: string }
  /** A card that began face down on the table has been turned up. */
  | { readonly faceUp: string }
  | { readonly players: { readonly atLeast: number } }
  | { readonly chosenAtLeast: number }
  | { readonly not: Condition };

/** `defeated`, `overcome` (evaded or defeated), and whether any check of that kind against it was passed, or failed. */
export type Fared =
  | 'defeated'
  | 'overcome'
  | 'combat-passed'
  | 'first-combat-passed'
  | 'horror-passed'
  | 'horror-failed';

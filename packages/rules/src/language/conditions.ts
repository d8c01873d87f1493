/** How the effect language counts, sorts and asks: amounts, filters, regions, conditions. */
import type { DimensionSymbol } from './components.js';
import type { DeckId } from './decks.js';
import type { DamageType, MonsterAbility, Movement, Skill, StatusCard } from './terms.js';

/**
 * A number, or how to find one:
 * `dice`: so many dice, added, `plus` (may be negative) added, never below 0;
 * `count`: as many as there are of something (see {@link Countable}), counted down if `minus`, and `plus` so many (what
 *   comes of that may be negative); no more than `most`;
 * `half`: half of a countable, rounded as said;
 * `chosen`: the player picks from `from` to `to`, or, of what is paid, as much as he likes, `upTo` as many as there are of
 * something.
 */
export type Amount =
  | number
  | { readonly dice: number; readonly plus?: number }
  | { readonly count: Countable; readonly minus?: true; readonly plus?: number; readonly most?: number }
  | { readonly half: Countable; readonly round: 'down' | 'up' }
  | { readonly chosen: { readonly from: number; readonly to?: number; readonly upTo?: Countable } };

/**
 * What can be counted. `successes`, `failures`, `rolled` (sum of the dice), `removed` (monsters just removed), `chosen` (the
 * number just chosen or paid), `price` (printed on the card just paid), `paid-toughness` (of the monster trophy just paid),
 * `paid-casting` (the Sanity it costs to cast the Spell just paid) and `passes` (of a check made again and again) look back
 * at the effect under way; the others at you or the board. `missing-…`: below the maximum. `trophies`: of monsters and
 * gates. `monster-toughness`: of what is fought, or has just been met.
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
  /** The skill itself, as it stands. */
  | 'luck'
  | 'investigators-in-other-worlds'
  /** Seals on the board, and how many there are short of six. */
  | 'seals'
  | 'missing-seals';

// ---- cards and monsters meant ----

/** Which cards of yours, or of a deck. Every field given must hold. `item`: common, unique, spell, and what counts so. */
export interface CardFilter {
  readonly card?: string;
  readonly deck?: DeckId;
  readonly type?: 'item' | 'weapon' | 'tome' | 'mask' | 'task' | 'mission' | 'weapon-or-spell';
  readonly notType?: 'weapon' | 'tome';
  readonly damage?: DamageType;
  /** With a printed price of so much or more. */
  readonly priceAtLeast?: number;
  /** Of so much or less. */
  readonly priceAtMost?: number;
  /** At least one of these fits. */
  readonly anyOf?: readonly CardFilter[];
}

/**
 * Which monsters. `kinds`: monster ids; `ifThere`: some of them may be in no box of the table. Every field given must hold.
 */
export interface MonsterFilter {
  readonly kinds?: readonly string[];
  readonly ifThere?: true;
  readonly ability?: MonsterAbility;
  readonly movement?: Movement;
  readonly symbol?: DimensionSymbol;
  /** As it stands. */
  readonly toughnessAtMost?: number;
}

/**
 * Where monsters or investigators are. `arkham`: locations, streets and the Sky; `in-play`: those, the Outskirts and
 * wherever else outside the worlds; `neighbourhood`: that street and its locations; `street`: that street area only.
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
  /** How the monster fared that has just appeared; with several, the last of them. */
  | { readonly fought: Fared }
  /** The other hand is free in this combat. */
  | { readonly otherHandFree: true }
  /** What says so lies on the table in your area. */
  | { readonly laidHere: true }
  /** What is fought has been brought by an encounter, and is not on the board. */
  | { readonly encountered: true }
  | { readonly finalBattle: boolean }
  | { readonly inPlay: string }
  /** A monster of that kind is on the board. */
  | { readonly onBoard: string }
  /** You play a woman. */
  | { readonly woman: true }
  /** One of your monster trophies is such a monster. */
  | { readonly trophy: MonsterFilter }
  /** Any monster is there. */
  | { readonly monsterIn: Region }
  /** Such a card is in its deck. */
  | { readonly available: Pick<CardFilter, 'card' | 'deck'> }
  /** What a monster's ability would do does not happen to you. */
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

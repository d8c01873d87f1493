/**
 * The effect language: plain JSON data that describes components. It has four kinds of statement. Effects do something.
 * Modifiers hold while a card is in play. Abilities are a player's choice at a moment. Triggers react to an event
 * automatically. Effects and costs are defined here, the others in `modifiers.ts` and `abilities.ts`; their conditions
 * and amounts in `conditions.ts`. The text on a card is generated from this data (`words/`). The interpreter
 * (`common/effects/resolve.ts`) runs the same data, so text and behaviour cannot differ.
 *
 * Effects concern "you", the investigator the text is resolved for, unless they say otherwise.
 */

import type { Amount, CardFilter, Condition, Countable, MonsterFilter, Region } from './conditions.js';
import type { DeckId } from './decks.js';
import type { Modifier } from './modifiers.js';
import type { CheckKind, DamageType, Fate, MonsterAbility, Resource, Skill, StatusCard } from './terms.js';

// ---- costs ----

/**
 * The price paid in full before an effect. A cost is no loss and nothing reduces it (A-SPELL-06). `lose`: losses named
 * among the costs of a card, which can be reduced; a fall from them follows the effect. `trophies`: toughness of
 * monster trophies, a gate trophy counting as 5 (A-MISC-24). `gateTrophies`: gate trophies only. `trophyOf`: one trophy
 * of such a monster, whatever its toughness. `toBox`, `discard`, `exhaust` concern the card itself; `token` puts one on
 * it and discards it at `of`. `cards`: that many of yours.
 */
export interface Cost {
  readonly exhaust?: true;
  readonly discard?: true;
  readonly toBox?: true;
  readonly token?: { readonly of: number };
  readonly movement?: number;
  readonly money?: Amount;
  readonly clues?: Amount;
  readonly sanity?: Amount;
  readonly stamina?: Amount;
  readonly lose?: { readonly sanity?: number; readonly stamina?: number };
  readonly trophies?: number;
  readonly monsterTrophies?: number;
  readonly gateTrophies?: number;
  readonly trophyOf?: MonsterFilter;
  /** Focus of this upkeep, before the skills are adjusted; `all`: the whole Focus. */
  readonly focus?: number | 'all';
  readonly cards?: { readonly n: Amount; readonly of: CardFilter; readonly toBox?: true };
}

// ---- effects ----

/** The investigators an effect concerns, if not you. With an effect of the kind `each`, effects are resolved once for each of them. */
export type Group =
  | 'investigators'
  | 'others'
  | 'players'
  | 'investigators-in-arkham'
  | 'investigators-in-streets'
  | 'investigators-here'
  | 'investigators-in-other-worlds'
  | 'investigators-lost'
  | 'first-player';

/** Things an investigator can be made to give up one by one. */
export type Forfeit =
  | 'clue'
  | 'stamina'
  | 'monster-trophy'
  | 'gate-trophy'
  | 'item'
  | 'spell'
  | 'common'
  | 'unique'
  | 'weapon';

/**
 * The destination of a move. `street`: the street of your location; `anywhere`: any location or street of Arkham;
 * `any-location`: any of its locations; `any-first-area`: the first area of any Other World, gate or not;
 * `world-of-drawn-gate`: the first area of the world on a gate marker drawn for it.
 */
export type Destination =
  | { readonly place: string }
  | {
      readonly to:
        | 'street'
        | 'anywhere'
        | 'any-location'
        | 'gate-of-drawn-mythos'
        | 'first-area'
        | 'second-area'
        | 'any-first-area'
        | 'any-second-area'
        | 'world-of-drawn-gate';
    };

/** The price of bought cards: the printed one plus `plus`, half of it rounded up, or another (`flat`). */
export interface Price {
  readonly flat?: number;
  readonly plus?: number;
  readonly half?: true;
}

export type Effect =
  // combinators
  | {
      readonly do: 'check';
      readonly check: CheckKind;
      readonly modifier: Amount;
      readonly difficulty?: Amount;
      readonly pass?: Effects;
      readonly fail?: Effects;
      /** In place of pass and fail: effects by number of successes; rows in rising order, the last open-ended. */
      readonly bySuccesses?: readonly { readonly from: number; readonly then: Effects }[];
      /** A card of yours you may discard in place of making the check, which then counts as passed. */
      readonly insteadDiscard?: CardFilter;
      /** The same, but the card is exhausted. */
      readonly insteadExhaust?: CardFilter;
      /** Its effects count the successes: those beyond the difficulty matter. */
      readonly counts?: true;
    }
  | {
      /**
       * Dice that are no skill check. `faces`: by the face of the single die; `success`/`failure`: counted like a
       * check.
       */
      readonly do: 'roll';
      readonly dice: Amount;
      readonly faces?: readonly { readonly on: readonly number[]; readonly then: Effects }[];
      /** Once for each die that shows one of these faces. */
      readonly eachFace?: { readonly on: readonly number[]; readonly then: Effects };
      /** Once for each success or failure. */
      readonly success?: Effects;
      readonly failure?: Effects;
      /** Once afterwards; may count `successes`, `failures` and `rolled`. */
      readonly then?: Effects;
    }
  | { readonly do: 'may'; readonly cost?: Cost; readonly then: Effects; readonly else?: Effects }
  /** A price that may be paid repeatedly, at most `most` times, with the same effects each time. */
  | { readonly do: 'asOften'; readonly cost: Cost; readonly most?: number; readonly then: Effects }
  /** An option that begins with `pay` requires that it can be paid. With no option left `else` applies, or nothing. */
  | { readonly do: 'choose'; readonly options: readonly Effects[]; readonly else?: Effects }
  /**
   * A check repeated until it is passed, or failed: each time with the modifier lowered by `worse`; `may`: the
   * investigator may stop. A fall ends it.
   */
  | {
      readonly do: 'repeat';
      readonly check: CheckKind;
      readonly modifier: number;
      readonly worse?: number;
      readonly until: 'passed' | 'failed';
      readonly may?: true;
      readonly pass?: Effects;
      readonly fail?: Effects;
    }
  | { readonly do: 'if'; readonly condition: Condition; readonly then: Effects; readonly else?: Effects }
  | { readonly do: 'each'; readonly of: Group; readonly then: Effects }
  /** As `each`, for one of them, of your choice. */
  | { readonly do: 'one'; readonly of: Exclude<Group, 'first-player'>; readonly then: Effects }
  | { readonly do: 'perSuccess'; readonly then: Effects }
  | { readonly do: 'times'; readonly n: Amount; readonly then: Effects }
  // belongings
  /** `upTo`: until you have this many. `beyond`: may exceed the maximum; once lost these points are not restored. */
  | {
      readonly do: 'gain';
      readonly what: Resource;
      readonly amount: Amount | 'full' | { readonly upTo: number };
      readonly beyond?: true;
    }
  /**
   * `downTo`: everything above that; for Sanity and Stamina this is no loss that could be reduced. `fatal`: an
   * investigator at 0 is devoured.
   */
  | {
      readonly do: 'lose';
      readonly what: Resource;
      readonly amount: Amount | 'all' | { readonly downTo: Amount };
      readonly fatal?: true;
    }
  /** Both at the same moment: reaching 0 in both means being devoured (A-STATUS-10). */
  | { readonly do: 'loseBoth'; readonly sanity: Amount; readonly stamina: Amount }
  | { readonly do: 'loseTrophy'; readonly kind: 'monster' | 'gate'; readonly n: number }
  /** A total from each lot, of choice. An investigator with too few in one lot loses nothing, and `else` applies. */
  | {
      readonly do: 'forfeit';
      readonly lots: readonly { readonly n: number; readonly of: readonly Forfeit[] }[];
      readonly else: Effects;
    }
  /** A mandatory payment (between payments, use choose). */
  | { readonly do: 'pay'; readonly cost: Cost }
  /** Sanity and Stamina in any mix: gained, or (`lose`) lost at the same moment. */
  | { readonly do: 'split'; readonly amount: Amount; readonly lose?: true }
  | { readonly do: 'maximum'; readonly what: 'sanity' | 'stamina'; readonly by: number }
  /**
   * `only`: drawn cards that do not match are not kept; `again`: another one if the drawn card matches; `priceUpTo`:
   * cards with a higher price cannot be kept.
   */
  | {
      readonly do: 'draw';
      readonly deck: DeckId;
      readonly n: Amount;
      readonly keep?: number;
      readonly only?: CardFilter;
      readonly again?: CardFilter;
      readonly priceUpTo?: Countable;
    }
  /**
   * Reveals cards, or with a `filter` the first that matches (the others are shuffled back). `then` contains their
   * effects (`shown`); remaining cards are discarded. Without any card nothing happens.
   */
  | {
      readonly do: 'turnUp';
      readonly show: readonly { readonly deck: DeckId; readonly n: number }[];
      readonly filter?: CardFilter;
      readonly then: Effects;
    }
  /** All the cards just revealed. `buy`: for their printed prices, if affordable. */
  | { readonly do: 'shown'; readonly does: 'keep' | 'discard' | 'buy' }
  /** One card of each of these decks: one of them is kept, the others are discarded. */
  | { readonly do: 'drawOneOf'; readonly decks: readonly DeckId[] }
  /** Turn cards of the deck until one matches, take it, with tokens on it; the others are shuffled back. */
  | { readonly do: 'find'; readonly deck: DeckId; readonly filter: CardFilter; readonly tokens?: number }
  /**
   * Look through the deck, take a chosen card, shuffle. `priceUpTo`: with at most that price. `several`: any number
   * that cost no more together.
   */
  | {
      readonly do: 'search';
      readonly deck: DeckId;
      readonly filter?: CardFilter;
      readonly buy?: Price;
      readonly priceUpTo?: Countable;
      readonly several?: true;
    }
  /** Take a named card if its deck has it. */
  | { readonly do: 'take'; readonly card: string; readonly optional?: true; readonly else?: Effects }
  /** The encounter card itself becomes the card on it (`onCard`) and leaves its deck. */
  | { readonly do: 'takeThis'; readonly as: string }
  | { readonly do: 'receive'; readonly card: StatusCard; readonly who?: 'chosen' }
  | { readonly do: 'removeStatus'; readonly card: StatusCard }
  /** `which`: by their price, of your choice among equals. */
  | {
      readonly do: 'discard';
      readonly what: CardFilter;
      readonly n: Amount | 'all';
      readonly theft?: true;
      readonly which?: 'cheapest' | 'dearest';
    }
  /** A die for each card of yours that fits; a failure discards it. */
  | { readonly do: 'rollForCards'; readonly of: CardFilter }
  | { readonly do: 'discardThis' }
  | { readonly do: 'boxThis' }
  /** Tokens on this card, put on or taken `off`; at `of` it is discarded. */
  | { readonly do: 'token'; readonly by: Amount; readonly off?: true; readonly of?: number }
  /** Cards are revealed and up to `buy` of them, or any, may be bought (must, for a location's own shop: `must`). */
  | {
      readonly do: 'shop';
      readonly show: readonly { readonly deck: DeckId; readonly n: Amount }[];
      readonly buy: number | 'any';
      readonly price?: Price;
      readonly must?: true;
      readonly open?: 'all-players';
    }
  /** For a multiple of the printed price, or half of it rounded up, plus `plus`; `any`: as many cards as wanted. */
  | {
      readonly do: 'sell';
      readonly filter: CardFilter;
      readonly times: number | 'half';
      readonly any?: true;
      readonly plus?: number;
    }
  // places
  | { readonly do: 'move'; readonly destination: Destination; readonly encounter?: { readonly draw: number } }
  /** `draw`: number of gate cards to choose one from. */
  | {
      readonly do: 'visit';
      readonly world: string;
      readonly area?: 1 | 2;
      readonly stay?: true;
      readonly draw?: number;
    }
  /** `unexplored`: without an explored marker; `entered`: to the gate the investigator entered, if it is open. */
  | { readonly do: 'return'; readonly unexplored?: true; readonly entered?: true }
  | { readonly do: 'applyFate'; readonly fate: Fate }
  | { readonly do: 'encounterAgain' }
  // monsters, gates, the board
  /**
   * `surprise`: it cannot be evaded, nor fled from in the first round (A-EVADE-05, A-COMBAT-09). `kinds`: the first
   * such monster of the cup in place of any; `else`: if there is none; `defeated`: if you defeat them all; `checks`:
   * bonus to all your checks in this fight.
   */
  | {
      readonly do: 'appear';
      readonly n?: number;
      readonly kinds?: readonly string[];
      readonly else?: Effects;
      readonly defeated?: Effects;
      readonly horror?: number;
      readonly combat?: number;
      readonly checks?: Amount;
      /** Its abilities in this fight, instead of its token's. */
      readonly gives?: readonly MonsterAbility[];
      readonly surprise?: true;
    }
  /** `gatesTo`: at each open gate to one of these worlds. */
  | { readonly do: 'place'; readonly n: number; readonly at: string | { readonly gatesTo: readonly string[] } }
  /** `one`: of your choice; otherwise all of them. */
  | {
      readonly do: 'remove';
      readonly monsters: MonsterFilter;
      readonly from: Region;
      readonly to: 'cup' | 'box';
      readonly one?: true;
    }
  /** Such monsters move to your area from wherever they are. */
  | { readonly do: 'comeHere'; readonly monsters: MonsterFilter; readonly from: Region }
  | { readonly do: 'releaseTrophies'; readonly monsters: MonsterFilter; readonly at: string }
  /**
   * A random one of these tokens that is not on the board appears there; if all are, `else`. Seals do not prevent it.
   */
  | {
      readonly do: 'spawn';
      readonly monsters: MonsterFilter;
      readonly at: 'surging-gate' | 'gate-of-drawn-mythos';
      readonly else: Effects;
    }
  /** One, or `n` from the cup. `in`: only there; `noSpawn`: no Spawn. */
  | {
      readonly do: 'trophy';
      readonly from: 'cup' | 'board';
      readonly n?: number;
      readonly in?: Region;
      readonly noSpawn?: true;
    }
  /** Monsters on the board come to your area, and each is met at once. */
  | { readonly do: 'summon'; readonly monsters: MonsterFilter; readonly from: Region }
  /** One monster on the board, of choice, is defeated; no Spawn. */
  | { readonly do: 'defeatOne' }
  | { readonly do: 'openGate'; readonly monster: boolean }
  | {
      readonly do: 'closeGate';
      /** `here`: the one at your location; `this`: the one an `eachGate` is at; `entered`: the one you came through. */
      readonly which: 'chosen' | 'entered' | 'here' | 'this';
      readonly trophy?: true;
      readonly seal?: 'may' | 'elder-sign';
    }
  | { readonly do: 'eachGate'; readonly then: Effects }
  /** Modifiers that hold while these effects are carried out. */
  | { readonly do: 'during'; readonly modifiers: readonly Modifier[]; readonly then: Effects }
  | { readonly do: 'removeSeals' }
  /** A chosen seal; `else`: if there is none. */
  | { readonly do: 'removeSeal'; readonly else?: Effects }
  | { readonly do: 'closePlaces'; readonly places: readonly string[]; readonly until?: 'for-good' | 'in-play' }
  | { readonly do: 'track'; readonly what: 'terror' | 'doom'; readonly by?: number; readonly to?: number }
  | { readonly do: 'freeFromJail' }
  | { readonly do: 'boxAlly' }
  | { readonly do: 'turnUpLocationCard' }
  /** A table card is turned up and takes effect, or is turned down again. */
  | { readonly do: 'turnCard'; readonly card: string; readonly face: 'up' | 'down' }
  /** A card or marker is put at an area and takes effect; never a second of them there. */
  | { readonly do: 'lay'; readonly card: string; readonly at: string }
  | { readonly do: 'movementPoints'; readonly by: number }
  /** The Focus is 0 until the turn ends. */
  | { readonly do: 'noFocus' }
  /** The slider moves to where that skill is lowest. */
  | { readonly do: 'slide'; readonly skill: Skill }
  /** In your Upkeep: reduces the Focus of this Upkeep, at least to 0. */
  | { readonly do: 'lessFocus'; readonly by: number }
  /** One exhausted card of yours, of choice, is refreshed. */
  | { readonly do: 'refresh'; readonly what: CardFilter }
  /** Every unstable location without an open gate gains a clue. */
  | { readonly do: 'spreadClues' }
  /** You take every clue of your neighbourhood. */
  | { readonly do: 'gatherClues' }
  /** Monsters of a region are defeated: all of them, or `n` of choice; `toughnessAtMost`: by current toughness. */
  | { readonly do: 'defeat'; readonly from: Region; readonly n?: number; readonly toughnessAtMost?: number }
  // in combat and checks
  /** `perSuccess`: the amount per success of the casting. */
  | {
      readonly do: 'combatBonus';
      readonly by: number;
      readonly damage: DamageType;
      readonly perSuccess?: true;
    }
  /** As long as the spell is held, combat checks of this combat use that skill. */
  | { readonly do: 'fightWith'; readonly skill: Skill }
  /** The coming check uses that skill in place of its own. */
  | { readonly do: 'useSkill'; readonly skill: Skill; readonly by: number }
  | { readonly do: 'passCheck' }
  | { readonly do: 'reroll'; readonly dice: 'all' | 'one' | 'failures' | 'ones' }
  /** The coming check has more dice; with `each`, that many per counted item. */
  | { readonly do: 'checkBonus'; readonly by: number; readonly each?: Countable }
  /** The current check has more successes. */
  | { readonly do: 'addSuccess'; readonly n: number }
  /** Replaces the coming draw. */
  | { readonly do: 'noDraw' }
  /** The current casting costs less Sanity, or none. */
  | { readonly do: 'cheaperCasting'; readonly by: number | 'all' }
  | { readonly do: 'reduceLoss'; readonly by: number | 'all'; readonly of: 'sanity' | 'stamina' | 'either' }
  | { readonly do: 'countAsClue'; readonly n?: number }
  | { readonly do: 'enchantWeapon' }
  | { readonly do: 'weakenMonster'; readonly toughness: number }
  | { readonly do: 'defeatAllHere' }
  /** The Horror check just failed costs no Sanity. */
  | { readonly do: 'noHorrorDamage' }
  | { readonly do: 'noCombatDamage' }
  | { readonly do: 'cancelAncientAttack' }
  | { readonly do: 'drawAnother' }
  /** `evaded`: as if an Evade check had been passed. */
  | { readonly do: 'endCombat'; readonly evaded?: true }
  | { readonly do: 'throughNearestGate' }
  | { readonly do: 'failChecks'; readonly checks: readonly ('horror' | 'combat')[] }
  /** `sheet`: the box of a monster that is returned by an Ancient One's sheet; only the text differs. */
  | { readonly do: 'returnMonster'; readonly to: 'cup' | 'box'; readonly sheet?: true }
  /** Lasts until the turn ends. */
  | { readonly do: 'untilTurnEnds'; readonly modifiers: readonly Modifier[] }
  /**
   * Effect of a single card: a function of that name in `common/handlers.ts`. `text`: a message of the pack. `harm`: the
   * most that it may take, for previews only.
   */
  | { readonly do: 'handler'; readonly name: string; readonly text: string; readonly harm?: Effects };

export type Effects = readonly Effect[];

/**
 * The effect language: plain, JSON-able data that says what components do. Four kinds of sentence:
 * effects do something, modifiers hold while a card is in play, abilities are a player's choice at a moment,
 * triggers follow an event by themselves. Effects, and what they cost, stand here; the others in `modifiers.ts` and
 * `abilities.ts`, what all of them ask and count in `conditions.ts`. The words on a card are generated from this data (`words/`), and the
 * interpreter (`common/resolving/resolve.ts`) carries it out, so that what a card says and what it does cannot differ.
 *
 * Whose: effects concern "you", the investigator the text is resolved for, unless they say otherwise.
 */

import type { Amount, CardFilter, Condition, Countable, MonsterFilter, Region } from './conditions.js';
import type { DeckId } from './decks.js';
import type { Modifier } from './modifiers.js';
import type { CheckKind, DamageType, Fate, MonsterAbility, Resource, Skill, StatusCard } from './terms.js';

// ---- costs ----

/**
 * What must be paid in full before an effect happens; a cost is no loss and nothing lessens it (A-SPELL-06).
 * `lose` are losses named among the costs of a card, which can be lessened; who falls by them falls after the effect. `trophies`: toughness of monster
 * trophies, a gate trophy standing for 5 (A-MISC-24). `gateTrophies`: gate trophies only. `trophyOf`: one trophy of such
 * a monster, whatever its toughness. `toBox`, `discard`,
 * `exhaust` concern the card itself; `token` puts one on it and discards it at `of`. `cards`: that many of yours.
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

/** Who an effect concerns, where it is not you. `of` an `each`: the effects are resolved once for each of them. */
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

/** What somebody can be made to give up one by one. */
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
 * Where somebody is moved. `street`: the street of your location; `anywhere`: any location or street of Arkham;
 * `any-location`: any of its locations;
 * `any-first-area`: the first area of any Other World, gate or not; `world-of-drawn-gate`: the first area of the world
 * that a gate marker drawn for it names.
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

/** The price of cards bought: the printed one, changed by `plus`, half of it rounded up, or another (`flat`). */
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
      /** In place of pass and fail: what happens by number of successes; rows in rising order, the last open-ended. */
      readonly bySuccesses?: readonly { readonly from: number; readonly then: Effects }[];
      /** A card of yours you may discard in place of making the check, which then counts as passed. */
      readonly insteadDiscard?: CardFilter;
      /** The same, but the card is exhausted. */
      readonly insteadExhaust?: CardFilter;
      /** What follows it counts its successes: more of them than it needs make a difference. */
      readonly counts?: true;
    }
  | {
      /** Dice that are no skill check. `faces`: by what the one die shows; `success`/`failure`: counted like a check. */
      readonly do: 'roll';
      readonly dice: Amount;
      readonly faces?: readonly { readonly on: readonly number[]; readonly then: Effects }[];
      /** Once for each die that shows one of these faces. */
      readonly eachFace?: { readonly on: readonly number[]; readonly then: Effects };
      /** Once for each success or failure. */
      readonly success?: Effects;
      readonly failure?: Effects;
      /** Afterwards, once, with `successes`, `failures` and `rolled` to be counted. */
      readonly then?: Effects;
    }
  | { readonly do: 'may'; readonly cost?: Cost; readonly then: Effects; readonly else?: Effects }
  /** A price that may be paid again and again, `most` times if said, each time for the same. */
  | { readonly do: 'asOften'; readonly cost: Cost; readonly most?: number; readonly then: Effects }
  /** An option that begins with `pay` is offered only to who can pay; with none left `else` happens, or nothing. */
  | { readonly do: 'choose'; readonly options: readonly Effects[]; readonly else?: Effects }
  /**
   * A check made again and again until it is passed, or failed: each time with a modifier so much `worse`; `may`: he may
   * stop. Whom a failure fells makes none any more.
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
  /** The same for one of them, of your choice. */
  | { readonly do: 'one'; readonly of: Exclude<Group, 'first-player'>; readonly then: Effects }
  | { readonly do: 'perSuccess'; readonly then: Effects }
  | { readonly do: 'times'; readonly n: Amount; readonly then: Effects }
  // what one has
  /** `upTo`: until you have so many. `beyond`: above the maximum too; once lost these points are not restored. */
  | {
      readonly do: 'gain';
      readonly what: Resource;
      readonly amount: Amount | 'full' | { readonly upTo: number };
      readonly beyond?: true;
    }
  /** `downTo`: all above that; of sanity and stamina no loss that could be lessened. `fatal`: whom this brings to 0 is devoured. */
  | {
      readonly do: 'lose';
      readonly what: Resource;
      readonly amount: Amount | 'all' | { readonly downTo: Amount };
      readonly fatal?: true;
    }
  /** Both at the same moment: who reaches 0 in both is devoured (A-STATUS-10). */
  | { readonly do: 'loseBoth'; readonly sanity: Amount; readonly stamina: Amount }
  | { readonly do: 'loseTrophy'; readonly kind: 'monster' | 'gate'; readonly n: number }
  /** So many in all of each lot, of his choice; who has not as many in one of them loses nothing, and `else` happens. */
  | {
      readonly do: 'forfeit';
      readonly lots: readonly { readonly n: number; readonly of: readonly Forfeit[] }[];
      readonly else: Effects;
    }
  /** An amount to be paid that is no choice of paying or not (choose between payments). */
  | { readonly do: 'pay'; readonly cost: Cost }
  /** Sanity and Stamina in any mix: gained, or (`lose`) lost at the same moment. */
  | { readonly do: 'split'; readonly amount: Amount; readonly lose?: true }
  | { readonly do: 'maximum'; readonly what: 'sanity' | 'stamina'; readonly by: number }
  /**
   * `only`: of those drawn only such are kept; `again`: another one if the one drawn fits; `priceUpTo`: those with a higher
   * price cannot be kept.
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
   * Cards are turned up, with a `filter` the first that fits (the others are shuffled back), and `then` says what is done
   * with them (`shown`); what is left of them is discarded. Without any nothing happens.
   */
  | {
      readonly do: 'turnUp';
      readonly show: readonly { readonly deck: DeckId; readonly n: number }[];
      readonly filter?: CardFilter;
      readonly then: Effects;
    }
  /** All the cards just turned up. `buy`: for their printed prices, by who can pay. */
  | { readonly do: 'shown'; readonly does: 'keep' | 'discard' | 'buy' }
  /** One card of each of these decks: one of them is kept, the others are discarded. */
  | { readonly do: 'drawOneOf'; readonly decks: readonly DeckId[] }
  /** Turn cards of the deck until one fits, take it, with so many tokens on it; the others are shuffled back. */
  | { readonly do: 'find'; readonly deck: DeckId; readonly filter: CardFilter; readonly tokens?: number }
  /**
   * Look through the deck, take one of your choice, shuffle. `priceUpTo`: with a price no higher than that; `several`: any
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
  /** The encounter card itself is taken as the card that stands on it (`onCard`), and is in its deck no more. */
  | { readonly do: 'takeThis'; readonly as: string }
  | { readonly do: 'receive'; readonly card: StatusCard; readonly who?: 'chosen' }
  | { readonly do: 'shed'; readonly card: StatusCard }
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
  /** Cards are turned up and up to `buy` of them, or any, may be bought (must, for a location's own shop: `must`). */
  | {
      readonly do: 'shop';
      readonly show: readonly { readonly deck: DeckId; readonly n: Amount }[];
      readonly buy: number | 'any';
      readonly price?: Price;
      readonly must?: true;
      readonly open?: 'all-players';
    }
  /** For so many times the printed price, or half of it rounded up, and `plus`; `any`: as many of them as he likes. */
  | {
      readonly do: 'sell';
      readonly filter: CardFilter;
      readonly times: number | 'half';
      readonly any?: true;
      readonly plus?: number;
    }
  // where one is
  | { readonly do: 'move'; readonly destination: Destination; readonly encounter?: { readonly draw: number } }
  /** `draw`: of so many gate cards one of your choice. */
  | {
      readonly do: 'visit';
      readonly world: string;
      readonly area?: 1 | 2;
      readonly stay?: true;
      readonly draw?: number;
    }
  /** `unexplored`: without an explored marker; `entered`: to where he entered, if that gate is open. */
  | { readonly do: 'return'; readonly unexplored?: true; readonly entered?: true }
  | { readonly do: 'befall'; readonly fate: Fate }
  | { readonly do: 'encounterAgain' }
  // monsters, gates, the board
  /**
   * `surprise`: it cannot be evaded, nor fled from in the first round (A-EVADE-05, A-COMBAT-09). `kinds`: the first such
   * monster of the cup in place of any; `else`: what happens if there is none; `defeated`: if you defeat them all; `checks`:
   * what all your checks in this fight have more.
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
      /** Abilities it has in this fight, whatever its token says. */
      readonly gives?: readonly MonsterAbility[];
      readonly surprise?: true;
    }
  /** `gatesTo`: at each open gate to one of these worlds. */
  | { readonly do: 'place'; readonly n: number; readonly at: string | { readonly gatesTo: readonly string[] } }
  /** `one`: of your choice; else all of them. */
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
  /** A random one of these tokens that is not on the board comes there; with all of them there, `else`. Seals keep none off. */
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
  /** One seal of choice; `else`: what happens if there is none. */
  | { readonly do: 'removeSeal'; readonly else?: Effects }
  | { readonly do: 'closePlaces'; readonly places: readonly string[]; readonly until?: 'for-good' | 'in-play' }
  | { readonly do: 'track'; readonly what: 'terror' | 'doom'; readonly by?: number; readonly to?: number }
  | { readonly do: 'freeFromJail' }
  | { readonly do: 'boxAlly' }
  | { readonly do: 'turnUpLocationCard' }
  /** A card that lies on the table is turned up, and holds from then on, or turned down again. */
  | { readonly do: 'turnCard'; readonly card: string; readonly face: 'up' | 'down' }
  /** A card or marker for the table comes to lie at an area, and holds from then on; never a second of them there. */
  | { readonly do: 'lay'; readonly card: string; readonly at: string }
  | { readonly do: 'movementPoints'; readonly by: number }
  /** The Focus is 0 until the turn ends. */
  | { readonly do: 'noFocus' }
  /** His slider goes to where that skill is lowest. */
  | { readonly do: 'slide'; readonly skill: Skill }
  /** In your Upkeep: so much less Focus in it, at least none. */
  | { readonly do: 'lessFocus'; readonly by: number }
  /** One exhausted card of yours, of choice, is ready again. */
  | { readonly do: 'refresh'; readonly what: CardFilter }
  /** A clue comes to every unstable location without an open gate. */
  | { readonly do: 'spreadClues' }
  /** You take every clue of the neighbourhood you are in. */
  | { readonly do: 'gatherClues' }
  /** Monsters somewhere are defeated: all of them, or `n` of choice; `toughnessAtMost`: as they stand. */
  | { readonly do: 'defeat'; readonly from: Region; readonly n?: number; readonly toughnessAtMost?: number }
  // in combat and checks
  /** `perSuccess`: so much for each success of the casting. */
  | {
      readonly do: 'combatBonus';
      readonly by: number;
      readonly damage: DamageType;
      readonly perSuccess?: true;
    }
  /** As long as the spell is held, combat checks of this combat are made with that skill. */
  | { readonly do: 'fightWith'; readonly skill: Skill }
  /** The check about to be rolled is made with that skill in place of its own. */
  | { readonly do: 'useSkill'; readonly skill: Skill; readonly by: number }
  | { readonly do: 'passCheck' }
  | { readonly do: 'reroll'; readonly dice: 'all' | 'one' | 'failures' | 'ones' }
  /** The check about to be rolled has so many dice more, for each of what is counted if that is said. */
  | { readonly do: 'checkBonus'; readonly by: number; readonly each?: Countable }
  /** The check under way has so many successes more. */
  | { readonly do: 'addSuccess'; readonly n: number }
  /** Nothing is drawn of what is about to be. */
  | { readonly do: 'noDraw' }
  /** The casting under way costs so much less Sanity, or none. */
  | { readonly do: 'cheaperCasting'; readonly by: number | 'all' }
  | { readonly do: 'reduceLoss'; readonly by: number | 'all'; readonly of: 'sanity' | 'stamina' | 'either' }
  | { readonly do: 'countAsClue'; readonly n?: number }
  | { readonly do: 'enchantWeapon' }
  | { readonly do: 'weakenMonster'; readonly toughness: number }
  | { readonly do: 'defeatAllHere' }
  | { readonly do: 'noCombatDamage' }
  | { readonly do: 'cancelAncientAttack' }
  | { readonly do: 'drawAnother' }
  /** `evaded`: as if an Evade check had been passed. */
  | { readonly do: 'endCombat'; readonly evaded?: true }
  | { readonly do: 'throughNearestGate' }
  | { readonly do: 'failChecks'; readonly checks: readonly ('horror' | 'combat')[] }
  | { readonly do: 'returnMonster'; readonly to: 'cup' | 'box' }
  /** Holds until the turn ends. */
  | { readonly do: 'untilTurnEnds'; readonly modifiers: readonly Modifier[] }
  /** What only one card does: a function of that name in `common/handlers.ts`; `text` is a message of the pack. */
  | { readonly do: 'handler'; readonly name: string; readonly text: string };

export type Effects = readonly Effect[];

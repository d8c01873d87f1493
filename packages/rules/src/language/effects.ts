/**
 * The effect language: plain, JSON-able data that says what components do. Four kinds of sentence:
 * effects do something, modifiers hold while a card is in play, abilities are a player's choice at a moment,
 * triggers follow an event by themselves. The words on a card are generated from this data (`words/`), and the
 * interpreter (`common/resolving/resolve.ts`) carries it out, so that what a card says and what it does cannot differ.
 *
 * Whose: effects concern "you", the investigator the text is resolved for, unless they say otherwise.
 */

import type { DimensionSymbol } from './components.js';
import type { DeckId } from './decks.js';

export type Skill = 'speed' | 'sneak' | 'fight' | 'will' | 'lore' | 'luck';
/**
 * What a check is for. Each counts as its skill too: evade = sneak, horror = will, combat = fight, spell = lore. `focus`:
 * of the Focus itself (H-GLOSS-04).
 */
export type CheckKind = Skill | 'evade' | 'horror' | 'combat' | 'spell' | 'close' | 'focus';
export type Resource = 'sanity' | 'stamina' | 'clue' | 'money';
/** The special cards that the rules themselves speak of. */
export type BaseStatusCard = 'blessing' | 'curse' | 'retainer' | 'bank-loan' | 'lodge-membership' | 'deputy';
/** A special card: one of these, or one of a pack's own, which `Content` checks; nobody has two of a kind. */
export type StatusCard = BaseStatusCard | (string & Record<never, never>);
/** `lose-turn`: the next one; `end-turn`: nothing more in this one. */
export type Fate = 'delayed' | 'lost' | 'arrested' | 'devoured' | 'lose-turn' | 'end-turn';
export type MonsterAbility =
  | 'ambush'
  | 'elusive'
  | 'endless'
  | 'mask'
  | 'undead'
  | 'spawn'
  | 'physical-resistance'
  | 'physical-immunity'
  | 'magical-resistance'
  | 'magical-immunity'
  | 'nightmarish'
  | 'overwhelming';
export type Movement = 'normal' | 'stationary' | 'fast' | 'flying' | 'unique' | 'stalker' | 'aquatic';
export type DamageType = 'physical' | 'magical';

// ---- amounts ----

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
  /** `downTo`: all above that. `fatal`: whom this brings to 0 is devoured. */
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
  /** In your Upkeep: no slider moves in it. */
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
  | { readonly do: 'endCombat' }
  | { readonly do: 'throughNearestGate' }
  | { readonly do: 'failChecks'; readonly checks: readonly ('horror' | 'combat')[] }
  | { readonly do: 'returnMonster'; readonly to: 'cup' | 'box' }
  /** Holds until the turn ends. */
  | { readonly do: 'untilTurnEnds'; readonly modifiers: readonly Modifier[] }
  /** What only one card does: a function of that name in `common/handlers.ts`; `text` is a message of the pack. */
  | { readonly do: 'handler'; readonly name: string; readonly text: string };

export type Effects = readonly Effect[];

// ---- modifiers ----

/** Whom a modifier touches: its owner (default for cards one holds), all in Arkham's city, or all. */
export type Scope = 'owner' | 'in-arkham' | 'all';

export type Modifier =
  /** The skill itself; counts for every check of it. */
  | { readonly mod: 'skill'; readonly skill: Skill; readonly by: number; readonly for?: Scope }
  /** Checks of that kind only. `any`: every skill check. */
  | {
      readonly mod: 'check';
      readonly check: CheckKind | 'any';
      readonly by: number;
      readonly for?: Scope;
      /** But not for checks of that kind, which count as the same skill. */
      readonly but?: CheckKind;
      /** As long as the card is exhausted and its owner's Sanity and Stamina are equal. */
      readonly balanced?: true;
    }
  /** Dice a spent clue adds beyond its own. */
  | { readonly mod: 'clueDice'; readonly skill?: Skill; readonly by: number; readonly for?: Scope }
  | { readonly mod: 'maximum'; readonly what: 'sanity' | 'stamina'; readonly by: number; readonly for?: Scope }
  | { readonly mod: 'success'; readonly faces: readonly number[]; readonly for?: Scope }
  | { readonly mod: 'movementPoints'; readonly by: number; readonly for?: Scope }
  | { readonly mod: 'loss'; readonly of: 'sanity' | 'stamina'; readonly by: number; readonly for?: Scope }
  | {
      readonly mod: 'monster';
      readonly monsters: MonsterFilter;
      readonly toughness?: number;
      readonly horrorRating?: number;
      readonly horrorDamage?: number;
      readonly combatRating?: number;
      readonly combatDamage?: number;
      /** They are overwhelming by so much, if they are not more so. */
      readonly overwhelming?: number;
      /** Set in place of added. */
      readonly set?: {
        readonly horrorRating?: number;
        readonly horrorDamage?: number;
        readonly combatRating?: number;
        readonly combatDamage?: number;
        readonly movement?: Movement;
        /** The faces on which the die they roll in place of moving has its effect. */
        readonly moveFaces?: readonly number[];
      };
      readonly gives?: readonly MonsterAbility[];
      readonly if?: Condition;
      /** `in-arkham`: monsters met in Other Worlds are not changed. */
      readonly for?: 'in-arkham';
    }
  | { readonly mod: 'ignores'; readonly ability: MonsterAbility; readonly for?: Scope }
  /** Defeated endless monsters may become trophies. */
  | { readonly mod: 'endlessTrophies' }
  | { readonly mod: 'monstersStay'; readonly monsters: MonsterFilter }
  /** Stalkers see investigators so many steps away. */
  | { readonly mod: 'stalkerReach'; readonly areas: number }
  /**
   * The Sky, for flying monsters: `closed`: none comes or leaves; `out-of-reach`: none comes; `deadly`: what comes there goes
   * to the cup; `over-locations`: it is next to all unstable locations, too.
   */
  | { readonly mod: 'sky'; readonly is: 'closed' | 'out-of-reach' | 'deadly' | 'over-locations' }
  /** Nothing of what the Ancient One gives monsters holds. */
  | { readonly mod: 'ancientOneDenied' }
  /** No progress marker comes to a rift track (Kingsport). */
  | { readonly mod: 'noProgress' }
  /** Movement points that entering a street costs. */
  | { readonly mod: 'streetCost'; readonly to: number }
  /** So many movement points more for entering a stable location. */
  | { readonly mod: 'stableCost'; readonly by: number }
  /** Who is about to use a card of that deck rolls a die: on one of these faces it is discarded unused. */
  | { readonly mod: 'misfires'; readonly deck: DeckId; readonly faces: readonly number[] }
  /** From street to street investigators go along these arrows only. */
  | { readonly mod: 'oneWay'; readonly arrows: 'white' | 'black' }
  /** In the Upkeep, investigators may trade wherever they are. */
  | { readonly mod: 'tradeAtDistance' }
  | { readonly mod: 'sealCost'; readonly by?: number; readonly to?: number }
  /** `ifThere`: of a world that may be in no box of the table; then it says nothing. */
  | { readonly mod: 'gateDifficulty'; readonly by: number; readonly world?: string; readonly ifThere?: true }
  /** Gates to that world can be neither closed nor sealed. */
  | { readonly mod: 'gatesHeld'; readonly world: string }
  /** The Sanity of a casting: set, or changed. */
  | { readonly mod: 'spellCost'; readonly to?: number; readonly by?: number; readonly for?: Scope }
  /** What is bought costs so many dollars more: all of it, or items only. */
  | { readonly mod: 'price'; readonly by: number; readonly of?: 'items'; readonly for?: Scope }
  /** Checks of a skill that reading a tome asks for, at that location. */
  | { readonly mod: 'reading'; readonly check: Skill; readonly at: string; readonly by: number }
  | {
      readonly mod: 'forbid';
      readonly what:
        | 'seal'
        | 'cast'
        | 'arrest'
        | 'curse'
        | 'delay'
        | 'terror'
        | 'gain-sanity'
        | 'gain-stamina'
        | 'lose-this'
        | 'appear-here'
        | 'take-clues'
        | 'gain-ally';
      readonly for?: Scope;
      /** Sources (component ids) the ban does not reach. */
      readonly except?: readonly string[];
    }
  /** He may take Allies that were returned to the box. */
  | { readonly mod: 'boxedAllies' }
  /** Reading tomes costs no Sanity. */
  | { readonly mod: 'painlessReading' }
  /** What environments take from his skills and checks is not taken from his. */
  | { readonly mod: 'unburdened'; readonly by: 'environments' }
  /** Whenever Clues are gained, so many more. */
  | { readonly mod: 'moreClues'; readonly by: number }
  /** Evade checks need so many successes more. */
  | { readonly mod: 'evadeDifficulty'; readonly by: number }
  /** What the rules of a box see to, by that name; `text` is a message of the pack. */
  | { readonly mod: 'rule'; readonly name: string; readonly text: string }
  /** The bonus of each such card in hand is so much higher. */
  | { readonly mod: 'armed'; readonly kind: 'weapons' | 'spells'; readonly by: number }
  /** Combat checks have so much more for each hand that holds nothing. */
  | { readonly mod: 'emptyHands'; readonly by: number }
  /** `spells`: for casting them only. */
  | { readonly mod: 'hands'; readonly by: number; readonly spells?: true }
  /** In place of that fate the card is discarded, and its owner is left with 1 Sanity and 1 Stamina. */
  | { readonly mod: 'spared'; readonly fate: 'devoured' }
  | { readonly mod: 'focus'; readonly by: number }
  /** Each die of a check of that skill counts as so much higher. */
  | { readonly mod: 'dice'; readonly skill: Skill; readonly by: number }
  /** So many open gates more, or fewer, awaken the Ancient One: for all, as long as anybody has it. */
  | { readonly mod: 'gatesToAwaken'; readonly by: number }
  /** Successes more that take a doom token off in the final battle. */
  | { readonly mod: 'doomSuccesses'; readonly by: number }
  /** How many monsters the Outskirts hold, at least none. */
  | { readonly mod: 'outskirts'; readonly by: number }
  /** So many cards at most are refreshed in an Upkeep. */
  | { readonly mod: 'refreshLimit'; readonly most: number }
  /** The faces of the Upkeep's die by which a special card is lost, in place of those it names. */
  | { readonly mod: 'shedOn'; readonly card: StatusCard; readonly faces: readonly number[] }
  /** The rating of the Ancient One in the final battle. */
  | { readonly mod: 'ancientRating'; readonly by: number }
  /** Monsters need not be met: neither on leaving an area nor where a movement ends. */
  | { readonly mod: 'unseen' }
  /** Does not move in the Movement Phase. */
  | { readonly mod: 'noMovement' }
  /** At most so many clues on one check of a skill. */
  | { readonly mod: 'clueLimit'; readonly skill: Skill; readonly most: number }
  /** The first clue spent on a check adds no die: on combat and Horror checks of a fight, or on all others. */
  | { readonly mod: 'clueWasted'; readonly on: 'fights' | 'other-checks' }
  /** Clues are spent on checks two at a time. */
  | { readonly mod: 'cluePairs' }
  /** No more than so many of them may be held; what is above that goes at once. */
  | { readonly mod: 'cap'; readonly of: 'clues' | readonly DeckId[]; readonly most: number }
  /** No slider is moved by more stops than this in a turn. */
  | { readonly mod: 'sliderStops'; readonly most: number }
  /** Such monsters are nightmarish to the owner, by so much if they are not more so. */
  | { readonly mod: 'dread'; readonly monsters: MonsterFilter; readonly nightmarish: number }
  /** In the Movement Phase he enters only those locations of a neighbourhood that have an open gate. */
  | { readonly mod: 'barred'; readonly neighbourhood: string }
  /** His rolls to be rid of a Curse are made twice, and the worse one counts (`taints`). */
  | { readonly mod: 'taints' }
  /** Once a turn he may have another in Arkham make such a roll again. */
  | { readonly mod: 'anoints' }
  /** The card goes as soon as its owner has so much money. */
  | { readonly mod: 'leavesAt'; readonly money: number }
  /** In place of being devoured he discards this: his Sanity and Stamina become 1, and he goes to the street. */
  | { readonly mod: 'outlives' }
  /** Investigators can neither enter nor leave. */
  | { readonly mod: 'cordon'; readonly place: string }
  /** Encounters at that place take no money: losses of it are ignored, and the most they ask for counts as paid. */
  | { readonly mod: 'onTheHouse'; readonly place: string }
  /** Checks of his against monsters of that symbol, and against all others. */
  | { readonly mod: 'checkAgainst'; readonly symbol: DimensionSymbol; readonly by: number; readonly others: number }
  /** His monster trophies count for so much more toughness when they are spent. */
  | { readonly mod: 'trophyWorth'; readonly by: number }
  /** Such cards of his may be discarded on checks as Clues are spent. */
  | { readonly mod: 'discardsLikeClues'; readonly of: CardFilter }
  /** He can use none of his cards, and none of them does anything. */
  | { readonly mod: 'noCards' }
  /** Clues may be traded like items. */
  | { readonly mod: 'tradeClues' }
  /** A special card that nothing takes from him. */
  | { readonly mod: 'keeps'; readonly card: StatusCard }
  /** When he would lose that special card, this one goes in its place. */
  | { readonly mod: 'goesInstead'; readonly of: StatusCard }
  /** A second copy of a card of these decks that he holds comes to nothing. */
  | { readonly mod: 'noDuplicates'; readonly decks: readonly DeckId[] }
  /** Every Other World has this colour too, for his encounters. */
  | { readonly mod: 'worldColour'; readonly colour: 'blue' | 'green' | 'red' | 'yellow' }
  | { readonly mod: 'drawExtra'; readonly deck: DeckId }
  | { readonly mod: 'drawBottom'; readonly decks: readonly DeckId[] }
  /** `whileClueAt`: at that location only, and as long as a Clue lies there. */
  | {
      readonly mod: 'encounters';
      readonly where: 'location' | 'other-world';
      readonly draw: number;
      readonly whileClueAt?: string;
    }
  /** The card itself may be discarded in place of spending so much, or less. */
  | {
      readonly mod: 'paysFor';
      readonly what: 'money' | 'clues';
      readonly upTo: number;
      /** It is exhausted for it, not discarded. */
      readonly exhausts?: true;
      /** Only for what a card of these decks costs that is bought, whatever that is. */
      readonly buying?: readonly DeckId[];
    }
  | { readonly mod: 'neverLost' }
  /** Returning from an Other World: through any open gate. */
  | { readonly mod: 'returnThroughAny' }
  | { readonly mod: 'lostMeans'; readonly fate: Fate }
  | { readonly mod: 'combatSkill'; readonly monsters: MonsterFilter; readonly skill: Skill }
  | { readonly mod: 'barFromPlay'; readonly monsters: MonsterFilter }
  /** Environments of that kind have no effect and are discarded. */
  | { readonly mod: 'noEnvironments'; readonly subtype: 'mystic' | 'urban' | 'weather' }
  /** What locations offer by themselves cannot be used, but for these. */
  | { readonly mod: 'noLocationAbilities'; readonly except: readonly string[] }
  | { readonly mod: 'awakensAsDefeat' };

// ---- abilities: what a player may do ----

/**
 * When an ability can be used. Phases: in the owner's part of it. `any`: whenever something may be done at any time.
 * The others answer a moment: before a check, after its roll, in combat when hands are chosen, when a loss is dealt,
 * when a clue could be spent, when an encounter card was drawn, after a failed combat check, when the Ancient One
 * attacks, at the gate in place of closing it.
 */
export type Moment =
  | { readonly phase: 'upkeep' | 'movement' | 'arkham-encounters' | 'any' }
  | { readonly before: 'check'; readonly checks: readonly CheckKind[] }
  /** `failed`: only while the check has not been passed. */
  | {
      readonly after: 'roll';
      readonly checks: readonly (CheckKind | 'any')[];
      readonly whose?: 'anybody';
      readonly failed?: true;
    }
  | { readonly in: 'combat' }
  | { readonly before: 'loss'; readonly of: readonly ('sanity' | 'stamina')[]; readonly whose?: 'anybody' }
  /** Cards of such a deck are about to be drawn. */
  | { readonly before: 'draw'; readonly decks: readonly DeckId[] }
  /** The Sanity of a casting is about to be paid. */
  | { readonly at: 'casting' }
  /** A movement has ended, in a street or at a location. */
  | { readonly after: 'movement' }
  /** Clues have been gained, or taken from the board. */
  | { readonly after: 'clues' }
  | { readonly at: 'spending-clue' }
  | { readonly after: 'encounter-card' }
  | { readonly after: 'mythos-card' }
  | { readonly after: 'failed-combat' }
  | { readonly before: 'ancient-attack' }
  | { readonly at: 'explored-gate' };

/**
 * A spell's casting (A-SPELL-02, A-SPELL-03, A-SPELL-04, A-SPELL-05). `sanity` is paid first; the check is Lore +
 * `modifier`, difficulty 1.
 */
export interface Casting {
  readonly modifier: Amount;
  readonly sanity: number;
  readonly difficulty?: Amount;
  readonly hands: number;
  readonly after: 'exhaust' | 'discard';
}

export interface Ability {
  readonly name?: string;
  readonly when: Moment;
  readonly if?: Condition;
  readonly cost?: Cost;
  readonly cast?: Casting;
  readonly limit?: 'once-per-turn' | 'once-per-game' | 'once-per-check';
  /** Who it serves: its owner, or the owner or one other investigator in the same area. */
  readonly for?: 'self-or-other-here';
  /** In place of the normal movement, or of the encounter. */
  readonly inPlaceOf?: 'movement' | 'encounter';
  readonly then: Effects;
}

// ---- triggers: what follows by itself ----

/**
 * Events that cards answer by themselves. `upkeep`: the owner's upkeep action. `gained`: the card comes to its owner.
 * `enters`: an environment or rumor comes into play. `movement-ended`: somebody ended his movement, `at` a street, in
 * any street, or anywhere. `phase-ended`: of everybody. `defeated`: a monster was beaten. `fell`: somebody's Sanity or
 * Stamina has fallen to 0.
 */
export type Happening =
  | { readonly on: 'upkeep' }
  | { readonly on: 'gained' }
  | { readonly on: 'enters' }
  | { readonly on: 'movement-ended'; readonly at: Region; readonly sparing?: CardFilter | StatusCard }
  | { readonly on: 'phase-ended'; readonly phase: 'mythos' }
  | { readonly on: 'defeated'; readonly monsters: MonsterFilter }
  | { readonly on: 'lost' }
  /** Somebody was devoured; who retires is not (D-RETIRE-03). */
  | { readonly on: 'devoured' }
  /** A doom token came to the track; terror rose by a point. */
  | { readonly on: 'doom' }
  | { readonly on: 'terror' }
  /** An open gate surged, and its monsters are placed. */
  | { readonly on: 'surge' }
  /** An Ally was discarded or left the game. */
  | { readonly on: 'ally-left' }
  /** The symbol stands on a Mythos card, by which monsters have moved. */
  | { readonly on: 'symbol-moves'; readonly symbol: DimensionSymbol }
  | { readonly on: 'fell' }
  /** Somebody has paid a location for being given back all his Sanity or Stamina. */
  | { readonly on: 'treated'; readonly at: string }
  /** A skill check of an encounter, none of a fight, came to no success at all. */
  | { readonly on: 'no-success' }
  | { readonly on: 'combat-ended' }
  | { readonly on: 'returned' }
  /** It befalls the owner: cursed or blessed even where that only takes off the other. */
  | { readonly on: 'befallen'; readonly what: Befallen }
  /** The owner defeated a monster of so much toughness or more. */
  | { readonly on: 'beat'; readonly toughness: number }
  /** The owner closed a gate. */
  | { readonly on: 'closed' }
  /** Anybody sealed a gate. */
  | { readonly on: 'sealed' };

/** `drawn-in`: through a gate that opened, in the Mythos Phase. */
export type Befallen = 'cursed' | 'blessed' | 'arrested' | 'lost' | 'drawn-in' | 'devoured';

export interface Trigger {
  readonly when: Happening;
  readonly if?: Condition;
  /** Left out in the first upkeep after the card was gained (A-UPKEEP-05). */
  readonly notInFirstUpkeep?: true;
  /** Of an Ancient One: in the final battle too. */
  readonly evenAwake?: true;
  readonly then: Effects;
}

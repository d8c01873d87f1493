/** Modifiers of the effect language: they hold while a card is in play. */

import type { CardFilter, Condition, MonsterFilter } from './conditions.js';
import type { DeckId } from './decks.js';
import type {
  CheckKind,
  DamageType,
  DimensionSymbol,
  Fate,
  MonsterAbility,
  Movement,
  Skill,
  StatusCard,
} from './terms.js';

/** The investigators a modifier affects: its owner (default for held cards), all in Arkham's city, or all. */
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
      /** Except checks of that kind, which count as the same skill. */
      readonly but?: CheckKind;
      /** As long as the card is exhausted and its owner's Sanity and Stamina are equal. */
      readonly balanced?: true;
      /** For Combat checks: a bonus of a weapon without hands, subject to resistance and immunity. */
      readonly damage?: DamageType;
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
      /** A minimum of overwhelming. */
      readonly overwhelming?: number;
      /** Set in place of added. */
      readonly set?: {
        readonly horrorRating?: number;
        readonly horrorDamage?: number;
        readonly combatRating?: number;
        readonly combatDamage?: number;
        readonly movement?: Movement;
        /** Replaces the faces on which their die in place of moving has its effect. */
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
  /** Stalkers see investigators this many steps away. */
  | { readonly mod: 'stalkerReach'; readonly areas: number }
  /**
   * The Sky, for flying monsters. `closed`: none enters or leaves. `out-of-reach`: none enters. `deadly`: those that
   * enter go to the cup. `over-locations`: it is also adjacent to all unstable locations.
   */
  | { readonly mod: 'sky'; readonly is: 'closed' | 'out-of-reach' | 'deadly' | 'over-locations' }
  /** The Ancient One's modifiers for monsters do not apply. */
  | { readonly mod: 'ancientOneDenied' }
  /** No progress marker is added to a rift track (Kingsport). */
  | { readonly mod: 'noProgress' }
  /** Movement points for entering a street. */
  | { readonly mod: 'streetCost'; readonly to: number }
  /** Additional movement points for entering a stable location. */
  | { readonly mod: 'stableCost'; readonly by: number }
  /** Before a card of that deck is used a die is rolled: on one of these faces it is discarded unused. */
  | { readonly mod: 'misfires'; readonly deck: DeckId; readonly faces: readonly number[] }
  /** Between streets investigators move along these arrows only. */
  | { readonly mod: 'oneWay'; readonly arrows: 'white' | 'black' }
  /** In the Upkeep, investigators may trade wherever they are. */
  | { readonly mod: 'tradeAtDistance' }
  | { readonly mod: 'sealCost'; readonly by?: number; readonly to?: number }
  /** `ifThere`: the world may be in no box of the table; then it has no effect. */
  | { readonly mod: 'gateDifficulty'; readonly by: number; readonly world?: string; readonly ifThere?: true }
  /** Gates to that world can be neither closed nor sealed. */
  | { readonly mod: 'gatesHeld'; readonly world: string }
  /** The Sanity of a casting: set, or changed. */
  | { readonly mod: 'spellCost'; readonly to?: number; readonly by?: number; readonly for?: Scope }
  /** A surcharge in dollars on purchases: all of them, or items only. */
  | { readonly mod: 'price'; readonly by: number; readonly of?: 'items'; readonly for?: Scope }
  /** Checks of a skill for reading a tome, at that location. */
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
      /** Sources (component ids) that are exempt. */
      readonly except?: readonly string[];
    }
  /** The owner may take Allies that were returned to the box. */
  | { readonly mod: 'boxedAllies' }
  /** Reading tomes costs no Sanity. */
  | { readonly mod: 'painlessReading' }
  /** Environments do not reduce the owner's skills and checks. */
  | { readonly mod: 'unburdened'; readonly by: 'environments' }
  /** A bonus to every gain of Clues. */
  | { readonly mod: 'moreClues'; readonly by: number }
  /** Evade checks need more successes. */
  | { readonly mod: 'evadeDifficulty'; readonly by: number }
  /** A text that rules of a box implement, by that name. `text`: a message of the pack. */
  | { readonly mod: 'rule'; readonly name: string; readonly text: string }
  /** A higher bonus of each such card in hand. */
  | { readonly mod: 'armed'; readonly kind: 'weapons' | 'spells'; readonly by: number }
  /** A bonus to Combat checks for each empty hand. */
  | { readonly mod: 'emptyHands'; readonly by: number }
  /** `spells`: for casting them only. */
  | { readonly mod: 'hands'; readonly by: number; readonly spells?: true }
  /** In place of that fate the card is discarded, and its owner is left with 1 Sanity and 1 Stamina. */
  | { readonly mod: 'spared'; readonly fate: 'devoured' }
  /** `by` is added to the Focus; `to` sets it and overrides everything else. */
  | { readonly mod: 'focus'; readonly by?: number; readonly to?: number }
  /** The skill sliders move any number of stops in the Upkeep, without Focus. */
  | { readonly mod: 'freeSliders' }
  /** Each die of a check of that skill counts as higher. */
  | { readonly mod: 'dice'; readonly skill: Skill; readonly by: number }
  /** Changes the number of open gates that awaken the Ancient One: for all, as long as any investigator has it. */
  | { readonly mod: 'gatesToAwaken'; readonly by: number }
  /** Additional successes for removing a doom token in the final battle. */
  | { readonly mod: 'doomSuccesses'; readonly by: number }
  /** Changes the limit of monsters in the Outskirts, at least to 0. */
  | { readonly mod: 'outskirts'; readonly by: number }
  /** Limit of cards refreshed in an Upkeep. */
  | { readonly mod: 'refreshLimit'; readonly most: number }
  /** Replaces the faces of the Upkeep die by which a special card is lost. */
  | { readonly mod: 'statusRemovedOn'; readonly card: StatusCard; readonly faces: readonly number[] }
  /** The rating of the Ancient One in the final battle. */
  | { readonly mod: 'ancientRating'; readonly by: number }
  /** Monsters need not be met: neither on leaving an area nor where a movement ends. */
  | { readonly mod: 'unseen' }
  /** Does not move in the Movement Phase. */
  | { readonly mod: 'noMovement' }
  /** Limit of clues on one check of a skill. */
  | { readonly mod: 'clueLimit'; readonly skill: Skill; readonly most: number }
  /** The first clue spent on a check adds no die: on combat and Horror checks of a fight, or on all others. */
  | { readonly mod: 'clueWasted'; readonly on: 'fights' | 'other-checks' }
  /** Clues are spent on checks two at a time. */
  | { readonly mod: 'cluePairs' }
  /** Limit of held cards or clues; the excess is discarded at once. */
  | { readonly mod: 'cap'; readonly of: 'clues' | readonly DeckId[]; readonly most: number }
  /** Limit of stops that a slider moves in a turn. */
  | { readonly mod: 'sliderStops'; readonly most: number }
  /** Such monsters are nightmarish to the owner, at least by this amount. */
  | { readonly mod: 'dread'; readonly monsters: MonsterFilter; readonly nightmarish: number }
  /** In the Movement Phase the owner enters only those locations of a neighbourhood that have an open gate. */
  | { readonly mod: 'barred'; readonly neighbourhood: string }
  /** The owner's rolls to remove a Curse are made twice, and the worse one counts (`taints`). */
  | { readonly mod: 'taints' }
  /** Once a turn the owner may have another investigator in Arkham repeat such a roll. */
  | { readonly mod: 'anoints' }
  /** The card is discarded as soon as its owner has this much money. */
  | { readonly mod: 'leavesAt'; readonly money: number }
  /**
   * In place of being devoured the owner discards this: their Sanity and Stamina become 1, and they go to the street.
   */
  | { readonly mod: 'outlives' }
  /** Investigators can neither enter nor leave. */
  | { readonly mod: 'cordon'; readonly place: string }
  /** Encounters at that place take no money: losses of it are ignored, and the highest price counts as paid. */
  | { readonly mod: 'onTheHouse'; readonly place: string }
  /** The owner's checks against monsters of that symbol, and against all others. */
  | { readonly mod: 'checkAgainst'; readonly symbol: DimensionSymbol; readonly by: number; readonly others: number }
  /** The owner's monster trophies count for more toughness when they are spent. */
  | { readonly mod: 'trophyWorth'; readonly by: number }
  /** Such cards of the owner may be discarded on checks as Clues are spent. */
  | { readonly mod: 'discardsLikeClues'; readonly of: CardFilter }
  /** The owner can use none of their cards, and none of them has any effect. */
  | { readonly mod: 'noCards' }
  /** Clues may be traded like items. */
  | { readonly mod: 'tradeClues' }
  /** A special card that the owner cannot lose. */
  | { readonly mod: 'keeps'; readonly card: StatusCard }
  /** This card is lost in place of that special card. */
  | { readonly mod: 'goesInstead'; readonly of: StatusCard }
  /** A second copy of a card of these decks has no effect for the owner. */
  | { readonly mod: 'noDuplicates'; readonly decks: readonly DeckId[] }
  /** Every Other World also has this colour, for the owner's encounters. */
  | { readonly mod: 'worldColour'; readonly colour: 'blue' | 'green' | 'red' | 'yellow' }
  | { readonly mod: 'drawExtra'; readonly deck: DeckId }
  | { readonly mod: 'drawBottom'; readonly decks: readonly DeckId[] }
  /** `whileClueAt`: only at that location, and as long as a Clue lies there. */
  | {
      readonly mod: 'encounters';
      readonly where: 'location' | 'other-world';
      readonly draw: number;
      readonly whileClueAt?: string;
    }
  /** The card itself may be discarded in place of spending up to this amount. */
  | {
      readonly mod: 'paysFor';
      readonly what: 'money' | 'clues';
      /** `all`: any amount. */
      readonly upTo: number | 'all';
      /** It is exhausted instead of discarded. */
      readonly exhausts?: true;
      /** Only for purchases from these decks. */
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
  /** Locations' own abilities cannot be used, except these. */
  | { readonly mod: 'noLocationAbilities'; readonly except: readonly string[] }
  | { readonly mod: 'awakensAsDefeat' };

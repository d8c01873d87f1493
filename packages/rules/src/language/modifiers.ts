/** Modifiers of the effect language: what holds while a card is in play. */
import type { DimensionSymbol } from './components.js';
import type { CardFilter, Condition, MonsterFilter } from './conditions.js';
import type { DeckId } from './decks.js';
import type { CheckKind, DamageType, Fate, MonsterAbility, Movement, Skill, StatusCard } from './terms.js';

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
      /** Of Combat checks: what a weapon adds that takes no hand, which resistance and immunity meet. */
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
  /** Added to the Focus, or what it is, whatever else is said of it. */
  | { readonly mod: 'focus'; readonly by?: number; readonly to?: number }
  /** The skill sliders are moved in the Upkeep by any number of stops; no Focus is spent on that. */
  | { readonly mod: 'freeSliders' }
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
      /** `all`: whatever it comes to. */
      readonly upTo: number | 'all';
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

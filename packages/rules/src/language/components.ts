/**
 * Contents of a pack: the components of the game as plain data. Ids are kebab-case and unique within their kind;
 * expansions prefix theirs with the pack's id. No field holds a sentence of a published card: names, figures and
 * effects are facts, `theme` and the like are our own words.
 */

import type { Ability, Trigger } from './abilities.js';
import type { BoardDef } from './boards.js';
import type { Condition, MonsterFilter } from './conditions.js';
import type { DeckDef, DeckId } from './decks.js';
import type { Cost, Effects } from './effects.js';
import type { EpicCard } from './epic.js';
import type { Modifier } from './modifiers.js';
import type { NameInSpeech, PlaceDef, PlaceKindDef } from './places.js';
import type { DamageType, DimensionSymbol, MonsterAbility, Movement, Skill } from './terms.js';

export type EncounterColour = 'blue' | 'green' | 'red' | 'yellow';

/** Fields every component may have. */
interface Component {
  readonly id: string;
  readonly name: string;
  /** The reason for a reading where sources disagree. For readers of the data, never shown in play. */
  readonly doubt?: string;
  /** The reason for a handler function: the language cannot express the effect. */
  readonly handlerReason?: string;
}

/** Texts of a card in play or in an investigator's possession. */
export interface CardText {
  readonly modifiers?: readonly Modifier[];
  readonly abilities?: readonly Ability[];
  readonly triggers?: readonly Trigger[];
  /** Messages of the pack for texts that its box's rules implement. */
  readonly rules?: readonly string[];
}

/** Hands and bonus of a weapon (A-COMBAT-17 to A-COMBAT-25). `instead`: another bonus when a condition holds. */
export interface Weapon {
  readonly hands: number;
  readonly damage: DamageType;
  readonly bonus: number;
  readonly instead?: WeaponInstead | readonly WeaponInstead[];
  /** Abilities of the opponent that it ignores. */
  readonly ignores?: readonly MonsterAbility[];
  /** A six counts twice in checks made with it. */
  readonly sixesCountTwice?: true;
  /** `exhaust`: it serves one check, and again after a refresh; `then`: the price. */
  readonly afterUse?:
    | { readonly discard: true; readonly lose?: { readonly sanity: number } }
    | { readonly exhaust: true; readonly then?: Effects };
}

/** Returns the alternative bonuses of a weapon, in order. */
export function alternativeBonuses(instead: Weapon['instead']): readonly WeaponInstead[] {
  if (instead === undefined) return [];
  return 'if' in instead ? [instead] : instead;
}

/** An alternative bonus while a condition holds. Of several, the last that holds counts. */
export interface WeaponInstead {
  readonly if: Condition;
  readonly bonus: number;
}

/**
 * Areas to be visited in order. Without a `sacrifice` (a Task) a step needs a movement that ends there and the
 * following phase of encounters. With one (a Mission) it is paid there as the next Upkeep begins.
 */
export interface Route {
  readonly steps: readonly string[];
  readonly sacrifice?: Cost;
  /** The effects of the last step; the card goes to the box. */
  readonly then: Effects;
}

/** A card of the common, unique, spell, skill or ally deck, of a pack's own deck, or a special card. */
export interface CardDef extends Component, CardText {
  /** Before its name in an English sentence: "take a Lantern". Missing in names without one: "take Food". */
  readonly article?: 'a' | 'an' | 'the';
  readonly deck: DeckId | 'special';
  readonly count: number;
  readonly price?: number;
  readonly type?: 'weapon' | 'tome' | 'mask' | 'task' | 'mission' | 'other';
  readonly weapon?: Weapon;
  readonly route?: Route;
  /** Messages of the pack for texts that its box's rules implement. */
  readonly rules?: readonly string[];
  /** Its holder also has the sheet text of that investigator. */
  readonly gift?: string;
  /** Counts as an item although it is a special card (A-STATUS-04). */
  readonly item?: true;
  /** Spells that carry the mark; their bonus meets magical resistance. */
  readonly magical?: true;
  readonly onAwakening?: 'discard';
  /** A special card that is gained and lost together with this one. */
  readonly with?: string;
  /** A special card that its owner needs to keep this one. */
  readonly keptWith?: string;
  /** Stays exhausted in the upkeep unless this is paid (A-UPKEEP-13). */
  readonly refreshCost?: Cost;
  /** In the Upkeep it may stay exhausted at this price, possibly none, for as long as it provides a card. */
  readonly staysCost?: Cost;
  /** Lost when its owner no longer has an exhausted card of this id for each copy (Y-MAGIC-01). */
  readonly lastsWith?: string;
  /** Allies: the location with an encounter that provides them. */
  readonly from?: string;
  /** The encounter card it is part of. When discarded it goes back to its deck, never to the box. */
  readonly onCard?: string;
}

export interface MonsterDef extends Component {
  readonly count: number;
  readonly movement: Movement;
  readonly symbol: DimensionSymbol;
  readonly awareness: number;
  readonly horror?: { readonly rating: number; readonly damage: number };
  readonly combat?: { readonly rating: number; readonly damage: number };
  readonly toughness: number;
  readonly abilities: readonly MonsterAbility[];
  readonly nightmarish?: number;
  readonly overwhelming?: number;
  readonly inCup: boolean;
  /** Changed stats while a condition holds. */
  readonly modifiers?: readonly Modifier[];
  /**
   * In place of moving: effects (resolved for the first player), or a hunt of the nearest, in locations or `in-reach`:
   * in streets and unstable locations. `like`: it moves like monsters of another border, and `arriving` applies to each
   * investigator at its destination. `seeks`: straight to the nearest area with clues, which it removes.
   */
  readonly move?:
    | { readonly effects: Effects }
    | { readonly hunts: 'investigator-in-location' | 'investigator-in-reach'; readonly sparing: readonly string[] }
    | { readonly like: 'normal' | 'fast'; readonly arriving: Effects }
    | { readonly seeks: 'clues' };
  readonly beforeHorror?: Effects;
  /** After a failed Horror check and its damage. */
  readonly horrorFailed?: Effects;
  /** An investigator whom its damage brings to 0 is devoured. */
  readonly fatal?: true;
  /** Before each Combat check a die is rolled: it lowers the Combat rating for that check. */
  readonly combatDie?: true;
  /** As a trophy it may be given up for dice on a failed Combat check. */
  readonly trophyDice?: number;
  /** Before each Combat check against it. */
  readonly beforeCombat?: Effects;
  /** On a failed combat or flee or evade check, after the damage; instead of it where damage is 0. */
  readonly combatFailed?: Effects;
  /** Once, when it enters the board; resolved for the first player. */
  readonly entersPlay?: Effects;
  /** In place of becoming a trophy. */
  readonly defeated?: Effects;
}

export interface InvestigatorDef extends Component, CardText {
  readonly occupation: string;
  /** Referred to as a woman; without this field as a man. */
  readonly woman?: true;
  readonly sanity: number;
  readonly stamina: number;
  readonly home: string;
  readonly focus: number;
  /** For each pair the four stops from left to right as [first skill, second skill]. */
  readonly sliders: {
    readonly 'speed-sneak': readonly (readonly [number, number])[];
    readonly 'fight-will': readonly (readonly [number, number])[];
    readonly 'lore-luck': readonly (readonly [number, number])[];
  };
  /**
   * Stops of maximum Sanity and Stamina, if they are a track whose starting stop is chosen; `sanity` and `stamina` are
   * one of them.
   */
  readonly maxima?: readonly (readonly [sanity: number, stamina: number])[];
  readonly fixed: { readonly money: number; readonly clues: number; readonly cards: readonly string[] };
  /** Number of cards by deck. */
  readonly random: Readonly<Partial<Record<DeckId, number>>>;
  /** The name of the sheet's ability, for its generated text. */
  readonly ability: string;
  /** No clue is placed here at set-up. */
  readonly noClueAt?: string;
  /** Destination in place of being lost (with the modifier `neverLost`), by kind of defeat. */
  readonly insteadOfLost?: { readonly insane: string; readonly unconscious: string; readonly otherwise: string };
}

export interface AncientOneDef extends Component {
  /** `minus-clues`: those on the board as it awakens. */
  readonly combatRating: number | 'minus-terror' | 'minus-clues' | 'undefeatable';
  readonly doom: number;
  readonly defenses: readonly MonsterAbility[];
  readonly powerName: string;
  /** While it slumbers. Worshippers are `monster` modifiers among them. */
  readonly modifiers: readonly Modifier[];
  readonly triggers?: readonly Trigger[];
  /** Masks go into the cup at set-up. */
  readonly masksInCup?: true;
  /** These monsters go to the box at set-up. */
  readonly boxes?: MonsterFilter;
  /** Locations of its rubble markers, which lie face down at set-up (D-AO-01). */
  readonly rubble?: readonly string[];
  /** Once, on awakening, for each investigator in turn. */
  readonly startOfBattle?: Effects;
  /**
   * Each round, for each survivor: a check with a modifier that falls by one a round, or effects alone. `passedOrNot`:
   * effects after the check in any case.
   */
  readonly attack: {
    readonly check?: Skill;
    readonly modifier?: number;
    readonly effects: Effects;
    readonly passedOrNot?: Effects;
  };
  /** After the attack, once. */
  readonly afterAttack?: Effects;
}

export interface StreetDef extends Component, NameInSpeech {
  readonly connects: readonly string[];
  readonly black: string;
  readonly white: string;
  /** The board it is on. Default: the first of its own pack, or of the table. Its locations are there too. */
  readonly board?: string;
  /** Trains to other towns stop here (D-TRAIN-01). */
  readonly depot?: true;
  /** The published board is not public: the directions of the arrows are Vigil's own, and the page says so. */
  readonly ours?: 'arrows';
  /** Its position on the board's plane. */
  readonly x: number;
  readonly y: number;
}

/** A location's offer in place of an encounter card (A-ENC-05 to A-ENC-12, A-LOC). */
export interface LocationAbility {
  readonly name: string;
  readonly if?: Condition;
  readonly cost?: Cost;
  readonly then: Effects;
}

/** The signs on a board (A-MISC-26). */
export type BoardSign =
  | 'common'
  | 'unique'
  | 'spell'
  | 'skill'
  | 'ally'
  | 'clue'
  | 'money'
  | 'sanity'
  | 'stamina'
  | 'blessing';

export interface LocationDef extends Component, NameInSpeech {
  readonly street: string;
  /** A green diamond, not a red one (A-MISC-25). */
  readonly stable: boolean;
  /** Its finds: sure (a sign in reverse) or frequent (A-MISC-26). */
  readonly finds?: { readonly surely?: readonly BoardSign[]; readonly often?: readonly BoardSign[] };
  /** The neighbourhood whose location cards have its entries, if it is not its street's: an area of a pack. */
  readonly neighbourhood?: string;
  /** Areas one step away, if not only its street. Also the directions of arrows that do not lead to its street. */
  readonly connects?: readonly string[];
  readonly black?: string;
  readonly white?: string;
  /** Ends the movement of an investigator who enters it (K-BOARD-06). */
  readonly endsMovement?: true;
  /** Reached only on foot, or by a card that names it (K-BOARD-07, K-BOARD-08). */
  readonly onFootOnly?: true;
  readonly abilities?: readonly LocationAbility[];
  /** Terror level at which it closes for good (A-TERROR-03, A-TERROR-04, A-TERROR-05). */
  readonly closesAtTerror?: number;
  /** Trains to other towns stop here (D-TRAIN-01). */
  readonly depot?: true;
  /** Encounters of holders of the card may be read at this entry instead (A-LOC-13). */
  readonly innerRoom?: { readonly entry: string; readonly name: string; readonly card: string };
  /** As for a street. */
  readonly ours?: 'arrows';
  readonly x: number;
  readonly y: number;
}

export interface WorldDef extends Component, NameInSpeech {
  readonly colours: readonly EncounterColour[];
}

export interface GateMarkerDef {
  readonly id: string;
  readonly world: string;
  readonly symbol: DimensionSymbol;
  readonly modifier: number;
  /** The published modifier is not public: this one is Vigil's own, and the page says so. */
  readonly ours?: 'modifier';
}

/** One entry of a location or gate card. `theme`: our own words for its subject. */
export interface EncounterEntry {
  readonly at: string;
  readonly theme: string;
  readonly effects: Effects;
  /** The people it names, by ids that boxes share (Y-BLIGHT-02). */
  readonly people?: readonly string[];
  readonly doubt?: string;
}

/** A location card: one entry for each location of its neighbourhood (and its inner rooms). */
export interface LocationCardDef {
  readonly id: string;
  readonly neighbourhood: string;
  readonly entries: readonly EncounterEntry[];
}

/**
 * A gate card. `at` of an entry is a world, or `other`. `secondColour`: it serves worlds of either colour (A-OTHER-03).
 * `reshuffle`: the deck is shuffled and drawing goes on.
 */
export interface GateCardDef {
  readonly id: string;
  readonly colour: EncounterColour | 'none';
  readonly secondColour?: EncounterColour;
  readonly reshuffle?: true;
  readonly entries: readonly EncounterEntry[];
}

/** Tokens on a rumor: a number, or a number per player. */
export type RumorTokens = number | { readonly perPlayer: number };

/** Returns the number of tokens for this number of players. */
export function rumorTokens(tokens: RumorTokens, players: number): number {
  return typeof tokens === 'number' ? tokens : tokens.perPlayer * players;
}

export interface RumorText {
  readonly setup?: { readonly tokens?: RumorTokens; readonly monsters?: number };
  /** The action against it in the Arkham encounters phase at the activity place. */
  readonly action?: Ability;
  readonly passIf?: 'no-tokens' | 'no-monsters';
  /** Paying this at the activity place in the Arkham encounters phase ends the rumor. */
  readonly passCost?: Cost;
  readonly pass: Effects;
  readonly failIf:
    | { readonly tokens: RumorTokens }
    | { readonly monsters: number }
    | { readonly terror: number }
    | 'no-ally-left'
    | 'tokens-on-terror'
    | 'awakening';
  readonly fail: Effects;
  /** The pass cost with that many players or more. */
  readonly passCostAt?: { readonly players: number; readonly cost: Cost };
}

export interface MythosDef extends Component, CardText {
  readonly type: 'headline' | 'environment' | 'rumor' | 'reshuffle';
  readonly subtype?: 'mystic' | 'urban' | 'weather';
  /** Location at which a gate opens, or the monsters surge. */
  readonly gate?: string;
  /** Doom symbols in place of a gate: the number of doom tokens (A-MYTHOS-21). */
  readonly doom?: number;
  readonly gateBurst?: true;
  readonly clues: readonly string[];
  readonly white: readonly DimensionSymbol[];
  readonly black: readonly DimensionSymbol[];
  /** Headlines: immediate effects. Environments and rumors: once, on coming into play. */
  readonly effects?: Effects;
  /** Headlines with modifiers or closings: until the end of next turn. */
  readonly lasts?: 'end-of-next-turn';
  /** The street that bears the activity marker. */
  readonly activity?: string;
  readonly rumor?: RumorText;
}

/** A card whose text applies while it lies on the table. `kind`: a word of the pack. */
export interface TableCardDef extends Component, CardText {
  readonly kind: string;
  /** In play from the set-up on. */
  readonly always?: true;
  /** The area at which it lies at first. */
  readonly at?: string;
  /** Lies face down from the set-up on, without effect until it is turned up. */
  readonly faceDown?: true;
  /** Tokens on it when it comes into play. */
  readonly tokens?: number;
  /**
   * Lies beside the Ancient One from the set-up on, if the table has chosen it. At most one of each `kind`: `herald`
   * and `guardian` (K-HERALD-01).
   */
  readonly chosen?: true;
  /** The line under its name. */
  readonly title?: string;
  /** It is a card of the epic battle. */
  readonly epic?: EpicCard;
  /** The published card is not public, all of it or in part. The rest is Vigil's own, and the card says so. */
  readonly ours?: 'all' | 'part';
  /** Once, before the first Mythos card is drawn; resolved for the first player. */
  readonly setUp?: Effects;
  /** Effects when the card is had as an encounter. */
  readonly encounter?: Effects;
  readonly onAwakening?: 'discard';
  /** For previews: those of its `rules` that apply when an investigator gains a card, by the deck of that card. */
  readonly tolls?: Readonly<Partial<Record<DeckId, string>>>;
}

/** Optional sheets that a table chooses in addition to the Ancient One (K-HERALD-01). */
export const CHOSEN_SHEETS = ['herald', 'guardian'] as const;
export type ChosenSheet = (typeof CHOSEN_SHEETS)[number];

/**
 * A set of components: a published box, or homebrew. All its texts are English; translations are separate (`BoxWords`).
 */
export interface Pack {
  readonly id: string;
  readonly name: string;
  readonly version: string;
  /** Its own English messages by key: the `text` of handlers and of rules in code. */
  readonly messages?: Readonly<Record<string, string>>;
  /**
   * Alternative readings of its rules that a table may choose: the values of each house rule, the default first. Texts:
   * the messages `house.<rule>`, `house.<rule>.<value>`.
   */
  readonly houseRules?: Readonly<Record<string, readonly string[]>>;
  /** Decks in addition to the standard ones. */
  readonly decks?: readonly DeckDef[];
  readonly cards: readonly CardDef[];
  readonly monsters: readonly MonsterDef[];
  readonly investigators: readonly InvestigatorDef[];
  readonly ancientOnes: readonly AncientOneDef[];
  readonly boards: readonly BoardDef[];
  readonly streets: readonly StreetDef[];
  readonly locations: readonly LocationDef[];
  readonly worlds: readonly WorldDef[];
  readonly gateMarkers: readonly GateMarkerDef[];
  readonly locationCards: readonly LocationCardDef[];
  readonly gateCards: readonly GateCardDef[];
  readonly mythos: readonly MythosDef[];
  readonly tableCards?: readonly TableCardDef[];
  /** Further copies of components of earlier packs, by sort and id. */
  readonly more?: Readonly<Partial<Record<'cards' | 'monsters', Readonly<Record<string, number>>>>>;
  /** It came from a file: games include it in their saves. */
  readonly fromFile?: true;
  /** Kinds of area beyond the basic ones, and their areas. */
  readonly placeKinds?: readonly PlaceKindDef[];
  readonly places?: readonly PlaceDef[];
  /** Areas by the water: swimming monsters move between any two of them (K-AQUA-01). */
  readonly byWater?: readonly string[];
}

/** The lists of a pack that hold components with ids. */
export const COMPONENT_LISTS = [
  'decks',
  'cards',
  'monsters',
  'investigators',
  'ancientOnes',
  'boards',
  'placeKinds',
  'places',
  'streets',
  'locations',
  'worlds',
  'gateMarkers',
  'locationCards',
  'gateCards',
  'mythos',
  'tableCards',
] as const satisfies readonly (keyof Pack)[];
export type ComponentList = (typeof COMPONENT_LISTS)[number];

/** Returns a pack of these components. Lists that are not given are empty. */
export function packOf(given: Pick<Pack, 'id' | 'name' | 'version'> & Partial<Pack>): Pack {
  return {
    cards: [],
    monsters: [],
    investigators: [],
    ancientOnes: [],
    boards: [],
    streets: [],
    locations: [],
    worlds: [],
    gateMarkers: [],
    locationCards: [],
    gateCards: [],
    mythos: [],
    ...given,
  };
}

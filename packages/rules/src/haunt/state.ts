import type { Seat } from '@vigil/engine';
import type { SavedCard, SavedCombat } from '../common/combat/saved-combat.js';
import type { Battle } from '../common/game.js';
import type {
  Investigator as AnyInvestigator,
  BoardMonster as AnyMonster,
  OpenGate,
  Possession,
  Decks as SharedDecks,
  TableState,
} from '../common/state.js';
import type { HauntPhase as Phase } from '../language/outcomes.js';
import type { HauntHouseRules } from './house-rules.js';

export type { HauntOutcome as Outcome, HauntPhase as Phase } from '../language/outcomes.js';

/** Position in the sequence of play at a checkpoint: the phase and its next segment, from 1. */
export interface DayStep {
  phase: Phase;
  segment: number;
}

/**
 * The state of a skill bonus (H-SKILL-02, H-SKILL-08). Its marker is off, or lies on it since this phase, or since an
 * earlier one.
 */
export type SlotState = 'free' | 'allocated' | 'covered';
/** The four slots of a pair, as printed from left to right. */
export type SlotStates = readonly [SlotState, SlotState, SlotState, SlotState];
/** The slots of speed-sneak, fight-will, lore-luck. They are replaced, never changed in place; see `setSlot`. */
export type SheetSlots = readonly [SlotStates, SlotStates, SlotStates];

/** The assets of a removed investigator: the most a successor may start with (H-DEATH-02, H-DEATH-06). */
export interface Estate {
  readonly id: string;
  readonly clues: number;
  readonly spells: number;
  readonly allies: number;
  /** Money and the face value of items. */
  readonly value: number;
}

export interface Investigator extends AnyInvestigator {
  slots: SheetSlots;
  /** The item that the Bank holds for a loan: owned, but out of the game (H-LOAN-02). */
  pledged?: Possession | undefined;
  /** Must stay in place until a phase begun after this turn is completed (H-TURN-02). */
  staysSince?: number | undefined;
  /** Cannot start a phase until another investigator completes one begun after this turn (H-TURN-05). */
  waitsSince?: number | undefined;
  /** The estate of a removed investigator. The seat may get another one in an Upkeep (H-DEATH-05). */
  estate?: Estate | undefined;
}

/**
 * A monster on the board. It is at an area, in the `sky` or the `outskirts`, or at a world by its id. The last monster
 * of a world is on top of the stack.
 */
export interface BoardMonster extends AnyMonster {
  clues: number;
}

/** A gate in the city; the marker of a face-down one is secret (H-SETUP-12). */
export interface Gate extends OpenGate {
  readonly faceUp: boolean;
}

export interface Decks extends SharedDecks {
  /** All Location cards, one deck (H-SETUP-07). */
  location: readonly string[];
}

/** The City phase in progress. */
export interface CityPhase {
  readonly seat: Seat;
  /** The Speed slot that started it. */
  readonly slot: number;
  /** Locations whose encounter of this phase is over (H-CITY-ENC-03). */
  readonly met: string[];
  /** Monsters that have had their activity, or could not act (H-MONSTER-ACT-01). */
  readonly acted: string[];
  /** Progress of the movement at a checkpoint in its middle; cleared when the movement resumes. */
  move?: ActiveMove | undefined;
  /** The encounter with monsters in progress (H-CITY-ENC-03). */
  encounter?: Encounter | undefined;
  /** Spells that failed in the encounters of this phase, with the situation that the failure left unchanged. */
  failedSpells?: (readonly [spell: SavedCard, situation: string])[] | undefined;
}

/** A movement between two steps: movement points and transfers left, and the state that decides on its continuation. */
export interface ActiveMove {
  readonly points: number;
  readonly transfers: number;
  /**
   * True if no more steps are possible. The investigator must stay, began without points, failed to evade, or used
   * another way.
   */
  readonly halted: boolean;
  /** True if nothing may replace the move, because it is no longer allowed or has begun. */
  readonly begun: boolean;
}

/** An encounter of investigators with monsters, between two parts of it (H-ENC-03). */
export interface Encounter {
  readonly place: string;
  /** The next part: a round with its Initiative, the engagement of a pair, or an attack (H-ENC-03). */
  next: 'round' | 'engagement' | 'attack';
  round: number;
  /** The situation at the start of the round. `unchanged` counts the rounds in a row that left it as it was. */
  before: string;
  unchanged: number;
  /** The side that strikes first in this round, once known (H-ENC-INIT-04, H-ENC-INIT-08). */
  first?: 'investigators' | 'monsters' | undefined;
  /** Seats of investigators taken out of their action. */
  readonly taken: Seat[];
  /** Seats of investigators who have fought. */
  readonly fought: Seat[];
  /** The engagement in progress. */
  engagement?: SavedEngagement | undefined;
}

/** An engagement between two attacks. */
export interface SavedEngagement {
  readonly combat: SavedCombat;
  /** The next attack of the round: the first or the second. */
  readonly attack: 0 | 1;
  /** The situation at the start of the round of attacks. `unchanged` counts those in a row that left it as it was. */
  readonly before: string;
  readonly unchanged: number;
}

/** An encounter with the Ancient One (H-AO); it is over within one step. */
export interface AncientEncounter extends Battle {
  /** All investigators drawn in. */
  readonly drawn: Seat[];
  /** Investigators drawn in who have neither escaped nor been destroyed. */
  readonly participants: Seat[];
  round: number;
  /** Attacks made so far (H-AO-25). */
  attacks: number;
}

/** The whole position of a game of Haunt of the Watchers, plain JSON. `turn` counts the phases (H-TURN-01). */
export interface State extends TableState {
  houseRules: HauntHouseRules;
  day: number;
  step: DayStep;
  /** Investigators at the start (H-SETUP-25). */
  readonly startingInvestigators: number;
  investigators: Investigator[];
  monsters: BoardMonster[];
  gates: readonly Gate[];
  decks: Readonly<Decks>;
  /** Mythos cards of earlier days; they form a new deck when it is empty (H-UPKEEP-14). */
  mythosDiscards: readonly string[];
  /** Face-up Location cards, each for the next encounter in its district. */
  faceUpLocationCards?: readonly string[] | undefined;
  /** Monsters placed in this Upkeep: effects that remove monsters spare them (H-UPKEEP-17). */
  placedToday: readonly string[];
  /** The City phase in progress. */
  city?: CityPhase | undefined;
  /** The seat of the Other World phase in progress. */
  otherWorld?: Seat | undefined;
  ancient?: AncientEncounter | undefined;
}

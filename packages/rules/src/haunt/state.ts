import type { Seat } from '@vigil/engine';
import type { Battle } from '../common/game.js';
import type { SavedCard, SavedCombat } from '../common/resolving/saved-combat.js';
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

/** Where the sequence of play stands at a beat: the phase and the segment of it that comes next, from 1. */
export interface DayStep {
  phase: Phase;
  segment: number;
}

/** A skill bonus: its marker is off, lies on it since this phase, or since an earlier one (H-SKILL-02, H-SKILL-08). */
export type SlotState = 'free' | 'allocated' | 'covered';
/** The four slots of a pair, as printed from left to right. */
export type SlotStates = readonly [SlotState, SlotState, SlotState, SlotState];
/** Those of speed-sneak, fight-will, lore-luck. They are replaced, never changed in place; see `setSlot`. */
export type SheetSlots = readonly [SlotStates, SlotStates, SlotStates];

/** What an investigator carried when removed: the most his successor may start with (H-DEATH-02, H-DEATH-06). */
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
  /** The item the Bank holds for a loan: his, but as if it were not there (H-LOAN-02). */
  pledged?: Possession | undefined;
  /** Must stay where he is until a phase begun after this turn is completed (H-TURN-02). */
  staysSince?: number | undefined;
  /** Cannot start a phase until somebody else completes one begun after this turn (H-TURN-05). */
  waitsSince?: number | undefined;
  /** Of a seat whose investigator was removed: what he left. It may get another in an Upkeep (H-DEATH-05). */
  estate?: Estate | undefined;
}

/** A monster on the board. `at`: an area, `sky`, `outskirts`, or the id of a world, on whose stack the last one is on top. */
export interface BoardMonster extends AnyMonster {
  clues: number;
}

/** A gate in the city; nobody knows a face-down one's marker (H-SETUP-12). */
export interface Gate extends OpenGate {
  readonly faceUp: boolean;
}

export interface Decks extends SharedDecks {
  /** All Location cards, one deck (H-SETUP-07). */
  location: readonly string[];
}

/** The City phase under way. */
export interface CityPhase {
  readonly seat: Seat;
  /** The Speed slot it was started with. */
  readonly slot: number;
  /** Locations whose encounter of this phase is over (H-CITY-ENC-03). */
  readonly met: string[];
  /** Monsters that have had their activity, or could not act (H-MONSTER-ACT-01). */
  readonly acted: string[];
  /** At a beat in the middle of the movement: how far it has come; it is gone when that is taken up. */
  move?: ActiveMove | undefined;
  /** The encounter with monsters under way (H-CITY-ENC-03). */
  encounter?: Encounter | undefined;
  /** Spells tried in vain in the encounters of this phase, with the situation in which that changed nothing. */
  vain?: (readonly [spell: SavedCard, situation: string])[] | undefined;
}

/** A movement between two of its steps: movement points and transfers that are left, and what decides whether it may go on. */
export interface ActiveMove {
  readonly points: number;
  readonly transfers: number;
  /** No more steps: he must stay, began without points, failed to evade, or went by other means. */
  readonly halted: boolean;
  /** Nothing may take the place of a move that is no more allowed or has begun. */
  readonly begun: boolean;
}

/** An encounter of investigators with monsters, as it stands between two parts of it (H-ENC-03). */
export interface Encounter {
  readonly place: string;
  /** What comes next: a round with its Initiative, the engagement of a pair, or an attack (H-ENC-03). */
  next: 'round' | 'engagement' | 'attack';
  round: number;
  /** What the round began with, and how many rounds in a row have changed nothing of that. */
  before: string;
  unchanged: number;
  /** Who strikes first in this round, once that is known (H-ENC-INIT-04, H-ENC-INIT-08). */
  first?: 'investigators' | 'monsters' | undefined;
  /** Seats of those taken out of what they were doing. */
  readonly taken: Seat[];
  /** Seats of those who have fought. */
  readonly fought: Seat[];
  /** The engagement under way. */
  engagement?: SavedEngagement | undefined;
}

/** An engagement between two attacks. */
export interface SavedEngagement {
  readonly combat: SavedCombat;
  /** Which attack of the round comes next: the first or the second. */
  readonly attack: 0 | 1;
  /** What the round of attacks began with, and how many in a row have changed nothing of that. */
  readonly before: string;
  readonly unchanged: number;
}

/** An encounter with the Ancient One under way (H-AO); it is over within one step. */
export interface AncientEncounter extends Battle {
  /** All who were drawn in. */
  readonly drawn: Seat[];
  /** Those of them who have neither escaped nor been destroyed. */
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
  readonly starters: number;
  investigators: Investigator[];
  monsters: BoardMonster[];
  gates: readonly Gate[];
  decks: Readonly<Decks>;
  /** Mythos cards of earlier days; they make a new deck when it is used up (H-UPKEEP-14). */
  mythosDiscards: readonly string[];
  /** Location cards lying face up, each for the next encounter in its district. */
  turnedUp?: readonly string[] | undefined;
  /** Monsters placed in this Upkeep: effects that remove monsters spare them (H-UPKEEP-17). */
  placedToday: readonly string[];
  /** The City phase under way. */
  city?: CityPhase | undefined;
  /** Whose Other World phase is under way. */
  otherWorld?: Seat | undefined;
  ancient?: AncientEncounter | undefined;
}

import type { Seat } from '@vigil/engine';
import type { CorrectionKind } from './corrections.js';
import type { Effect } from './effects.js';
import type { ArkhamOutcome, ArkhamPhase, AwakeningCause, HauntOutcome, HauntPhase } from './outcomes.js';
import type { CheckKind, DimensionSymbol, Fate, Resource } from './terms.js';

/** One source of dice: a message key or a component id, and the number of dice. */
export interface DiceSource {
  readonly source: string;
  readonly by: number;
  /** A card with the same name as the checked skill. */
  readonly card?: true;
}

/** Belongings that leave the game with a removed investigator. `trophies`: monster tokens and gate markers. */
export interface LostBelongings {
  readonly investigator: string;
  readonly cards: readonly string[];
  readonly money: number;
  readonly clues: number;
  readonly trophies: readonly string[];
}

/**
 * Events of a game, as typed plain data. The log, the animation and the chronicle are made from them. Emitted with
 * `g.emit?.({...})`: no event is built without a listener. `from`: the component or clause that caused it.
 */
export type Event =
  | { type: 'phase'; phase: ArkhamPhase | HauntPhase; turn: number; seat?: Seat; day?: number }
  | { type: 'gained'; seat: Seat; what: Resource; amount: number; from?: string }
  | { type: 'lost'; seat: Seat; what: Resource; amount: number; from?: string }
  | { type: 'paid'; seat: Seat; what: Resource; amount: number; from?: string }
  /** An effect of a text did nothing in this situation. */
  | { type: 'noEffect'; seat: Seat; from: string; effect: Effect }
  | { type: 'prevented'; seat: Seat; what: 'sanity' | 'stamina'; amount: number; from: string }
  | { type: 'maximum'; seat: Seat; what: 'sanity' | 'stamina'; by: number }
  | { type: 'moved'; seat: Seat; to: string; from?: string }
  | {
      type: 'rolled';
      seat: Seat;
      check?: CheckKind;
      dice: number[];
      successes: number;
      difficulty?: number;
      sources?: readonly DiceSource[];
      reroll?: true;
      /** The faces shown count, not the successes. */
      faces?: true;
      from?: string;
    }
  | { type: 'checked'; seat: Seat; check: CheckKind; successes: number; difficulty: number; passed: boolean }
  | { type: 'clueSpent'; seat: Seat; die: number[]; with?: string }
  /** `from`: only where the receipt of the card was merged into it. */
  | { type: 'drew'; seat: Seat; card: string; deck: string; from?: string }
  | { type: 'received'; seat: Seat; card: string; from?: string }
  /** `laid`: the investigator lays it on the board, where no one owns it. */
  | { type: 'discarded'; seat: Seat; card: string; box?: true; laid?: true }
  /** `ability`: its number among the component's own, from 1. */
  | { type: 'used'; seat: Seat; card: string; ability: number; text?: string }
  | { type: 'cast'; seat: Seat; card: string; passed: boolean }
  | { type: 'exhausted'; seat: Seat; card: string }
  /** `card`: one on the table. */
  | { type: 'refreshed'; seat: Seat; cards: number; card?: string }
  | { type: 'sliders'; seat: Seat; sliders: readonly number[] }
  /** `loss`: of an investigator who leaves the game by it. */
  | {
      type: 'fateApplied';
      seat: Seat;
      fate: Fate | 'insane' | 'unconscious' | 'out' | 'free' | 'undelayed' | 'still-lost' | 'halted';
      loss?: LostBelongings;
    }
  | { type: 'newInvestigator'; seat: Seat; investigator: string }
  | { type: 'traded'; from: Seat; to: Seat; money?: number; clues?: number; card?: string }
  | { type: 'encounter'; seat: Seat; card: string; at: string }
  /** A location card is turned up for the next encounter in its neighbourhood. */
  | { type: 'turnedUp'; seat: Seat; card: string; neighbourhood: string }
  | {
      type: 'combat';
      seat: Seat;
      monster: string;
      outcome: 'begins' | 'won' | 'fled' | 'evaded' | 'lost-round' | 'over';
      /** The monster becomes a trophy: only where that event was merged into this one. */
      trophy?: true;
    }
  | { type: 'monsterPlaced'; monster: string; at: string }
  /** `why`: in Haunt, the message with the reason for the move. */
  | { type: 'monsterMoved'; monster: string; from: string; to: string; why?: string }
  | { type: 'monsterRemoved'; monster: string; to: 'cup' | 'box' | 'trophy'; seat?: Seat }
  /** A trophy is given up: a monster token or a gate marker. */
  | { type: 'trophyGivenUp'; seat: Seat; monster?: string; gate?: string }
  | { type: 'gateOpened'; at: string; marker: string }
  /** `sealed`: by a sealing (Haunt), not by a closing. */
  | { type: 'gateClosed'; at: string; marker: string; seat?: Seat; trophy: boolean; sealed?: true }
  | { type: 'sealed'; at: string; seat?: Seat }
  | { type: 'sealBroken'; at: string }
  | { type: 'surge'; at: string; monsters: number }
  | { type: 'clue'; at: string; placed: number }
  | { type: 'cluesTaken'; seat: Seat; at: string; amount: number }
  | { type: 'doom'; by: number; doom: number }
  | { type: 'terror'; by: number; terror: number }
  | { type: 'closed'; at: string; until: 'for-good' | 'in-play' | number }
  | { type: 'opened'; at: string }
  /** `waits`: its text takes effect only as it comes into play, after the rest of the card. */
  | { type: 'mythos'; card: string; waits?: true }
  /** A Mythos card comes into play to stay, or leaves other than by a rumor's end. */
  | { type: 'inPlay'; card: string }
  | { type: 'outOfPlay'; card: string; at?: string }
  /** Tokens are added to a component or removed: a held card, a table card (`at`: its area), the track of a box. */
  | { type: 'tokens'; on: string; by: number; tokens: number; seat?: Seat; at?: string }
  | { type: 'rumor'; card: string; outcome: 'passed' | 'failed' | 'ignored' }
  | { type: 'allyLeft'; card: string }
  /** A card is turned up on the table, or turned down again; `at`: its new area. */
  | { type: 'laidOut'; card: string; at?: string }
  /** A table card moves from one area to another. */
  | { type: 'cardMoved'; card: string; from: string; at: string }
  | { type: 'turnedDown'; card: string }
  /** A drawn gate card or Mythos card has its deck shuffled. */
  | { type: 'shuffled'; card: string }
  /** A Mythos card drawn in the set-up does not count there: another is drawn. */
  | { type: 'redrawn'; card: string }
  /**
   * An event of a box, with the text `e.<what>` of its pack. `n`: a count or an index; `at`: the place; `symbol`: the
   * dimension symbol.
   */
  | { type: 'boxEvent'; what: string; seat?: Seat; n?: number; at?: string; symbol?: DimensionSymbol }
  | { type: 'awakened'; cause: AwakeningCause }
  | { type: 'battle'; round: number; doom: number; pool: number }
  | { type: 'firstPlayer'; seat: Seat }
  /**
   * The game master made a correction. `what`: its kind, whose other fields give the details; `with`: cards that came
   * or went with the card; `clues`: those removed as a gate came. `was`: the figure before; `from`: the place before.
   * Events of older games lack these two.
   */
  | {
      type: 'corrected';
      what: CorrectionKind;
      seat?: Seat;
      figure?: Resource;
      pair?: number;
      to?: number;
      is?: boolean;
      at?: string;
      card?: string;
      with?: readonly string[];
      monster?: string;
      gate?: string;
      clues?: number;
      was?: number;
      from?: string;
    }
  | { type: 'over'; outcome: ArkhamOutcome | HauntOutcome }
  // ---- Haunt of the Watchers ----
  /** A skill bonus is allocated: `pair` 0 speed-sneak, 1 fight-will, 2 lore-luck; `slot` from the left, from 0. */
  | { type: 'allocated'; seat: Seat; pair: number; slot: number; values: readonly [number, number] }
  | { type: 'markersOff'; seat: Seat; markers: readonly (readonly [pair: number, slot: number])[] }
  /** Clues on a monster changed; `from`: the place it took them from. */
  | { type: 'monsterClues'; monster: string; by: number; clues: number; from?: string }
  | { type: 'gateTurned'; at: string; marker: string }
  /** An unknown gate was placed face-down. */
  | { type: 'gatePlaced'; at: string }
  | {
      type: 'transferred';
      from: Seat;
      to: Seat;
      what: 'clue' | 'money' | 'card' | 'trophy';
      amount: number;
      on?: string;
    }
  | { type: 'pledged'; seat: Seat; card: string; money: number }
  | { type: 'redeemed'; seat: Seat; card: string; money: number }
  | {
      type: 'removed';
      seat: Seat;
      how: 'insane' | 'dead' | 'devoured' | 'given-up' | 'exchanged' | 'retired';
      /** Missing in events of older games. */
      loss?: LostBelongings;
    }
  | { type: 'activity'; monster: string; at: string; what: 'summon' | 'gate' | 'terror' }
  | { type: 'ritual'; seat: Seat; at: string; kind: 'seal' | 'close' | 'banish'; outcome: 'begun' | 'done' | 'failed' }
  /** Investigators and monsters of a place meet; `seat`: the seat that rolled for the initiative. */
  | {
      type: 'monsterEncounter';
      at: string;
      seat?: Seat;
      outcome: 'begins' | 'initiative' | 'no-initiative' | 'escaped' | 'over';
    }
  | { type: 'ancientOne'; seats: readonly Seat[]; outcome: 'stirs' | 'attacks' | 'over' };

import type { Seat } from '@vigil/engine';
import type { DimensionSymbol } from './components.js';
import type { CorrectionKind } from './corrections.js';
import type { Effect } from './effects.js';
import type { ArkhamOutcome, ArkhamPhase, AwakeningCause, HauntOutcome, HauntPhase } from './outcomes.js';
import type { CheckKind, Fate, Resource } from './terms.js';

/** One line of where dice come from: a message key or the id of a component, and how many. */
export interface DiceSource {
  readonly source: string;
  readonly by: number;
  /** It is a card that is called like the skill which is checked. */
  readonly card?: true;
}

/** What leaves the game with somebody who is removed from it. `trophies`: monster tokens and gate markers. */
export interface LostBelongings {
  readonly investigator: string;
  readonly cards: readonly string[];
  readonly money: number;
  readonly clues: number;
  readonly trophies: readonly string[];
}

/**
 * What is told of a game as it is played, typed and plain. The log, the animation and the chronicle are made from it.
 * Told with `g.tell?.({...})`: nothing is built while nobody listens. `from`: the id of the component or the clause
 * that caused it.
 */
export type Event =
  | { type: 'phase'; phase: ArkhamPhase | HauntPhase; turn: number; seat?: Seat; day?: number }
  | { type: 'gained'; seat: Seat; what: Resource; amount: number; from?: string }
  | { type: 'lost'; seat: Seat; what: Resource; amount: number; from?: string }
  | { type: 'paid'; seat: Seat; what: Resource; amount: number; from?: string }
  /** An effect of a text came to nothing where it stood. */
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
      /** What counts is what the dice show, not how many of them are successes. */
      faces?: true;
      from?: string;
    }
  | { type: 'checked'; seat: Seat; check: CheckKind; successes: number; difficulty: number; passed: boolean }
  | { type: 'clueSpent'; seat: Seat; die: number[]; with?: string }
  | { type: 'drew'; seat: Seat; card: string; deck: string }
  | { type: 'received'; seat: Seat; card: string; from?: string }
  /** `laid`: he lays it on the board, where it is nobody's. */
  | { type: 'discarded'; seat: Seat; card: string; box?: true; laid?: true }
  /** `ability`: which of the component's own, from 1. */
  | { type: 'used'; seat: Seat; card: string; ability: number; text?: string }
  | { type: 'cast'; seat: Seat; card: string; passed: boolean }
  | { type: 'exhausted'; seat: Seat; card: string }
  /** `card`: one that lies on the table. */
  | { type: 'refreshed'; seat: Seat; cards: number; card?: string }
  | { type: 'sliders'; seat: Seat; sliders: readonly number[] }
  /** `loss`: of who is out of the game by it. */
  | {
      type: 'befell';
      seat: Seat;
      fate: Fate | 'insane' | 'unconscious' | 'out' | 'free' | 'undelayed' | 'still-lost' | 'halted';
      loss?: LostBelongings;
    }
  | { type: 'newInvestigator'; seat: Seat; investigator: string }
  | { type: 'traded'; from: Seat; to: Seat; money?: number; clues?: number; card?: string }
  | { type: 'encounter'; seat: Seat; card: string; at: string }
  /** A location card lies face up, for the next encounter in its neighbourhood. */
  | { type: 'turnedUp'; seat: Seat; card: string; neighbourhood: string }
  | {
      type: 'combat';
      seat: Seat;
      monster: string;
      outcome: 'begins' | 'won' | 'fled' | 'evaded' | 'lost-round' | 'over';
    }
  | { type: 'monsterPlaced'; monster: string; at: string }
  /** `why`: in Haunt, the message that says why it goes there. */
  | { type: 'monsterMoved'; monster: string; from: string; to: string; why?: string }
  | { type: 'monsterGone'; monster: string; to: 'cup' | 'box' | 'trophy'; seat?: Seat }
  /** A trophy is given up: a monster token or a gate marker. */
  | { type: 'trophyGone'; seat: Seat; monster?: string; gate?: string }
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
  /** `waits`: what it says begins to hold only as it comes into play, after the rest of the card. */
  | { type: 'mythos'; card: string; waits?: true }
  /** A Mythos card that stays in play comes into it, or leaves it other than by a rumor's end. */
  | { type: 'inPlay'; card: string }
  | { type: 'outOfPlay'; card: string; at?: string }
  /** Tokens come to a component or leave it: somebody's card, one on the table (`at`: which lies there), the track of a box. */
  | { type: 'tokens'; on: string; by: number; tokens: number; seat?: Seat; at?: string }
  | { type: 'rumor'; card: string; outcome: 'passed' | 'failed' | 'ignored' }
  | { type: 'allyLeft'; card: string }
  /** A card is turned up and lies on the table, or is turned down again; `at`: the area at which it comes to lie. */
  | { type: 'laidOut'; card: string; at?: string }
  /** What lies at one area comes to lie at another. */
  | { type: 'shifted'; card: string; from: string; at: string }
  | { type: 'turnedDown'; card: string }
  /** A gate card or a Mythos card that has its deck shuffled has come up. */
  | { type: 'shuffled'; card: string }
  /** A Mythos card has come up in the set-up that does not count there: another is drawn. */
  | { type: 'redrawn'; card: string }
  /**
   * What only a box knows of, in the words `e.<what>` of its pack; `n`: how many, where there may be several, or which of
   * them; `at`: where; `symbol`: of what.
   */
  | { type: 'happened'; what: string; seat?: Seat; n?: number; at?: string; symbol?: DimensionSymbol }
  | { type: 'awakened'; cause: AwakeningCause }
  | { type: 'battle'; round: number; doom: number; pool: number }
  | { type: 'firstPlayer'; seat: Seat }
  /**
   * The keeper put something right. `what`: of which kind the correction is, whose other fields say what; `with`: cards
   * that came or went with the card; `clues`: those that went as a gate came.
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
    }
  | { type: 'over'; outcome: ArkhamOutcome | HauntOutcome }
  // ---- Haunt of the Watchers ----
  /** A skill bonus is allocated: `pair` 0 speed-sneak, 1 fight-will, 2 lore-luck; `slot` from the left, from 0. */
  | { type: 'allocated'; seat: Seat; pair: number; slot: number; values: readonly [number, number] }
  | { type: 'markersOff'; seat: Seat; markers: readonly (readonly [pair: number, slot: number])[] }
  /** Clues on a monster changed; `from`: the place where they lay that it took. */
  | { type: 'monsterClues'; monster: string; by: number; clues: number; from?: string }
  | { type: 'gateTurned'; at: string; marker: string }
  /** A gate nobody knows was put face-down. */
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
      /** Games told before it was kept have none. */
      loss?: LostBelongings;
    }
  | { type: 'activity'; monster: string; at: string; what: 'summon' | 'gate' | 'terror' }
  | { type: 'ritual'; seat: Seat; at: string; kind: 'seal' | 'close' | 'banish'; outcome: 'begun' | 'done' | 'failed' }
  /** Investigators and monsters of a place meet; `seat`: who rolled for the initiative. */
  | {
      type: 'monsterEncounter';
      at: string;
      seat?: Seat;
      outcome: 'begins' | 'initiative' | 'no-initiative' | 'escaped' | 'over';
    }
  | { type: 'ancientOne'; seats: readonly Seat[]; outcome: 'stirs' | 'attacks' | 'over' };

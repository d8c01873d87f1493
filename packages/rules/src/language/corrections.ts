import type { Seat } from '@vigil/engine';
import type { Resource } from './terms.js';

/** Corrections of either game, by kind. They set a state and trigger nothing. */
export type CommonCorrection =
  /** An investigator's amount of something. */
  | { readonly do: 'figure'; readonly seat: Seat; readonly what: Resource; readonly to: number }
  /** An investigator's place. */
  | { readonly do: 'move'; readonly seat: Seat; readonly to: string }
  /** Gives an investigator a card from its deck, or from the supply of special cards. */
  | { readonly do: 'give'; readonly seat: Seat; readonly card: string }
  /** Takes a card from an investigator: under its deck, or to the supply. */
  | { readonly do: 'take'; readonly seat: Seat; readonly card: string }
  /** Exhausts or refreshes an investigator's card. */
  | { readonly do: 'exhaust'; readonly seat: Seat; readonly card: string; readonly is: boolean }
  /** Sets an investigator's delay. Without it they have no turn to miss either. */
  | { readonly do: 'delay'; readonly seat: Seat; readonly is: boolean }
  /** Focus left to an investigator in their Upkeep. */
  | { readonly do: 'focus'; readonly seat: Seat; readonly to: number }
  | { readonly do: 'doom'; readonly to: number }
  | { readonly do: 'terror'; readonly to: number }
  /** Number of clues at a place. */
  | { readonly do: 'clues'; readonly at: string; readonly to: number }
  /**
   * A monster's place: `to` an area, `cup` or `box`. `monster`: a token, or the kind of one that is in the cup. It may
   * be any investigator's trophy.
   */
  | { readonly do: 'monster'; readonly monster: string; readonly to: string }
  /** Opens or removes a gate at a location: the next of the pile; a removed marker goes under it. */
  | { readonly do: 'gate'; readonly at: string; readonly is: boolean };

/** The common correction of a kind. */
export type CommonCorrectionOf<K extends CommonCorrection['do']> = Extract<CommonCorrection, { do: K }>;

/** Corrections of Arkham Horror alone. */
export type ArkhamCorrection =
  /** Moves an investigator to the Jail, like an arrest without the loss of money. */
  | { readonly do: 'arrest'; readonly seat: Seat }
  /** Seals or unseals a location. */
  | { readonly do: 'seal'; readonly at: string; readonly is: boolean }
  /** The holder of the first player's marker. */
  | { readonly do: 'first'; readonly seat: Seat }
  /** The rule for the order at the Clues of a place: `is` true by Speed checks, otherwise by turn order or agreement [PBP-05]. */
  | { readonly do: 'arrival'; readonly is: boolean }
  /** Stop of a slider: `pair` 0 speed-sneak, 1 fight-will, 2 lore-luck; `to` from the left, from 0. */
  | { readonly do: 'slider'; readonly seat: Seat; readonly pair: number; readonly to: number };

/** Corrections of Haunt of the Watchers alone. */
export type HauntCorrection =
  /** Puts a marker on a skill bonus or removes it. */
  | { readonly do: 'slot'; readonly seat: Seat; readonly pair: number; readonly slot: number; readonly is: boolean }
  /** Number of clues a monster carries. */
  | { readonly do: 'carries'; readonly monster: string; readonly to: number };

/** Corrections that a table's game master can make to a position (`Play.amend`). */
export type Correction = CommonCorrection | ArkhamCorrection | HauntCorrection;

/** The kind of a correction. */
export type CorrectionKind = Correction['do'];

import type { Seat } from '@vigil/engine';
import type { Resource } from './terms.js';

/** What a keeper can put right in either game, by what it is called. Nothing follows from it: it is how things stand. */
export type CommonCorrection =
  /** How much of something somebody has. */
  | { readonly do: 'figure'; readonly seat: Seat; readonly what: Resource; readonly to: number }
  /** Where somebody is. */
  | { readonly do: 'move'; readonly seat: Seat; readonly to: string }
  /** Somebody has a card: out of its deck, or of the supply of special cards. */
  | { readonly do: 'give'; readonly seat: Seat; readonly card: string }
  /** Somebody has a card no more: it goes under its deck, or to the supply. */
  | { readonly do: 'take'; readonly seat: Seat; readonly card: string }
  /** Whether a card of somebody's is exhausted. */
  | { readonly do: 'exhaust'; readonly seat: Seat; readonly card: string; readonly is: boolean }
  /** Whether somebody is delayed; who is not has to miss no turn either. */
  | { readonly do: 'delay'; readonly seat: Seat; readonly is: boolean }
  /** Focus left to somebody whose Upkeep is under way. */
  | { readonly do: 'focus'; readonly seat: Seat; readonly to: number }
  | { readonly do: 'doom'; readonly to: number }
  | { readonly do: 'terror'; readonly to: number }
  /** How many clues lie at a place. */
  | { readonly do: 'clues'; readonly at: string; readonly to: number }
  /**
   * Where a monster is: `to` an area, `cup` or `box`. `monster`: a token, or the kind of one that is in the cup. It may be
   * anybody's trophy.
   */
  | { readonly do: 'monster'; readonly monster: string; readonly to: string }
  /** Whether a gate is at a location: the next of the pile; a marker goes under it. */
  | { readonly do: 'gate'; readonly at: string; readonly is: boolean };

/** What can be put right in Arkham Horror alone. */
export type ArkhamCorrection =
  /** In the Jail, as after an arrest, but for the money. */
  | { readonly do: 'arrest'; readonly seat: Seat }
  /** Whether a location is sealed. */
  | { readonly do: 'seal'; readonly at: string; readonly is: boolean }
  /** Who holds the first player's marker. */
  | { readonly do: 'first'; readonly seat: Seat }
  /** Where a slider stands: `pair` 0 speed-sneak, 1 fight-will, 2 lore-luck; `to` from the left, from 0. */
  | { readonly do: 'slider'; readonly seat: Seat; readonly pair: number; readonly to: number };

/** What can be put right in Haunt of the Watchers alone. */
export type HauntCorrection =
  /** Whether a marker lies on a skill bonus. */
  | { readonly do: 'slot'; readonly seat: Seat; readonly pair: number; readonly slot: number; readonly is: boolean }
  /** How many clues a monster carries. */
  | { readonly do: 'carries'; readonly monster: string; readonly to: number };

/** What the keeper of a table can put right in a position (`Play.amend`). */
export type Correction = CommonCorrection | ArkhamCorrection | HauntCorrection;

/** Of what kind a correction is. */
export type CorrectionKind = Correction['do'];

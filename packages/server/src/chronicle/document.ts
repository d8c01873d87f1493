/**
 * A game as a story: plain data from which page, Markdown, BBCode and text are written. It contains no markup; texts by
 * people have been parsed to data too (`@vigil/table/markdown`).
 */
import type { Seat } from '@vigil/engine';
import type { GameId } from '@vigil/table';
import type { MarkdownBlock } from '@vigil/table/markdown';

/** A part of a sentence. `name`: id of a component, explained in {@link Chronicle.names}. */
export type Piece =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'name'; readonly text: string; readonly about: string };

export type RichLine = readonly Piece[];

/** Dice rolled together. */
export interface DiceThrow {
  readonly faces: readonly number[];
  /** Faces that are successes; empty if the faces themselves count. */
  readonly hits: readonly number[];
  /** The first roll, a reroll, or a bought die. */
  readonly how: 'first' | 'again' | 'clue';
  /** The item used as a Clue. */
  readonly with?: RichLine;
}

/** A roll with all its rerolls and additions. */
export interface Roll {
  readonly kind: 'roll';
  readonly seat: Seat;
  readonly who: RichLine;
  /** The subject of the roll: a check, or the card that asked for dice. */
  readonly what: RichLine;
  readonly throws: readonly DiceThrow[];
  /** Sources of the dice, each with its number. */
  readonly sources: readonly string[];
  readonly successes: number | undefined;
  readonly difficulty: number | undefined;
  readonly passed: boolean | undefined;
}

/** A sentence of the story. `low`: may be skipped; `high`: must be noticed. */
export interface Sentence {
  readonly kind: 'sentence';
  readonly line: RichLine;
  readonly weight: 'low' | 'normal' | 'high';
}

/** The text of a drawn card. `mood`: a sentence or two of atmosphere before it. */
export interface CardText {
  readonly kind: 'card';
  readonly mood?: string;
  readonly lines: readonly RichLine[];
}

/** `numbers`: entries of the table that begin here. */
export type ActionPart = (Sentence | Roll | CardText) & { readonly numbers: readonly number[] };

/** An action and its results. `seat`: undefined if it belongs to no seat. */
export interface ActionBlock {
  readonly kind: 'action';
  readonly seat: Seat | undefined;
  readonly parts: readonly ActionPart[];
}

/** A comment beside the table, or a narration of an action. */
export interface ChatBlock {
  readonly kind: 'chat';
  readonly as: 'narration' | 'talk';
  readonly name: string;
  readonly seat: Seat | undefined;
  /** The investigator the seat played then. */
  readonly who: RichLine | undefined;
  readonly at: number;
  readonly blocks: readonly MarkdownBlock[];
  readonly numbers: readonly number[];
}

/** A note outside the course of the game: undone answers, a correction. */
export interface NoteBlock {
  readonly kind: 'note';
  readonly text: string;
  readonly numbers: readonly number[];
}

/** The results of a Mythos by subject, and the seats it threatens (PBP-12). */
export interface Digest {
  readonly kind: 'digest';
  /** The entry of the table in which the card was drawn. */
  readonly entry: number;
  readonly title: RichLine;
  /** The atmosphere of the card. */
  readonly mood?: string;
  /** The text of the card. */
  readonly card: readonly RichLine[];
  readonly facts: readonly Fact[];
  readonly threatened: readonly ThreatenedSeat[];
  readonly numbers: readonly number[];
}

export interface Fact {
  readonly about: FactKind;
  readonly label: string;
  readonly lines: readonly RichLine[];
}

export type FactKind = 'gates' | 'tracks' | 'appeared' | 'moved' | 'gone' | 'clues' | 'card' | 'else' | 'plans';

/** A seat that begins the turn in the place of monsters. */
export interface ThreatenedSeat {
  readonly seat: Seat;
  readonly line: RichLine;
}

export type Block = ActionBlock | ChatBlock | NoteBlock | Digest;

/** A phase, or the activity of one seat. */
export interface Scene {
  readonly title: string;
  readonly blocks: readonly Block[];
}

/** A turn or a day. */
export interface Chapter {
  /** 0 for the set-up. */
  readonly number: number;
  readonly title: string;
  /** A short summary for the contents. */
  readonly summary: string;
  readonly from: number;
  readonly until: number;
  readonly scenes: readonly Scene[];
}

/** A person at the table and their investigator. */
export interface CastMember {
  readonly seat: Seat;
  readonly name: string | undefined;
  readonly sheets: readonly RichLine[];
}

/** A mentioned component and its explanation. */
export interface GlossaryEntry {
  readonly id: string;
  readonly name: string;
  readonly kind: string;
  readonly lines: readonly string[];
}

export interface Chronicle {
  readonly language: string;
  readonly game: GameId;
  /** The title of the table. */
  readonly title: string;
  readonly gameName: string;
  /** The Ancient One and the boxes, if the set-up names them. */
  readonly against: RichLine | undefined;
  /** The atmosphere of the Ancient One. */
  readonly mood?: string;
  readonly boxes: readonly string[];
  readonly cast: readonly CastMember[];
  readonly chapters: readonly Chapter[];
  readonly ending: RichLine | undefined;
  /** True if the table was closed before the end of its game. */
  readonly isClosed: boolean;
  readonly seedHash: string;
  readonly seed: string | undefined;
  readonly from: number | undefined;
  readonly until: number | undefined;
  /** By {@link GlossaryEntry.id}. */
  readonly names: readonly GlossaryEntry[];
}

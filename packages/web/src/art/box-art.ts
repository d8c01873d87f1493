import type { Mark } from './paint.js';
import type { Sketch } from './sketch.js';
import type { Surroundings } from './surroundings.js';

/** One part of an icon drawn for Vigil: a filled outline, or a line of a weight. Holes are cut by the even-odd rule. */
export type IconPart = string | { readonly line: string; readonly weight: number };

/** One of a sheet of drawings, which the browser fetches once. */
export interface SheetDrawing {
  readonly sheet: string;
  readonly name: string;
}

/** An icon in a square of 512: its parts, or one of a sheet of outlines. */
export type Icon = readonly IconPart[] | SheetDrawing;

/** A large picture is drawn when it is first shown: much of it is grown rather than written. */
export type LargePicture = () => readonly Mark[];

/** A portrait in a box of 100 by 120. */
export interface PortraitArt {
  /** The colour of the ground: muted, and different for those who stand together most. */
  readonly ground: string;
  readonly marks: readonly Mark[];
}

/** What a {@link Sketch} has come to: its strokes, from the back to the front. */
export type FinishedSketch = Pick<Sketch, 'strokes'>;

/** What is drawn of a component, by its kind. */
export interface Drawings {
  /** The emblems of kinds of monsters. */
  readonly monsters: Icon;
  /** Kinds of monsters as they are cut for their tokens, in a square of 100. */
  readonly tokens: SheetDrawing;
  /** Pictures of kinds of monsters for where there is room, 16 by 9: their addresses. Fetched when one is shown. */
  readonly plates: string;
  /** Ancient Ones at the full size of the stage, 25 by 13: their addresses. Fetched when they stand there. */
  readonly stages: string;
  readonly cardIcons: Icon;
  readonly ancientOnes: LargePicture;
  /** Those who lie beside the Ancient One, heralds and guardians, in a box of 80 by 60. */
  readonly beside: LargePicture;
  readonly portraits: PortraitArt;
  /** Other Worlds, and what else lies beyond a city. */
  readonly worlds: FinishedSketch;
  readonly places: FinishedSketch;
  /** What lies around a place or a world in its wide picture, where that is no street and no more of the same. */
  readonly surroundings: Surroundings;
  /** What is played on a stage, 60 by 38. */
  readonly scenes: FinishedSketch;
}

/**
 * Everything that is drawn for the components of a box, by their ids. A box leaves out what it has no drawing for: that
 * is shown by letters, or by the drawing for any place, person or card.
 */
export type BoxArt = { readonly [K in keyof Drawings]?: Readonly<Record<string, Drawings[K]>> };

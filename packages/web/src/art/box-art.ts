import type { Mark } from './paint.js';
import type { Sketch } from './sketch.js';
import type { Surroundings } from './surroundings.js';

/** One part of an icon drawn for Vigil: a filled outline, or a line of a weight. Holes are cut by the even-odd rule. */
export type IconPart = string | { readonly line: string; readonly weight: number };

/** A drawing on an SVG sheet, which the browser fetches once. */
export interface SheetDrawing {
  readonly sheet: string;
  readonly name: string;
}

/** An icon in a square of 512: its parts, or a drawing on a sheet of outlines. */
export type Icon = readonly IconPart[] | SheetDrawing;

/** A large picture. Drawn when first shown, since much of it is generated. */
export type LargePicture = () => readonly Mark[];

/** A portrait in a box of 100 by 120. */
export interface PortraitArt {
  /** The background colour: muted, and different for investigators that often appear together. */
  readonly ground: string;
  readonly marks: readonly Mark[];
}

/** A finished {@link Sketch}: its strokes, from the back to the front. */
export type FinishedSketch = Pick<Sketch, 'strokes'>;

/** Drawings by the kind of component. */
export interface Drawings {
  /** The emblems of kinds of monsters. */
  readonly monsters: Icon;
  /** Monsters as engraved for their tokens, in a square of 100. */
  readonly tokens: SheetDrawing;
  /** URLs of large pictures of monsters, 16 by 9. Fetched when shown. */
  readonly plates: string;
  /** URLs of Ancient Ones at the full size of the stage, 25 by 13. Fetched when shown. */
  readonly stages: string;
  readonly cardIcons: Icon;
  readonly ancientOnes: LargePicture;
  /** Heralds and guardians, which lie beside the Ancient One, in a box of 80 by 60. */
  readonly heralds: LargePicture;
  readonly portraits: PortraitArt;
  /** Other Worlds, and the other areas beyond a city. */
  readonly worlds: FinishedSketch;
  readonly places: FinishedSketch;
  /** Surroundings of a place or world in its wide picture, if not a street or more of the same world. */
  readonly surroundings: Surroundings;
  /** Scenes played on a stage, 60 by 38. */
  readonly scenes: FinishedSketch;
}

/**
 * All drawings for the components of a box, by their ids. A box may leave some out: letters, or the drawing for any
 * place, person or card, are shown instead.
 */
export type BoxArt = { readonly [K in keyof Drawings]?: Readonly<Record<string, Drawings[K]>> };

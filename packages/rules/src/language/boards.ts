/**
 * Boards as data for drawing. Rules do not use it. All coordinates are on the board's own plane, in the units of the x
 * and y of its places.
 */

export type BoardPoint = readonly [x: number, y: number];

/** A rectangle on a board's plane. */
export interface BoardArea {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export interface BoardDef {
  readonly id: string;
  readonly name: string;
  /** Everything that is drawn. */
  readonly plane: BoardArea;
  /** The part with streets, locations and their components. Above it is the night sky. */
  readonly land: BoardArea;
  readonly ground: GroundDef;
  /** A part of its plane that stays free: another board can be laid on it. */
  readonly free?: BoardArea;
  /** Bands for everything outside the land. */
  readonly bands: readonly BandDef[];
}

/**
 * A part of the plane outside the land. `corner`: a place in a frame of its own, such as the sky. `cell`: a place that
 * is drawn only while an investigator is held in it. `worlds`: Other Worlds side by side, all of them or only those
 * named.
 */
export type BandDef = BoardArea &
  (
    | {
        readonly kind: 'corner' | 'cell';
        /** The place that is drawn there. */
        readonly place: string;
      }
    | { readonly kind: 'worlds'; readonly worlds?: readonly string[] }
  );

/** The ground of a board, without its streets and locations (`scripts/ground.mjs`). */
export interface GroundDef {
  /** File name among those served with the page. */
  readonly picture: string;
  /** Orientations of the quarters round its streets, in degrees, used in rotation. */
  readonly lie: readonly number[];
  readonly water?: WaterDef;
  /** Groups of houses with their radius; fields lie round them. Without this field, there are houses everywhere. */
  readonly hamlets?: readonly (readonly [x: number, y: number, reach: number])[];
  readonly greens?: readonly GreenDef[];
  readonly hills?: readonly HillDef[];
  readonly railway?: readonly BoardPoint[];
  readonly compass?: BoardPoint;
}

/** A river, or with a wide course a coast. */
export interface WaterDef {
  /** Its name, written along an SVG path. */
  readonly name?: { readonly text: string; readonly along: string };
  /** Its centre line, with half its width at each point. */
  readonly course: readonly (readonly [x: number, y: number, half: number])[];
  /** The location that lies on an isle in it. */
  readonly isle?: { readonly at: string; readonly w: number; readonly h: number };
  /** Ferry lines between two places. */
  readonly ferries?: readonly (readonly [from: string, to: string])[];
  /** Vertical positions of wharves on the right bank. A boat lies at each but the first. */
  readonly wharves?: readonly number[];
  readonly boats?: readonly (readonly [x: number, y: number, size: number])[];
}

/** A wood, a park or a churchyard instead of houses: a round shape with a slightly irregular outline. */
export interface GreenDef {
  readonly kind: 'wood' | 'park' | 'graves';
  readonly at: BoardPoint;
  readonly rx: number;
  readonly ry: number;
  readonly waver: number;
  readonly phase: number;
}

/** A hill, drawn by strokes that run down from its rings. */
export interface HillDef {
  readonly at: BoardPoint;
  readonly rings: readonly number[];
  /** Vertical compression of its rings. */
  readonly flat: number;
}

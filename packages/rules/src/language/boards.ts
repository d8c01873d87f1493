/**
 * Boards as data: what a board is drawn from. Rules ask nothing of it; whoever shows a table does. All figures lie on the
 * board's own plane, whose units are those of the x and y of its places.
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
  /** All that is drawn. */
  readonly plane: BoardArea;
  /** The part of it that streets, locations and what stands at them keep to. What lies above it is the night sky. */
  readonly land: BoardArea;
  readonly ground: GroundDef;
  /** A part of its plane that stays free of everything: where another board can be laid on it. */
  readonly free?: BoardArea;
  /** Where things are drawn that are no place of the land. */
  readonly bands: readonly BandDef[];
}

/**
 * A part of the plane that is not of the land. `corner`: a place in a frame of its own, as the sky is. `cell`: a place that
 * is drawn only while somebody is held in it. `worlds`: Other Worlds side by side, all of them or only those named.
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

/** What a board's ground is drawn from, beside its streets and locations (`scripts/ground.mjs`). */
export interface GroundDef {
  /** The file it is kept in, among those the page is served with. */
  readonly picture: string;
  /** How the quarters round its streets lie to the compass, in degrees, one after the other and again. */
  readonly lie: readonly number[];
  readonly water?: WaterDef;
  /** Where there are houses, each with how far they reach; fields lie round them. Without, there are houses everywhere. */
  readonly hamlets?: readonly (readonly [x: number, y: number, reach: number])[];
  readonly greens?: readonly GreenDef[];
  readonly hills?: readonly HillDef[];
  readonly railway?: readonly BoardPoint[];
  readonly compass?: BoardPoint;
}

/** A river, or with a wide course a coast. */
export interface WaterDef {
  /** What it is called, written along a line: an SVG path. */
  readonly name?: { readonly text: string; readonly along: string };
  /** Its middle from end to end, with half its width there. */
  readonly course: readonly (readonly [x: number, y: number, half: number])[];
  /** The location that lies on an isle in it. */
  readonly isle?: { readonly at: string; readonly w: number; readonly h: number };
  /** Ways over the water, between two places. */
  readonly ferries?: readonly (readonly [from: string, to: string])[];
  /** How far down the plane wharves reach from the right bank; a boat lies at each but the first. */
  readonly wharves?: readonly number[];
  readonly boats?: readonly (readonly [x: number, y: number, size: number])[];
}

/** A wood, a park or a churchyard where else there would be houses: a round shape that wavers a little. */
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
  /** How flat its rings are seen. */
  readonly flat: number;
}

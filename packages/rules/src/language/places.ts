/** The kinds of area that are there whatever the packs. */
export type BasePlaceKind = 'street' | 'location' | 'world' | 'sky' | 'outskirts' | 'lost' | 'jail' | 'out';
/** A kind of area: one of these, or one of a pack's own, which `Content` checks. */
export type PlaceKind = BasePlaceKind | (string & Record<never, never>);

/** A kind of area, and what rules ask of it. */
export interface PlaceKindDef {
  readonly id: string;
  /** Whoever is there is in Arkham. */
  readonly inArkham?: true;
  /** One walks there: texts that send people or monsters anywhere mean it too, and clues lie there. */
  readonly onFoot?: true;
  /** Of the city as monsters move and act in it, the Sky included (H-BASE-17). */
  readonly inCity?: true;
  /** Monsters there do not count against the monster limit (A-LIMIT-03). */
  readonly outsideLimit?: true;
  /** What places of this kind look like on a board: `whirl` is black water that turns. A disc, if that is not said. */
  readonly drawn?: 'whirl';
  /** Off the board of Arkham: what speaks of everything in play does not mean it. */
  readonly offBoard?: true;
}

/** An area of a kind of a pack's own, or one more of a kind that is always there and is no street, location or world. */
export interface PlaceDef {
  readonly id: string;
  readonly name: string;
  readonly kind: PlaceKind;
  /** Areas one step away. */
  readonly connects?: readonly string[];
  /** The street it lies beside: it is on its board. */
  readonly beside?: string;
  /** Where it is drawn on that board's plane, if it is drawn. */
  readonly x?: number;
  readonly y?: number;
}

/** An area of a pack's own that is drawn on a board. */
export type DrawnPlace = PlaceDef & { readonly beside: string; readonly x: number; readonly y: number };

export const BASE_PLACE_KINDS: readonly (PlaceKindDef & { readonly id: BasePlaceKind })[] = [
  { id: 'street', inArkham: true, onFoot: true, inCity: true },
  { id: 'location', inArkham: true, onFoot: true, inCity: true },
  { id: 'jail', inArkham: true },
  { id: 'sky', inCity: true },
  { id: 'outskirts', outsideLimit: true },
  { id: 'lost' },
  { id: 'world', offBoard: true },
  { id: 'out', offBoard: true },
];

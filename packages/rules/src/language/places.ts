/** The kinds of area of every game, whatever its packs. */

export type BasePlaceKind = 'street' | 'location' | 'world' | 'sky' | 'outskirts' | 'lost' | 'jail' | 'out';
/** A kind of area: a basic one, or one of a pack, which `Content` checks. */
export type PlaceKind = BasePlaceKind | (string & Record<never, never>);

/** A kind of area with its rules. */
export interface PlaceKindDef {
  readonly id: string;
  /** Investigators there are in Arkham. */
  readonly inArkham?: true;
  /** Reached by walking: texts about any area include it, and clues may lie there. */
  readonly onFoot?: true;
  /** Part of the city for movement and actions of monsters, as is the Sky (H-BASE-17). */
  readonly inCity?: true;
  /** Monsters there do not count against the monster limit (A-LIMIT-03). */
  readonly outsideLimit?: true;
  /** The drawing of such places on a board: `whirl` is turning black water. Default: a disc. */
  readonly drawn?: 'whirl';
  /** Off the board of Arkham: texts about everything in play exclude it. */
  readonly offBoard?: true;
}

/** The name of a place in an English sentence: "in the Woods", "on Unvisited Isle". By default "at" and no article. */
export interface NameInSpeech {
  readonly article?: 'the';
  readonly preposition?: 'in' | 'on' | 'at';
}

/** An area of a pack's own kind, or of a basic kind other than street, location or world. */
export interface PlaceDef extends NameInSpeech {
  readonly id: string;
  readonly name: string;
  readonly kind: PlaceKind;
  /** Areas one step away. */
  readonly connects?: readonly string[];
  /** The street it lies beside; it shares its board. */
  readonly beside?: string;
  /** Its position on that board's plane, if it is drawn. */
  readonly x?: number;
  readonly y?: number;
}

/** An area of a pack that is drawn on a board. */
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

/** The decks that both games have. */
export type BaseDeckId = 'common' | 'unique' | 'spell' | 'skill' | 'ally';
/** A deck of cards that people hold: one of these, or one of a pack's own, which `Content` checks. */
export type DeckId = BaseDeckId | (string & Record<never, never>);

/**
 * What a card counts as by its deck, wherever a rule asks for items, spells and so on. `spell` is an item as well
 * (A-STATUS-04); `none`: nothing of the kind, neither traded nor lost as one.
 */
export type CountsAs = 'item' | 'spell' | 'skill' | 'ally' | 'none';

/** A deck of cards that people draw and hold. */
export interface DeckDef {
  readonly id: string;
  /** What one of its cards is called, for example `Common item`. */
  readonly name: string;
  readonly countsAs: CountsAs;
  /** Not shuffled at set-up: its cards lie in the order of the packs. */
  readonly ordered?: true;
  /** Its cards are laid on the table, for all, and in nobody's hands. */
  readonly laid?: true;
  /** Its top card lies face up. */
  readonly faceUp?: true;
  /** Where its cards go when they are discarded: under it, if not said (A-MISC-01); into it, which is shuffled; to the box. */
  readonly discards?: 'shuffled' | 'box';
}

/** The decks that are there whatever the packs (A-SETUP-08). */
export const BASE_DECKS: readonly (DeckDef & { readonly id: BaseDeckId })[] = [
  { id: 'common', name: 'Common item', countsAs: 'item' },
  { id: 'unique', name: 'Unique item', countsAs: 'item' },
  { id: 'spell', name: 'Spell', countsAs: 'spell' },
  { id: 'skill', name: 'Skill', countsAs: 'skill' },
  { id: 'ally', name: 'Ally', countsAs: 'ally' },
];

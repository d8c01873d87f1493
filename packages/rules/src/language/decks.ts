/** The decks that both games have. */
export type BaseDeckId = 'common' | 'unique' | 'spell' | 'skill' | 'ally';
/** A deck of held cards: a basic one, or one of a pack, which `Content` checks. */
export type DeckId = BaseDeckId | (string & Record<never, never>);

/**
 * The category of a card by its deck, for rules about items, spells and so on. `spell` is an item as well
 * (A-STATUS-04); `none`: no category, neither traded nor lost as one.
 */
export type CountsAs = 'item' | 'spell' | 'skill' | 'ally' | 'none';

/** A deck of cards that people draw and hold. */
export interface DeckDef {
  readonly id: string;
  /** The name of one of its cards, for example `Common item`. */
  readonly name: string;
  readonly countsAs: CountsAs;
  /** Not shuffled at set-up: its cards lie in the order of the packs. */
  readonly ordered?: true;
  /** Its cards are laid on the table, for all, and no investigator holds them. */
  readonly laid?: true;
  /** Its top card lies face up. */
  readonly faceUp?: true;
  /** Destination of discarded cards: under the deck (default, A-MISC-01); into it, which is shuffled; or the box. */
  readonly discards?: 'shuffled' | 'box';
}

/** The decks of every game, whatever its packs (A-SETUP-08). */
export const BASE_DECKS: readonly (DeckDef & { readonly id: BaseDeckId })[] = [
  { id: 'common', name: 'Common item', countsAs: 'item' },
  { id: 'unique', name: 'Unique item', countsAs: 'item' },
  { id: 'spell', name: 'Spell', countsAs: 'spell' },
  { id: 'skill', name: 'Skill', countsAs: 'skill' },
  { id: 'ally', name: 'Ally', countsAs: 'ally' },
];

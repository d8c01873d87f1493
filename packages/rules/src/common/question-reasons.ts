/**
 * Why rules that both games share ask what they ask: the clause that each game's own book has for it. What a rule of one
 * game alone asks names its clause where it asks.
 */
export interface QuestionReasons {
  /** A text leaves a choice: whether, which, how much, for whom. */
  readonly choice: string;
  /** Effects due at the same moment are put in an order. */
  readonly order: string;
  /** Cards are chosen to be lost. */
  readonly loseCard: string;
  /** Cards are chosen to be paid with. */
  readonly payCard: string;
  /** Trophies are chosen to be paid with. */
  readonly payTrophy: string;
  /** One of several cards drawn is kept, or taken from the other end of its deck. */
  readonly drawCard: string;
  /** A card is bought, or not. */
  readonly buy: string;
  /** A member's choice between two rooms. */
  readonly innerRoom: string;
  /** One of several gate cards is chosen. */
  readonly gateCard: string;
  /** One of several gates is chosen. */
  readonly gate: string;
  /** A card may answer what has just befallen: a loss, a card drawn. */
  readonly answer: string;
  /** A card refreshes only against a price. */
  readonly refreshPrice: string;
  /** A card may pass a check before it is rolled. */
  readonly beforeRoll: string;
  /** Clues and re-rolls. */
  readonly afterRoll: string;
  /** What is in hand in a combat check. */
  readonly hands: string;
  /** A weapon is chosen to count as magical. */
  readonly enchant: string;
}

/**
 * The clauses of questions that both games ask, from each game's own book. Rules of a single game name their clause
 * where they ask.
 */
export interface QuestionReasons {
  /** A text leaves a choice: yes or no, which, how much, for which investigator. */
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
  /** A member chooses between two rooms. */
  readonly innerRoom: string;
  /** One of several gate cards is chosen. */
  readonly gateCard: string;
  /** One of several gates is chosen. */
  readonly gate: string;
  /** A card may answer a loss or a drawn card. */
  readonly answer: string;
  /** A card refreshes only against a price. */
  readonly refreshPrice: string;
  /** A card may pass a check before it is rolled. */
  readonly beforeRoll: string;
  /** Clues and re-rolls. */
  readonly afterRoll: string;
  /** The contents of the hands in a combat check. */
  readonly hands: string;
  /** A weapon is chosen to count as magical. */
  readonly enchant: string;
}

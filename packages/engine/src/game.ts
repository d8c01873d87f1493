import type { Decision } from './decision.js';
import type { Dice } from './dice.js';
import type { Rule, Seat } from './rule.js';

/**
 * What the rules of a game hold in their hands while it is played.
 * `state`: the whole position, plain JSON; rules change it in place. `dice`: all chance.
 * `tell`: there only while somebody listens, so that `table.tell?.({...})` does not even build the event when nobody
 * does. Listeners come and go: take it from the table anew each time.
 */
export interface Table<S, E> {
  readonly state: S;
  readonly dice: Dice;
  readonly emit: ((event: E) => void) | undefined;
  /** What the game itself keeps at this table from `open` on, if anything. */
  runtime?: unknown;
  /**
   * There only where beats are kept: a beat may be made here, in the middle of a step, once `mark` has put into the state how the
   * next step goes on from here. It is made where nothing else is under way and it spares an answer; nothing is marked otherwise.
   */
  readonly checkpointHere?: ((mark: () => void) => void) | undefined;
  /** Something hidden has been shown (a card turned, a token drawn): undo must not go back behind it. */
  reveal(): void;
}

/**
 * A game as the engine sees it. `Setup`: what was agreed before it began, plain JSON; `S`: its state, plain JSON; `E`:
 * the events it tells; `R`: how it ended; `D`: the decisions it puts, which the engine takes its word for.
 */
export interface GameDefinition<Setup, S, E, R, D extends Decision = Decision> {
  /** Never there: it only says to the compiler what decisions the game puts. */
  readonly decisionType?: D;
  /** Kebab-case, for example `arkham`. */
  readonly id: string;
  /** Of its rules and its packs, as `arkham@1 base@1`; a save remembers it (see `versionParts`). */
  readonly version: string;
  /** What a save carries along so that the game can be opened where it is not known, plain JSON: packs of one's own. */
  readonly enclosed?: unknown;
  /** The words that its positions and answers mostly consist of: ids, fields. Packed saves name them shortly. */
  words?(): readonly string[];
  /** The position before the first step. Throws an error that names what is impossible about the setup. */
  begin(setup: Setup, dice: Dice): S;
  /**
   * Takes a seat at the table and returns the game's next step: a rule that plays on from the state alone, up to a
   * moment where the state alone says what comes next (a beat), and returns the result once there is one.
   * `like`: a table that has been in this position; what the game has worked out there need not be worked out anew.
   */
  open(table: Table<S, E>, warmFrom?: Table<S, E>): () => Rule<R | undefined>;
  /**
   * Puts something right in the position of a table that {@link open} was called with: what the keeper of a game says,
   * plain JSON. It asks nobody anything and sets off nothing. Throws `bad-correction` with its place for what is no
   * correction or cannot be made, and has changed nothing then. Without it nothing can be put right.
   */
  amend?(table: Table<S, E>, correction: unknown): void;
  /**
   * What is wrong with something that was handed in as a position, and where; undefined: it is one. Without it any is
   * taken for one.
   */
  validate?(position: unknown): { readonly place: string; readonly why: string } | undefined;
  /**
   * An independent copy of a state. `given`: nobody else has that state, so that the copy may have parts of it that beats and
   * forks have in common (see {@link share}).
   */
  clone(state: S, isUnshared?: boolean): S;
  /**
   * A copy of a state for beats and forks, which may have parts in common with it, as long as the rules copy these before they
   * change them. `table`: the one that {@link open} was called with whose state it is, if any is. `before`: an earlier copy, for one
   * that nothing will ever change: it may take from that what has not changed since. Without it beats and forks are made by
   * {@link clone}.
   */
  share?(state: S, table?: Table<S, E>, previous?: S): S;
  /**
   * A position from a save, which rules of an earlier version may have written, as these rules have positions. What
   * it is given stays as it is. Without it positions have always looked as they do now.
   */
  upgrade?(state: S): S;
  /**
   * Takes out of a position that another version wrote what this one has not, such as a card that is no longer in its
   * pack, and names it. It changes what it is given. Throws an error that names what the game cannot do without.
   */
  removeUnknown?(state: S): readonly string[];
  /** What a seat may know of the state; undefined: a spectator. Nothing of it is changed by anybody afterwards. */
  view(state: S, seat: Seat | undefined): unknown;
  /**
   * A look at a table that {@link open} was called with, as it stands: what each seat may know, as {@link view} says it. What
   * is the same for all seats is made once. Without it {@link view} is asked for each.
   */
  createViewer?(table: Table<S, E>): (seat: Seat | undefined) => unknown;
}

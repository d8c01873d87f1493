import type { Decision } from './decision.js';
import type { Dice } from './dice.js';
import type { Seat } from './message.js';
import type { Rule } from './rule.js';

/**
 * The rules' access to a game in progress. `state`: the whole position, plain JSON, changed in place. `dice`: all
 * randomness.
 *
 * `emit`: undefined without a listener, so that `table.emit?.({...})` does not even build the event. Listeners
 * come and go: read it from the table each time. `Runtime`: the game's own object for a table.
 */
export interface Table<S, E, Runtime = unknown> {
  readonly state: S;
  readonly dice: Dice;
  readonly emit: ((event: E) => void) | undefined;
  /** The game's own object for this table, set by `open`, if it needs one. */
  runtime?: Runtime | undefined;
  /**
   * Takes a checkpoint in the middle of a step. `mark` first records in the state how the next step continues. Does
   * nothing unless no other rule is running and the checkpoint shortens replay. Undefined if checkpoints are off.
   */
  readonly checkpointHere?: ((mark: () => void) => void) | undefined;
  /** Sets an undo barrier after revealing something hidden, such as a card or a token. */
  reveal(): void;
}

/**
 * A game as the engine sees it. `Setup`: its options, plain JSON. `S`: its state, plain JSON. `E`: its events. `R`: its
 * result. `D`: the type of its decisions, which the engine does not verify.
 */
export interface GameDefinition<Setup, S, E, R, D extends Decision = Decision> {
  /** Never set. Carries the decision type for the compiler. */
  readonly decisionType?: D;
  /** Id in kebab case, for example `arkham`. */
  readonly id: string;
  /** Versions of its rules and packs, for example `arkham@1 base@1`. Stored in saves; see `versionParts`. */
  readonly version: string;
  /** Data stored in saves so that the game opens elsewhere, such as custom packs. Plain JSON. */
  readonly embedded?: unknown;
  /**
   * Words that its positions and answers mostly consist of, such as ids and field names. Packed saves abbreviate them.
   */
  words?(): readonly string[];
  /** Returns the position before the first step. Throws an error that names the fault of an impossible setup. */
  begin(setup: Setup, dice: Dice): S;
  /**
   * Attaches the game to a table and returns a function that creates its next step. A step is a rule that starts from
   * the state alone. It ends at a checkpoint, where the state again says what comes next. At the end of the game it
   * returns the result.
   *
   * `warmFrom`: a table that has been in this position, whose cached values may be reused.
   */
  open(table: Table<S, E>, warmFrom?: Table<S, E>): () => Rule<R | undefined>;
  /**
   * Corrects the position of a table that {@link open} was called with. The correction is plain JSON from the game
   * master. It asks no question and triggers nothing.
   *
   * Throws `bad-correction` with its place for an invalid correction, which then changes nothing. Without this method
   * nothing can be corrected.
   */
  amend?(table: Table<S, E>, correction: unknown): void;
  /**
   * Returns the fault of a value handed in as a position, and its place; undefined if it is valid. Without this method
   * every value is accepted.
   */
  validate?(position: unknown): { readonly place: string; readonly why: string } | undefined;
  /**
   * Returns an independent copy of a state. `isUnshared`: no one else holds that state. The copy may then reuse parts
   * that checkpoints and forks share (see {@link share}).
   */
  clone(state: S, isUnshared?: boolean): S;
  /**
   * Returns a copy for checkpoints and forks. It may share parts with the state, as long as the rules copy those before
   * changing them.
   *
   * `table`: the table with that state, if any. `previous`: an earlier copy to take unchanged parts from, for a copy
   * that is never changed. Without this method checkpoints and forks use {@link clone}.
   */
  share?(state: S, table?: Table<S, E>, previous?: S): S;
  /**
   * Converts a saved position, possibly of an earlier version, to the current form. Must not change its argument.
   * Without this method positions have always had the current form.
   */
  upgrade?(state: S): S;
  /**
   * Removes from a position of another version everything that this version lacks, such as a deleted card. Returns the
   * names. Changes its argument. Throws an error that names anything the game cannot do without.
   */
  removeUnknown?(state: S): readonly string[];
  /**
   * Redraws in place, with these dice, everything in the position that a seat has not seen (a spectator without one):
   * each hidden thing is equally likely in each place where it may be. Called while questions are open, so it changes
   * neither the seat's view nor any question. Without this method {@link Play.imagine} only has new dice.
   */
  redraw?(table: Table<S, E>, seat: Seat | undefined, dice: Dice): void;
  /**
   * Returns the part of the state that a seat may know; undefined: a spectator. The result is never changed afterwards.
   */
  view(state: S, seat: Seat | undefined): unknown;
  /**
   * Returns a function that gives each seat's {@link view} of the table's current state. Parts that all seats share are
   * built once. Without this method {@link view} is called for each seat.
   */
  createViewer?(table: Table<S, E>): (seat: Seat | undefined) => unknown;
}

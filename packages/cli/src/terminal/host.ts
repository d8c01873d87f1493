import type { AnswerOptions, GameUpdate } from '@vigil/table';

/** An update as the terminal needs it; a game over the network has neither seed nor save. */
export type TerminalUpdate = Omit<GameUpdate, 'seed' | 'saved'> & Partial<Pick<GameUpdate, 'seed' | 'saved'>>;

/** True if the game is held locally: then it has a seed and a save. */
export function isLocalUpdate(update: TerminalUpdate): update is GameUpdate {
  return update.saved !== undefined && update.seed !== undefined;
}

/** A game that is held here. Throws for one that is not. */
export function requireLocalUpdate(update: TerminalUpdate): GameUpdate {
  if (!isLocalUpdate(update)) throw new Error('this game is not held here');
  return update;
}

/** Holder of the game played at a terminal: local, or a server. */
export interface TerminalHost {
  /** The game as it stands, with what was told since the last update. */
  update(): TerminalUpdate;
  /** The seats played here; undefined: all. */
  readonly seats?: readonly number[];
  /** Gives an answer. Undefined: it is on its way, and the table will hear what comes of it. */
  answer(decision: string, option: string, manner: AnswerOptions): TerminalUpdate | undefined;
  /** Takes the last answer back. Undefined: as for an answer. */
  undo(evenChance: boolean): TerminalUpdate | undefined;
  /** Over the network: others are here as well. */
  readonly others?: {
    /** Says something to those at the table. */
    say(text: string): void;
    /** For whom it waits while nothing is asked here. */
    waitsFor(): readonly number[];
    /** Does what a line says that is of playing with others alone. False: it is no such line. */
    handleLine(line: string): boolean;
    /** Resolves once what was sent is done. */
    whenSent(): Promise<void>;
    /** Resolves once that is so, and something is asked here, or nothing will be any more. */
    whenAsked(): Promise<void>;
  };
}

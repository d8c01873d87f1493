import type { Message } from '@vigil/engine';
import type { AnswerOptions, GameUpdate } from '@vigil/table';

/** An update as the terminal needs it; a game over the network has neither seed nor save. */
export type TerminalUpdate = Omit<GameUpdate, 'seed' | 'saved'> &
  Partial<Pick<GameUpdate, 'seed' | 'saved'>> & {
    /** Reasons of bots for what they answered since the last update, in order. */
    readonly reasons?: readonly Message[];
  };

/** True for a local game, which has a seed and a save. */
export function isLocalUpdate(update: TerminalUpdate): update is GameUpdate {
  return update.saved !== undefined && update.seed !== undefined;
}

/** Returns a local game. Throws for a remote one. */
export function requireLocalUpdate(update: TerminalUpdate): GameUpdate {
  if (!isLocalUpdate(update)) throw new Error('this game is not held here');
  return update;
}

/** Holder of the game played at a terminal: local, or a server. */
export interface TerminalHost {
  /** The current game, with the events since the last update. */
  update(): TerminalUpdate;
  /** The seats played here; undefined: all. */
  readonly seats?: readonly number[];
  /** Gives an answer. Undefined: it was sent, and its result will follow. */
  answer(decision: string, option: string, manner: AnswerOptions): TerminalUpdate | undefined;
  /** Takes the last answer back. Undefined: as for an answer. */
  undo(pastBarrier: boolean): TerminalUpdate | undefined;
  /** Only for online games: commands and messages of other players. */
  readonly others?: {
    /** Sends a chat message to the table. */
    say(text: string): void;
    /** Returns the seats that the game waits for, if none is played here. */
    waitsFor(): readonly number[];
    /** Handles a line that only makes sense online. False: it is another line. */
    handleLine(line: string): boolean;
    /** Resolves when all requests are complete. */
    whenSent(): Promise<void>;
    /** Resolves when all requests are complete and either a question is open here or none will follow. */
    whenAsked(): Promise<void>;
  };
}

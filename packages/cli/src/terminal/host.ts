import type { Manner, Update } from '@vigil/table';

/** What a terminal has to know of a game; a game over the network has neither seed nor save. */
export type Known = Omit<Update, 'seed' | 'saved'> & Partial<Pick<Update, 'seed' | 'saved'>>;

/** Whether a game is held here: then it has a seed and a save. */
export function isHere(update: Known): update is Update {
  return update.saved !== undefined && update.seed !== undefined;
}

/** A game that is held here. Throws for one that is not. */
export function here(update: Known): Update {
  if (!isHere(update)) throw new Error('this game is not held here');
  return update;
}

/** Who holds the game that is played at a terminal: here, or a server. */
export interface TerminalHost {
  /** The game as it stands, with what was told since the last update. */
  update(): Known;
  /** Gives an answer. Undefined: it is on its way, and the table will hear what comes of it. */
  answer(decision: string, option: string, manner: Manner): Known | undefined;
  /** Takes the last answer back. Undefined: as for an answer. */
  undo(evenChance: boolean): Known | undefined;
  /** Over the network: others are here as well. */
  readonly others?: {
    /** Says something to those at the table. */
    say(text: string): void;
    /** For whom it waits while nothing is asked here. */
    waitsFor(): readonly number[];
    /** Does what a line says that is of playing with others alone. False: it is no such line. */
    take(line: string): boolean;
    /** Resolves once what was sent is done. */
    done(): Promise<void>;
    /** Resolves once that is so, and something is asked here, or nothing will be any more. */
    asked(): Promise<void>;
  };
}

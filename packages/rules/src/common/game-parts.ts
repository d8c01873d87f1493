import type { GameDefinition } from '@vigil/engine';
import type { Event } from '../language/events.js';

/**
 * What a game does without as long as it is played where it was begun: to read positions that were handed in and saves, also
 * packed ones and those of other versions, and to put right what its keeper says. A page fetches it when it is wanted.
 */
export type LazyGame<S> = Required<
  Pick<GameDefinition<unknown, S, Event, unknown>, 'words' | 'amend' | 'validate' | 'upgrade' | 'removeUnknown'>
>;

/** All else of a game. */
export type CoreGame<Game> = Omit<Game, keyof LazyGame<unknown>>;

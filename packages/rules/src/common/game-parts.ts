import type { GameDefinition } from '@vigil/engine';
import type { Event } from '../language/events.js';

/**
 * Parts of a game that are not needed for playing it where it began. They read positions, packed saves and saves of
 * other versions, and apply corrections of the game master. The page loads them on demand.
 */
export type LazyGame<S> = Required<
  Pick<GameDefinition<unknown, S, Event, unknown>, 'words' | 'amend' | 'validate' | 'upgrade' | 'removeUnknown'>
>;

/** All other parts of a game. */
export type CoreGame<Game> = Omit<Game, keyof LazyGame<unknown>>;

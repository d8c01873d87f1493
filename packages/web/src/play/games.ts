import { ARKHAM_PLAYERS, BARRED_SHEETS, HAUNT_PLAYERS } from '@vigil/rules';
import type { GameId } from '@vigil/table';

/** What is known of a game before it is on the table. */
export interface GameFacts {
  readonly name: string;
  /** How many investigators it takes. */
  readonly players: { readonly least: number; readonly most: number };
  /** Sheets that it does not use. */
  readonly unusedSheets: readonly string[];
  /** House rules by which one person alone need not ask the others. */
  readonly alone: Readonly<Record<string, string>>;
}

/** The games of this page, in the order in which they are offered. */
export const GAMES: Readonly<Record<GameId, GameFacts>> = {
  arkham: { name: 'Arkham Horror', players: ARKHAM_PLAYERS, unusedSheets: [], alone: {} },
  haunt: {
    name: 'Haunt of the Watchers',
    players: HAUNT_PLAYERS,
    unusedSheets: BARRED_SHEETS,
    alone: { dayEnds: 'anyone' },
  },
};

export const GAME_IDS = Object.keys(GAMES) as GameId[];

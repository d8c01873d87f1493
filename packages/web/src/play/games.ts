import { ARKHAM_PLAYERS, BARRED_SHEETS, HAUNT_PLAYERS } from '@vigil/rules';
import type { GameId } from '@vigil/table';

/** The games by name. */
export const GAME_NAMES: Readonly<Record<GameId, string>> = {
  arkham: 'Arkham Horror',
  haunt: 'Haunt of the Watchers',
};

/** How many investigators a game takes. */
export const TABLE_SIZES: Readonly<Record<GameId, { readonly least: number; readonly most: number }>> = {
  arkham: ARKHAM_PLAYERS,
  haunt: HAUNT_PLAYERS,
};

/** Sheets that a game does not use (H-SETUP-19). */
export const UNUSED_SHEETS: Readonly<Record<GameId, readonly string[]>> = { arkham: [], haunt: BARRED_SHEETS };

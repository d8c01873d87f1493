/** The games by name. */
import type { GameId } from '@vigil/table';
export const GAME_NAMES: Readonly<Record<GameId, string>> = {
  arkham: 'Arkham Horror',
  haunt: 'Haunt of the Watchers',
};

/** How many investigators a game takes. */
export const TABLE_SIZES: Readonly<Record<GameId, { readonly least: number; readonly most: number }>> = {
  arkham: { least: 1, most: 8 },
  haunt: { least: 2, most: 5 },
};

/** Sheets that a game does not use (H-SETUP-19). */
export const UNUSED_SHEETS: Readonly<Record<GameId, readonly string[]>> = {
  arkham: [],
  haunt: ['mandy-thompson', 'sister-mary'],
};

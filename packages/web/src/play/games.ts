import { ARKHAM_PLAYERS, HAUNT_PLAYERS, REMOVED_SHEETS } from '@vigil/rules';
import type { GameId } from '@vigil/table';

/** Facts about a game before it is loaded. */
export interface GameInfo {
  readonly name: string;
  /** Number of investigators. */
  readonly players: { readonly least: number; readonly most: number };
  /** Sheets that it does not use. */
  readonly unusedSheets: readonly string[];
  /** House rules by which one person alone need not ask the others. */
  readonly soloHouseRules: Readonly<Record<string, string>>;
}

/** The games of this page, in the order in which they are offered. */
export const GAMES: Readonly<Record<GameId, GameInfo>> = {
  arkham: { name: 'Arkham Horror', players: ARKHAM_PLAYERS, unusedSheets: [], soloHouseRules: {} },
  haunt: {
    name: 'Haunt of the Watchers',
    players: HAUNT_PLAYERS,
    unusedSheets: REMOVED_SHEETS,
    soloHouseRules: { dayEnds: 'anyone' },
  },
};

export const GAME_IDS = Object.keys(GAMES) as GameId[];

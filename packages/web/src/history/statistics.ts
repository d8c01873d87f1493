import type { GameId } from '@vigil/table';
import type { GameEntry, SavedNames } from '../play/game-storage.js';
import { GAME_IDS } from '../play/games.js';

/** Statistics of some games. */
export interface Tally {
  readonly games: number;
  readonly finished: number;
  readonly won: number;
  readonly lost: number;
  /** Finished before results were stored. */
  readonly unknown: number;
  /** Average number of turns (in Haunt days) of the finished ones. */
  readonly length: number | undefined;
  readonly bestScore: number | undefined;
}

/** Statistics of all saved games. */
export interface Statistics {
  readonly all: Tally;
  /** Only games that were played. */
  readonly byGame: readonly { readonly game: GameId; readonly tally: Tally }[];
  /** The Ancient Ones of finished games, the most frequent first. */
  readonly byAncientOne: readonly {
    readonly ancientOne: string;
    readonly names: SavedNames | undefined;
    readonly tally: Tally;
  }[];
}

/** Computes the statistics of games. */
export function computeStatistics(games: readonly GameEntry[]): Statistics {
  const byGame = GAME_IDS.map((game) => ({
    game,
    tally: computeTally(games.filter((one) => one.game === game)),
  })).filter(({ tally }) => tally.games > 0);
  const faced = new Set(games.filter(({ over }) => over).map(({ ancientOne }) => ancientOne));
  const byAncientOne = [...faced]
    .map((ancientOne) => {
      const those = games.filter((one) => one.ancientOne === ancientOne);
      return { ancientOne, names: those.find(({ names }) => names)?.names, tally: computeTally(those) };
    })
    .sort((one, other) => other.tally.finished - one.tally.finished);
  return { all: computeTally(games), byGame, byAncientOne };
}

function computeTally(games: readonly GameEntry[]): Tally {
  const over = games.filter((game) => game.over);
  const won = over.filter(({ ending }) => ending?.won === true).length;
  const lost = over.filter(({ ending }) => ending?.won === false).length;
  const scores = over.map(({ ending }) => ending?.score).filter((score) => score !== undefined);
  return {
    games: games.length,
    finished: over.length,
    won,
    lost,
    unknown: over.length - won - lost,
    length: over.length === 0 ? undefined : over.reduce((sum, { turn }) => sum + turn, 0) / over.length,
    bestScore: scores.length === 0 ? undefined : Math.max(...scores),
  };
}

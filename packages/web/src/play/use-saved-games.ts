import { useCallback, useEffect, useState } from 'react';
import { loadSavedGames, type SavedGames } from './game-storage.js';
import { onOtherWindowSaved } from './other-windows.js';

/** Saved games loaded so far, a read error, and a reload. */
export interface SavedGamesState {
  readonly saved: SavedGames | undefined;
  readonly error: unknown;
  readonly reload: () => Promise<void>;
}

const NO_GAMES: SavedGames = { games: [], damaged: [] };

/** The games kept in this browser, for a component; read again when another window keeps one. */
export function useSavedGames(): SavedGamesState {
  const [state, setState] = useState<{ readonly saved: SavedGames | undefined; readonly error?: unknown }>({
    saved: undefined,
  });
  const again = useCallback(
    () =>
      loadSavedGames().then(
        (saved) => setState({ saved }),
        (error: unknown) => setState({ saved: NO_GAMES, error }),
      ),
    [],
  );
  useEffect(() => {
    void again();
    return onOtherWindowSaved(() => void again());
  }, [again]);
  return { saved: state.saved, error: state.error, reload: again };
}

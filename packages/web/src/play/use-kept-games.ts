import { useCallback, useEffect, useState } from 'react';
import { type KeptGames, keptGames } from './storage.js';
import { onOtherWindows } from './windows.js';

/** What is kept, as far as it is known by now; why it cannot be read; and reading it again. */
export interface KeptHere {
  readonly kept: KeptGames | undefined;
  readonly trouble: unknown;
  readonly again: () => Promise<void>;
}

const NOTHING: KeptGames = { games: [], damaged: [] };

/** The games kept in this browser, for a component; read again when another window keeps one. */
export function useKeptGames(): KeptHere {
  const [state, setState] = useState<{ readonly kept: KeptGames | undefined; readonly trouble?: unknown }>({
    kept: undefined,
  });
  const again = useCallback(
    () =>
      keptGames().then(
        (kept) => setState({ kept }),
        (trouble: unknown) => setState({ kept: NOTHING, trouble }),
      ),
    [],
  );
  useEffect(() => {
    void again();
    return onOtherWindows(() => void again());
  }, [again]);
  return { ...state, trouble: state.trouble, again };
}

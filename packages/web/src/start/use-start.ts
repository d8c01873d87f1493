import { BASE_ONLY } from '@vigil/table';
import { useRef, useState } from 'react';
import type { OnlineOptions } from '../online/settings/online-options.js';
import { newSeed } from '../play/chance.js';
import { Session } from '../play/session.js';
import type { SetUp } from './use-set-up.js';

/** Starts the game of a set-up: here by `begin`, or as a table online. `errorMessage`: why no table was opened. */
export function useStart(setUp: SetUp, begin: (make: (id: string) => Promise<Session>) => void) {
  const onlineOptions = useRef<OnlineOptions>(undefined);
  const [errorMessage, setErrorMessage] = useState<string>();
  const start = () => {
    const { game, packs, where, seats, ancientOne, tableSheets, seed, houseRules } = setUp;
    const investigators = [...seats.chosen, ...Array<string>(seats.random).fill('random')];
    const named = packs.length > BASE_ONLY.length && { packs };
    const setup = { investigators, ancientOne, ...tableSheets, ...named, houseRules };
    const seated = seats.bots.map((seat) => ({ seat, since: 0 }));
    if (where === 'here') return begin((id) => Session.start(id, game, setup, seed.trim() || newSeed(), seated));
    setErrorMessage(undefined);
    import('../online/settings/online-options.js')
      .then(({ openTable, DEFAULT_ONLINE_OPTIONS }) =>
        openTable(game, { setup }, onlineOptions.current ?? DEFAULT_ONLINE_OPTIONS),
      )
      .catch((error: unknown) => setErrorMessage(error instanceof Error ? error.message : String(error)));
  };
  const setOnlineOptions = (next: OnlineOptions) => {
    onlineOptions.current = next;
  };
  return { start, errorMessage, setOnlineOptions };
}

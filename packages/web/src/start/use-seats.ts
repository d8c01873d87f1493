import type { GameId } from '@vigil/table';
import { useState } from 'react';
import { GAMES } from '../play/games.js';
import { withoutSeat } from './seats.js';

export const PLACES_TO_PLAY = ['here', 'online'] as const;
export type PlaceToPlay = (typeof PLACES_TO_PLAY)[number];

/** Default number of seats: the minimum, but at least two online. */
function defaultSeats(game: GameId, where: PlaceToPlay): number {
  return Math.max(GAMES[game].players.least, where === 'online' ? 2 : 1);
}

/** The seats of a new game: chosen investigators, then random ones, and the seats of bots. */
export function useSeats(game: GameId, where: PlaceToPlay) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [random, setRandom] = useState(defaultSeats(game, where));
  const [botSeats, setBots] = useState<readonly number[]>([]);
  // A seat that is gone has no player.
  const bots = where === 'here' ? botSeats.filter((seat) => seat < chosen.length + random) : [];
  const changeRandom = (next: number) => {
    if (next < random) setBots(bots.filter((seat) => seat < chosen.length + next));
    setRandom(next);
  };
  return {
    chosen,
    random,
    bots,
    setBots,
    changeRandom,
    addSeat: chosen.length + random < GAMES[game].players.most ? () => changeRandom(random + 1) : undefined,
    choose: (next: readonly string[]) => {
      const removedIndex = chosen.findIndex((id) => !next.includes(id));
      if (removedIndex >= 0) setBots(withoutSeat(bots, removedIndex));
      setChosen(next);
    },
    /** Leaves the default number of random investigators, for a game. */
    reset: (of: GameId) => {
      setChosen([]);
      setRandom(defaultSeats(of, where));
      setBots([]);
    },
    /** Follows a change of the place to play. */
    follow: (next: PlaceToPlay) => {
      if (chosen.length === 0) setRandom(defaultSeats(game, next));
    },
  };
}

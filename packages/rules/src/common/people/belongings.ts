import type { LostBelongings } from '../../language/events.js';
import type { Investigator } from '../state.js';

/**
 * Returns what leaves the game with a removed investigator, since the table no longer shows it afterwards. `trophies`:
 * trophies go too.
 */
export function lostBelongings(who: Investigator, trophies: boolean): LostBelongings {
  const { id, cards, money, clues, monsterTrophies, gateTrophies } = who;
  return {
    investigator: id,
    cards: cards.map(({ card }) => card),
    money,
    clues,
    trophies: trophies ? [...monsterTrophies, ...gateTrophies] : [],
  };
}

import type { LostBelongings } from '../../language/events.js';
import type { Investigator } from '../state.js';

/**
 * Who is about to leave the game, and what leaves it with him: afterwards nobody reads it from the table. `trophies`: they
 * go too.
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

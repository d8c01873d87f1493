import { emptyDoomSpaces, listPaymentsFor, type Payment } from '../board/tracks.js';
import type { Game } from '../game.js';

/**
 * Returns how many mornings' Doom tokens can still be placed with the best payments (H-UPKEEP-02, H-UPKEEP-03,
 * H-END-02). `terror`: rise of Terror before.
 */
export function morningsLeft(g: Game, terror = 0): number {
  const due = g.rules.turn.doomPerDay(g);
  const room = g.rules.board.terrorSpaces(g) - g.s.terror - terror;
  // Terror that does not fit loses the game.
  if (room < 0 || due <= 0) return 0;
  return maxMornings(g, due, { doom: emptyDoomSpaces(g), terror: room }, new Map());
}

function maxMornings(g: Game, due: number, empty: Payment, known: Map<string, number>): number {
  const key = `${empty.doom} ${empty.terror}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  let best = 0;
  for (const { doom, terror } of listPaymentsFor(g, due, empty)) {
    best = Math.max(best, 1 + maxMornings(g, due, { doom: empty.doom - doom, terror: empty.terror - terror }, known));
  }
  known.set(key, best);
  return best;
}

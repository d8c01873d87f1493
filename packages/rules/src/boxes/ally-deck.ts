import type { Game } from '../arkham/game.js';

/** So many Allies make the deck of a game where a box brings more (D-SETUP-02). */
const ALLIES = 11;

/**
 * The Ally deck is cut for the whole game: to eleven at random, among them those that are somebody's fixed possession.
 * Gives them in the order of their names, in which everybody may look at them; the deck is shuffled as it was.
 */
export function cutAllies(g: Game): string[] {
  const { investigators, decks } = g.s;
  const fixed = new Set(investigators.flatMap((who) => g.sheet(who).fixed.cards));
  const others = decks.ally.filter((card) => !fixed.has(card));
  const wanted = decks.ally.filter((card) => fixed.has(card));
  const kept = new Set([...wanted, ...others.slice(0, Math.max(0, ALLIES - wanted.length))]);
  decks.ally = decks.ally.filter((card) => kept.has(card));
  return [...kept].sort();
}

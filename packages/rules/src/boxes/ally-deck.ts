import type { Game } from '../arkham/game.js';

/** So many Allies make the deck of a game where a box brings more (D-SETUP-02). */
const ALLY_DECK_SIZE = 11;

/**
 * The Ally deck is cut for the whole game: to eleven at random, among them those that are somebody's fixed possession.
 * Gives them in the order of their names, in which everybody may look at them; the deck is shuffled as it was.
 */
export function cutAllyDeck(g: Game): string[] {
  const { investigators } = g.s;
  const decks = g.mutableDecks();
  const fixed = new Set(investigators.flatMap((who) => g.sheet(who).fixed.cards));
  let others = ALLY_DECK_SIZE;
  for (const card of decks.ally) if (fixed.has(card)) others--;
  decks.ally = decks.ally.filter((card) => {
    if (fixed.has(card)) return true;
    others--;
    return others >= 0;
  });
  return [...decks.ally].sort();
}

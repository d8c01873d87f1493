import type { Game } from '../arkham/game.js';

/** Size of the Ally deck in games with an expansion that adds Allies (D-SETUP-02). */
const ALLY_DECK_SIZE = 11;

/**
 * Cuts the Ally deck for the whole game to eleven random cards, always including the Allies that are fixed possessions.
 *
 * Returns the cards sorted by name, so that every player may see them; the deck itself stays shuffled.
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

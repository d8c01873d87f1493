/** Components of the base game that Haunt does not use. */
import type { CardDef } from '../language/components.js';
import type { Content } from '../language/content.js';

/** Investigators that are never available (H-SETUP-19). */
export const REMOVED_SHEETS: readonly string[] = ['mandy-thompson', 'sister-mary'];
/** Mythos cards that are never used (H-SETUP-05). */
const REMOVED_MYTHOS: readonly string[] = ['the-story-continues', 'happy-days-are-here-again'];

/** Returns the number of copies of a card in its deck (H-SETUP-01, H-SETUP-02, H-SETUP-03, H-SETUP-04). */
export function copiesInPlay({ id, deck, type, count }: CardDef): number {
  switch (deck) {
    case 'common':
      if (id === 'knife') return 0;
      return type === 'weapon' ? count - 1 : count;
    case 'unique':
      if (id === 'blue-watcher-of-the-pyramid') return 0;
      return id === 'enchanted-blade' || id === 'enchanted-knife' || id === 'elder-sign' ? count - 1 : count;
    case 'spell':
      if (id === 'voice-of-ra') return 0;
      return id === 'shrivelling' ? count - 3 : count;
    default:
      return count;
  }
}

/**
 * Returns the Mythos deck: without Rumors and the two removed cards (H-SETUP-05). Each remaining card has a place and
 * two to four symbols (H-SETUP-06).
 */
export function listMythosDeck(content: Content): string[] {
  const cards: string[] = [];
  for (const { id, type, gate, white, black } of content.mythos.values()) {
    if (type === 'rumor' || type === 'reshuffle' || REMOVED_MYTHOS.includes(id)) continue;
    const symbols = white.length + black.length;
    if (gate === undefined || symbols < 2 || symbols > 4) continue;
    cards.push(id);
  }
  return cards;
}

import { type Content, hauntCopies, hauntMythos, type MythosDef, type Pack, REMOVED_SHEETS } from '@vigil/rules';

/**
 * Returns the components of a pack as Haunt uses them: without those that set-up removes, with markers for cards
 * (H-SETUP).
 */
export function hauntPack(pack: Pack, hauntContent: Content): Pack {
  const used = new Set(hauntMythos(hauntContent));
  const ids = new Set(pack.cards.map(({ id }) => id));
  const printed = [...hauntContent.cards.values()].filter(({ id }) => ids.has(id));
  const cards = printed.map((card) => ({ ...card, count: hauntCopies(card) }));
  return {
    ...pack,
    cards: cards.filter(({ count }) => count > 0),
    investigators: pack.investigators.filter(({ id }) => !REMOVED_SHEETS.includes(id)),
    mythos: pack.mythos.filter(({ id }) => used.has(id)),
  };
}

/** Figures of a Mythos card that drive the monsters [H-UPKEEP-13]. */
export function mythosFigures({ gate, clues, white, black }: MythosDef): Record<string, unknown> {
  return { place: gate, clue: clues[0], grey: white, black };
}

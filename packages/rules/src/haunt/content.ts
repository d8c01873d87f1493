import type { CardDef } from '../language/components.js';
import { Content } from '../language/content.js';
import { MARKERS } from './markers.js';

/** What {@link toHauntContent} has made: components never change. */
const contentCache = new WeakMap<Content, Content>();

/**
 * The components as Haunt uses them: cards that it replaces by markers have lost their text (H-INTRO-07), and what comes
 * with the Deputy is an attribute and no item to be chosen as a loss (H-ASSET-04). Of such components they are the same.
 */
export function toHauntContent(content: Content): Content {
  const known = contentCache.get(content);
  if (known) return known;
  const attributes: CardDef[] = [];
  for (const card of content.cards.values()) {
    if (card.deck !== 'special' || !card.item) continue;
    const { item: _, ...attribute } = card;
    attributes.push(attribute);
  }
  const own = new Content([...content.packs, { ...MARKERS, cards: [...MARKERS.cards, ...attributes] }], content);
  contentCache.set(content, own);
  contentCache.set(own, own);
  return own;
}

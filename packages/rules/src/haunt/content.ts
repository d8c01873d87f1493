import type { CardDef } from '../language/components.js';
import { Content } from '../language/content.js';
import { MARKERS } from './markers.js';

/** Results of {@link toHauntContent}, cached because components never change. */
const contentCache = new WeakMap<Content, Content>();

/**
 * Returns the components as Haunt uses them. Cards replaced by markers have no text (H-INTRO-07). The Deputy's cards
 * are attributes, not items that can be chosen as a loss (H-ASSET-04). Applied to its own result it changes nothing.
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

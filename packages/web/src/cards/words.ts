import { CARDS } from '../words/en/cards.js';
import { loadMessages } from '../words/t.js';

/** The messages of this screen, loaded with it, and the shared ones. */
export const t = await loadMessages(CARDS, async () => (await import('../words/de/cards.js')).CARDS_DE);

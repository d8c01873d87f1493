import { CARDS } from '../words/en/cards.js';
import { sayer } from '../words/t.js';

/** What this screen says, which comes with it, and what every screen does. */
export const t = await sayer(CARDS, async () => (await import('../words/de/cards.js')).CARDS_DE);

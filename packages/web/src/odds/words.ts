import { ODDS } from '../words/en/odds.js';
import { loadMessages } from '../words/t.js';

/** The messages of the table of odds, loaded with it. */
export const t = await loadMessages<keyof typeof ODDS>(ODDS, async () => (await import('../words/de/odds.js')).ODDS_DE);

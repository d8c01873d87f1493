import { ADVICE } from '../words/en/advice.js';
import { loadMessages } from '../words/t.js';

/** Messages of advice, bundled with its panel. */
export const t = await loadMessages(ADVICE, async () => (await import('../words/de/advice.js')).ADVICE_DE);

import { TRADE } from '../words/en/trade.js';
import { loadMessages } from '../words/t.js';

/** What is said while two trade, which comes with it, and all else that the table says. */
export const t = await loadMessages(TRADE, async () => (await import('../words/de/trade.js')).TRADE_DE);

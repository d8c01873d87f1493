import { TRADE } from '../words/en/trade.js';
import { loadMessages } from '../words/t.js';

/** Messages of trades, loaded with them, and the common messages. */
export const t = await loadMessages(TRADE, async () => (await import('../words/de/trade.js')).TRADE_DE);

import { ONLINE } from '../words/en/online.js';
import { sayer } from '../words/t.js';

/** What tables over the network say, which comes with them, and what every screen does. */
export const t = await sayer(ONLINE, async () => (await import('../words/de/online.js')).ONLINE_DE);

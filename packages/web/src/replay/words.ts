import { REPLAY } from '../words/en/replay.js';
import { loadMessages } from '../words/t.js';

/** What is said of looking back, of branches and of links; it comes with them. */
export const t = await loadMessages(REPLAY, async () => (await import('../words/de/replay.js')).REPLAY_DE);

import { REPLAY } from '../words/en/replay.js';
import { loadMessages } from '../words/t.js';

/** Messages about looking back, branches and links, loaded with them. */
export const t = await loadMessages(REPLAY, async () => (await import('../words/de/replay.js')).REPLAY_DE);

import { KEYS } from '../../words/en/keys.js';
import { loadMessages } from '../../words/t.js';

/** What the list of keys says. */
export const t = await loadMessages(KEYS, async () => (await import('../../words/de/keys.js')).KEYS_DE);

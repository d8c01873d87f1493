import { KEYS } from '../../words/en/keys.js';
import { loadMessages } from '../../words/t.js';

/** The messages of the list of keys. */
export const t = await loadMessages(KEYS, async () => (await import('../../words/de/keys.js')).KEYS_DE);

import { KEYS } from '../../words/en/keys.js';
import { sayer } from '../../words/t.js';

/** What the list of keys says. */
export const t = await sayer(KEYS, async () => (await import('../../words/de/keys.js')).KEYS_DE);

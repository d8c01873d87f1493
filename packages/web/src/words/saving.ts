/** Messages on saving games and importing files, loaded on first use. */
import { SAVING } from './en/saving.js';
import { loadMessages } from './t.js';

export const t = await loadMessages(SAVING, async () => (await import('./de/saving.js')).SAVING_DE);

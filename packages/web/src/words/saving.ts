/** What is said of how games are kept and taken in: fetched when there is something to say. */
import { SAVING } from './en/saving.js';
import { loadMessages } from './t.js';

export const t = await loadMessages(SAVING, async () => (await import('./de/saving.js')).SAVING_DE);

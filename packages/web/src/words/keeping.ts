/** What is said of how games are kept and taken in: fetched when there is something to say. */
import { KEEPING } from './en/keeping.js';
import { sayer } from './t.js';

export const t = await sayer(KEEPING, async () => (await import('./de/keeping.js')).KEEPING_DE);

import { PLANNER } from '../../../words/en/planner.js';
import { loadMessages } from '../../../words/t.js';

/** The messages of the planner, loaded with it, and the table's other messages. */
export const t = await loadMessages(PLANNER, async () => (await import('../../../words/de/planner.js')).PLANNER_DE);

import { PLANNER } from '../../../words/en/planner.js';
import { loadMessages } from '../../../words/t.js';

/** What the planner says, which comes with it, and all else that the table says. */
export const t = await loadMessages(PLANNER, async () => (await import('../../../words/de/planner.js')).PLANNER_DE);

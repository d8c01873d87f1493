import { PLANNER } from '../../../words/en/planner.js';
import { sayer } from '../../../words/t.js';

/** What the planner says, which comes with it, and all else that the table says. */
export const t = await sayer(PLANNER, async () => (await import('../../../words/de/planner.js')).PLANNER_DE);
